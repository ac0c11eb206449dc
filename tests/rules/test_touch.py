"""Who is touched: the cases of group c, and what turning the table may not change."""

import json
import time
from dataclasses import replace
from itertools import combinations
from math import atan2, degrees, hypot, inf, nan
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.geometry import Cone, Disc, along, bearing, gap
from rules.table import Table, table_problems
from rules.template import Blast, Measure, Spray, origin, problems, shape
from rules.touch import (
    Touch,
    approach,
    base_to_base,
    crossed,
    engaged,
    line_crosses_obstacle,
    overlapping,
    ranks,
    touches,
)

TOISE = Measure(25, tangent_touches=True)
INCH = Measure(25.4, tangent_touches=False)
EXPLOSION = Blast(3)
SOUFFLE = Spray("triangle", 6, 2)
CONE = Spray("cone", 9, 3)
STREAM = Spray("strip", 12, 1)


def figure(name, x, y, radius=0.5, side="foe", unit=25):
    return {"name": name, "x": x, "y": y, "base_mm": 2 * radius * unit, "side": side}


def table(*figures, **fields):
    return Table.model_validate_json(json.dumps({"figures": figures, **fields}))


def under(*figures, measure=TOISE, template=EXPLOSION, **fields):
    fields = fields or {"aim": [0, 0]}
    rows = touches(table(*figures, **fields), template, measure, ranked=False)
    return [row.name for row in rows if row.touched]


def blown(x, y, radius=0.5):
    return bool(under(figure("A", x, y, radius)))


def breathed_on(x, y, radius=0.5, template=SOUFFLE):
    shooter = figure("S", 0, 0, side="ally")
    victim = figure("A", x, y, radius)
    return under(shooter, victim, template=template, attacker="S", direction_deg=0) == ["A"]


def margin(x, y):
    shooter = figure("S", 0, 0)
    found = table(shooter, figure("A", x, y), attacker="S", aim=[9, 0])
    return touches(found, SOUFFLE, TOISE, ranked=False)[0].margin_mm


def test_c01_a_base_partly_covered_is_touched():
    assert blown(4.5, 0, 2)
    assert blown(3.49, 0)
    assert not blown(3.51, 0)


def test_c02_bases_are_round():
    assert not blown(2.6, 2.6)


def test_c05_the_tip_is_on_the_rim():
    assert breathed_on(6.8, 0)
    assert margin(6.8, 0) == pytest.approx((0.3 - 0.5) * 25)
    assert breathed_on(6.99, 0)
    assert not breathed_on(7.01, 0)


def test_c06_the_shooter_is_in_his_explosion_and_never_in_his_souffle():
    shooter = figure("S", 0, 0, side="ally")
    assert under(shooter, attacker="S", aim=[2, 0]) == ["S"]
    rows = touches(table(shooter, attacker="S", direction_deg=10), SOUFFLE, TOISE, ranked=True)
    assert rows == []


def test_c07_the_souffle_is_narrow():
    assert not breathed_on(6, 2)
    assert margin(6, 2) == pytest.approx((1.0686 - 0.5) * 25, abs=2e-3)
    assert breathed_on(3.5, 1)
    assert margin(3.5, 1) == pytest.approx((0.4932 - 0.5) * 25, abs=2e-3)
    assert not breathed_on(3.5, 1.01)


def test_c10_three_toises_are_the_radius_in_any_unit():
    assert blown(2.9, 0, 0.25)
    in_cm = figure("A", 2.9 * 2.5, 0, 0.25, unit=25)
    assert under(in_cm, measure=Measure(10, tangent_touches=True), template=Blast(7.5)) == ["A"]


def test_c11_order_is_from_base_to_base():
    shooter = figure("S", 0, 0)
    small, big = figure("small", 3.8, 0.3), figure("big", 4.5, 0, 1.5)
    found = table(shooter, small, big, attacker="S", direction_deg=0)
    rows = touches(found, SOUFFLE, TOISE, ranked=True)
    assert [(row.name, row.order) for row in rows] == [("big", 1), ("small", 2)]
    assert [row.distance for row in rows] == pytest.approx([2.5, 2.8118], abs=1e-4)


