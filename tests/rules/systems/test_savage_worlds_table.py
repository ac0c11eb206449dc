"""Templates, deviation and cover on the table: dossier §11 V11–V14b and V22–V24, cases c01–c18."""

from fractions import Fraction
from math import isclose

import pytest

from rules.service import read_engagement
from rules.systems.savage_worlds.field import SQUARE, Drift, template_of, touch
from rules.template import shape
from tests.rules.systems.savage_worlds import (
    CONE,
    GRENADE,
    attack,
    figure,
    goblin,
    laid,
    problems_of,
    states,
    thrown,
    told,
    under,
)

FIRED = GRENADE | {"delivery": "fired"}
LARGE = GRENADE | {"template": "large"}
SURE_TO_FAIL = -20


def drift(aim, weapon=GRENADE, *, band="short", attacker=(0, 0), **rules):
    engagement = attack(
        weapon=weapon,
        table=laid(aim, {}, attacker),
        circumstances={"range": band, "aimed": band == "extreme"},
        rules=rules,
    )
    found = Drift.of(read_engagement(engagement).engagement)
    assert found is not None
    return found


def distances(aim, weapon=GRENADE, *, band="short"):
    """Each distance a deviation may have, with its chance."""
    found = drift(aim, weapon, band=band)
    law = {far: Fraction(0) for far in found.distances}
    dice = found.deviate.dice
    for place, weight in zip(found.deviate.places, _weights(dice), strict=True):
        law[found.distances[place]] += Fraction(weight, 6**dice)
    return law


def _weights(dice):
    return [1] * 6 if dice == 1 else [6 - abs(7 - total) for total in range(2, 13)]


def where(aim, figures, weapon=GRENADE, *, band="short"):
    """After a failure, who is under how likely; the roll can't reach 4 but by many aces."""
    document = told(
        weapon=weapon,
        table=laid(aim, figures),
        circumstances={"range": band, "modifier": SURE_TO_FAIL},
    )
    aimed = {target["name"] for target in document["targets"] if target["touched"]}
    hit = document["attack"]["success"] + document["attack"]["raise"]
    failed = 1 - hit
    return {
        target["name"]: (target["under"] - (hit if target["name"] in aimed else 0)) / failed
        for target in document["targets"]
    }


def test_v11_a_short_throw_never_leaves_its_aim_and_may_come_back():
    assert distances((0, 4)) == {1: Fraction(1, 6), 2: Fraction(5, 6)}
    medium = where((0, 4), {"T": (0, 4)})
    assert medium["T"] == 1
    assert medium["A"] == Fraction(5, 24)
    assert where((0, 4), {}, LARGE)["A"] == Fraction(7, 18)


def test_v12_a_medium_throw_doubles_the_dice_and_is_capped():
    law = distances((0, 10), band="medium")
    assert law == {2: Fraction(1, 6), 4: Fraction(1, 6), 5: Fraction(2, 3)}
    found = where((0, 10), {"T": (0, 10), "F": (4, 10)}, band="medium")
    assert (found["T"], found["F"]) == (Fraction(1, 6), Fraction(5, 36))


def test_v13_half_the_distance_is_not_rounded():
    assert distances((0, 20), band="long") == {
        3: Fraction(1, 6), 6: Fraction(1, 6), 9: Fraction(1, 6), 10: Fraction(1, 2)
    }  # fmt: skip
    assert distances((0, 5)) == {1: Fraction(1, 6), 2: Fraction(1, 6), 2.5: Fraction(2, 3)}
    assert drift((0, 7)).distances[-1] == 3.5
    assert drift((0, 7), half_distance="floor").distances == (1, 2, 3)


def test_v14_a_fired_blast_deviates_by_two_dice():
    found = where((0, 12), {"T": (0, 12), "F": (0, 7)}, FIRED)
    assert (found["T"], found["F"]) == (Fraction(1, 36), Fraction(35, 432))
    law = distances((0, 60), FIRED, band="long")
    assert law[30] == Fraction(1, 6)
    assert sum(Fraction(far) * chance for far, chance in law.items()) == Fraction(62, 3)
    extreme = distances((0, 100), FIRED, band="extreme")
    assert sum(Fraction(far) * chance for far, chance in extreme.items()) == 28
    assert max(extreme) == 48


@pytest.mark.parametrize(
    ("hour", "centre"),
    [(12, (0, 14)), (3, (4, 10)), (6, (0, 6)), (9, (-4, 10)), (1, (2, 13.4641)),
     (4, (3.4641, 8)), (5, (2, 6.5359))],
)  # fmt: skip
def test_v14b_the_clock(hour, centre):
    found = drift((0, 10))
    here = found.centres[found.distances.index(4)][hour - 1]
    assert all(isclose(a, b, abs_tol=1e-4) for a, b in zip(here, centre, strict=True))


