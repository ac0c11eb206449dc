"""Attacks in a row: the slow resolver against counts by hand, then the program against it."""

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rules.resolution import Resolver, course_of
from rules.sequence import read_row
from tests.slow.draw_hell_dorado import draw_row
from tests.slow.hell_dorado_row import resolve
from tests.test_slow_hell_dorado import blow, compared, englobant, fighter, percutant

Document = dict[str, Any]


def of_game(engagement: Document) -> Document:
    """An engagement with its head."""
    return {"toise": "engagement", "version": 1, "system": "hell_dorado"} | engagement


def row_of(engagements: list[Document]) -> Any:
    """The row as the program reads it."""
    told = [json.dumps(of_game(engagement), ensure_ascii=False) for engagement in engagements]
    return read_row(told)


@pytest.mark.parametrize("index", range(150))
def test_program_agrees(index: int) -> None:
    engagements = draw_row(Random(f"hell_dorado row {index}"))
    document = row_of(engagements).resolve(Resolver()).document()
    assert compared(document) == resolve(engagements)
    for place, step in enumerate(document["steps"], 1):
        assert compared(step) == resolve(engagements[:place])


@pytest.mark.parametrize("index", range(150))
def test_told_or_computed_it_is_one_law(index: int) -> None:
    case = row_of(draw_row(Random(f"hell_dorado row {index}"))).cases[-1]
    resolver = Resolver()
    told, computed = (
        case.result(course_of(program, resolver)) for program in (case.program, case.computed)
    )
    assert told.document() == computed.document()
