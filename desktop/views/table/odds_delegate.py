"""How a row of the list « Chances en direct » is painted, with its law as small bars."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.views.table.list_view import ENTRY, ROW, Index
from desktop.views.table.rows import Odds
from desktop.views.table.touch_delegate import EDGE, paint_ground, paint_text
from desktop.widgets.side_mark import paint_side
from rules.law import Law

BARS = 84
MARK_AT, NAME_AT = 9, 23
WIDEST_BAR = 17.0
Flags = Qt.AlignmentFlag


class OddsDelegate(QStyledItemDelegate):
    """Paints name, bars, mean and the chance to be out of action."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        odds: Odds = index.data(ENTRY)
        told = ("", "", odds.mean, odds.out)[index.column()]
        width = option.fontMetrics.horizontalAdvance(told) + 14
        return QSize(BARS + 8 if index.column() == 1 else width, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        odds: Odds = index.data(ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, tokens)
        column = index.column()
        if column == 0:
            self._paint_name(painter, option, odds, tokens)
        elif column == 1 and odds.law is not None:
            paint_bars(painter, rect, odds.law, odds.points, tokens)
        elif column > 1:
            painter.setFont(scaled(option.font, 1.0, bold=column == 2))
            painter.setPen(QColor(tokens.text))
            told = odds.mean if column == 2 else odds.out
            room = rect.adjusted(0, 0, -EDGE, 0)
            painter.drawText(room, Flags.AlignRight | Flags.AlignVCenter, told)
        painter.restore()

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, odds: Odds, tokens: Tokens
    ) -> None:
        rect = option.rect
        if odds.side in ("ally", "foe"):
            centre = QPointF(rect.left() + MARK_AT, rect.center().y() + 0.5)
            paint_side(painter, centre, 11, odds.side, tokens)
        room = rect.adjusted(NAME_AT, 0, -4, 0)
        paint_text(painter, room, odds.name, option.font, bold=True, ink=tokens.text)


def paint_bars(painter: QPainter, rect: QRect, law: Law[int], points: int, tokens: Tokens) -> None:
    """A bar at each number of points that may be lost, the last in the colour of out."""
    box = QRectF(rect.right() - BARS, rect.top() + 5, BARS, rect.height() - 11)
    step = min(WIDEST_BAR, box.width() / (points + 1))
    highest = float(max(law[value] for value in law))
    painter.setPen(Qt.PenStyle.NoPen)
    for value in law:
        tall = max(1.0, box.height() * float(law[value]) / highest)
        left = box.left() + value * step + 0.12 * step
        painter.setBrush(QColor(tokens.out if value >= points else tokens.s1))
        painter.drawRect(QRectF(left, box.bottom() - tall, max(1.0, 0.76 * step), tall))
    painter.fillRect(QRectF(box.left(), box.bottom(), step * (points + 1), 1), QColor(tokens.s1))
