"""How melees are drawn: an icon where bases meet, an arrow to whom a blow may go over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.icons import draw
from desktop.table.ground import Ground
from desktop.table.look import CAPTION, Look
from desktop.table.sight import Sight, Stand
from rules.geometry import Disc, Point, along, towards
from rules.spill import Spill
from rules.text import Text

BADGE, ICON = 11.0, 14.0
HEAD = 9.0


def contact_point(one: Disc, other: Disc) -> Point:
    """Where two bases meet."""
    direction = towards(one.centre, other.centre)
    return one.centre if direction is None else along(one.centre, direction, one.radius)


def draw_melees(painter: QPainter, sight: Sight, ground: Ground, look: Look) -> None:
    """Every contact between the sides, and every way a blow may take over one."""
    known = sight.by_name
    for spill in sight.spills:
        if spill.through in known and spill.to in known:
            _draw_spill(painter, spill, known[spill.through], known[spill.to], ground, look)
    for one, other in sight.contacts:
        middle = ground.at(contact_point(known[one].base, known[other].base))
        _draw_badge(painter, middle, look)


def _draw_badge(painter: QPainter, middle: QPointF, look: Look) -> None:
    painter.setPen(look.pen("border", 1))
    painter.setBrush(look.colour("base"))
    painter.drawEllipse(middle, BADGE, BADGE)
    box = QRectF(middle.x() - ICON / 2, middle.y() - ICON / 2, ICON, ICON)
    draw(painter, box, "melee", look.tokens, "text")


def _draw_spill(
    painter: QPainter, spill: Spill, through: Stand, to: Stand, ground: Ground, look: Look
) -> None:
    """A dashed arrow beside the contact, in the colour of whom it leads to."""
    direction = towards(through.base.centre, to.base.centre)
    if direction is None:
        return
    ink = to.side or "muted"
    start = ground.at(along(through.base.centre, direction, 0.3 * through.base.radius,
                            0.35 * through.base.radius))  # fmt: skip
    end = ground.at(along(to.base.centre, direction, -0.05 * to.base.radius,
                          0.3 * to.base.radius))  # fmt: skip
    bend_at = contact_point(through.base, to.base)
    bend = ground.at(along(bend_at, direction, 0, 1.1 * to.base.radius))
    path = QPainterPath(start)
    path.quadTo(bend, end)
    pen = look.pen(ink, 1.75)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.setDashPattern([3.5, 2.5])
    painter.setPen(pen)
    painter.drawPath(path)
    painter.setPen(look.pen(ink, 1.75))
    painter.drawPath(_head(bend, end))
    _draw_chance(painter, spill, path.pointAtPercent(0.5), end, look, ink)


def _head(bend: QPointF, end: QPointF) -> QPainterPath:
    """The head of an arrow that comes from ``bend``."""
    back = towards((end.x(), end.y()), (bend.x(), bend.y())) or (0.0, -1.0)
    left = along((end.x(), end.y()), back, HEAD, HEAD * 0.55)
    right = along((end.x(), end.y()), back, HEAD, -HEAD * 0.55)
    path = QPainterPath(QPointF(*left))
    path.lineTo(end)
    path.lineTo(QPointF(*right))
    return path


def _draw_chance(
    painter: QPainter, spill: Spill, middle: QPointF, end: QPointF, look: Look, ink: str
) -> None:
    """How often, beside the arrow and away from the base it leads to."""
    ways, whole = spill.chance.as_integer_ratio()
    told = look.words(Text("{ways} in {whole}", ways=ways, whole=whole))
    width, height = look.width(told, CAPTION, bold=True), look.height(CAPTION)
    left = middle.x() + 8 if middle.x() >= end.x() else middle.x() - 8 - width
    painter.setFont(look.type(CAPTION, bold=True))
    painter.setPen(look.pen(ink))
    painter.drawText(QPointF(left, middle.y() + height / 4), told)
