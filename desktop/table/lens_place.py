"""Where the lens hides least of the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.table.ground import Ground
from desktop.table.lens import RADIUS
from desktop.table.sight import Sight
from desktop.table.stencil import stencil_path

ASIDE, BELOW, ABOVE = 130.0, 176.0, 176.0
SPOTS = 5


def lens_place(
    sight: Sight, ground: Ground, room: QRectF, kept_clear: QPainterPath | None = None
) -> QPointF:
    """The middle of the lens in one of the corners of the view; ``kept_clear``: beside what."""
    corners = [
        QPointF(room.right() - ASIDE, room.bottom() - BELOW),
        QPointF(room.left() + ASIDE, room.bottom() - BELOW),
        QPointF(room.center().x(), room.bottom() - BELOW),
        QPointF(room.right() - ASIDE, room.top() + ABOVE),
        QPointF(room.left() + ASIDE, room.top() + ABOVE),
    ]
    return min(corners, key=lambda corner: _hidden(sight, ground, corner, kept_clear))


def _square(middle: QPointF) -> QRectF:
    return QRectF(middle.x() - RADIUS, middle.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)


def _hidden(
    sight: Sight, ground: Ground, middle: QPointF, kept_clear: QPainterPath | None
) -> float:
    """How much lies under a lens here, by the spots of a grid."""
    x, y = ground.back(middle)
    far = RADIUS / ground.scale
    near = [stand.base for stand in sight.stands if stand.base.distance((x, y)) < far]
    area = None if sight.area is None else stencil_path(sight.area, ground)
    spread = [RADIUS * (2 * step / (SPOTS - 1) - 1) for step in range(SPOTS)]
    hidden = 2.0 * len(near)
    if kept_clear is not None and kept_clear.intersects(_square(middle)):
        hidden += SPOTS
    for spot in (QPointF(across, down) for across in spread for down in spread):
        hidden += area is not None and area.contains(middle + spot)
    return hidden
