"""Where the points of a table lie on a picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rules.geometry import Point

CLOSEST, FARTHEST = 480.0, 4.0
USUAL = 78.0


@dataclass(frozen=True, slots=True)
class Ground:
    """``scale``: pixels to a unit; the table's origin lies at ``left``, ``top``; y goes up."""

    scale: float = USUAL
    left: float = 0.0
    top: float = 0.0

    def at(self, point: Point) -> QPointF:
        """The place of a point on the picture."""
        return QPointF(self.left + point[0] * self.scale, self.top - point[1] * self.scale)

    def back(self, place: QPointF) -> Point:
        """The point of the table at a place of the picture."""
        return (place.x() - self.left) / self.scale, (self.top - place.y()) / self.scale

    def shown(self, room: QRectF) -> QRectF:
        """What of the table a rectangle of the picture shows: left, lowest y, width, height."""
        left, low = self.back(room.bottomLeft())
        return QRectF(left, low, room.width() / self.scale, room.height() / self.scale)

    @classmethod
    def fitting(cls, extent: QRectF, room: QRectF, most: float = USUAL) -> Ground:
        """The ground on which an extent of the table fills a room, its middle in the middle."""
        across = room.width() / max(extent.width(), 0.1)
        up = room.height() / max(extent.height(), 0.1)
        scale = max(FARTHEST, min(most, across, up))
        middle = extent.center()
        return cls(
            scale,
            room.center().x() - middle.x() * scale,
            room.center().y() + middle.y() * scale,
        )