@pytest.mark.parametrize(
    ("hour", "centre"),
    [(12, (15, 0)), (3, (10, -5)), (6, (5, 0)), (9, (10, 5)), (1, (14.3301270189, -2.5))],
)
def test_c18_twelve_points_away_from_the_thrower(hour, centre):
    here = drift((10, 0), band="medium").centres[-1][hour - 1]
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(here, centre, strict=True))


def test_the_clock_may_be_that_of_the_table():
    centres = drift((10, 0), band="medium", clock="table").centres[-1]
    assert centres[11] == (10, 5)
    assert centres[2] == (15, 0)


def test_the_rows_of_the_deviation_make_the_failure():
    document = told(goblin(), weapon=FIRED, table=laid((0, 60), {"B": (0, 60)}))
    rows = document["deviation"]
    assert len(rows) == 132
    failed = document["attack"]["failure"] + document["attack"]["critical_failure"]
    assert sum(row["p"] for row in rows) == failed
    assert len({(round(row["x"], 6), round(row["y"], 6)) for row in rows}) == 132


def test_no_rows_where_nothing_deviates():
    power = GRENADE | {"delivery": "power"}
    table = laid((0, 10), {"B": (0, 10)})
    assert "deviation" not in told(goblin(), weapon=power, table=table)
    assert "deviation" not in told(goblin())
    rows = told(goblin(), weapon=power | {"can_deviate": True}, table=table)["deviation"]
    assert len(rows) == 60


def test_aimed_at_his_own_feet_it_stays_there():
    document = told(table=laid((0, 0), {}))
    assert len(document["deviation"]) == 12
    assert under(document, "A") == 1


@pytest.mark.parametrize(
    ("x", "y", "lies"),
    [(4, 0.5, True), (4, 0.9, False), (7.5, 1.5, True), (7.5, 1.6, False), (9, 0, True),
     (8.5, 1.2, False), (1, 0.2, True), (1, 0.21, False)],
)  # fmt: skip
def test_v23_points_of_the_cone(x, y, lies):
    engagement = read_engagement(
        attack(weapon=CONE, table={"figures": [figure("A", -0.5, 0)], "attacker": "A",
                                   "aim": [1, 0]})
    ).engagement  # fmt: skip
    room = shape(engagement.table, template_of(engagement.weapon), SQUARE).distance((x, y))
    assert (room <= 1e-9) is lies


@pytest.mark.parametrize(
    ("x", "y", "lies"),
    [(3, 1, True), (3, 1.2, False), (9.4, 0, True), (9.6, 0, False), (6, 1.6, True),
     (6, 1.75, False)],
)  # fmt: skip
def test_v23_bases_under_the_cone(x, y, lies):
    table = laid((1, 0), {"B": (x, y)}, (-0.5, 0))
    document = told(goblin(), weapon=CONE, table=table)
    assert (under(document, "B") > 0) is lies


def test_the_cone_spares_its_owner_who_has_no_row():
    document = told(goblin(), weapon=CONE, table=laid((1, 0), {"B": (3, 0)}, (-0.5, 0)))
    assert [target["name"] for target in document["targets"]] == ["B"]
    document = told(goblin("A"), weapon=CONE, table=laid((1, 0), {}, (-0.5, 0)))
    assert under(document, "A") == 0


def test_a_stream_is_a_strip_from_the_rim():
    stream = CONE | {"template": "stream"}
    at = {"N": (12.9, 0), "F": (13.1, 0), "I": (5, 0.95), "O": (5, 1.05)}
    document = told(weapon=stream, table=laid((1, 0), at))
    lying = {target["name"]: target["touched"] for target in document["targets"]}
    assert lying == {"N": True, "F": False, "I": True, "O": False}


def test_v24_a_tangent_base_is_not_under():
    at = {"T": (2.5, 10), "I": (-2.4999, 10)}
    rows = touch(read_engagement(attack(table=laid((0, 10), at))).engagement)
    assert [row.name for row in rows if row.touched] == ["I"]


def test_v22_squares_under_a_blast():
    """Square figures are not round: the corners count here, by the nearest point of the square."""
    for radius, centre, corner in ((1, 9, 4), (2, 21, 16), (3, 45, 36)):
        for shift, squares in ((0, centre), (0.5, corner)):
            middles = [n + shift for n in range(-5, 5)] if shift else range(-5, 6)
            near = [max(0, abs(m) - 0.5) for m in middles]
            assert sum(x * x + y * y < radius**2 - 1e-9 for x in near for y in near) == squares


