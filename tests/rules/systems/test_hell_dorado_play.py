"""Hell Dorado on the table: order of dice, options, acceptance cases, 40,000 rolls."""

from fractions import Fraction
from random import Random

import pytest

from rules.engagement import InvalidError
from rules.readings import Measure, joint
from rules.resolution import Resolver, course_of
from rules.service import read_engagement, resolve_document
from rules.story import rolled
from rules.text import InputError
from tests.chi_square import agree
from tests.rules.brute_force import fractions
from tests.rules.systems.hell_dorado import (
    certain_explosion,
    engagement,
    englobant,
    explosion,
    fighter,
    law,
    outsider,
    percutant,
    played,
    record,
    told,
)

ROLLS = 40_000
SHOT = {"kind": "shot", "damage_table": [2, 4, 6, 8, 10]}


# --- acceptance cases ---


def test_a03_no_die_is_no_hit_and_no_throw():
    attack = percutant("4/3", fighter("A"), shooting=-5)
    assert told(attack, "A", "loss") == {"0": "1"}
    assert resolve_document(attack)["dice_left"] == {"0": "1"}
    assert played(attack, "")["throws"] == []


def test_a05_armour_larger_than_damage_gives_nothing_back():
    six = certain_explosion("5/2", fighter("A", protection=6))
    assert told(six, "A") == law("0:232/243, 2:10/243, 4:1/243")
    assert told(six, "A", "mean_damage") == "8/81"
    assert told(certain_explosion("5/2", fighter("A", protection=11)), "A") == {"0": "1"}


@pytest.mark.parametrize("attack", [explosion("3/1"), englobant("5/2")], ids=["explosion", "blast"])
def test_a06_an_attack_that_catches_nobody_is_a_result(attack):
    document = resolve_document(attack)
    assert document["targets"] == []
    assert document["total_loss"] == document["out_count"] == {"0": "1"}


def test_a06_a_percutant_at_nobody_keeps_its_dice():
    assert resolve_document(percutant("3/1", shooting=1))["dice_left"] == {"6": "1"}


def test_a12_fractions_are_kept():
    attack = certain_explosion("3/1", fighter("A", protection=2))
    assert told(attack, "A") == law("0:17/81, 1:80/243, 2:80/243, 3:32/243")
    assert told(attack, "A", "mean_damage") == "112/81"


def test_b03_raw_damage_and_points_really_lost_stand_apart():
    attack = certain_explosion("5/2", fighter("A", protection=1, hit_points=3))
    assert told(attack, "A", "mean_damage") == "599/243"
    assert told(attack, "A", "mean_loss") == "473/243"
    assert told(attack, "A", "states") == {"out": "131/243"}


def test_b12_the_mean_is_that_of_the_bars():
    attack = englobant("5/2", fighter("A", protection=1))
    bars = told(attack, "A")
    assert bars == law("0:32/243, 1:80/243, 3:80/243, 5:40/243, 7:10/243, 9:1/243")
    mean = sum(int(value) * Fraction(chance) for value, chance in bars.items())
    assert told(attack, "A", "mean_damage") == str(mean) == "599/243"


def test_b14_a_roll_that_may_fail_is_not_certain():
    attack = explosion("3/1", shooting=5, how={"difficulty": 2})
    assert resolve_document(attack)["attack"] == {"hit": "7775/7776", "miss": "1/7776"}
    never = explosion("3/1", shooting=5, how={"difficulty": 7})
    assert resolve_document(never)["attack"] == {"hit": "0", "miss": "1"}


def test_b15_no_face_is_an_automatic_hit_or_miss():
    assert told(englobant("7/2", fighter("A")), "A", "mean_damage") == "0"
    assert told(englobant("1/2", fighter("A")), "A") == {"10": "1"}


def test_c13_only_the_dice_that_missed_go_on():
    three = [fighter(name) for name in "ABC"]
    attack = percutant("4/1", *three, shooting=2)
    assert [told(attack, name, "mean_damage") for name in "ABC"] == ["7/2", "7/4", "7/8"]
    spent = resolve_document(percutant("4/1", *three[:2], shooting=2))["dice_left"]["0"]
    assert spent == "2187/16384"


def test_c13_certain_hits_leave_nothing_and_impossible_ones_everything():
    three = [fighter(name) for name in "ABC"]
    assert told(percutant("1/1", *three, shooting=2), "B") == {"0": "1"}
    attack = percutant("7/1", *three, shooting=2)
    assert resolve_document(attack)["dice_left"] == {"7": "1"}
    assert all(told(attack, name) == {"0": "1"} for name in "ABC")


# --- options and what they change ---


def twice_reached(**parts):
    """Two fighters under the template in melee with the same outsider."""
    pair = [fighter(name, engaged_with=["O"]) for name in "AB"]
    return englobant("4/1", *pair, outsider("O", hit_points=3), **parts)


def test_an_outsider_reached_from_two_fighters_falls_by_the_sum():
    assert told(twice_reached(), "O", "states") == {"out": "249/512"}


