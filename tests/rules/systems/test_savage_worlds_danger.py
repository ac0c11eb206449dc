"""Whether one's own side is endangered: exact, and bound together by the one landing."""

from fractions import Fraction
from math import hypot
from random import Random

import pytest

from rules.case import resolve
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.story import Story
from tests.rules.systems.savage_worlds import CONE, GRENADE, attack, figure, goblin, laid

RADIUS, BASE = 2, 0.5


def result(engagement):
    return resolve(read_engagement(engagement).case, Resolver())


def field(aim, figures, **options):
    """An attack by « A », one of ours, over figures by name, place and side."""
    table = laid(aim, {}, attacker=(0, 0))
    table["figures"] = [figure("A", 0, 0, options.pop("attacker_side", "ally"))]
    table["figures"] += [figure(name, *at) for name, at in figures.items()]
    return attack(options.pop("targets", ()), table=table, **options)


def is_over(centre, one):
    return hypot(centre[0] - one["x"], centre[1] - one["y"]) < RADIUS + BASE - 1e-9


def counted(engagement, ours):
    """The same from the rows of the deviation and the grades, by the ruler."""
    found, table = result(engagement), engagement["table"]
    friends = [one for one in table["figures"] if one["name"] in ours]
    places = [(one.x, one.y, one.chance) for one in found.landings]
    places.append((*table["aim"], found.attack["success"] + found.attack["raise"]))
    return sum(p for x, y, p in places if any(is_over((x, y), one) for one in friends))


@pytest.mark.parametrize("index", range(25))
def test_it_is_what_the_ruler_and_the_rows_say(index):
    random = Random(f"danger {index}")

    def at():
        return round(random.uniform(-6, 6), 1), round(random.uniform(-6, 6), 1)

    sides = [random.choice(["ally", "foe", None]) for _ in range(6)]
    figures = {f"F{n}": (*at(), side) for n, side in enumerate(sides)}
    delivery = random.choice(["thrown", "fired"])
    engagement = field(at(), figures, weapon=GRENADE | {"delivery": delivery})
    ours = {"A"} | {f"F{n}" for n, side in enumerate(sides) if side == "ally"}
    danger = result(engagement).danger
    assert danger.chance == counted(engagement, ours)
    assert set(danger.each) == ours
    assert max(danger.each.values()) <= danger.chance <= sum(danger.each.values())


def test_every_story_tells_the_same_and_together_they_make_the_chance():
    """A d4 of an Extra: each grade once, then every distance and every hour."""
    figures = {"F": (2, 3, "ally"), "G": (-2, 5, "ally"), "X": (0, 6, "foe")}
    engagement = field((0, 6), figures, trait="d4", wild_card=False)
    case, before = read_engagement(engagement).case, result(engagement)
    chance = Fraction(0)
    for grade, faces in {"success": [4, 1], "raise": [4, 4, 1], "failure": [2]}.items():
        failed = grade == "failure"
        grades = ("critical_failure", "failure") if failed else (grade,)
        ways = [[n, hour] for n in range(1, 7) for hour in range(1, 13)] if failed else [[]]
        for way in ways:
            told = case.result(Story(case.program, [*faces, *way]).rest(Resolver()))
            landed = told.landed
            centre = (landed.x, landed.y) if landed else (0, 6)
            over = [one for one in engagement["table"]["figures"] if is_over(centre, one)]
            names = {one["name"] for one in over} & {"A", "F", "G"}
            assert told.danger.chance == (1 if names else 0)
            assert {name for name, c in told.danger.each.items() if c == 1} == names
            weight = sum(before.attack[name] for name in grades) / len(ways)
            chance += weight * told.danger.chance
    assert 0 < chance < 1
    assert before.danger.chance == chance


def test_those_who_lie_close_together_are_not_counted_twice():
    twins = {"F": (3, 6, "ally"), "G": (3, 6, "ally")}
    danger = result(field((0, 6), twins)).danger
    assert danger.each["F"] == danger.each["G"] == danger.chance


def test_a_target_entrys_own_side_wins_over_the_figures():
    figures = {"F": (0, 6, "foe")}
    danger = result(field((0, 6), figures, targets=[goblin("F", side="ally")])).danger
    assert danger.each["F"] > 0


def test_a_foes_grenade_endangers_foes():
    figures = {"F": (0, 6, "foe"), "G": (0, 6, "ally")}
    danger = result(field((0, 6), figures, attacker_side="foe")).danger
    assert (danger.side, set(danger.each)) == ("foe", {"A", "F"})


def test_who_sprays_is_never_under_it_and_a_failure_does_nothing():
    table = laid((1, 0), {"F": (4, 0, "ally")}, (-0.5, 0))
    found = result(attack([goblin("F")], weapon=CONE, table=table))
    assert found.danger.each == {"F": found.attack["success"] + found.attack["raise"]}
    assert found.danger.attacker is None


def test_certain_and_impossible_only_where_they_are():
    """The one at the aim of a short throw is under it wherever it goes (V11)."""
    sure = result(field((0, 4), {"F": (0, 4, "ally")})).danger
    assert sure.chance == 1
    assert next(sure.sentences()).message.startswith("Of ours under the template")
    never = result(field((0, 8), {"F": (-9, -9, "ally")})).danger
    assert never.chance == 0
    assert [text.message for text in never.sentences()] == [
        "None of ours under the template, certain."
    ]


def test_one_of_them_may_be_certain_although_nobody_in_particular_is():
    places = [(2.2, 6.8), (-0.6, 6.7), (0.6, 4.3), (-0.7, 1.9)]
    danger = result(field((0, 4), {f"F{n}": (*at, "ally") for n, at in enumerate(places)})).danger
    assert (danger.chance, max(danger.each.values()) < 1) == (1, True)
    assert next(danger.sentences()).message == "One of ours comes under the template, certain."


def test_without_a_table_all_friends_are_under_what_succeeds():
    found = result(attack([goblin("F", side="ally"), goblin("X", side="foe")]))
    assert found.danger.chance == found.attack["success"] + found.attack["raise"]
    assert result(attack([goblin("X", side="foe")])).danger is None
    assert result(attack([goblin("X")])).danger is None


def test_each_landing_tells_who_lies_there_and_how_it_came():
    found = result(field((0, 6), {"F": (3, 6, "ally")}))
    for landing in found.landings:
        near = {"F": (3, 6), "A": (0, 0)}
        under = {n for n, (x, y) in near.items() if hypot(x - landing.x, y - landing.y) < 2.5}
        assert set(landing.under) == under
    assert [one.told.values["hour"] for one in found.landings[:12]] == [*range(1, 13)]
    assert found.landings[0].told.n == 1
    assert "danger" not in found.document()
