"""The shapes of a survey in units of the table, ``y`` up: arcs of a ring, cells of a field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from math import atan2, cos, degrees, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.table.aim_sweep import Survey
from rules.aiming import DIRECTIONS, Aim, Place, Worth
from rules.geometry import Disc, Point, along, bearing
from rules.template import Spray

RING_GAP = 0.15
RING_WIDTH = 0.6
STEP_DEG = 360 / DIRECTIONS


@dataclass(frozen=True, slots=True)
class Patch:
    """All places of one worth."""

    worth: Worth
    path: QPainterPath


class Ring:
    """A ring beyond the reach of a souffle, as every direction of it is worth."""

    def __init__(self, survey: Survey, base: Disc, length: float) -> None:
        self._aims = survey.aims
        self._centre = base.centre
        self._inner = base.radius + length + RING_GAP
        self._outer = self._inner + RING_WIDTH

    def outline(self) -> QPainterPath:
        """Its two rims, which hold all of it."""
        path = QPainterPath()
        for radius in (self._inner, self._outer):
            path.addEllipse(QPointF(*self._centre), radius, radius)
        return path

    def patches(self) -> list[Patch]:
        """Arcs by their worth."""
        return _patches(self._aims, self._arc)

    def place(self, place: Place) -> QPointF:
        """Where the mark of a place stands."""
        middle = (self._inner + self._outer) / 2
        return QPointF(*along(self._centre, bearing(place.direction_deg or 0.0), middle))

    def aim_at(self, point: QPointF) -> Aim | None:
        """The aim in whose arc a point lies."""
        x, y = point.x() - self._centre[0], point.y() - self._centre[1]
        if not self._aims or not self._inner <= hypot(x, y) <= self._outer:
            return None
        return self._aims[round(degrees(atan2(y, x)) / STEP_DEG) % DIRECTIONS]

    def _arc(self, run: list[Aim]) -> QPolygonF:
        first = run[0].place.cell[0] - 0.5
        turns = [(first + step) * STEP_DEG for step in range(len(run) + 1)]
        outer = [_around(self._centre, self._outer, turn) for turn in turns]
        inner = [_around(self._centre, self._inner, turn) for turn in reversed(turns)]
        return QPolygonF([*outer, *inner, outer[0]])


class Field:
    """The cells of a grid, as every point to aim at is worth."""

    def __init__(self, survey: Survey) -> None:
        self._step = survey.prospect.step
        self._aims = survey.aims
        self._by_cell = {aim.place.cell: aim for aim in survey.aims}

    def outline(self) -> QPainterPath:
        """All cells together."""
        path = QPainterPath()
        for run in _runs(self._aims):
            path.addRect(self._column(run))
        return path.simplified()

    def patches(self) -> list[Patch]:
        """Cells by their worth."""
        return _patches(self._aims, lambda run: QPolygonF(self._column(run)))

    def place(self, place: Place) -> QPointF:
        """Where the mark of a place stands."""
        return QPointF(*(place.point or (0.0, 0.0)))

    def aim_at(self, point: QPointF) -> Aim | None:
        """The aim in whose cell a point lies."""
        return self._by_cell.get((round(point.x() / self._step), round(point.y() / self._step)))

    def _column(self, run: list[Aim]) -> QRectF:
        (x, y), half = run[0].place.cell, 0.5
        corner = QPointF((x - half) * self._step, (y - half) * self._step)
        return QRectF(corner.x(), corner.y(), self._step, len(run) * self._step)


Shapes = Ring | Field


def shapes_of(survey: Survey) -> Shapes:
    """A ring for a template that starts at the attacker, a field for one that is laid anywhere."""
    template, attacker = survey.prospect.template, survey.prospect.attacker
    if isinstance(template, Spray):
        assert attacker is not None
        return Ring(survey, attacker, template.length)
    return Field(survey)


def _patches(aims: Iterable[Aim], drawn: Callable[[list[Aim]], QPolygonF]) -> list[Patch]:
    """One path for all runs of one worth; where nothing is gained nor lost there is none."""
    paths: dict[Worth, QPainterPath] = {}
    for run in _runs(aims, by_worth=True):
        worth = run[0].worth
        if worth.taken or worth.friendly:
            paths.setdefault(worth, QPainterPath()).addPolygon(drawn(run))
    return [Patch(worth, path) for worth, path in paths.items()]


def _runs(aims: Iterable[Aim], *, by_worth: bool = False) -> Iterator[list[Aim]]:
    """Aims in cells one after the other, on the ring or in a column; also of one worth if asked."""
    numbered = enumerate(aims)

    def line(pair: tuple[int, Aim]) -> tuple[object, ...]:
        count, aim = pair
        x, y = aim.place.cell
        at = x - count if aim.place.point is None else (x, y - count)
        return at, aim.worth if by_worth else None

    for _, run in groupby(numbered, line):
        yield [aim for _, aim in run]


def _around(centre: Point, radius: float, turn: float) -> QPointF:
    angle = radians(turn)
    return QPointF(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))
