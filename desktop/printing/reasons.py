"""« Why these numbers »: the likeliest to be out of action, and where that comes from."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.case import Case, Ground
from rules.resolution import Course
from rules.result import FigureResult, Result
from rules.text import Text

MOST_FIGURES = 2
MOST_WAYS = 3
WORTH_TELLING = Fraction(1, 20)
"""Below this only the likeliest of all is told."""
LARGEST_WHOLE = 10_000
"""Up to this many equal chances the exact fraction can be read."""


@dataclass(frozen=True, slots=True)
class Way:
    """Where a course stood when a figure went out of action, and how much of it came so."""

    where: Text
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a figure is out of action as often as said; ``rest`` is what no way tells.

    ``state``: what the game calls it, marked.
    """

    name: str
    state: str
    chance: Fraction
    need: Text
    ways: tuple[Way, ...]
    rest: Fraction

    @property
    def exact(self) -> bool:
        """Whether the fraction is short enough to be printed."""
        return self.chance.denominator <= LARGEST_WHOLE


def reasons_of(case: Case, course: Course, result: Result) -> tuple[Reason, ...]:
    """The reasons for those likeliest to be out of action, the likeliest first."""
    if not result.has_charts:
        return ()
    chances = [figure.out_chance for figure in result.figures]
    likeliest = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    told = [place for place in likeliest[:MOST_FIGURES] if chances[place] >= WORTH_TELLING]
    at_risk = told or [place for place in likeliest[:1] if chances[place]]
    return tuple(_reason(case, course, place, result.figures[place]) for place in at_risk)


def _reason(case: Case, course: Course, place: int, figure: FigureResult) -> Reason:
    why = case.why(course, place, figure.chart.worst)
    ways = sorted((_way(ground) for ground in why.grounds), key=_share, reverse=True)
    told = tuple(ways[:MOST_WAYS])
    rest = why.chance - sum(map(_share, told), Fraction(0))
    return Reason(figure.name, _state(figure), why.chance, why.need, told, rest)


def _state(figure: FigureResult) -> str:
    return (figure.chart.names or (figure.out_name,))[-1]


def _way(ground: Ground) -> Way:
    return Way(ground.where, ground.chance * ground.given)


def _share(way: Way) -> Fraction:
    return way.chance
