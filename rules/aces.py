"""Acing dice: a die that shows its highest face is thrown again and added, without end.

A threshold makes the law finite: every total at or above ``ceiling`` is one outcome, so the law
stays exact. On the table the dice go on until none aces, and the record shows the total as thrown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.law import Law
from rules.throws import Throw


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
    scale = ace_at_least(sides, last)[1]
    above = [top * (scale // bottom) for top, bottom in _tails(sides, last)]
    weights = {value: above[value - 1] - above[value] for value in range(1, last)}
    return Law({**weights, last: above[last - 1]})


def _tails(sides: int, last: int) -> list[tuple[int, int]]:
    return [ace_at_least(sides, floor) for floor in range(1, last + 1)]


@dataclass(frozen=True, slots=True)
class AcingSum(Throw[Acing, int]):
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

    def outcome(self, dice: Acing) -> int:
        return min(dice.total, self.ceiling)

    def public(self, dice: Acing) -> int:
        return dice.total

    def law(self, dice: Acing | None = None) -> Law[int]:
        state = dice or self.begin()
        law = Law({min(state.total, self.ceiling): 1})
        for sides in (*state.waiting, *state.again):
            law = _added(law, ace_law(sides, max(self.ceiling - state.total, 1)), self.ceiling)
        return law


def _added(left: Law[int], right: Law[int], ceiling: int) -> Law[int]:
    weights: dict[int, int] = {}
    for a, weight in left.weights.items():
        for b, chance in right.weights.items():
            total = min(a + b, ceiling)
            weights[total] = weights.get(total, 0) + weight * chance
    return Law(weights)
