"""The bare table: its grid of units, and the ruler that tells what a unit is."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.table.ground import Ground
from desktop.table.look import CAPTION, Look
from desktop.table.sight import Sight
from desktop.words import Words
from rules.systems import GameSystem
from rules.text import Text

CLOSEST_LINES = 12.0
STEPS = (1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500, 1000)
LONGEST_RULER = 260.0
TICK = 8.0


def draw_surface(painter: QPainter, room: QRectF, ground: Ground, look: Look) -> None:
    """Fill a part of the picture with the table and its grid."""
    painter.fillRect(room, look.colour("field"))
    step = next((step for step in STEPS if step * ground.scale >= CLOSEST_LINES), STEPS[-1])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.setPen(look.pen("grid"))
    shown = ground.shown(room)
    for x in _multiples(shown.left(), shown.right(), step):
        at = ground.at((x, 0)).x()
        painter.drawLine(QLineF(at, room.top(), at, room.bottom()))
    for y in _multiples(shown.top(), shown.bottom(), step):
        at = ground.at((0, y)).y()
        painter.drawLine(QLineF(room.left(), at, room.right(), at))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def draw_ruler(
    painter: QPainter, corner: QPointF, ground: Ground, look: Look, sight: Sight
) -> None:
    """Draw the ruler from its lower left corner, words under it; nothing without units."""
    if sight.system is None or sight.system.unit is None:
        return
    units = max((step for step in STEPS if step * ground.scale <= LONGEST_RULER), default=1)
    length = units * ground.scale
    painter.setPen(look.pen("text", 1.5))
    painter.drawLine(QLineF(corner, corner + QPointF(length, 0)))
    for place in range(_ticks(units) + 1):
        at = corner + QPointF(length * place / _ticks(units), 0)
        tall = TICK if place in (0, _ticks(units)) else TICK * 0.7
        painter.drawLine(QLineF(at, at - QPointF(0, tall)))
    words = look.words
    long = _counted(words, units, sight.system)
    size = words(Text("{size} mm", size=words.decimal(units * sight.measure.unit_mm, 0)))
    painter.setFont(look.type(CAPTION))
    under = QRectF(corner.x(), corner.y() + 4, length, look.height(CAPTION))
    flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip
    painter.drawText(under, int(Qt.AlignmentFlag.AlignLeft | flags), "0")
    painter.drawText(under, int(Qt.AlignmentFlag.AlignRight | flags), long)
    painter.setPen(look.pen("muted"))
    if length > 1.6 * (look.width(long, CAPTION) + look.width(size, CAPTION)):
        painter.drawText(under, int(Qt.AlignmentFlag.AlignHCenter | flags), size)


def _counted(words: Words, units: int, system: GameSystem) -> str:
    if system.length is not None:
        return words(system.length(units))
    return words(Text("{count} {unit}", count=units, unit=words.label(system.unit or "")))


def _ticks(units: int) -> int:
    return units if units <= 5 else 5 if units % 3 else 3


def _multiples(low: float, high: float, step: int) -> list[float]:
    return [place * step for place in range(ceil(low / step), floor(high / step) + 1)]
