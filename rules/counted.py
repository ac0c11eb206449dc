"""From which accounts of a course the laws of one figure are summed up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.law import Law
from rules.readings import Measure
from rules.resolution import Account
from rules.result import Chart


@dataclass(frozen=True, slots=True)
class Counted:
    """``chart``: the sum his card draws, ``draw``: the card's chart of its law.

    ``loss``: his points lost, None where they are the chart or none are counted. Each is the sum on
    one account. ``before``: what the chart counts of earlier.
    """

    chart: Measure
    loss: Measure | None
    draw: Callable[[Law[int]], Chart]
    before: int = 0

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that are read."""
        return (*self.chart.caps, *(() if self.loss is None else self.loss.caps))


def law_of(measure: Measure, sums: dict[Account, Law[int]]) -> Law[int]:
    """The law of a measure of one account, from the law of the sum on it."""
    ((account, cap),) = measure.caps.items()
    return sums[account].map(lambda value: measure.worth(account, min(value, cap)))
