"""Tables of the program against tables worked out the long way."""

import json
from random import Random

import pytest

from rules.service import read_engagement, resolve_document
from rules.systems.hell_dorado.field import touch
from tests.slow.draw_tables import draw_with_table
from tests.slow.geometry import area, figure_of, from_souffle, gap, settled, touched
from tests.slow.hell_dorado import resolve
from tests.test_slow_hell_dorado import compared


@pytest.mark.parametrize(
    ("point", "distance"),
    [
        (3 + 0j, -0.4932),
        (5.9 + 0j, -0.1),
        (6.3 + 0j, 0.3),
        (-3 + 4j, 5),
        (9 + 5j, 5),
        (5.5 + 2j, 1.0686),
    ],
)
def test_the_souffle_worked_out_by_hand(point, distance):
    assert from_souffle(point) == pytest.approx(distance, abs=1e-4)


@pytest.mark.parametrize("index", range(150))
def test_program_agrees_on_tables(index):
    engagement = draw_with_table(Random(f"tables {index}"))
    document = resolve_document(json.dumps(engagement, ensure_ascii=False))
    targets = document["targets"]
    known = [target for target in targets if "damage" in target]
    assert compared(document | {"targets": known}) == resolve(settled(engagement))
    assert targets[len(known) :] == bystanders(engagement)


@pytest.mark.parametrize("index", range(150))
def test_margins_agree(index):
    engagement = draw_with_table(Random(f"tables {index}"))
    if area(engagement):
        rows = touch(read_engagement(engagement).engagement)
        gaps = {row.name: gap(engagement, figure_of(engagement["table"], row.name)) for row in rows}
        assert {row.name: row.margin_mm / 25 for row in rows} == pytest.approx(gaps, abs=1e-9)


def bystanders(engagement):
    """What is told of figures that are no targets."""
    names = {target["name"] for target in engagement["targets"]}
    return [
        {"name": figure["name"], "touched": touched(engagement, figure)}
        for figure in engagement["table"]["figures"]
        if area(engagement) and figure["name"] not in names
        if gap(engagement, figure) is not None
    ]
