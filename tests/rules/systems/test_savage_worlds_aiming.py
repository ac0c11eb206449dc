"""Where to aim in Savage Worlds: what a place is worth is what its attack comes to."""

import pytest

from rules.aiming import sweep
from rules.case import resolve
from rules.law import at_least
from rules.readings import Measure, joint, marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.systems.savage_worlds.aiming import prospect
from rules.systems.savage_worlds.program import state_of
from rules.systems.savage_worlds.steps import OUT
from tests.rules.systems.savage_worlds import CONE, GRENADE, attack, figure, goblin

WALL = {"from": [6, 3], "to": [6, 5], "armor_bonus": 4}
RIFLED = GRENADE | {"delivery": "fired", "ranges": [4, 8, 12], "evadable": True}


def engagement(weapon=RIFLED):
    figures = [
        figure("A", 0, 0, "ally"), figure("F", 5, 3, "ally"),
        figure("X", 6.5, 5, "foe"), figure("Y", 8, 4, "foe"), figure("Z", 40, 4, "foe"),
    ]  # fmt: skip
    table = {"figures": figures, "attacker": "A", "aim": [7, 4], "obstacles": [WALL]}
    targets = [
        goblin("F", agility="d8"), goblin("X", 7, wild_card=True), goblin("Y", shaken=True),
        goblin("Z"), goblin("A"),
    ]  # fmt: skip
    return read_engagement(attack(targets, weapon=weapon, table=table)).engagement


@pytest.mark.parametrize("weapon", [RIFLED, CONE | {"template": "stream"}])
def test_a_place_is_worth_what_its_attack_comes_to(weapon):
    look = prospect(engagement(weapon))
    resolver = Resolver()
    for place in look.places[:: len(look.places) // 7]:
        course = course_of(look.program(place), resolver)
        laws = marginals(course, [state_of(figure) for figure in range(5)])
        worth = look.weigh(place, resolver)
        assert worth.friendly == laws[state_of(0)][OUT] + laws[state_of(4)][OUT]
        assert worth.taken == sum(laws[state_of(foe)][OUT] for foe in (1, 2, 3))
        hurt = joint(course, Measure({state_of(0): 1, state_of(4): 1}, lambda _, v: v > 0))
        assert worth.risk == at_least(hurt, 1)


def test_places_out_of_reach_are_not_offered():
    look = prospect(engagement())
    assert max(x * x + y * y for x, y in (place.point for place in look.places)) <= 12**2 + 1e-9


def test_every_place_touches_somebody_and_is_swept():
    look = prospect(engagement(GRENADE))
    aims = list(sweep(look, Resolver()))
    assert len(aims) == len(look.places)
    assert any(aim.blind for aim in aims)
    assert any(aim.worth.risk for aim in aims)


def test_without_a_table_there_is_nowhere_to_aim():
    assert prospect(read_engagement(attack([goblin()])).engagement) is None


def test_a_friend_of_whom_nothing_is_known_counts_as_hurt_where_he_is_under():
    figures = [figure("A", 0, 0, "ally"), figure("F", 5, 3, "ally"), figure("X", 8, 5, "foe")]
    table = {"figures": figures, "attacker": "A", "aim": [7, 4]}
    reading = read_engagement(attack([goblin("X")], weapon=RIFLED, table=table))
    worth = reading.system.worth(reading.engagement, Resolver())
    danger = resolve(reading.case, Resolver()).danger
    assert 0 < danger.chance < 1
    assert worth.risk == danger.chance
    assert worth.friendly == 0
