"""From which accounts of a course the laws of one figure are summed up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.law import Law, capped
from rules.readings import Measure
from rules.resolution import Account
from rules.result import POINTS, Chart


class Summed(NamedTuple):
    """The sum on one account, up to ``cap``.

    ``ranks``: those that a figure may come to, each worth its place among them; empty where a sum
    is worth what it is.
    """

    account: Account
    cap: int
    ranks: tuple[int, ...] = ()

    @property
    def measure(self) -> Measure:
        """The same, to be read from a course."""
        return Measure({self.account: self.cap}, lambda _, value: self.worth(value))

    def worth(self, value: int) -> int:
        """What a sum up to the cap is worth."""
        return self.ranks.index(value) if self.ranks else value

    def law(self, sums: Mapping[Account, Law[int]]) -> Law[int]:
        """The law of what the sum is worth, from the law of the sum on each account."""
        law = capped(sums[self.account], self.cap)
        return law.map(self.worth) if self.ranks else law


class Counted(NamedTuple):
    """How the laws of a figure are read: plain facts, so that figures counted alike are equal.

    ``chart``: the sum his card draws; the facts of the card's chart stand below it. ``loss``: his
    points lost, None where they are the chart or none are counted. ``before``: what the chart
    counts of earlier.
    """

    chart: Summed
    loss: Summed | None = None
    points: int | None = None
    names: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    unit: str = POINTS
    before: int = 0

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that are read."""
        one = (self.chart.account,)
        return one if self.loss is None else (*one, self.loss.account)

    def drawn(self, sums: Mapping[Account, Law[int]]) -> Chart:
        """The card's chart, from the law of the sum on each account."""
        law, before = self.chart.law(sums), self.before
        told = law.map(lambda value: before + value) if before else law
        return Chart(told, self.points, self.names, self.short, self.unit)
