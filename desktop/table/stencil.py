"""How the template is drawn, and the round handle by which it is laid."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.table.ground import Ground
from desktop.table.look import Look
from desktop.table.sight import Sight
from rules.geometry import Cone, Disc, Point, Polygon, Shape, along, bearing, towards
from rules.template import Spray

HANDLE = 9.5
FILL = 0.16
LANDED = 4.0


def heading(sight: Sight) -> Point | None:
    """The direction a spray points in; None without an attacker or anything that tells it."""
    attacker, table = sight.attacker, sight.table
    if attacker is None:
        return None
    if table.direction_deg is not None:
        return bearing(table.direction_deg)
    aim = table.aim
    return None if aim is None else towards(attacker.base.centre, (aim[0], aim[1]))


def tip_of(sight: Sight) -> Point | None:
    """The tip of a spray, on the rim of the attacker's base."""
    direction, attacker = heading(sight), sight.attacker
    if direction is None or attacker is None:
        return None
    return along(attacker.base.centre, direction, attacker.base.radius)


def handle_of(sight: Sight) -> Point | None:
    """Where the handle of the template lies: the point aimed at, or the middle of the far end."""
    if sight.area is None:
        return None
    if not isinstance(sight.template, Spray):
        return None if sight.table.aim is None else (sight.table.aim[0], sight.table.aim[1])
    tip, direction = tip_of(sight), heading(sight)
    if tip is None or direction is None:
        return None
    return along(tip, direction, sight.template.length)


def stencil_path(area: Shape, ground: Ground) -> QPainterPath:
    """The outline of a template on the picture."""
    path = QPainterPath()
    match area:
        case Disc(centre, radius):
            path.addEllipse(ground.at(centre), radius * ground.scale, radius * ground.scale)
        case Polygon(corners):
            path.addPolygon(QPolygonF([ground.at(corner) for corner in corners]))
            path.closeSubpath()
        case Cone():
            _add_cone(path, area, ground)
    return path


def _add_cone(path: QPainterPath, cone: Cone, ground: Ground) -> None:
    right = along(cone.centre, cone.direction, 0, -cone.radius)
    path.moveTo(ground.at(cone.tip))
    path.lineTo(ground.at(right))
    far = cone.radius * ground.scale
    middle = ground.at(cone.centre)
    box = QRectF(middle.x() - far, middle.y() - far, 2 * far, 2 * far)
    start = QLineF(middle, ground.at(right)).angle()
    path.arcTo(box, start, 180)
    path.closeSubpath()


def draw_stencil(painter: QPainter, sight: Sight, ground: Ground, look: Look) -> None:
    """The template over the bases, and the dotted line along which a spray goes."""
    if sight.area is None:
        return
    ink = "accent" if sight.aimed is None else "s2"
    painter.setPen(look.pen(ink, 2))
    painter.setBrush(look.colour(ink, FILL))
    painter.drawPath(stencil_path(sight.area, ground))
    if isinstance(sight.aimed, Disc) and isinstance(sight.area, Disc):
        _draw_ghost(painter, sight.aimed, sight.area, ground, look)
    if sight.blind:
        _draw_blocked(painter, sight, ground, look)
    tip, handle = tip_of(sight), handle_of(sight)
    if isinstance(sight.template, Spray) and tip is not None and handle is not None:
        pen = look.pen("accent", 1.25)
        pen.setDashPattern([1.5, 4])
        painter.setPen(pen)
        painter.drawLine(QLineF(ground.at(tip), ground.at(handle)))


def _draw_ghost(painter: QPainter, aimed: Disc, landed: Disc, ground: Ground, look: Look) -> None:
    """Where the template was aimed, and the way it went from there."""
    pen = look.pen("accent", 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(stencil_path(aimed, ground))
    painter.setPen(look.pen("s2", 1.5))
    painter.drawLine(QLineF(ground.at(aimed.centre), ground.at(landed.centre)))
    painter.setBrush(look.colour("s2"))
    painter.drawEllipse(ground.at(landed.centre), LANDED, LANDED)


def _draw_blocked(painter: QPainter, sight: Sight, ground: Ground, look: Look) -> None:
    """The line to the point aimed at, which an obstacle crosses."""
    aim, attacker = sight.table.aim, sight.attacker
    if aim is None or attacker is None:
        return
    pen = look.pen("warn", 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    start = ground.at(attacker.base.centre)
    painter.drawLine(QLineF(start, ground.at((aim[0], aim[1]))))


def draw_handle(painter: QPainter, centre: QPointF, look: Look, *, chosen: bool) -> None:
    """The round handle; filled while the template is selected."""
    painter.setPen(look.pen("accent", 2.5))
    painter.setBrush(look.colour("accent" if chosen else "base"))
    painter.drawEllipse(centre, HANDLE, HANDLE)
    painter.setPen(look.pen("accent_text" if chosen else "accent", 1.25))
    for aside in (-2.0, 2.0):
        left, right = QPointF(-3.5, aside), QPointF(3.5, aside)
        painter.drawLine(QLineF(centre + left, centre + right))
    painter.setBrush(Qt.BrushStyle.NoBrush)
