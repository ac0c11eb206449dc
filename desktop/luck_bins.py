"""A law gathered into as many bars as can be told apart, for the screen and for paper."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.chance import Luck


@dataclass(frozen=True, slots=True)
class Bins:
    """Scores gathered so that each bar can be seen: ``size`` scores to a bar, from ``first`` on."""

    first: int
    size: int
    shares: tuple[float, ...]

    @classmethod
    def of(cls, luck: Luck, most: int) -> Bins:
        """The bars of a law, at most so many."""
        first, last = min(*luck.law, luck.score), max(*luck.law, luck.score)
        size = -(-(last - first + 1) // most)
        parts = [0] * (-(-(last - first + 1) // size))
        for score, weight in luck.law.weights.items():
            parts[(score - first) // size] += weight
        return cls(first, size, tuple(part / luck.law.total for part in parts))

    def at(self, score: Fraction) -> float:
        """Where a score stands, in bars from the left edge of the first."""
        return (float(score - self.first) + 0.5) / self.size

    def bar_of(self, score: int) -> int:
        """The place of the bar that holds a score."""
        return (score - self.first) // self.size

    @property
    def last(self) -> int:
        """The last score of the last bar."""
        return self.first + self.size * len(self.shares) - 1
