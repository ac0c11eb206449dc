"""Acing dice: the closed law against the fold cut at eight rounds, its tail bounded."""

from bisect import bisect_right
from fractions import Fraction
from functools import reduce
from random import Random

import pytest

from rules.aces import Acing, AcingSum, ace_at_least
from rules.law import at_least
from rules.story import Story, rolled
from tests.chi_square import agree
from tests.rules.brute_force import fractions, merged
from tests.rules.toys import alone

ROUNDS = 8
THROWS = [
    AcingSum((6,), 10),
    AcingSum((2,), 7),
    AcingSum((4,), 4, -1),
    AcingSum((6, 6), 15),
    AcingSum((8, 6), 20, 2),
    AcingSum((2, 3), 5),
    AcingSum((4, 4, 4), 9, -2),
    AcingSum((6,), 1),
    AcingSum((), 5, 3),
    AcingSum((6,), 3, 5),
]
PREFIXES = [(), (1,), (2,), (2, 1), (4, 4), (6, 6), (6, 3), (8, 6, 8), (4, 4, 4, 4)]


def told(throw, faces):
    return reduce(throw.add, faces, throw.begin())


def can_be_told(throw, faces):
    """Whether these faces may fall one after the other."""
    states = [throw.begin()]
    for face in faces:
        if face > throw.sides(states[-1]):
            return False
        states.append(throw.add(states[-1], face))
    return True


def one_round(throw, law):
    """Every die in the air falls once; those that ace are in the air again."""
    after = law
    while not all(over for _, over in after):
        after = merged(
            pair
            for (dice, over), chance in after.items()
            for pair in ([((dice, over), chance)] if over else fallen(throw, dice, chance))
        )
    return merged((dice, chance) for (dice, _), chance in after.items())


def fallen(throw, dice, chance):
    last = len(dice.waiting) == 1
    for face in range(1, throw.sides(dice) + 1):
        yield (throw.add(dice, face), last), chance / throw.sides(dice)


def cut_fold(throw, dice):
    """The law of the outcome after eight rounds, and the chance that it is not over by then."""
    law = {dice: Fraction(1)}
    for _ in range(ROUNDS):
        law = one_round(throw, {(state, not state.waiting): part for state, part in law.items()})
    ended = [(d, part) for d, part in law.items() if not d.waiting]
    return merged((throw.outcome(d), part) for d, part in ended), 1 - sum(p for _, p in ended)


@pytest.mark.parametrize(
    ("throw", "prefix"),
    [(throw, prefix) for throw in THROWS for prefix in PREFIXES if can_be_told(throw, prefix)],
    ids=str,
)
def test_the_law_is_the_cut_fold_within_its_tail(throw, prefix):
    dice = told(throw, prefix)
    law = fractions(throw.law(dice))
    cut, tail = cut_fold(throw, dice)
    smallest = min(throw.dice, default=2)
    # A die that aced in the round in hand is only thrown again in the next.
    assert tail <= len(throw.dice) * Fraction(1, smallest) ** (ROUNDS - 1)
    assert sum(law.values()) == 1
    for outcome in law.keys() | cut.keys():
        assert 0 <= law.get(outcome, 0) - cut.get(outcome, 0) <= tail


@pytest.mark.parametrize("sides", [2, 3, 6])
def test_one_die_reaches_a_total_through_its_aces(sides):
    law = AcingSum((sides,), 4 * sides + 1).law()
    for floor in range(1, 4 * sides + 2):
        aces, rest = divmod(floor - 1, sides)
        assert at_least(law, floor) == Fraction(sides - rest, sides) / sides**aces
        assert Fraction(*ace_at_least(sides, floor)) == at_least(law, floor)


def test_a_total_that_needs_an_ace_and_nothing_more_can_not_be_missed():
    law = AcingSum((6,), 8).law()
    assert law[6] == 0
    assert at_least(law, 6) == at_least(law, 7) == Fraction(1, 6)


def test_wild_die_of_a_d8_reaches_the_published_chances():
    d8, d6 = AcingSum((8,), 9).law(), AcingSum((6,), 9).law()
    for floor, chance in ((4, Fraction(13, 16)), (8, Fraction(71, 288))):
        assert 1 - (1 - at_least(d8, floor)) * (1 - at_least(d6, floor)) == chance


def test_all_dice_fall_once_and_then_each_ace_in_order():
    throw = AcingSum((8, 6), 99)
    sides = [throw.sides(told(throw, faces)) for faces in ((), (8,), (8, 6), (8, 6, 8))]
    assert sides == [8, 6, 8, 6]
    assert told(throw, (8, 6, 8, 1)) == Acing((8,), (), 23)
    assert throw.sides(told(throw, (8, 6, 8, 1, 2))) == 0


def test_the_record_shows_the_total_as_thrown():
    story = Story(alone(AcingSum((6,), 10)), (6, 6, 5))
    thrown = story.throws[0]
    assert thrown.throw.public(thrown.dice) == 17
    assert thrown.throw.outcome(thrown.dice) == 10


@pytest.mark.parametrize("throw", [AcingSum((6, 6), 15), AcingSum((4,), 9)], ids=str)
def test_rolled_aces_agree_with_the_computed_law(throw):
    random = Random(3)
    drawn = [rolled(alone(throw), random).sums.get("a", 0) for _ in range(4_000)]
    assert agree(drawn, fractions(throw.law()))


@pytest.mark.parametrize("starts", [(3,), (1, 2, 9), (4, 8, 12, 16), (6, 7, 30)])
@pytest.mark.parametrize("dice", [(2,), (6, 6), (8, 6, 4), (6,) * 4])
@pytest.mark.parametrize("bonus", [-2, 0, 5])
def test_numbers_reached_are_those_of_the_whole_law(dice, starts, bonus):
    throw = AcingSum(dice, starts[-1], bonus)
    begun = throw.add(throw.begin(), dice[0])
    for state in (throw.begin(), begun):
        whole = throw.law(state).map(lambda total: bisect_right(starts, total))
        assert throw.reached(starts, state) == whole


@pytest.mark.parametrize("sides", [1, 0, -6])
def test_a_die_that_would_ace_for_ever_is_refused(sides):
    with pytest.raises(ValueError, match="at least two sides"):
        AcingSum((6, sides), 10)
