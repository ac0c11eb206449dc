"""How figures and walls are drawn: bases to scale, marks of the sides, rings of the touched."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from desktop.table.ground import Ground
from desktop.table.look import BODY, CAPTION, Look
from desktop.table.sight import Stand
from rules.table import Obstacle
from rules.text import Text

RING, RING_ROOM = 3.0, 4.5
BROKEN = [2.0, 1.2]
"""Lengths of a stroke and of the gap after it, in widths of the ring."""
HALO = 9.0
MARK, NUMBERED = 18.0, 29.0
WALL = 0.19
GRIP = 6.0
LEAST_MARKED = 5.0
LEAST_MARK = 5.0


def draw_base(painter: QPainter, stand: Stand, ground: Ground, look: Look) -> None:
    """The base of a figure, to scale."""
    centre, radius = ground.at(stand.base.centre), stand.base.radius * ground.scale
    side = stand.side
    painter.setPen(look.pen(side or "border", 2))
    painter.setBrush(look.colour(f"{side}_soft" if side else "alt"))
    painter.drawEllipse(centre, radius, radius)


def draw_halo(painter: QPainter, stand: Stand, ground: Ground, look: Look) -> None:
    """What shows that a figure is selected: a wide band around its base."""
    radius = stand.base.radius * ground.scale + HALO / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("select", HALO))
    painter.drawEllipse(ground.at(stand.base.centre), radius, radius)


def draw_ring(painter: QPainter, stand: Stand, ground: Ground, look: Look) -> None:
    """The ring around a figure that is touched; broken where one may differ about it."""
    if not (stand.touched or stand.contestable):
        return
    radius = stand.base.radius * ground.scale + RING_ROOM
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = look.pen("warn" if stand.contestable else "accent", RING)
    if stand.contestable:
        pen.setDashPattern(BROKEN)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawEllipse(ground.at(stand.base.centre), radius, radius)


def draw_mark(painter: QPainter, stand: Stand, ground: Ground, look: Look) -> None:
    """The mark of the side in the middle of the base, with the place in the order of approach.

    On a tiny base it takes the whole room: shape and colour are all that can still be told.
    """
    radius = stand.base.radius * ground.scale
    tiny = radius < LEAST_MARKED
    order = stand.touch.order if stand.touch and not tiny else None
    size = max(LEAST_MARK, 2 * radius) if tiny else min(NUMBERED if order else MARK, radius * 1.3)
    centre = ground.at(stand.base.centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour(stand.side or "faint"))
    _draw_side(painter, stand.side, centre, size / 2)
    if order:
        painter.setPen(look.pen("base"))
        painter.setFont(look.type(BODY * min(1.0, size / 22), bold=True))
        room = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        painter.drawText(room, int(flags), f"{order}=" if stand.tied else str(order))


def _draw_side(painter: QPainter, side: str | None, centre: QPointF, half: float) -> None:
    if side == "foe":
        tips = ((0, -half), (half, 0), (0, half), (-half, 0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in tips]))
    else:
        painter.drawEllipse(centre, half * 0.78, half * 0.78)


def wall_path(obstacle: Obstacle, ground: Ground) -> QPainterPath:
    """The outline of a wall on the picture."""
    line = QPainterPath(ground.at((obstacle.start[0], obstacle.start[1])))
    line.lineTo(ground.at((obstacle.to[0], obstacle.to[1])))
    stroker = QPainterPathStroker()
    stroker.setWidth(max(5.0, WALL * ground.scale))
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    return stroker.createStroke(line).simplified()


def wall_ends(obstacle: Obstacle, ground: Ground) -> tuple[QPointF, QPointF]:
    """Where a wall begins and ends on the picture."""
    start, to = obstacle.start, obstacle.to
    return ground.at((start[0], start[1])), ground.at((to[0], to[1]))


def draw_wall(painter: QPainter, obstacle: Obstacle, ground: Ground, look: Look) -> None:
    """An obstacle as a low wall, with its name at its higher end."""
    painter.setPen(look.pen("border", 1))
    painter.setBrush(look.colour("line"))
    painter.drawPath(wall_path(obstacle, ground))
    high = min(wall_ends(obstacle, ground), key=QPointF.y)
    painter.setPen(look.pen("muted"))
    painter.setFont(look.type(CAPTION))
    name = look.words(Text("wall"))
    left = high.x() - look.width(name, CAPTION) - 14
    painter.drawText(QPointF(left, high.y() + 2), name)


def draw_wall_chosen(painter: QPainter, obstacle: Obstacle, ground: Ground, look: Look) -> None:
    """A selected wall: in the accent, with a grip at each end."""
    painter.setPen(look.pen("accent", 2))
    painter.setBrush(QColor(look.tokens.select))
    painter.drawPath(wall_path(obstacle, ground))
    painter.setBrush(look.colour("base"))
    for end in wall_ends(obstacle, ground):
        painter.drawEllipse(end, GRIP, GRIP)


def draw_gap(painter: QPainter, line: QLineF, look: Look) -> None:
    """The way between an edge and a rim, with a dot at either end."""
    painter.setPen(look.pen("text", 2))
    painter.drawLine(line)
    painter.setBrush(look.colour("text"))
    for end in (line.p1(), line.p2()):
        painter.drawEllipse(end, 2.5, 2.5)
