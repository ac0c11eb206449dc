"""Attacks in a row: the slow resolver against counts by hand, then the program against it."""

import json
from random import Random
from typing import Any

import pytest

from rules.resolution import Course, Resolver, course_of
from rules.sequence import read_row
from rules.story import Story, rolled
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
def test_told_or_computed_it_is_one_law(index: int) -> None:
    case = row_of(draw_row(Random(f"hell_dorado row {index}"))).cases[-1]
    resolver = Resolver()
    told, computed = (
        case.result(course_of(program, resolver)) for program in (case.program, case.computed)
    )
    assert told.document() == computed.document()


@pytest.mark.parametrize("index", range(90))
def test_what_remains_is_one_law_as_it_is_told_or_cut(index: int) -> None:
    random = Random(f"hell_dorado rest {index}")
    case = row_of(draw_row(random)).cases[-1]
    faces = rolled(case.program, random).faces
    resolver = Resolver()
    for count in range(0, len(faces), 3):
        story = Story(case.program, faces[:count])
        cut, told = story.rest(resolver), rest_as_told(story, resolver)
        assert case.result(cut).document() == case.result(told).document()


def rest_as_told(story: Story, resolver: Resolver) -> Course:
    """The course of what remains, in the order in which it is told."""
    thrown = story.current
    assert thrown is not None
    first = resolver.rest_of_step(thrown.step, story.heard, thrown.dice)
    sums = dict(story.sums)
    return course_of(story.program, resolver, state=story.state, first=first, sums=sums)
