"""The rolls of Savage Worlds against the published vectors and against counting."""

import json
import re
from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path

import pytest

from rules.aces import AcingSum, ace_at_least
from rules.law import Law, at_least
from rules.systems.savage_worlds.damage import acing_mean
from rules.systems.savage_worlds.dice import Damage, damage_of, dice_problem
from rules.systems.savage_worlds.rolls import BreakRoll, DamageRoll, TraitRoll, plain_sum
from rules.systems.savage_worlds.steps import steps_of
from rules.throws import Sum, Throw, folded

VECTORS = json.loads(
    (Path(__file__).parents[2] / "samples" / "savage_worlds_vectors.json").read_text("utf-8")
)
TRAITS = {name: row for name, row in VECTORS.items() if name.startswith("trait")}
DAMAGES = {name: row for name, row in VECTORS.items() if name.startswith("damage")}
GRADES = (4, 8)


def trait(sides, modifier=0, *, wild=True, starts=GRADES, critical=True):
    return TraitRoll((sides, 6) if wild else (sides,), starts, modifier, critical)


def fractions(row):
    return {name: Fraction(chance) for name, chance in row.items()}


def test_all_vectors_are_read():
    assert len(VECTORS) == 124
    assert len(TRAITS) + len(DAMAGES) == 124


@pytest.mark.parametrize("name", TRAITS)
def test_a_trait_roll_has_the_published_chances(name):
    sides, modifier, who = re.fullmatch(r"trait d(\d+)([-+]\d+) (WC|Extra)", name).groups()
    law = trait(int(sides), int(modifier), wild=who == "WC").law()
    row = fractions(VECTORS[name])
    assert law[-1] + law[0] == row["fail"]
    assert (law[1], law[2], law[-1]) == (row["success"], row["raise"], row["critfail_within_fail"])


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_has_the_published_chances(name):
    dice, sides, need = map(int, re.fullmatch(r"damage (\d)d(\d+) vs T(\d+)", name).groups())
    law = DamageRoll((sides,) * dice, 0, steps_of(need, 5)).law()
    row = fractions(VECTORS[name])
    assert [law[reached] for reached in range(6)] == list(row.values())


def test_one_acing_die():
    assert ace_at_least(4, 6) == (3, 16)
    assert Fraction(*ace_at_least(6, 6)) == Fraction(1, 6)
    assert (AcingSum((6,), 9).law()[6], AcingSum((6,), 9).law()[7]) == (0, Fraction(1, 36))
    assert Fraction(*ace_at_least(8, 10)) == Fraction(7, 64)
    means = [acing_mean(Damage((sides,))) for sides in (4, 6, 8, 10, 12)]
    assert means == [Fraction(*pair) for pair in ((10, 3), (21, 5), (36, 7), (55, 9), (78, 11))]


def test_three_acing_dice():
    law = DamageRoll((6, 6, 6), 0, (3, 4, 6, 7, 9, 10, 11, 13, 14)).law()
    exact = {1: (1, 216), 3: (5, 108), 5: (13, 144), 6: (13, 144), 8: (1, 16)}
    assert all(law[reached] == Fraction(*chance) for reached, chance in exact.items())


def test_two_acing_dice_make_twelve_more_often_than_plain_ones():
    assert DamageRoll((6, 6), 0, (12, 13)).law()[1] == Fraction(5, 108)
    assert plain_sum((6, 6))[12] == Fraction(1, 36)


def test_an_extra_at_minus_two():
    law = trait(6, -2, wild=False).law()
    assert law[-1] + law[0] == Fraction(5, 6)
    assert law[1] == law[2] == Fraction(1, 12)


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("critical", [True, False])
@pytest.mark.parametrize("modifier", [-3, 0, 4])
def test_after_any_dice_a_trait_roll_is_the_mixture_of_what_follows(wild, critical, modifier):
    roll = trait(4, modifier, wild=wild, critical=critical)

    def check(state, depth):
        sides = roll.sides(state)
        if not sides:
            assert roll.law(state) == Law({roll.outcome(state): 1})
        elif depth:
            after = [roll.add(state, face) for face in range(1, sides + 1)]
            laws = [roll.law(one) for one in after]
            said = {outcome for law in laws for outcome in law}
            mixed = {o: sum(law[o] for law in laws) / sides for o in said}
            assert mixed == dict(roll.law(state).items())
            for one in after:
                check(one, depth - 1)

    check(roll.begin(), 4)