def test_everyone_even_partly_under_counts_one_inch_bases():
    at = {f"{x},{y}": (x, 10 + y) for x in range(-3, 4) for y in range(-3, 4)}
    document = told(weapon=GRENADE, table=laid((0, 10), at))
    lying = [target for target in document["targets"] if target["touched"]]
    assert len(lying) == sum(x * x + y * y < 6.25 for x in range(-3, 4) for y in range(-3, 4))


WALL = {"from": [1, 9], "to": [1, 11], "armor_bonus": 8}


def test_an_obstacle_between_the_blast_and_the_figure_covers_him():
    power = GRENADE | {"delivery": "power"}
    behind = told(goblin(), weapon=power, table=laid((0, 10), {"B": (2, 10)}, obstacles=[WALL]))
    bonus = told(goblin(cover_bonus=8), weapon=power, table=laid((0, 10), {"B": (2, 10)}))
    assert states(behind) == states(bonus)
    before = told(goblin(), weapon=power, table=laid((0, 10), {"B": (-2, 10)}, obstacles=[WALL]))
    assert states(before) == states(told(goblin(), weapon=power))


def test_the_largest_obstacle_counts_in_place_of_the_figures_own_cover():
    power = GRENADE | {"delivery": "power"}
    glass = {"from": [1.2, 9], "to": [1.2, 11], "armor_bonus": 2}
    table = laid((0, 10), {"B": (2, 10)}, obstacles=[glass, WALL])
    both = told(goblin(cover_bonus=4), weapon=power, table=table)
    assert states(both) == states(told(goblin(cover_bonus=8), weapon=power))
    thin = laid((0, 10), {"B": (2, 10)}, obstacles=[glass])
    weaker = told(goblin(cover_bonus=4), weapon=power, table=thin)
    assert states(weaker) == states(told(goblin(cover_bonus=2), weapon=power))


def test_cover_is_seen_from_where_the_blast_came_down():
    """Aimed, the wall is between; at 3 o'clock the blast lies on his own side."""
    engagement = attack([goblin(toughness=6)], table=laid((0, 10), {"B": (2, 10)},
                                                          obstacles=[WALL]))  # fmt: skip
    case, _ = thrown(engagement)
    covers = {(v.figure, v.cover) for v in case.program.ground.victims}
    assert covers == {(0, 0), (0, 8)}


def test_cover_against_a_cone_is_seen_from_its_tip():
    table = laid((1, 0), {"B": (4, 0)}, (-0.5, 0),
                 obstacles=[{"from": [2, -1], "to": [2, 1], "armor_bonus": 4}])  # fmt: skip
    covered = told(goblin(), weapon=CONE, table=table)
    assert states(covered) == states(told(goblin(cover_bonus=4), weapon=CONE))


def test_no_line_of_sight_is_said():
    wall = {"from": [-1, 5], "to": [1, 5], "armor_bonus": 2}
    document = told(table=laid((0, 10), {}, obstacles=[wall]))
    assert {"id": "no_line_of_sight"} in document["warnings"]


def test_a_target_without_a_figure_is_outside():
    document = told(goblin("Z"), table=laid((0, 4), {}))
    assert {"id": "target_without_figure", "name": "Z"} in document["warnings"]
    assert states(document, "Z")["no_effect"] == 1


def test_friends_and_the_thrower_are_struck_by_what_deviates():
    document = told(goblin("A"), goblin("F"), table=laid((0, 4), {"F": (1, 2)}))
    assert 0 < under(document, "A") < 1
    assert states(document, "A")["incapacitated"] > 0


def test_a_bystander_tells_touched_and_under():
    document = told(goblin("B"), table=laid((0, 10), {"B": (0, 10), "P": (0, 12)}))
    row = next(target for target in document["targets"] if target["name"] == "P")
    assert set(row) == {"name", "touched", "under"}
    assert row["touched"] is True


def test_a_blast_that_deviates_needs_its_attacker():
    table = laid((0, 10), {"B": (0, 10)}) | {"attacker": None}
    assert problems_of(attack([goblin()], table=table)) == ["table.attacker"]
    power = GRENADE | {"delivery": "power"}
    assert problems_of(attack([goblin()], weapon=power, table=table)) == []


def test_a_group_stands_on_the_table_one_by_one():
    group = goblin("Zombie", count=3)
    table = laid((0, 10), {"Zombie 1": (0, 10), "Zombie 3": (9, 9)})
    document = told(group, table=table)
    assert [target["name"] for target in document["targets"]] == [
        "Zombie 1", "Zombie 2", "Zombie 3", "A",
    ]  # fmt: skip
    assert document["warnings"] == [{"id": "target_without_figure", "name": "Zombie 2"}]
