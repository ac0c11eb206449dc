"""Attacks in a row: the slow resolver against counts by hand, then the program against it."""

import json
from random import Random
from typing import Any

import pytest

from rules.resolution import Course, Resolver, course_of
from rules.sequence import read_row
from rules.story import Story, rolled
from rules.systems.hell_dorado.schedule import Schedule
from tests.slow.draw_hell_dorado import draw_row
from tests.slow.hell_dorado_row import resolve
from tests.test_slow_hell_dorado import compared

Document = dict[str, Any]


def of_game(engagement: Document) -> Document:
    """An engagement with its head."""
    return {"toise": "engagement", "version": 1, "system": "hell_dorado"} | engagement


def row_of(engagements: list[Document]) -> Any:
    """The row as the program reads it."""
    told = [json.dumps(of_game(engagement), ensure_ascii=False) for engagement in engagements]
    return read_row(told)


@pytest.mark.parametrize("index", range(60))
def test_program_agrees(index: int) -> None:
    engagements = draw_row(Random(f"hell_dorado row {index}"))
    document = row_of(engagements).resolve(Resolver()).document()
    assert compared(document) == resolve(engagements)
    for place, step in enumerate(document["steps"], 1):
        assert compared(step) == resolve(engagements[:place])


@pytest.mark.parametrize("index", range(90))
def test_told_or_cut_it_is_one_law(index: int) -> None:
    case = row_of(draw_row(Random(f"hell_dorado row {index}"))).cases[-1]
    points = tuple(target.hit_points for target in case.targets)
    programs = [case.program, case.computed, Schedule(case.cases, case.names).cut(points)]
    resolver = Resolver()
    told, computed, *cut = (
        case.result(course_of(program, resolver)).document() for program in programs if program
    )
    assert [told] * len(cut) == cut
    assert told == computed


@pytest.mark.parametrize("index", range(90))
def test_what_remains_is_one_law_as_it_is_told_or_cut(index: int) -> None:
    random = Random(f"hell_dorado rest {index}")
    case = row_of(draw_row(random)).cases[-1]
    schedule = Schedule(case.cases, case.names)
    faces = rolled(case.program, random).faces
    for count in range(0, len(faces), 3):
        story, resolver = Story(case.program, faces[:count]), Resolver()
        told = rest_of(story, resolver, (case.program, story.state))
        cut = schedule.cut_rest(case.program, story.state)
        for course in (story.rest(resolver), *([rest_of(story, resolver, cut)] if cut else [])):
            assert case.result(course).document() == case.result(told).document()


def rest_of(story: Story, resolver: Resolver, ahead: tuple[Any, Any]) -> Course:
    """The course of what remains, by a program and its state."""
    thrown, (program, state) = story.current, ahead
    assert thrown is not None
    first = resolver.rest_of_step(thrown.step, story.heard, thrown.dice)
    return course_of(program, resolver, state=state, first=first, sums=dict(story.sums))
