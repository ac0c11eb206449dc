"""The lens: the gap between a base and the template, large enough to be judged by eye."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.bases import draw_base, draw_gap
from desktop.table.ground import Ground
from desktop.table.look import BODY, Look
from desktop.table.sight import Sight, Stand
from desktop.table.stencil import draw_stencil
from rules.geometry import Point, Shape, along
from rules.text import Text

TIMES = 9
RADIUS = 84.0
SPOT = 8.0
NUDGE = 1e-4


@dataclass(frozen=True, slots=True)
class Gap:
    """Where a base is nearest to being clear of the template: on its rim, and on the edge."""

    rim: Point
    edge: Point

    @property
    def middle(self) -> Point:
        return (self.rim[0] + self.edge[0]) / 2, (self.rim[1] + self.edge[1]) / 2


def gap_of(stand: Stand, area: Shape) -> Gap:
    """The shortest way by which a base is under the template, or clear of it.

    The signed distance falls straight towards the edge, so its slope tells where the edge is.
    """
    x, y = centre = stand.base.centre
    far = area.distance(centre)
    slope_x = (area.distance((x + NUDGE, y)) - area.distance((x - NUDGE, y))) / (2 * NUDGE)
    slope_y = (area.distance((x, y + NUDGE)) - area.distance((x, y - NUDGE))) / (2 * NUDGE)
    inward = (-slope_x, -slope_y)
    return Gap(along(centre, inward, stand.base.radius), along(centre, inward, far))


def draw_spot(painter: QPainter, stand: Stand, sight: Sight, ground: Ground, look: Look) -> None:
    """The small ring on the map around what the lens shows."""
    if sight.area is None:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("warn", 1.5))
    painter.drawEllipse(ground.at(gap_of(stand, sight.area).middle), SPOT, SPOT)


def draw_lens(
    painter: QPainter, centre: QPointF, stand: Stand, sight: Sight, ground: Ground, look: Look
) -> None:
    """The lens with its middle here; ``ground``: that of the map, which it enlarges."""
    if sight.area is None:
        return
    gap = gap_of(stand, sight.area)
    scale = ground.scale * TIMES
    moved = Ground(scale).at(gap.middle)
    near = Ground(scale, centre.x() - moved.x(), centre.y() - moved.y())
    circle = QPainterPath()
    circle.addEllipse(centre, RADIUS, RADIUS)
    painter.save()
    painter.setClipPath(circle)
    painter.fillPath(circle, look.colour("field"))
    for one in _within(sight, gap.middle, RADIUS / scale):
        draw_base(painter, one, near, look)
    draw_stencil(painter, sight, near, look)
    draw_gap(painter, QLineF(near.at(gap.rim), near.at(gap.edge)), look)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("warn", 1.5))
    painter.drawPath(circle)
    _draw_words(painter, centre, stand, look)


def _within(sight: Sight, middle: Point, reach: float) -> Iterable[Stand]:
    for stand in sight.stands:
        x, y = stand.base.centre
        far = stand.base.radius + reach
        if abs(x - middle[0]) <= far and abs(y - middle[1]) <= far:
            yield stand


def _draw_words(painter: QPainter, centre: QPointF, stand: Stand, look: Look) -> None:
    words = look.words
    assert stand.touch is not None
    size = words(Text("{size} mm", size=words.decimal(abs(stand.touch.margin_mm), 1)))
    painter.setFont(look.type(BODY, bold=True))
    path = QPainterPath()
    path.addText(QPointF(centre.x() + 14, centre.y() + 5), painter.font(), size)
    halo = look.pen("base", 4)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.fillPath(path, look.colour("text"))
    told = words(Text("{name}, enlarged {times} times", name=stand.name, times=TIMES))
    painter.setPen(look.pen("warn"))
    painter.setFont(look.type(0.9, bold=True))
    under = QRectF(centre.x() - 2 * RADIUS, centre.y() + RADIUS + 4, 4 * RADIUS, 20)
    shown = painter.fontMetrics().elidedText(told, Qt.TextElideMode.ElideMiddle, int(3 * RADIUS))
    painter.drawText(under, int(Qt.AlignmentFlag.AlignHCenter), shown)
