"""The dice of Confrontation: a hit's severity by its law, and the two dice of a wound roll."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import NamedTuple

from rules.frozen import frozen
from rules.law import Law
from rules.systems.confrontation.wounds import LOSS, OUTCOMES, Cell
from rules.throws import Throw

SIDES = 6


@frozen
class SeverityDie(Throw[int, int]):
    """One die of as many faces as a law has equal parts; the outcome is the points lost.

    ``parts``: how many faces say each of ``OUTCOMES``, in that order. Where there is one face only,
    nothing is asked: it has fallen before it is thrown.
    """

    parts: tuple[int, ...]

    def begin(self) -> int:
        return 1 if sum(self.parts) == 1 else 0

    def sides(self, dice: int) -> int:
        return 0 if dice else sum(self.parts)

    def add(self, dice: int, face: int) -> int:
        return face

    def outcome(self, dice: int) -> int:
        return LOSS[self.public(dice)]

    def public(self, dice: int) -> Cell:
        return OUTCOMES[bisect_right(list(accumulate(self.parts)), dice - 1)]

    def fewest(self, dice: int) -> int:
        return 0 if dice else 1

    def law(self, dice: int | None = None) -> Law[int]:
        if dice:
            return Law({self.outcome(dice): 1})
        weights: dict[int, int] = {}
        for name, part in zip(OUTCOMES, self.parts, strict=True):
            weights[LOSS[name]] = weights.get(LOSS[name], 0) + part
        return Law(weights)


class Pair(NamedTuple):
    """What two dice show: the lower one is the column of the wound table."""

    low: int
    high: int

    @property
    def is_double(self) -> bool:
        """Whether the wound is an exceptional one."""
        return self.low == self.high


@frozen
class WoundDice(Throw[tuple[int, ...], Pair]):
    """Two dice, the lower told from the higher; no 6 is rolled again, no 1 fails."""

    def begin(self) -> tuple[int, ...]:
        return ()

    def sides(self, dice: tuple[int, ...]) -> int:
        return SIDES if len(dice) < 2 else 0

    def add(self, dice: tuple[int, ...], face: int) -> tuple[int, ...]:
        return (*dice, face)

    def outcome(self, dice: tuple[int, ...]) -> Pair:
        return Pair(min(dice), max(dice))

    def public(self, dice: tuple[int, ...]) -> list[int]:  # pyright: ignore[reportIncompatibleMethodOverride]
        return list(self.outcome(dice))
