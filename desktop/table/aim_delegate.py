"""How a line of « Où viser » is painted: its number and gain in bold, the rest after them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.theme import scaled, tokens_shown
from desktop.widgets.index import Index

HEAD = Qt.ItemDataRole.UserRole + 1
ROW, PADDING, GAP = 28, 8, 8
Flags = Qt.AlignmentFlag


class AimDelegate(QStyledItemDelegate):
    """Paints one line for each place; the whole is in its tooltip."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        return QSize(120, max(ROW, option.fontMetrics.height() + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, states = tokens_shown(), QStyle.StateFlag
        selected = bool(option.state & states.State_Selected)
        painter.save()
        painter.fillRect(option.rect, QColor(tokens.select if selected else tokens.base))
        view = option.widget
        if selected and isinstance(view, QListView) and view.hasFocus():
            painter.setPen(QColor(tokens.accent))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        head = str(index.data(HEAD) or "")
        if head:
            painter.setFont(scaled(option.font, 0.9, bold=True))
            painter.setPen(QColor(tokens.text))
            painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, head)
            room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(head) + GAP)
        painter.setFont(scaled(option.font, 0.9))
        painter.setPen(QColor(tokens.muted))
        said = str(index.data(Qt.ItemDataRole.DisplayRole))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, shown)
        painter.restore()
