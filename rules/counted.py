"""From which accounts of a course the laws of one figure are summed up."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from rules.law import Law, capped
from rules.readings import Measure
from rules.resolution import Account
from rules.result import POINTS, Chart

Sums = Mapping[Account, Law[int]]
"""The law of the sum on each account."""


class Summed(NamedTuple):
    """What the sum on one account is worth, ``cap`` at most.

    ``worths``: what each sum is worth short of the cap, from 0 to the largest there can be; empty
    where a sum is worth what it is.
    """

    account: Account
    cap: int
    worths: tuple[int, ...] = ()

    @property
    def measure(self) -> Measure:
        """The same, to be read from a course."""
        most = len(self.worths) - 1 if self.worths else self.cap
        return Measure({self.account: most}, lambda _, value: self.worth(value))

    def worth(self, value: int) -> int:
        """What a sum is worth."""
        return min(self.worths[value] if self.worths else value, self.cap)

    def law(self, sums: Sums) -> Law[int]:
        """The law of what the sum is worth, from the law of the sum on each account."""
        return capped(self._told(sums) if self.worths else sums[self.account], self.cap)

    def mean(self, sums: Sums) -> Fraction:
        """What the sum is worth on average."""
        law, cap = self._told(sums) if self.worths else sums[self.account], self.cap
        short = [(cap - value) * weight for value, weight in law.weights.items() if value < cap]
        return Fraction(cap * law.total - sum(short), law.total)

    def at_least(self, sums: Sums, floor: int) -> Fraction:
        """The chance that the sum is worth ``floor`` or more, which is no more than the cap."""
        law = self._told(sums) if self.worths else sums[self.account]
        reached = [weight for value, weight in law.weights.items() if value >= floor]
        return Fraction(sum(reached), law.total)

    def _told(self, sums: Sums) -> Law[int]:
        return sums[self.account].map(self.worths.__getitem__)


class Counted(NamedTuple):
    """How the laws of a figure are read: plain facts, so that figures counted alike are equal.

    ``chart``: the sum his card draws, at the cap he is out; the facts of the card's chart stand
    below it. ``loss``: the points lost, which may be the same sum; None where none are counted.
    ``before``: what the chart counts of what fell without a die; ``worn``: so much of it before
    the attack.
    """

    chart: Summed
    loss: Summed | None = None
    points: int | None = None
    names: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    unit: str = POINTS
    before: int = 0
    worn: int = 0

    @property
    def certain(self) -> int:
        """What the attack does without a die; negative where it is repaired."""
        return self.before - self.worn

    def drawn(self, sums: Sums) -> Chart:
        """The card's chart, from the law of the sum on each account."""
        law, before = self.chart.law(sums), self.before
        told = law.map(lambda value: before + value) if before else law
        return Chart(told, self.points, self.names, self.short, self.unit)
