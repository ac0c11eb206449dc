"""Acing dice: a die that shows its highest face is thrown again and added, without end.

A threshold makes the law finite: every total at or above ``ceiling`` is one outcome, so the law
stays exact. On the table the dice go on until none aces, and the record shows the total as thrown.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import prod
from typing import NamedTuple

from rules.frozen import frozen
from rules.law import Law
from rules.packed import unpacked
from rules.throws import Dice, Said, Throw


class Endless(Throw[Dice, Said]):
    """A throw that may go on without end: its law is a closed form, no fold can tell it."""

    __slots__ = ()


class Acing(NamedTuple):
    """Dice in the air: those still to throw in this round, those that aced, the sum so far."""

    waiting: tuple[int, ...]
    again: tuple[int, ...]
    total: int


def ace_at_least(sides: int, floor: int) -> tuple[int, int]:
    """The chance that one acing die totals ``floor`` (>= 1) or more: numerator, denominator."""
    aces, rest = divmod(floor - 1, sides)
    return sides - rest, sides ** (aces + 1)


@frozen
class AcingSum(Endless[Acing, int]):
    """The sum of acing ``dice`` (each at least 2 sides) plus ``bonus``.

    Totals are told apart below ``ceiling``; at or above it they are one outcome.
    All dice are thrown once, then each ace's next die in the order of the dice, until none aces.
    """

    dice: tuple[int, ...]
    ceiling: int
    bonus: int = 0

    def __post_init__(self) -> None:
        if any(sides < 2 for sides in self.dice):
            msg = "an acing die needs at least two sides"
            raise ValueError(msg)

    def begin(self) -> Acing:
        return Acing(self.dice, (), self.bonus)

    def sides(self, dice: Acing) -> int:
        return dice.waiting[0] if dice.waiting else 0

    def add(self, dice: Acing, face: int) -> Acing:
        die, *others = dice.waiting
        again = (*dice.again, die) if face == die else dice.again
        total = dice.total + face
        return Acing(tuple(others), again, total) if others else Acing(again, (), total)

    def fewest(self, dice: Acing) -> int:
        return len(dice.waiting) + len(dice.again)

    def outcome(self, dice: Acing) -> int:
        return min(dice.total, self.ceiling)

    def public(self, dice: Acing) -> int:
        return dice.total

    def law(self, dice: Acing | None = None) -> Law[int]:
        state = dice or self.begin()
        due, below = (*state.waiting, *state.again), self.ceiling - state.total
        if not due or below <= 0:
            return Law({min(state.total, self.ceiling): 1})
        packed, width, total = _packed_sum(due, below)
        weights = unpacked(packed, width, below)
        told = {state.total + value: weight for value, weight in weights.items()}
        told[self.ceiling] = total - sum(weights.values())
        return Law.of_total(told, total)

    def reached(self, starts: tuple[int, ...], dice: Acing | None = None) -> Law[int]:
        """How many of ``starts`` (rising, up to the ceiling) the sum reaches."""
        state = dice or self.begin()
        due, below = (*state.waiting, *state.again), starts[-1] - state.total
        if not due or below <= 0:
            return Law({bisect_right(starts, state.total): 1})
        packed, width, total = _packed_sum(due, below)
        # Times 1 + x + x², and so on, each slot holds the sum of those up to it.
        running = packed * _ones(below, 8 * width)
        bits, mask = 8 * width, (1 << 8 * width) - 1
        places = [bits * (start - state.total - 1) for start in starts]
        short = [running >> place & mask if place >= 0 else 0 for place in places]
        return Law.of_total(in_bands(short, total), total).reduced()


def in_bands(short: Sequence[int], total: int) -> dict[int, int]:
    """How many numbers are reached; ``short``: of how many of a total each is not (rising)."""
    bounds = pairwise((0, *short, total))
    return {count: over - under for count, (under, over) in enumerate(bounds) if over > under}


def _packed_sum(due: Sequence[int], below: int) -> tuple[int, int, int]:
    """The weights of the sums of acing dice below a value, packed; the width of a slot; the total.

    ``due`` and ``below`` are at least one.
    """
    counts = [(sides, due.count(sides)) for sides in set(due)]
    total = prod([ace_at_least(sides, below)[1] ** dice for sides, dice in counts])
    width = total.bit_length() // 8 + 1
    mask = (1 << 8 * width * below) - 1
    packed = 1
    for sides, dice in counts:
        alone = _packed_ace(sides, below, 8 * width) & mask
        for _ in range(dice):
            packed = packed * alone & mask
    return packed, width, total


def _packed_ace(sides: int, below: int, bits: int) -> int:
    """The weights of one acing die, packed, up to a value at least."""
    faces = _ones(sides, bits) - 1
    packed, share = 0, ace_at_least(sides, below)[1]
    for aces in range(0, below, sides):
        share //= sides
        packed |= share * faces << bits * aces
    return packed


def _ones(slots: int, bits: int) -> int:
    """One in each slot."""
    return ((1 << bits * slots) - 1) // ((1 << bits) - 1)