def test_once_makes_an_outsider_already_affected_safe():
    once = twice_reached(rules={"outsider_hit": "once"})
    assert told(once, "O", "states") == {"out": "3/8"}
    assert record(played(once, "1 1 1 1 1  1  4 4 4 4 4  1 1 1 1 1"))[-1][0] == "damage:B"


def test_the_immune_lose_nothing_and_spend_dice_all_the_same():
    attack = percutant("4/1", fighter("A", immune=True), fighter("B"), shooting=-3)
    assert told(attack, "A") == {"0": "1"}
    assert told(attack, "B", "mean_damage") == "1/2"
    assert (
        told(
            engagement(
                "explosion (gaz • Étourdi)",
                fighter("A", immune=True),
                shooting=9,
                how={"difficulty": 1},
            ),
            "A",
            "states",
        )["Étourdi"]
        == "0"
    )


def test_a_shot_reads_cover_and_the_highest_defence_of_the_melee():
    pair = (fighter("A", defence=2, cover=1, engaged_with=["B"]), fighter("B", defence=6))
    document = played(engagement(SHOT, *pair, shooting=2), "6 5")
    assert record(document) == [("attack", [6, 5], 1)]
    assert [said["damage"] for said in document["targets"]] == [1, 0]


def test_a_blow_in_melee_reads_no_cover_and_only_his_defence():
    pair = (fighter("A", defence=2, cover=9, engaged_with=["B"]), fighter("B", defence=6))
    document = played(engagement({**SHOT, "kind": "melee"}, *pair, combat=1), "2")
    assert document["targets"][0]["damage"] == 2


@pytest.mark.parametrize(("reduction", "damage"), [(0, 10), (3, 7)])
def test_a_further_reduction_counts_as_protection(reduction, damage):
    attack = englobant("1/2", fighter("A", damage_reduction=reduction))
    assert told(attack, "A") == {str(damage): "1"}


def test_bonus_dice_fill_the_cap_and_then_re_roll():
    two = explosion("3/1", shooting=4, how={"difficulty": 5, "bonus_dice": 2})
    assert resolve_document(two)["attack"]["miss"] == str(Fraction(2, 3) ** 6)
    assert record(played(two, "1 1 1 1 1 1")) == [("attack", [1] * 6, 0)]


def test_dice_given_are_thrown_without_cap_or_re_roll():
    eight = explosion("3/1", how={"difficulty": 5, "attack_dice": 7, "bonus_dice": 1})
    assert resolve_document(eight)["attack"]["miss"] == str(Fraction(2, 3) ** 8)


@pytest.mark.parametrize("shooting", [0, -5])
def test_no_shooting_is_a_miss(shooting):
    attack = explosion("3/1", fighter("A"), shooting=shooting)
    assert resolve_document(attack)["attack"] == {"hit": "0", "miss": "1"}
    assert told(attack, "A") == {"0": "1"}


def test_two_outsiders_in_melee_are_no_melee_even_for_a_shot():
    pair = (outsider("A", engaged_with=["B"], defence=1), outsider("B", defence=6))
    document = played(engagement(SHOT, *pair, shooting=1), "4")
    assert [said["damage"] for said in document["targets"]] == [2, 0]


def test_assumptions_are_listed_where_they_were_taken():
    def ids(attack):
        return [taken["id"] for taken in resolve_document(attack)["assumptions"]]

    pair = (fighter("A", engaged_with=["O"]), outsider("O"))
    assert ids(explosion("3/1", fighter("A"))) == ["long_range_difficulty"]
    assert ids(explosion("3/1", fighter("A"), how={"range": "long", "difficulty": 4})) == []
    assert ids(englobant("3/1", *pair)) == ["outsider_hit", "spill_among_outsiders"]
    assert ids(englobant("3/1", fighter("A"), fighter("B", engaged_with=["A"]))) == []


@pytest.mark.parametrize(
    ("weapon", "field"),
    [
        ({**SHOT, "state": "Étourdi"}, "state"),
        ({**SHOT, "power": 2}, "power"),
        ({**SHOT, "kind": "melee", "difficulty": 3}, "difficulty"),
        ({"kind": "englobant", "difficulty": 3, "power": 1, "radius": 4}, "radius"),
        (
            {"kind": "explosion", "difficulty": 3, "power": 1, "damage_table": [1, 2, 3, 4, 5]},
            "damage_table",
        ),
    ],
)
def test_a_field_that_its_kind_of_weapon_does_not_read_is_refused_by_name(weapon, field):
    with pytest.raises(InvalidError) as refused:
        read_engagement(engagement(weapon, fighter("A"), shooting=1, combat=1))
    (problem,) = refused.value.problems
    assert problem.where == f"weapon.{field}"


def test_an_immune_figure_in_melee_loses_nothing_whatever_the_table():
    attack = engagement({**SHOT, "kind": "melee"}, fighter("A", immune=True, defence=2), combat=2)
    assert told(attack, "A") == {"0": "1"}
    assert resolve_document(attack)["attack"]["hit"] == "35/36"


# --- the order of dice ---


