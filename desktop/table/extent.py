"""How much of the table is worth looking at."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.table.sight import Sight
from rules.geometry import Cone, Disc, Point, Polygon, Shape

MARGIN = 0.8
EMPTY = QRectF(-4, -4, 8, 8)


def extent_of(sight: Sight, margin: float = MARGIN) -> QRectF:
    """The rectangle around all figures, the template and the obstacles, in units, y up."""
    points = [*_points(sight)]
    if not points:
        return QRectF(EMPTY)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    tight = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return tight.adjusted(-margin, -margin, margin, margin)


def _points(sight: Sight) -> Iterator[Point]:
    for stand in sight.stands:
        yield from _around(stand.base)
    for obstacle in sight.table.obstacles:
        yield from ((end[0], end[1]) for end in (obstacle.start, obstacle.to))
    if sight.area is not None:
        yield from outline_points(sight.area)


def outline_points(area: Shape) -> Iterator[Point]:
    """Points that together stand as far out as an area does."""
    match area:
        case Polygon(corners):
            yield from corners
        case Disc():
            yield from _around(area)
        case Cone():
            yield area.tip
            yield from _around(Disc(area.centre, area.radius))


def _around(disc: Disc) -> Iterator[Point]:
    (x, y), far = disc.centre, disc.radius
    yield from ((x - far, y), (x + far, y), (x, y - far), (x, y + far))
