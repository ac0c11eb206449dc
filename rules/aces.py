"""Acing dice: a die that shows its highest face is thrown again and added, without end.

A threshold makes the law finite: every total at or above ``ceiling`` is one outcome, so the law
stays exact. On the table the dice go on until none aces, and the record shows the total as thrown.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import NamedTuple

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


def ace_law(sides: int, ceiling: int) -> Law[int]:
    """The law of one acing die, totals at or above ``ceiling`` being that outcome."""
    last = max(ceiling, 1)
    reached, scale = ace_at_least(sides, last)
    below = (value for value in range(1, last) if value % sides)
    weights = {value: scale // sides ** (value // sides + 1) for value in below}
    weights[last] = reached
    return Law.of_total(weights, scale)


@dataclass(frozen=True, slots=True)
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
        due = (*state.waiting, *state.again)
        return _sum_law(due, state.total, self.ceiling)


def _sum_law(due: tuple[int, ...], before: int, ceiling: int) -> Law[int]:
    """The law of ``before`` and the dice due, capped: laws below the cap, packed and multiplied."""
    below = ceiling - before
    if not due or below <= 0:
        return Law({min(before, ceiling): 1})
    laws = {sides: ace_law(sides, below) for sides in set(due)}
    total = prod(laws[sides].total for sides in due)
    width = total.bit_length() // 8 + 1
    mask = (1 << 8 * width * below) - 1
    alone = {sides: _packed(law, width, below) for sides, law in laws.items()}
    packed = 1
    for sides in due:
        packed = packed * alone[sides] & mask
    weights = unpacked(packed, width, below)
    told = {before + value: weight for value, weight in weights.items()}
    told[ceiling] = total - sum(weights.values())
    return Law.of_total(told, total)


def _packed(law: Law[int], width: int, below: int) -> int:
    """The weights below a value, packed."""
    told = ((value, weight) for value, weight in law.weights.items() if value < below)
    return sum(weight << 8 * width * value for value, weight in told)