def test_c17_each_victim_is_tested_alone():
    assert under(figure("big", 4.4, 0, 1.5), figure("small", 0, 3.4)) == ["big", "small"]
    assert under(figure("over", 1, 0, 1.5), figure("below", 1, 0)) == ["over", "below"]


def test_c21_moving_a_base_and_back_changes_nothing():
    there = figure("A", 2.7, 1.1)
    before = touches(table(there, aim=[0, 0]), EXPLOSION, TOISE, ranked=False)[0].margin_mm
    x = there["x"]
    for step in [0.1] * 37 + [-0.1] * 37:
        x += step
    after = touches(table({**there, "x": x}, aim=[0, 0]), EXPLOSION, TOISE, ranked=False)
    assert after[0].margin_mm == pytest.approx(before, abs=1e-9)


def test_a_tangent_base_is_touched_where_the_game_says_so():
    assert blown(3.5, 0)
    assert not blown(3.5 + 1e-8, 0)
    medium = {"measure": INCH, "template": Blast(2)}
    assert under(figure("A", 2.5, 0, unit=25.4), **medium) == []
    assert under(figure("A", 2.5 - 1e-8, 0, unit=25.4), **medium) == ["A"]


def test_the_other_sprays():
    assert breathed_on(9.9, 0, template=CONE)
    assert not breathed_on(10.1, 0, template=CONE)
    assert breathed_on(8, 1.9, template=CONE)
    assert breathed_on(12.8, 0.8, template=STREAM)
    assert not breathed_on(13.1, 0, template=STREAM)


def test_origin_and_shape():
    found = table(figure("S", 1, 1), attacker="S", direction_deg=90)
    assert origin(found, SOUFFLE, TOISE) == pytest.approx((1, 1.5))
    area = shape(found, CONE, TOISE)
    assert isinstance(area, Cone)
    assert area.tip == pytest.approx((1, 1.5))
    assert shape(table(aim=[2, 1]), EXPLOSION, TOISE) == Disc((2, 1), 3)


def test_rows_stand_in_the_order_of_approach_and_the_untouched_after():
    rows = touches(
        table(
            figure("far out", 0, 9), figure("left", 3, 0.5), figure("S", 0, 0),
            figure("out", 0, 5), figure("last", 5, 0), figure("right", 3, -0.5),
            attacker="S", direction_deg=0,
        ),
        SOUFFLE, TOISE, ranked=True,
    )  # fmt: skip
    assert [(row.name, row.order) for row in rows] == [
        ("left", 1), ("right", 1), ("last", 3), ("out", None), ("far out", None),
    ]  # fmt: skip
    assert list(rows[0].document()) == ["name", "touched", "margin_mm", "distance", "order"]


def test_without_an_attacker_rows_stand_in_file_order():
    rows = touches(
        table(figure("A", 9, 0), figure("B", 1, 0), figure("C", 0, 0), aim=[0, 0]),
        EXPLOSION, TOISE, ranked=False,
    )  # fmt: skip
    assert [(row.name, row.distance, row.order) for row in rows] == [
        ("B", None, None), ("C", None, None), ("A", None, None),
    ]  # fmt: skip


def test_overlapping_bases_are_at_no_distance():
    one, other = table(figure("A", 0, 0), figure("B", 0.4, 0)).figures
    assert base_to_base(one, other, TOISE) == base_to_base(one, one, TOISE) == 0


def test_ranks():
    assert ranks([2, 1, 1 + 5e-7, None, 1 + 2e-6, None]) == [4, 1, 1, 5, 3, 6]
    assert ranks([0, 9e-7, 1.8e-6]) == [1, 1, 3]
    assert ranks([]) == []


def test_a_distance_that_wins_over_the_table_gives_a_new_order():
    near, far = Touch("near", True, -1, 1.0, 1), Touch("far", True, -1, 2.0, 2)
    again = approach([replace(near, distance=3.0), far], ranked=True)
    assert [(row.name, row.order) for row in again] == [("far", 1), ("near", 2)]


