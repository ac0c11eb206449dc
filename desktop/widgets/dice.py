"""A die of the tray or of the record, as a square."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.theme_tokens import Tokens

TRAY, STANDING_DIE = 44, 64
RECORD = 19


class DieState(Enum):
    """What a die shows: not thrown, asked for now, or thrown and good or not."""

    TO_COME = "to come"
    ASKED = "asked"
    HIT = "hit"
    MISS = "miss"


def paint_die(painter: QPainter, rect: QRectF, face: str, state: DieState, tokens: Tokens) -> None:
    """Paint a die into a square; below 24 pixels in the quieter colours of the record."""
    small = rect.width() < 24
    ground, ink, edge, width = _colours(state, tokens, small=small)
    pen = QPen(QColor(edge), width)
    if state is DieState.TO_COME:
        pen.setDashPattern([3, 2])
    inset = max(width, 1) / 2
    radius = 4 if small else 6
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.setPen(QPen(QColor(ink), 2))
    if state is DieState.ASKED:
        _paint_caret(painter, rect)
    else:
        painter.setFont(_face_font(painter.font(), rect, bold=not small or state is DieState.HIT))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, face)


def _colours(state: DieState, t: Tokens, *, small: bool) -> tuple[str, str, str, float]:
    """Ground, ink, edge and the edge's width."""
    if state is DieState.HIT:
        if small:
            return t.accent_soft, t.on_soft, t.accent_soft, 1
        return t.accent, t.accent_text, t.accent, 1
    if state is DieState.ASKED:
        return t.accent_soft, t.accent, t.accent, 2
    ground = t.alt if state is DieState.MISS and not small else t.base
    edge = t.border if state is DieState.TO_COME else t.line
    return ground, t.muted, edge, 1


def _paint_caret(painter: QPainter, rect: QRectF) -> None:
    centre, half = rect.center(), rect.height() * 0.24
    painter.drawLine(QLineF(centre.x(), centre.y() - half, centre.x(), centre.y() + half))


def _face_font(font: QFont, rect: QRectF, *, bold: bool) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(9, round(rect.height() * (0.46 if rect.height() > 24 else 0.62))))
    made.setBold(bold)
    return made