def test_an_explosion_asks_target_by_target():
    targets = (
        fighter("A", engaged_with=["O", "P"]),
        outsider("O"),
        fighter("B"),
        outsider("P", protection=1),
    )
    dice = "6 1  3 3 1 1 1  5  2  6 6 1 1 1  4 1 1 1 1"
    document = played(explosion("3/1", *targets), dice)
    assert record(document) == [
        ("attack", [6, 1], 1),
        ("damage:A", [3, 3, 1, 1, 1], 2),
        ("melee:A", [5], "odd"),
        ("outsider:A", [2], "P"),
        ("damage:P", [6, 6, 1, 1, 1], 2),
        ("damage:B", [4, 1, 1, 1, 1], 1),
    ]
    assert [said["damage"] for said in document["targets"]] == [2, 0, 1, 1]


def test_a_percutant_draws_ties_and_hits_the_outsider_with_what_is_left():
    targets = (
        fighter("B", distance=2, engaged_with=["O"]),
        fighter("A", distance=2),
        outsider("O"),
    )
    document = played(percutant("4/1", *targets, shooting=-2), "2  4 1 1  1 1  3  4 1")
    assert record(document) == [
        ("order", [2], "A"),
        ("damage:A", [4, 1, 1], 1),
        ("damage:B", [1, 1], 0),
        ("melee:B", [3], "odd"),
        ("damage:O", [4, 1], 1),
    ]
    assert document["dice_left"] == 1


def test_the_melee_is_not_asked_where_no_die_is_left():
    pair = (fighter("A", engaged_with=["O"]), outsider("O"))
    assert record(played(percutant("4/1", *pair, shooting=-4), "4")) == [("damage:A", [4], 1)]


def test_re_rolls_follow_the_pool():
    attack = engagement({**SHOT, "kind": "melee"}, fighter("A", defence=4), combat=7)
    assert record(played(attack, "4 1 4 1 1  4 1")) == [("attack", [4, 1, 4, 1, 1, 4, 1], 3)]


def test_a_miss_ends_an_explosion():
    document = played(explosion("3/1", fighter("A")), "1 2")
    assert document["attack"] == "miss"
    assert record(document) == [("attack", [1, 2], 0)]


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ("2 6 1 2 3", "{throw}: %n dice missing at least"),
        ("", "{throw}: %n dice missing at least"),
        ("2 6 1 2 3 4 6 6", "{throw}: that was the last throw, %n die too many"),
        ("2 7", "{throw}: a die can't show {face}, 1 to {sides} is allowed"),
        ("0", "{throw}: a die can't show {face}, 1 to {sides} is allowed"),
    ],
)
def test_wrong_dice_name_their_throw(dice, message):
    with pytest.raises(InputError) as refused:
        played(explosion("3/1", fighter("Sorcier")), dice)
    assert refused.value.text.message == message
    assert "ice, difficulty {difficulty}" in refused.value.text.values["throw"].message


@pytest.mark.parametrize(
    ("dice", "missing"),
    [("", 5), ("4 4 4 4", 1), ("1 4 4 4", 2), ("1 1 1 1 1", 2), ("1 1 1 1 1 4", 1)],
)
def test_too_few_dice_tell_how_many_are_missing_at_least(dice, missing):
    with pytest.raises(InputError) as refused:
        played(engagement({**SHOT, "kind": "melee"}, fighter("A", defence=4), combat=7), dice)
    assert refused.value.text.n == missing


def test_a_die_where_none_is_thrown_is_refused():
    with pytest.raises(InputError) as refused:
        played(percutant("4/3", fighter("A"), shooting=-5), "3 3")
    assert refused.value.text.n == 2


# --- forty thousand rolls ---


def chi_square_engagements():
    """Small points of life, so that what is rare on one figure is not rare on all."""
    melee = (
        fighter("A", protection=1, hit_points=4, engaged_with=["O", "P"]),
        outsider("O", hit_points=2),
        outsider("P", protection=1, hit_points=2),
        fighter("B", hit_points=3),
    )
    return {
        "percutant with melee": percutant("4/1", *melee, shooting=0),
        "explosion": explosion(
            "4/2", fighter("A", protection=2, hit_points=6), fighter("B", hit_points=3), shooting=3
        ),
        "shot into melee": engagement(
            SHOT,
            fighter("A", defence=4, protection=1, engaged_with=["B", "C"]),
            fighter("B", defence=3),
            fighter("C", protection=3),
            shooting=6,
        ),
    }


@pytest.mark.parametrize("name", chi_square_engagements())
def test_forty_thousand_rolls_agree_with_the_computed_law(name):
    """Every figure's damage at once: each combination of them is one outcome."""
    document = chi_square_engagements()[name]
    program, random = read_engagement(document).case.program, Random(42)
    places = range(len(document["targets"]))
    # Damages stay below 32, so that one number in base 32 tells them all.
    combined = Measure(
        {("damage", place): 31 for place in places}, lambda a, value: value * 32 ** a[1]
    )
    exact = joint(course_of(program, Resolver()), combined, None)
    drawn = []
    for _ in range(ROLLS):
        sums = rolled(program, random).sums
        drawn.append(sum(sums.get(("damage", p), 0) * 32**p for p in places))
    assert agree(drawn, fractions(exact))