def test_engaged():
    found = table(
        figure("ally", 0, 0, side="ally"), figure("near", 1.02, 0), figure("off", 0, 1.03),
        figure("friend", -1, 0, side="ally"), figure("nobody", 0, -1, side=None),
        figure("on him", 0.2, 0.2),
    )  # fmt: skip
    assert engaged(found, TOISE) == [("ally", "near"), ("ally", "on him")]


def test_overlapping():
    found = table(figure("A", 0, 0), figure("B", 0.98, 0), figure("C", 0, 0.97, side=None))
    assert overlapping(found, TOISE) == [("A", "C")]


def wall(*ends, bonus=0):
    return {"from": ends[:2], "to": ends[2:], "armor_bonus": bonus}


def test_lines_and_obstacles():
    walls = [wall(1, -1, 1, 1, bonus=4), wall(2, 0, 2, 5, bonus=6), wall(3, 1, 3, 2, bonus=8)]
    found = table(figure("S", 0, 0), attacker="S", aim=[4, 0], obstacles=walls)
    assert [met.armor_bonus for met in crossed(found.obstacles, (0, 0), (4, 0))] == [4, 6]
    assert line_crosses_obstacle(found)
    assert not line_crosses_obstacle(found.model_copy(update={"aim": [-4, 0]}))
    assert not line_crosses_obstacle(found.model_copy(update={"aim": None}))
    assert not line_crosses_obstacle(found.model_copy(update={"attacker": None}))


@pytest.mark.parametrize(
    ("fields", "template", "where"),
    [
        ({}, EXPLOSION, "table.aim"),
        ({"direction_deg": 4}, EXPLOSION, "table.aim"),
        ({"aim": [1, 1], "attacker": "Nobody"}, EXPLOSION, "table.attacker"),
        ({"aim": [1, 1]}, SOUFFLE, "table.attacker"),
        ({"attacker": "S"}, SOUFFLE, "table.direction_deg"),
        ({"attacker": "S", "aim": [1, 1], "direction_deg": 4}, SOUFFLE, "table.direction_deg"),
        ({"attacker": "S", "aim": [0, 0]}, SOUFFLE, "table.aim"),
        ({"aim": [1, 1]}, Blast(0), "weapon"),
        ({"aim": [1, 1]}, Blast(nan), "weapon"),
        ({"attacker": "S", "aim": [1, 1]}, Spray("cone", inf, 3), "weapon"),
        ({"attacker": "S", "aim": [1, 1]}, Spray("strip", 12, -1), "weapon"),
    ],
)
def test_what_is_missing_is_named_at_its_place(fields, template, where):
    found = problems(table(figure("S", 0, 0), **fields), template)
    assert [error.where for error in found] == [where]


@pytest.mark.parametrize("template", [EXPLOSION, SOUFFLE, CONE, STREAM])
def test_nothing_is_wrong_with_a_good_table(template):
    assert problems(table(figure("S", 0, 0), attacker="S", aim=[3, 1]), template) == []


def test_names_on_the_table():
    twice = table(figure("A", 0, 0), figure("B", 3, 0), figure("A", 6, 0), attacker="b")
    found = list(table_problems(twice))
    assert [error.where for error in found] == ["table.figures[2].name", "table.attacker"]
    near = list(table_problems(table(figure("Sorcier", 0, 0), attacker="Sorcer")))
    assert near[0].suggestion == "Sorcier"


quarters = st.integers(-40, 40).map(lambda n: n / 4)
crowd = st.lists(
    st.tuples(quarters, quarters, st.sampled_from([12.5, 25, 30, 40, 50]),
              st.sampled_from(["ally", "foe", None])),
    min_size=1, max_size=8,
)  # fmt: skip
templates = st.sampled_from([EXPLOSION, SOUFFLE, CONE, STREAM, Blast(1), Blast(2)])


def drawn(crowd, aim, place=lambda x, y: (x, y)):
    """A table of a drawn crowd, its first figure the attacker, each point put where told."""
    figures = []
    for number, (x, y, base, side) in enumerate(crowd):
        there = dict(zip("xy", place(x, y), strict=True))
        figures.append({"name": str(number), **there, "base_mm": base, "side": side})
    walls = [wall(*place(-1, -2), *place(3, 2)), wall(*place(0, 1), *place(0, 1))]
    return table(*figures, attacker="0", aim=list(place(*aim)), obstacles=walls)