def test_a_critical_failure_wins_over_any_modifier():
    roll = trait(8, 9)
    state = roll.add(roll.add(roll.begin(), 1), 1)
    assert roll.outcome(state) == -1
    assert roll.law()[-1] == Fraction(1, 48)


def test_an_extras_one_asks_for_a_confirming_die():
    roll = trait(8, wild=False)
    state = roll.add(roll.begin(), 1)
    assert roll.sides(state) == 6
    assert [roll.outcome(roll.add(state, face)) for face in (1, 2)] == [-1, 0]
    assert roll.sides(roll.add(roll.begin(), 2)) == 0


def test_the_dice_that_ace_are_thrown_again_in_order():
    roll = trait(8)
    state = roll.begin()
    sides = []
    for face in (8, 6, 3, 6, 2):
        sides.append(roll.sides(state))
        state = roll.add(state, face)
    assert sides == [8, 6, 8, 6, 6]
    assert roll.sides(state) == 0
    assert roll.public(state) == 14


@pytest.mark.parametrize("dice", [(6,), (4, 6), (6, 6, 6), (8, 10)])
def test_sums_agree_with_brute_force_but_for_a_bounded_tail(dice):
    """Chains of six throws at most; what is left out of the law is what aces six times."""
    floor, chain = 12, 6
    chains = [
        [(sides * aces + face, Fraction(1, sides ** (aces + 1)))
         for aces in range(chain) for face in range(1, sides)]
        for sides in dice
    ]  # fmt: skip
    least = sum(
        prod((chance for _, chance in way), start=Fraction(1))
        for way in product(*chains)
        if sum(total for total, _ in way) >= floor
    )
    tail = sum(Fraction(1, sides**chain) for sides in dice)
    exact = at_least(DamageRoll(dice, 0, (floor,)).law(), 1)
    assert least <= exact <= least + tail


@pytest.mark.parametrize("dice", [(6,), (6, 6, 6), (4, 10, 6)])
def test_plain_sums_are_those_of_every_face(dice):
    throw = Sum(dice, 2)
    assert plain_sum(dice, 2) == folded(throw, throw.begin())
    broken = BreakRoll(dice, 2, 9)
    assert broken.law() == folded(broken, broken.begin())


def test_sixty_dice_take_no_time_and_lose_nothing():
    law = DamageRoll((100,) * 60, 0, (100, 200)).law()
    assert 1 - law[0] - law[1] == law[2]


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("3d6", Damage((6, 6, 6))),
        ("d6", Damage((6,))),
        ("2d6+1d10-1", Damage((6, 6, 10), -1)),
        ("3d6+1", Damage((6, 6, 6), 1)),
    ],
)
def test_damage_is_read(text, dice):
    assert dice_problem(text) is None
    assert damage_of(text) == dice


@pytest.mark.parametrize(
    "text", ["1d1", "d0", "2d", "0d6", "61d6", "3d6+100", "3d6 +1", "6", "3d101", "-1d6", ""]
)
def test_damage_that_is_none_is_refused(text):
    assert dice_problem(text)


@pytest.mark.parametrize(
    "throw",
    [TraitRoll((8, 6), (4,), critical=True), TraitRoll((4,), (4,), critical=True),
     DamageRoll((6, 6, 4), 1, (7, 11)), BreakRoll((6, 6, 8), 0, 9)],
)  # fmt: skip
def test_the_fewest_dice_are_those_of_the_shortest_way(throw):
    """As counted step by step, after every one of the first dice."""
    states = [throw.begin()]
    for _ in range(3):
        for state in states:
            assert throw.fewest(state) == Throw.fewest(throw, state)
        states = [throw.add(s, face + 1) for s in states for face in range(throw.sides(s))]


def test_many_dice_are_counted_at_once():
    dice = tuple([4, 6, 8, 10, 12] * 12)
    assert DamageRoll(dice, 0, (7,)).fewest(DamageRoll(dice, 0, (7,)).begin()) == 60
