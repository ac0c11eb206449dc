"""The deviation map: every place where the template may come down, and who is under it there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import hypot

from PySide6.QtCore import QRectF

from desktop.table.sight import Sight
from rules.geometry import Disc, Point
from rules.landing import Landing
from rules.result import Result
from rules.template import Blast

ROUGH = 6
"""Decimals that tell one ring of places from another."""


@dataclass(frozen=True)
class Scatter:
    """What a result says of where the template falls, in units of the table.

    ``radius``: of the template. ``places``: those that may still be, none once that is decided.
    ``chances``: of each figure to be under it in the end. ``landed``: the place where the dice have
    brought it, told beside all that might have been.
    """

    aim: Point
    attacker: Point | None
    radius: float
    places: tuple[Landing, ...]
    chances: Mapping[str, Fraction]
    landed: Landing | None = None

    def fallen(self, landed: Landing) -> Scatter:
        """The same map with the place where the template came down."""
        there = (place for place in self.places if (place.x, place.y) == (landed.x, landed.y))
        return replace(self, landed=next(there, None))

    @cached_property
    def rings(self) -> tuple[float, ...]:
        """How far from the aim places may lie, rising."""
        x, y = self.aim
        return tuple(sorted({round(hypot(p.x - x, p.y - y), ROUGH) for p in self.places}))

    @property
    def reach(self) -> Disc:
        """All that the template may cover."""
        return Disc(self.aim, self.radius + (self.rings[-1] if self.rings else 0.0))

    @property
    def extent(self) -> QRectF:
        """The rectangle around it, in units, y up."""
        (x, y), far = self.aim, self.reach.radius
        return QRectF(x - far, y - far, 2 * far, 2 * far)

    @cached_property
    def most(self) -> Fraction:
        """The chance of the likeliest place."""
        return max((place.chance for place in self.places), default=Fraction(1))

    @property
    def outermost(self) -> list[Landing]:
        """The places as far out as any."""
        far, (x, y) = self.rings[-1] if self.rings else 0.0, self.aim
        return [p for p in self.places if round(hypot(p.x - x, p.y - y), ROUGH) == far]


def scatter_of(sight: Sight | None, result: Result | None) -> Scatter | None:
    """The map of a result; None where the template comes down nowhere but where it is aimed."""
    if sight is None or result is None or not result.landings:
        return None
    aim, template, attacker = sight.table.aim, sight.template, sight.attacker
    if aim is None or not isinstance(template, Blast):
        return None
    return Scatter(
        aim=(aim[0], aim[1]),
        attacker=None if attacker is None else attacker.base.centre,
        radius=template.radius,
        places=tuple(landing for landing in result.landings if 0 < landing.chance < 1),
        chances=chances_of(result),
    )


def chances_of(result: Result) -> dict[str, Fraction]:
    """The chance of each figure to be under the template in the end, where the game tells it."""
    targets = {one.name: one.chances["under"] for one in result.figures if "under" in one.chances}
    others = {one.name: one.under for one in result.bystanders if one.under is not None}
    return targets | others
