"""Where the lens hides least of the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.table.ground import Ground
from desktop.table.lens import RADIUS
from desktop.table.sight import Sight

ASIDE, BELOW, ABOVE = 130.0, 176.0, 176.0
SPOTS = 5


def lens_place(sight: Sight, ground: Ground, room: QRectF) -> QPointF:
    """The middle of the lens in one of the corners of the view."""
    corners = [
        QPointF(room.right() - ASIDE, room.bottom() - BELOW),
        QPointF(room.left() + ASIDE, room.bottom() - BELOW),
        QPointF(room.center().x(), room.bottom() - BELOW),
        QPointF(room.right() - ASIDE, room.top() + ABOVE),
        QPointF(room.left() + ASIDE, room.top() + ABOVE),
    ]
    return min(corners, key=lambda corner: _hidden(sight, ground, corner))


def _hidden(sight: Sight, ground: Ground, middle: QPointF) -> float:
    """How much lies under a lens here, by the spots of a grid."""
    x, y = ground.back(middle)
    far = RADIUS / ground.scale
    spread = [far * (2 * step / (SPOTS - 1) - 1) for step in range(SPOTS)]
    near = [s.base for s in sight.stands if s.base.distance((x, y)) < 1.5 * far]
    hidden = 0.0
    for point in ((x + across, y + up) for across in spread for up in spread):
        hidden += any(base.distance(point) < 0 for base in near)
        hidden += sight.area is not None and sight.area.distance(point) < 0
    return hidden
