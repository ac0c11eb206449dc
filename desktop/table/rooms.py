"""Where a label finds room: what it would hide at each place beside its base.

Rectangles are plain numbers here: many are tried at every move of a drag, and Qt's would take most
of its time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot, inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.table.ground import Ground
from rules.geometry import Shape

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""
GAP = 8.0
FORMER_BONUS, NEXT_BEST = 40.0, 6.0
UNDER, EDGE, BEYOND = 120.0, 60.0, 4000.0


@dataclass(frozen=True, slots=True)
class Seeker:
    """Something of a size that looks for room around a base; ``former``: where it stood from it."""

    centre: QPointF
    radius: float
    width: float
    height: float
    former: QPointF | None = None

    def around(self) -> Box:
        """Where its room may lie at all."""
        x, y = self.centre.x(), self.centre.y()
        far = self.radius + GAP + self.width + self.height
        return x - far, y - far, x + far, y + far

    def rooms(self) -> Iterator[tuple[Box, float]]:
        """The rooms it may take, each with how little it is liked."""
        x, y, width, height = self.centre.x(), self.centre.y(), self.width, self.height
        for place, (left, top) in enumerate(self._corners(x, y)):
            bonus = FORMER_BONUS if self._stood(left - x, top - y) else 0.0
            yield (left, top, left + width, top + height), place * NEXT_BEST - bonus

    def _corners(self, x: float, y: float) -> tuple[tuple[float, float], ...]:
        far, width, height = self.radius + GAP, self.width, self.height
        slant = 0.72 * far
        return (
            (x - width / 2, y - far - height),
            (x - width / 2, y + far),
            (x + far, y - height / 2),
            (x - far - width, y - height / 2),
            (x - slant - width, y + slant),
            (x + slant, y + slant),
            (x - slant - width, y - slant - height),
            (x + slant, y - slant - height),
        )

    def _stood(self, right: float, down: float) -> bool:
        former = self.former
        return former is not None and abs(right - former.x()) + abs(down - former.y()) < 2


@dataclass(frozen=True, slots=True)
class Cover:
    """The template, under which a label is hard to read, and at whose edge it is harder."""

    shape: Shape
    path: QPainterPath
    ground: Ground

    def cost(self, box: Box) -> float:
        """How much of it lies over a room; asking the path is left for rooms at its edge."""
        left, top, right, bottom = box
        middle = QPointF((left + right) / 2, (top + bottom) / 2)
        reach = hypot(right - left, bottom - top) / 2
        far = self.shape.distance(self.ground.back(middle)) * self.ground.scale
        if far > reach:
            return 0.0
        room = rect_of(box)
        if far > -reach and not self.path.intersects(room):
            return 0.0
        inside = far <= -reach or self.path.contains(room)
        return UNDER + (UNDER if far < 0 else 0.0) + (0.0 if inside else EDGE)


@dataclass(frozen=True, slots=True)
class Plan:
    """What lies where; ``written`` grows by each room that is taken.

    ``within``: what is seen of the map, None for all of it.
    """

    bases: Sequence[Box]
    written: list[Box]
    cover: Cover | None = None
    walls: Sequence[QPainterPath] = ()
    within: Box | None = None
    _fences: list[Box] = field(default_factory=list[Box])

    def __post_init__(self) -> None:
        self._fences.extend(box_of(wall.boundingRect()) for wall in self.walls)

    def take(self, seeker: Seeker) -> QRectF:
        """The best room for one more."""
        around = seeker.around()
        bases = [box for box in self.bases if _meet(box, around)]
        written = [box for box in self.written if _meet(box, around)]
        best, least = around, inf
        for cost, box in sorted(
            (_hidden(box, bases) + 4 * _hidden(box, written) + dislike + self._lost(box), box)
            for box, dislike in seeker.rooms()
        ):
            if cost >= least:
                break
            whole = cost + self._under(box)
            if whole < least:
                best, least = box, whole
        self.written.append(best)
        return rect_of(best)

    def _lost(self, box: Box) -> float:
        return 0.0 if self.within is None or _holds(self.within, box) else BEYOND

    def _under(self, box: Box) -> float:
        """What the template and the walls take of a room; dear to ask, so it is asked last."""
        cost = 0.0 if self.cover is None else self.cover.cost(box)
        for fence, wall in zip(self._fences, self.walls, strict=True):
            cost += UNDER if _meet(box, fence) and wall.intersects(rect_of(box)) else 0.0
        return cost


def box_of(rect: QRectF) -> Box:
    """A rectangle in plain numbers."""
    left, top = rect.left(), rect.top()
    return left, top, left + rect.width(), top + rect.height()


def rect_of(box: Box) -> QRectF:
    """Plain numbers as a rectangle."""
    left, top, right, bottom = box
    return QRectF(left, top, right - left, bottom - top)


def _hidden(box: Box, others: Sequence[Box]) -> float:
    """The area that others have in common with a room."""
    left, top, right, bottom = box
    return sum(
        (min(right, to_right) - max(left, to_left)) * (min(bottom, low) - max(top, high))
        for to_left, high, to_right, low in others
        if to_left < right and to_right > left and high < bottom and low > top
    )


def _meet(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    return other[0] < right and other[2] > left and other[1] < bottom and other[3] > top


def _holds(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    return left <= other[0] and right >= other[2] and top <= other[1] and bottom >= other[3]
