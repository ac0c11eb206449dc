"""How melees are drawn: an icon where bases meet, an arrow to whom a blow may go over."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.icons import draw
from desktop.table.bases import LEAST_MARKED
from desktop.table.ground import Ground
from desktop.table.look import CAPTION, Look
from desktop.table.sight import Sight, Stand
from rules.geometry import Disc, Point, along, towards
from rules.spill import Spill
from rules.text import Text

BADGE, ICON = 11.0, 14.0
HEAD, ASIDE = 9.0, 6.0


def contact_point(one: Disc, other: Disc) -> Point:
    """Where two bases meet."""
    direction = towards(one.centre, other.centre)
    return one.centre if direction is None else along(one.centre, direction, one.radius)


@dataclass(frozen=True, slots=True)
class Arrow:
    """The bent way of a blow that goes over, and where its chance is written."""

    path: QPainterPath
    bend: QPointF
    end: QPointF
    ink: str
    told: str
    room: QRectF


def arrows_of(sight: Sight, ground: Ground, look: Look) -> list[Arrow]:
    """An arrow for every way a blow may take over a contact."""
    known = sight.by_name
    arrows = (
        _arrow(spill, known[spill.through], known[spill.to], ground, look)
        for spill in sight.spills
        if spill.through in known and spill.to in known
    )
    return [arrow for arrow in arrows if arrow is not None]


def draw_melees(painter: QPainter, sight: Sight, ground: Ground, look: Look) -> None:
    """Every contact between the sides, and every way a blow may take over one."""
    known = sight.by_name
    for arrow in arrows_of(sight, ground, look):
        _draw_arrow(painter, arrow, look)
    for one, other in sight.contacts:
        if known[one].base.radius * ground.scale < LEAST_MARKED:
            continue
        middle = ground.at(contact_point(known[one].base, known[other].base))
        _draw_badge(painter, middle, look)


def _draw_badge(painter: QPainter, middle: QPointF, look: Look) -> None:
    painter.setPen(look.pen("border", 1))
    painter.setBrush(look.colour("base"))
    painter.drawEllipse(middle, BADGE, BADGE)
    box = QRectF(middle.x() - ICON / 2, middle.y() - ICON / 2, ICON, ICON)
    draw(painter, box, "melee", look.tokens, "text")


def _arrow(spill: Spill, through: Stand, to: Stand, ground: Ground, look: Look) -> Arrow | None:
    """From one base into the other, bent around their contact."""
    one, other = through.base, to.base
    direction = towards(one.centre, other.centre)
    if direction is None:
        return None
    start = along(one.centre, direction, 0.3 * one.radius, 0.35 * one.radius)
    end = ground.at(along(other.centre, direction, -0.05 * other.radius, 0.3 * other.radius))
    contact = contact_point(one, other)
    bend = ground.at(along(contact, direction, 0, 1.1 * other.radius))
    path = QPainterPath(ground.at(start))
    path.quadTo(bend, end)
    ways, whole = spill.chance.as_integer_ratio()
    told = look.words(Text("{ways} in {whole}", ways=ways, whole=whole))
    room = _chance_room(told, path.pointAtPercent(0.5), ground.at(contact), look)
    return Arrow(path, bend, end, to.side or "muted", told, room)


def _chance_room(told: str, middle: QPointF, contact: QPointF, look: Look) -> QRectF:
    """Beside the middle of the arrow, away from the contact."""
    away = towards((contact.x(), contact.y()), (middle.x(), middle.y())) or (1.0, 0.0)
    width, height = look.width(told, CAPTION, bold=True), look.height(CAPTION)
    x = middle.x() + away[0] * (width / 2 + ASIDE)
    y = middle.y() + away[1] * (height / 2 + ASIDE)
    return QRectF(x - width / 2, y - height / 2, width, height)


def _draw_arrow(painter: QPainter, arrow: Arrow, look: Look) -> None:
    """Dashed, in the colour of whom it leads to."""
    pen = look.pen(arrow.ink, 1.75)
    pen.setDashPattern([3.5, 2.5])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(arrow.path)
    painter.setPen(look.pen(arrow.ink, 1.75))
    painter.drawPath(_head(arrow.bend, arrow.end))
    painter.setFont(look.type(CAPTION, bold=True))
    painter.drawText(
        arrow.room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), arrow.told
    )


def _head(bend: QPointF, end: QPointF) -> QPainterPath:
    """The head of an arrow that comes from ``bend``."""
    back = towards((end.x(), end.y()), (bend.x(), bend.y())) or (0.0, -1.0)
    left = along((end.x(), end.y()), back, HEAD, HEAD * 0.55)
    right = along((end.x(), end.y()), back, HEAD, -HEAD * 0.55)
    path = QPainterPath(QPointF(*left))
    path.lineTo(end)
    path.lineTo(QPointF(*right))
    return path
