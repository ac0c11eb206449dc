"""Where to aim: each place is worth what resolving the attack there says, and the best are told."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from rules.aim_places import MOST_POINTS, grid, ring
from rules.aiming import Aim, Place, Worth, sweep, without_aim
from rules.best_aims import best
from rules.engagement import InvalidError
from rules.geometry import Disc
from rules.resolution import Resolver, StoppedError
from rules.service import read_engagement, resolve_document
from rules.systems.hell_dorado.program import damage_of, state_of
from tests.rules.brute_force import endings, read
from tests.slow.draw_tables import draw_with_table

ENGLOBANT = "souffle englobant (puissance 5/2)"
PERCUTANT = "souffle percutant (puissance 4/1)"
EXPLOSION = "explosion (puissance 5/2)"
STATE = "souffle englobant (gaz • Étourdi)"
WEAPONS = [ENGLOBANT, PERCUTANT, EXPLOSION, STATE]


def figure(name, x, y, side=None):
    return {"name": name, "x": x, "y": y, "side": side}


SHOOTER = figure("S", 0, 0, "ally")
CROWD = [
    SHOOTER,
    figure("Goule", 3, 0, "foe"),
    figure("Sorcier", 3, 1.5, "foe"),
    figure("Reître", 3, -1.005, "ally"),
    figure("Piquier", -3, 0, "ally"),
]
NAMES = ["Goule", "Sorcier", "Reître", "Piquier"]


def attack(weapon, figures=CROWD, targets=NAMES, **table):
    """An attack with TIR 1 on targets of 3 HP, given by name or whole."""
    aim = {"aim": [0, 0]} if weapon.startswith("explosion") else {"direction_deg": 0}
    known = [one if isinstance(one, dict) else {"name": one, "hit_points": 3} for one in targets]
    head = {"toise": "engagement", "version": 1, "system": "hell_dorado"}
    return head | {
        "attacker": {"name": "S", "shooting": 1},
        "weapon": weapon,
        "targets": known,
        "table": {"figures": figures, "attacker": "S", **aim, **table},
    }


def prospect_of(document):
    reading = read_engagement(document)
    return reading.system.aims(reading.engagement)


def aims_of(document):
    return list(sweep(prospect_of(document), Resolver()))


def reached(aims, name):
    """The first aim that touches one figure and nobody else."""
    return next(aim for aim in aims if aim.touched == (name,))


def losses(document, friends):
    """What resolving says: the mean loss of foes, and of friends."""
    told = [one for one in resolve_document(document)["targets"] if "mean_loss" in one]
    sums = [
        sum((Fraction(one["mean_loss"]) for one in told if (one["name"] in friends) == ours), 0)
        for ours in (False, True)
    ]
    return tuple(sums)


def counted_risk(document, friends):
    """The chance that a friend loses a point or is given a state, along every path."""
    case = read_engagement(document).case
    places = [n for n, one in enumerate(document["targets"]) if one["name"] in friends]
    accounts = [kind(place) for place in places for kind in (damage_of, state_of)]
    hurt = read(endings(case.program), lambda sums: any(sums.get(one) for one in accounts))
    return hurt.get(True, 0)


@pytest.mark.parametrize("weapon", [ENGLOBANT, PERCUTANT, EXPLOSION])
def test_every_place_is_worth_what_resolving_there_says(weapon):
    document, friends = attack(weapon), {"Reître", "Piquier"}
    for aim in aims_of(document)[::9]:
        taken, friendly = losses(aim.place.lay(document), friends)
        assert (aim.worth.taken, aim.worth.friendly) == (taken, friendly)
        assert aim.worth.gain == taken - friendly


@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_chance_to_hurt_a_friend_is_that_of_all_paths(weapon):
    document = attack(weapon)
    different = {aim.touched: aim for aim in aims_of(document)}
    assert len(different) >= 4
    for aim in different.values():
        there = aim.place.lay(document)
        assert aim.worth.risk == counted_risk(there, {"Reître", "Piquier"})


def test_what_comes_to_the_same_is_resolved_once():
    prospect, resolved = prospect_of(attack(PERCUTANT)), []

    def program(place):
        resolved.append(prospect.touched(place))
        return prospect.program(place)

    aims = list(sweep(replace(prospect, program=program), Resolver()))
    assert len(aims) == 720
    assert sorted(resolved) == sorted({aim.touched for aim in aims})
    assert len(resolved) == 7


def test_what_is_not_wanted_any_more_stops():
    prospect, asked = prospect_of(attack(PERCUTANT)), []

    def stopped():
        asked.append(True)
        return len(asked) > 40

    with pytest.raises(StoppedError):
        list(sweep(prospect, Resolver(), stopped))
    assert len(asked) == 41


def test_places_are_found_when_they_are_asked_for():
    calls = []

    def spread():
        calls.append(True)
        return 1.0, ()

    prospect = replace(prospect_of(attack(PERCUTANT)), spread=spread)
    assert not calls
    assert (prospect.step, prospect.places, prospect.places) == (1.0, (), ())
    assert len(calls) == 1


def drawn(seed):
    """A drawn attack with a table that has something to aim, or None."""
    document = draw_with_table(Random(seed))
    try:
        return document if prospect_of(document) else None
    except InvalidError:
        return None


@pytest.mark.parametrize("document", [one for one in map(drawn, range(60)) if one])
def test_drawn_tables_come_to_what_resolving_says(document):
    reading = read_engagement(document)
    prospect = reading.system.aims(reading.engagement)
    chosen = Random(1).sample(prospect.places, min(8, len(prospect.places)))
    stakes = dict(zip((one["name"] for one in document["targets"]), prospect.stakes, strict=True))
    friends = {name for name, stake in stakes.items() if stake.friendly}
    if prospect.unit == "points":
        for aim in sweep(
            replace(prospect, spread=lambda: (prospect.step, tuple(chosen))), Resolver()
        ):
            there = aim.place.lay(document)
            assert (aim.worth.taken, aim.worth.friendly) == losses(there, friends)


def test_friends_are_those_of_the_attackers_side():
    figures = [
        figure("S", 0, 0, "foe"),
        figure("Goule", 3, 0, "foe"),
        figure("Reître", -3, 0, "ally"),
        figure("Inconnu", 0, 3),
    ]
    document = attack(ENGLOBANT, figures, ["Goule", "Reître", "Inconnu"])
    aims = aims_of(document)
    assert reached(aims, "Goule").worth.gain < 0 < reached(aims, "Goule").worth.risk
    assert reached(aims, "Reître").worth.friendly == 0
    assert reached(aims, "Inconnu").worth.friendly == 0


def test_the_side_a_target_gives_itself_wins():
    turned = {"name": "Goule", "hit_points": 3, "side": "ally"}
    assert reached(aims_of(attack(ENGLOBANT, CROWD[:2], [turned])), "Goule").worth.taken == 0


def test_the_attacker_is_his_own_friend_in_his_explosion():
    document = attack(EXPLOSION, [figure("S", 0, 0)], ["S"])
    worth = aims_of(document)[0].worth
    assert (worth.taken, worth.gain) == (0, -worth.friendly)
    assert worth.risk > 0


def test_a_state_counts_figures():
    prospect = prospect_of(attack(STATE))
    assert prospect.unit == "figures"
    worth = reached(sweep(prospect, Resolver()), "Sorcier").worth
    assert worth == Worth(Fraction(1), Fraction(0), Fraction(0))


def test_a_target_who_says_where_he_stands_is_no_matter_of_the_aim():
    outside = {"name": "Goule", "hit_points": 3, "in_area": False}
    aims = aims_of(attack(ENGLOBANT, targets=[outside]))
    assert {(aim.touched, aim.worth.taken) for aim in aims} == {((), 0)}


def test_an_obstacle_before_the_aim_is_told():
    wall = {"from": [1, -9], "to": [1, 9]}
    aims = aims_of(attack(EXPLOSION, obstacles=[wall]))
    assert {aim.blind for aim in aims if aim.place.point[0] >= 1} == {True}
    assert {aim.blind for aim in aims if aim.place.point[0] < 1} == {False}
    assert not any(aim.blind for aim in aims_of(attack(ENGLOBANT, obstacles=[wall])))


@pytest.mark.parametrize(
    "document",
    [
        attack(ENGLOBANT) | {"table": None},
        attack("tir (perforant • dégâts 2/4/6/8/10)", targets=["Goule"]),
    ],
)
def test_without_a_template_on_a_table_there_is_nothing_to_aim(document):
    assert prospect_of(document) is None


def test_the_ring_has_every_half_degree():
    places = ring()
    assert [place.direction_deg for place in places[:3]] == [0, 0.5, 1]
    assert places[719].direction_deg == -0.5
    assert len({place.direction_deg for place in places}) == 720
    assert list(places[0].neighbours()) == [(719, 0), (1, 0)]


def test_the_grid_reaches_whoever_can_be_touched_and_no_further():
    step, places = grid([Disc((0.1, 0), 3.5)])
    points = [place.point for place in places]
    assert step == 0.25
    assert all((x - 0.1) ** 2 + y**2 <= 3.5**2 for x, y in points)
    assert (3.5, 0) in points
    assert (-3.5, 0) not in points


def test_the_grid_grows_coarse_before_it_grows_long():
    discs = [Disc((40.0 * n, 0), 12.1) for n in range(40)]
    step, places = grid(discs)
    assert len(places) <= MOST_POINTS
    assert step % 0.25 == 0
    for disc in discs:
        assert any(disc.distance(place.point) <= 0 for place in places)


def test_the_grid_stays_on_the_table():
    _, places = grid([Disc((10_000, -10_000), 4)])
    assert all(abs(coordinate) <= 10_000 for place in places for coordinate in place.point)
    assert (10_000, -10_000) in [place.point for place in places]


def test_nobody_to_blow_up_is_no_place():
    assert aims_of(attack(EXPLOSION, targets=[])) == []


def test_laying_the_template_changes_nothing_else():
    document = attack(EXPLOSION)
    document["table"]["scenery"] = "gué"
    before = read_engagement(document).engagement.table.aim
    laid = Place((4, 8), point=(1.0, 2.0)).lay(document)
    assert laid["table"]["aim"] == [1, 2]
    assert document["table"]["aim"] == before == [0, 0]
    assert without_aim(laid) == without_aim(document)
    assert laid["table"]["scenery"] == "gué"
    turned = Place((9, 0), direction_deg=4.5).lay(laid)
    assert "aim" not in turned["table"]
    assert turned["table"]["direction_deg"] == 4.5


def aim(place, gain, risk=0, touched=None, blind=False):
    worth = Worth(Fraction(gain), Fraction(0), Fraction(risk))
    return Aim(place, worth, (touched or f"{gain} {risk}",), blind)


def around(*gains):
    """Aims of the ring from 0° on, a gain each, nothing further on."""
    return [aim(place, gain) for place, gain in zip(ring(), gains, strict=False)]


def test_neighbours_of_equal_worth_are_one_arc_told_by_its_middle():
    spots = best(around(0, 2, 2, 2, 0, 5, 0))
    assert [(spot.aim.place.direction_deg, spot.width_deg) for spot in spots] == [
        (2.5, 0.5),
        (1.0, 1.5),
    ]


def test_an_arc_may_pass_through_zero_degrees():
    places = [*ring()[716:], *ring()[:5]]
    (spot,) = best(aim(place, 3) for place in places)
    assert spot.width_deg == 4.5
    assert spot.aim.place.direction_deg == 0


def test_the_same_all_around_is_one_arc():
    (spot,) = best(aim(place, 1) for place in ring())
    assert spot.width_deg == 360


def test_an_equal_gain_at_another_risk_is_another_place():
    places = ring()
    spots = best([aim(places[0], 2, risk=Fraction(1, 2)), aim(places[1], 2)])
    assert [spot.aim.place.direction_deg for spot in spots] == [0.5, 0]


def test_of_an_equal_gain_those_in_sight_come_first():
    places = ring()
    told = [aim(places[0], 2, blind=True), aim(places[9], 2, touched="B")]
    assert [spot.aim.blind for spot in best(told)] == [False, True]


def test_whom_one_place_touches_is_told_once():
    aims = [aim(place, 2, touched="A") for place in (*ring()[:2], *ring()[40:50])]
    (spot,) = best(aims)
    assert spot.count == 10


def test_the_middle_of_a_region_is_where_there_is_most_room():
    cells = [(x, y) for x in range(5) for y in range(5)] + [(x, 2) for x in range(5, 15)]
    (spot,) = best(aim(Place(cell, point=cell), 1) for cell in cells)
    assert spot.aim.place.point == (2, 2)
    assert spot.width_deg is None


def test_only_what_takes_more_than_it_costs_is_a_good_place():
    assert best(around(0, -1, -2)) == []
    assert best([]) == []


def test_no_more_than_were_asked_for():
    gains = [1, 5, 2, 6, 3, 7, 4]
    assert [spot.aim.worth.gain for spot in best(around(*gains), count=3)] == [7, 6, 5]
