"""How a cell of a comparison is painted: its number on a ground as light or dark as it is high."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.compare.colours import ground_of, ink_on
from desktop.theme import tokens_shown
from desktop.views.compare.grid_model import REFUSED, Index, shade_of

ROW, PADDING = 36, 10
Flag = QStyle.StateFlag


class CellDelegate(QStyledItemDelegate):
    """Paints the numbers; the current cell has the ring of the focus."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        told = str(index.data(Qt.ItemDataRole.DisplayRole))
        return QSize(option.fontMetrics.horizontalAdvance(told) + 2 * PADDING, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        refused = bool(index.data(REFUSED))
        ground = tokens.alt if refused else ground_of(shade_of(index), tokens)
        painter.save()
        painter.fillRect(rect, QColor(ground))
        ink = tokens.muted if refused else ink_on(ground, tokens)
        painter.setPen(QColor(ink))
        room = rect.adjusted(4, 0, -PADDING, 0)
        painter.drawText(
            room,
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            str(index.data(Qt.ItemDataRole.DisplayRole)),
        )
        if option.state & (Flag.State_HasFocus | Flag.State_Selected):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = 2 if option.state & Flag.State_HasFocus else 1
            painter.setPen(QPen(QColor(ink), width))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 4, 4)
        painter.restore()
