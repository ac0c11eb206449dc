"""What is told of a table once nothing moves: what is contestable, and what the attack is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from desktop.table.sight import Sight
from desktop.views.attack.draft import name_of, targets_of
from rules.aiming import Worth
from rules.json_reading import Json
from rules.law import mean
from rules.resolution import Resolver, course_of
from rules.result import Result
from rules.service import Reading, read_engagement
from rules.text import InvalidError


@dataclass(frozen=True, slots=True)
class Doubt:
    """What a contestable margin comes to: the mean of all lost, as measured and the other way."""

    name: str
    touched: bool
    margin_mm: float
    told: Fraction
    otherwise: Fraction


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it is shown, for a worker to think about."""

    document: Json
    sight: Sight | None
    result: Result | None
    resolver: Resolver

    def worth(self) -> Worth | None:
        """What the attack comes to for both sides, where its game tells that."""
        reading = None if self.sight is None else self.sight.reading
        if reading is None or reading.system.worth is None:
            return None
        return reading.system.worth(reading.engagement, self.resolver)

    def doubts(self, most: int) -> list[Doubt]:
        """Both ways of each contestable margin, the closest first."""
        return list(self._doubts(most))

    def _doubts(self, most: int) -> Iterator[Doubt]:
        sight, result = self.sight, self.result
        if sight is None or result is None or not result.has_damage:
            return
        told = total_mean(result)
        for stand in sight.contestables[:most]:
            other = self._otherwise(stand.name, touched=not stand.touched)
            if other is not None and stand.touch is not None:
                margin = stand.touch.margin_mm
                yield Doubt(stand.name, stand.touched, margin, told, total_mean(other))

    def _otherwise(self, name: str, *, touched: bool) -> Result | None:
        """The result if a figure's own word were the opposite of what the table says."""
        targets = targets_of(self.document)
        known = {name_of(target): at for at, target in enumerate(targets)}
        if name not in known:
            return None
        targets[known[name]] = targets[known[name]] | {"in_area": touched}
        try:
            reading = read_engagement(self.document | {"targets": targets})
        except InvalidError:
            return None
        return marginal(reading, self.resolver)


def marginal(reading: Reading, resolver: Resolver) -> Result:
    """The result of an engagement figure by figure, without joint laws."""
    return reading.case.result(course_of(reading.case.program, resolver), limit=0)


def total_mean(result: Result) -> Fraction:
    """What all lose together on average."""
    return sum((mean(figure.chart.law) for figure in result.figures), Fraction(0))