@given(
    crowd=crowd, aim=st.tuples(quarters, quarters), template=templates,
    measure=st.sampled_from([TOISE, INCH]), angle=st.floats(-360, 360), shift=st.floats(-900, 900),
)  # fmt: skip
def test_turning_and_moving_the_table_change_nothing(crowd, aim, template, measure, angle, shift):
    here = drawn(crowd, aim)
    there = drawn(crowd, aim, lambda x, y: along((shift, -shift / 3), bearing(angle), x, y))
    assert [e.where for e in problems(here, template)] == [
        e.where for e in problems(there, template)
    ]
    if problems(here, template):
        return
    before = touches(here, template, measure, ranked=True)
    after = touches(there, template, measure, ranked=True)
    assert [(row.name, row.touched, row.order) for row in before] == [
        (row.name, row.touched, row.order) for row in after
    ]
    assert [row.margin_mm for row in before] == pytest.approx(
        [row.margin_mm for row in after], abs=1e-9
    )
    assert engaged(here, measure) == engaged(there, measure)
    assert overlapping(here, measure) == overlapping(there, measure)
    assert line_crosses_obstacle(here) == line_crosses_obstacle(there)


@given(crowd=crowd, measure=st.sampled_from([TOISE, INCH]))
def test_contacts_are_those_of_every_pair_looked_at(crowd, measure):
    found = drawn(crowd, (0, 0))
    expected = [
        (one.name, other.name)
        for place, one in enumerate(found.figures)
        for other in found.figures[place + 1 :]
        if {one.side, other.side} == {"ally", "foe"}
        and hypot(one.x - other.x, one.y - other.y)
        <= (one.base_mm + other.base_mm) / 2 / measure.unit_mm + 0.02 + 1e-9
    ]
    assert engaged(found, measure) == expected


@given(crowd=crowd, aim=st.tuples(quarters, quarters), template=st.sampled_from([SOUFFLE, CONE]))
def test_an_aim_and_its_direction_are_one(crowd, aim, template):
    aimed = drawn(crowd, aim)
    if problems(aimed, template):
        return
    x, y = aim[0] - crowd[0][0], aim[1] - crowd[0][1]
    pointed = aimed.model_copy(update={"aim": None, "direction_deg": degrees(atan2(y, x))})
    before = touches(aimed, template, TOISE, ranked=True)
    after = touches(pointed, template, TOISE, ranked=True)
    assert [(row.name, row.touched, row.order) for row in before] == [
        (row.name, row.touched, row.order) for row in after
    ]


def test_five_hundred_figures_are_quick():
    figures = [
        figure(f"F{n}", n % 25 * 1.1, n // 25 * 1.1, side="foe" if n % 2 else "ally")
        for n in range(500)
    ]
    found = table(*figures, attacker="F0", aim=[9, 9])
    start = time.process_time()
    for template in (EXPLOSION, SOUFFLE, CONE, STREAM):
        assert problems(found, template) == []
        touches(found, template, TOISE, ranked=True)
    engaged(found, TOISE)
    overlapping(found, TOISE)
    assert time.process_time() - start < 3


@pytest.mark.parametrize("spread", [1, 30, 3000])
def test_pairs_are_those_that_a_plain_search_finds(spread):
    drawn, bases = Random(spread), (2.5, 12.5, 20, 150)
    crowd = [
        figure(str(n), drawn.uniform(0, 1), drawn.uniform(0, spread), drawn.choice(bases) / 25)
        for n in range(120)
    ]
    laid = table(*crowd)
    plain = [
        (one.name, other.name)
        for one, other in combinations(laid.figures, 2)
        if gap(TOISE.base(one), TOISE.base(other)) < -0.02 - 1e-9
    ]
    assert overlapping(laid, TOISE) == plain


def test_a_thousand_figures_in_a_line_are_quick():
    line = table(*(figure(str(n), 0, 1.1 * n) for n in range(1000)))
    start = time.process_time()
    assert engaged(line, TOISE) == []
    assert time.process_time() - start < 0.1
