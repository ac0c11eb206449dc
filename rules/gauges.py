"""What comparisons measure: a number read from the laws of one figure, or of all together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

from rules.counted import Counted, Summed, Sums
from rules.law import Law, at_least, mean
from rules.resolution import Account
from rules.result import Chart, FigureResult, Result
from rules.text import Text

MOST_POINTS = 20
"""Up to so many points « at least k » is offered."""
_DRAWN, _LOST = "drawn", "lost"
"""The accounts of a figure whose result is known: what his card draws, the points he loses."""


class Fate(NamedTuple):
    """What may happen to one figure, as far as it is compared.

    Many are kept: the laws of the sums are those of all that one attack does alike, and what is
    counted of them is read when it is asked for.
    """

    counted: Counted
    sums: Sums

    @classmethod
    def of(cls, figure: FigureResult) -> Fate:
        """The fate of a figure of a result."""
        law, points, names, short, unit = figure.chart
        lost = figure.loss if figure.lost is None else figure.lost
        drawn = Summed(_DRAWN, figure.chart.worst)
        sums: dict[Account, Law[int]] = {_DRAWN: law}
        if lost is not None:
            sums[_LOST] = lost
        loss = None if lost is None else Summed(_LOST, max(lost))
        counted = Counted(drawn, loss, points, names, short, unit, worn=figure.before)
        return cls(counted, sums)

    @property
    def chart(self) -> Chart:
        """As on his card."""
        return self.counted.drawn(self.sums)

    @property
    def loss(self) -> Law[int] | None:
        """The points lost by the attack, None where none are counted."""
        lost, more = self.counted.loss, self.counted.certain
        if lost is None:
            return None
        law = lost.law(self.sums)
        return law.map(lambda value: more + value) if more else law

    @property
    def out(self) -> Fraction:
        """The chance of being put out of action."""
        chart = self.counted.chart
        return chart.at_least(self.sums, chart.cap)


class Gauge(Protocol):
    """One measure. ``chance``: of the numbers 0 to 1; ``falls``: less is more harm."""

    @property
    def name(self) -> Text: ...
    @property
    def chance(self) -> bool: ...
    @property
    def falls(self) -> bool: ...

    def read(self, fate: Fate) -> Fraction | None:
        """The measure of one figure; None where his game or kind has none."""
        ...

    def whole(self, result: Result) -> Fraction | None:
        """The measure of all figures together; None where there is none."""
        ...


@dataclass(frozen=True, slots=True)
class MeanLoss:
    """The points lost on average, those of before the attack left out."""

    chance: bool = False
    falls: bool = False

    @property
    def name(self) -> Text:
        return Text("Mean loss")

    def read(self, fate: Fate) -> Fraction | None:
        lost, more = fate.counted.loss, fate.counted.certain
        if lost is None:
            return None
        return lost.mean(fate.sums) + more if more else lost.mean(fate.sums)

    def whole(self, result: Result) -> Fraction | None:
        means = [mean(figure.loss) for figure in result.figures if figure.loss is not None]
        return sum(means, Fraction(0)) if means else None


@dataclass(frozen=True, slots=True)
class Out:
    """The chance of being put out of action."""

    chance: bool = True
    falls: bool = False

    @property
    def name(self) -> Text:
        return Text("Out of action")

    def read(self, fate: Fate) -> Fraction | None:
        return fate.out

    def whole(self, result: Result) -> Fraction | None:
        return None


@dataclass(frozen=True, slots=True)
class SomeOut:
    """The chance that so many or more of all together are put out of action."""

    count: int
    chance: bool = True
    falls: bool = False

    @property
    def name(self) -> Text:
        return Text("At least %n out of action", None, self.count)

    def read(self, fate: Fate) -> Fraction | None:
        return None

    def whole(self, result: Result) -> Fraction | None:
        return None if result.out_count is None else at_least(result.out_count, self.count)


@dataclass(frozen=True, slots=True)
class Nothing:
    """The chance that nothing happens to him."""

    chance: bool = True
    falls: bool = True

    @property
    def name(self) -> Text:
        return Text("Nothing at all")

    def read(self, fate: Fate) -> Fraction | None:
        return fate.chart.law[fate.counted.worn]

    def whole(self, result: Result) -> Fraction | None:
        return None if result.total_loss is None else result.total_loss[0]


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The chance of losing so many points or more by the attack."""

    points: int
    chance: bool = True
    falls: bool = False

    @property
    def name(self) -> Text:
        return Text("At least %n point(s)", None, self.points)

    def read(self, fate: Fate) -> Fraction | None:
        lost, more = fate.counted.loss, self.points - fate.counted.certain
        if lost is None:
            return None
        return lost.at_least(fate.sums, more) if more <= lost.cap else Fraction(0)

    def whole(self, result: Result) -> Fraction | None:
        return None if result.total_loss is None else at_least(result.total_loss, self.points)


@dataclass(frozen=True, slots=True)
class OrWorse:
    """The chance of one of several states, the first of them and all that are worse."""

    states: tuple[str, ...]
    chance: bool = True
    falls: bool = False

    @property
    def name(self) -> Text:
        return Text("{state} or worse", state=Text(self.states[0]))

    def read(self, fate: Fate) -> Fraction | None:
        names = fate.chart.names
        return fate.chart.law.chance(lambda step: names[step] in self.states) if names else None

    def whole(self, result: Result) -> Fraction | None:
        return None


def gauges_of(fates: Iterable[Fate]) -> list[Gauge]:
    """What can be measured of these, the most telling first."""
    known = [fate.counted for fate in fates]
    means: list[Gauge] = [MeanLoss()] if any(one.loss for one in known) else []
    points = [one.points for one in known if one.points is not None]
    floors = range(1, min(max(points, default=0), MOST_POINTS) + 1)
    return [*means, Out(), *_states(known), Nothing(), *map(AtLeast, floors)]


def gauges_of_whole(result: Result) -> list[Gauge]:
    """What can be measured of all figures together, the most telling first."""
    most = max(result.total_loss or (0,)) if result.has_loss else 0
    out: list[Gauge] = [SomeOut(count) for count in range(1, len(result.figures) + 1)]
    floors = range(1, min(most, MOST_POINTS) + 1)
    known = [MeanLoss(), *out, Nothing(), *map(AtLeast, floors)]
    return [gauge for gauge in known if gauge.whole(result) is not None]


def _states(counted: Sequence[Counted]) -> list[Gauge]:
    """A measure for every state between the best and the worst.

    Whoever lacks a state goes by his next worse one.
    """
    ladders = {one.names for one in counted if one.names}
    longest = max(ladders, key=len, default=())
    worst = tuple(sorted({names[-1] for names in ladders} - set(longest)))
    return [OrWorse((*longest[step:], *worst)) for step in range(1, len(longest) - 1)]
