"""The rolls of Savage Worlds: a trait with its Wild Die, damage read in bands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from rules.aces import Acing, AcingSum, Endless, ace_at_least, in_bands
from rules.frozen import frozen
from rules.law import Law
from rules.throws import Sum, Throw

CRITICAL_FAILURE = -1
CONFIRMING_SIDES = 6


class Rolling(NamedTuple):
    """A trait in the air: places of the dice to throw in this round, of those that aced, totals.

    ``confirming``: the face of the die that confirms an Extra's 1, 0 before it falls.
    """

    waiting: tuple[int, ...]
    again: tuple[int, ...]
    totals: tuple[int, ...]
    confirming: int = 0


@frozen
class TraitRoll(Endless[Rolling, int]):
    """A trait die, a Wild Die beside it if there is one: the higher total counts.

    ``dice``: their sides, at least 2. The outcome is how many of ``starts`` (rising) the total with
    its ``modifier`` reaches, or CRITICAL_FAILURE where ``critical`` is asked for: a 1 on both dice,
    or a lone 1 that a d6 confirms with another.
    """

    dice: tuple[int, ...]
    starts: tuple[int, ...]
    modifier: int = 0
    critical: bool = False

    def begin(self) -> Rolling:
        return Rolling(tuple(range(len(self.dice))), (), (0,) * len(self.dice))

    def sides(self, dice: Rolling) -> int:
        if dice.waiting:
            return self.dice[dice.waiting[0]]
        return CONFIRMING_SIDES if self._confirms(dice) and not dice.confirming else 0

    def _confirms(self, dice: Rolling) -> bool:
        return self.critical and dice.totals == (1,)

    def add(self, dice: Rolling, face: int) -> Rolling:
        if not dice.waiting:
            return dice._replace(confirming=face)
        place, *others = dice.waiting
        aced = face == self.dice[place]
        again = (*dice.again, place) if aced else dice.again
        totals = (*dice.totals[:place], dice.totals[place] + face, *dice.totals[place + 1 :])
        return Rolling(tuple(others), again, totals) if others else Rolling(again, (), totals)

    def fewest(self, dice: Rolling) -> int:
        due = len(dice.waiting) + len(dice.again)
        return due or int(self.sides(dice) > 0)

    def outcome(self, dice: Rolling) -> int:
        if self.critical and set(dice.totals) == {1} and dice.confirming in _confirmed(self.dice):
            return CRITICAL_FAILURE
        return bisect_right(self.starts, max(dice.totals) + self.modifier)

    def public(self, dice: Rolling) -> int:
        return max(dice.totals) + self.modifier

    def law(self, dice: Rolling | None = None) -> Law[int]:
        state = dice or self.begin()
        floors = [start - self.modifier for start in self.starts]
        totals = [self._below(state, place, floors[-1])[1] for place in range(len(self.dice))]
        lost, ways = self._critical_chance(state)
        short = [ways * self._all_below(state, floor, totals) for floor in floors]
        total = ways * prod(totals)
        weights = in_bands(short, total)
        if lost:
            weights[bisect_right(self.starts, 1 + self.modifier)] -= total // ways
            weights[CRITICAL_FAILURE] = total // ways
        return Law(weights).reduced()

    def _all_below(self, state: Rolling, floor: int, totals: Sequence[int]) -> int:
        """In how many of the totals of each die all of them end below a floor."""
        chances = [self._below(state, place, floor) for place in range(len(self.dice))]
        parts = zip(chances, totals, strict=True)
        return prod(ways * (total // of) for (ways, of), total in parts)

    def _below(self, state: Rolling, place: int, floor: int) -> tuple[int, int]:
        """The chance that one die ends below a total: numerator, denominator."""
        total = state.totals[place]
        if place not in (*state.waiting, *state.again):
            return int(total < floor), 1
        reached, ways = ace_at_least(self.dice[place], max(floor - total, 1))
        return ways - reached, ways

    def _critical_chance(self, state: Rolling) -> tuple[bool, int]:
        """Whether a critical failure may still be, and that it is one among how many."""
        if not self.critical or max(state.totals) > 1 or state.confirming > 1:
            return False, 1
        ways = prod(s for t, s in zip(state.totals, self.dice, strict=True) if not t)
        lone = len(self.dice) == 1 and not state.confirming
        return True, ways * CONFIRMING_SIDES if lone else ways


def _confirmed(dice: Sequence[int]) -> tuple[int, ...]:
    """The confirming faces with which a 1 is a critical failure; a Wild Die needs none."""
    return (0,) if len(dice) > 1 else (1,)


@frozen
class DamageRoll(Endless[Acing, int]):
    """Acing damage dice and what is added: how many of ``starts`` (rising) the sum reaches."""

    dice: tuple[int, ...]
    flat: int
    starts: tuple[int, ...]

    @property
    def sum(self) -> AcingSum:
        """The dice, sums told apart as far as they are read."""
        return AcingSum(self.dice, self.starts[-1], self.flat)

    def begin(self) -> Acing:
        return self.sum.begin()

    def sides(self, dice: Acing) -> int:
        return self.sum.sides(dice)

    def add(self, dice: Acing, face: int) -> Acing:
        return self.sum.add(dice, face)

    def fewest(self, dice: Acing) -> int:
        return self.sum.fewest(dice)

    def outcome(self, dice: Acing) -> int:
        return bisect_right(self.starts, dice.total)

    def public(self, dice: Acing) -> int:
        return dice.total

    def law(self, dice: Acing | None = None) -> Law[int]:
        return self.sum.reached(self.starts, dice)


@frozen
class BreakRoll(Throw[tuple[int, int], int]):
    """Damage to an object, no die of it aces: 1 where the sum reaches ``start``."""

    dice: tuple[int, ...]
    flat: int
    start: int

    @property
    def sum(self) -> Sum:
        """The dice as they are thrown."""
        return Sum(self.dice, self.flat)

    def begin(self) -> tuple[int, int]:
        return self.sum.begin()

    def sides(self, dice: tuple[int, int]) -> int:
        return self.sum.sides(dice)

    def add(self, dice: tuple[int, int], face: int) -> tuple[int, int]:
        return self.sum.add(dice, face)

    def fewest(self, dice: tuple[int, int]) -> int:
        return len(self.dice) - dice[0]

    def outcome(self, dice: tuple[int, int]) -> int:
        return int(dice[1] >= self.start)

    def public(self, dice: tuple[int, int]) -> int:
        return dice[1]

    def law(self, dice: tuple[int, int] | None = None) -> Law[int]:
        thrown, total = dice or self.begin()
        return banded(plain_sum(self.dice[thrown:], total), (self.start,))


def banded(law: Law[int], starts: tuple[int, ...]) -> Law[int]:
    """How many of ``starts`` a sum reaches."""
    return law.map(lambda total: bisect_right(starts, total)).reduced()


def plain_sum(dice: Sequence[int], before: int = 0) -> Law[int]:
    """The law of ``before`` and dice that do not ace, one die after the other."""
    weights = [1]
    for sides in dice:
        rolled = [0] * (len(weights) + sides)
        running = 0
        for place in range(1, len(rolled)):
            running += weights[place - 1] if place <= len(weights) else 0
            running -= weights[place - 1 - sides] if place > sides else 0
            rolled[place] = running
        weights = rolled
    return Law({before + value: weight for value, weight in enumerate(weights) if weight})
