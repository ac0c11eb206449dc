"""How a row of the list « Sous le gabarit » is painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from desktop.icons import draw
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.views.table.list_view import ENTRY, ROW, Index
from desktop.views.table.rows import Row
from desktop.widgets.side_mark import paint_side

ORDER_AT, MARK_AT, NAME_AT = 4, 28, 42
NAME_UP = 14
EDGE = 5
ICON = 14
BADGE = QSize(49, 20)
Flags = Qt.AlignmentFlag


class TouchDelegate(QStyledItemDelegate):
    """Paints order, mark, name; the margin, in amber where one may differ; the distance."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(ENTRY)
        told = ("", row.margin, row.distance)[index.column()]
        return QSize(option.fontMetrics.horizontalAdvance(told) + 24, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        row: Row = index.data(ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, tokens)
        if index.column() == 0:
            self._paint_name(painter, rect, row, tokens, option.font)
        elif index.column() == 1 and row.stand.contestable:
            _paint_badge(painter, rect, row, tokens)
        else:
            painter.setFont(option.font)
            painter.setPen(QColor(tokens.text if row.stand.touched else tokens.muted))
            told = row.margin if index.column() == 1 else row.distance
            room = rect.adjusted(2, 0, -EDGE, 0)
            painter.drawText(room, Flags.AlignRight | Flags.AlignVCenter, told)
        painter.restore()

    def _paint_name(
        self, painter: QPainter, rect: QRect, row: Row, tokens: Tokens, font: QFont
    ) -> None:
        middle = rect.center().y() + 0.5
        if row.melee:
            icon = QRectF(rect.left() + ORDER_AT, middle - ICON / 2, ICON, ICON)
            draw(painter, icon, "melee", tokens, "muted")
        else:
            painter.setFont(scaled(font, 0.8))
            painter.setPen(QColor(tokens.muted))
            room = rect.adjusted(ORDER_AT, 0, 0, 0)
            painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, row.order)
        if row.stand.side in ("ally", "foe"):
            paint_side(painter, QPointF(rect.left() + MARK_AT, middle), 11, row.stand.side, tokens)
        touched = row.stand.touched
        ink = tokens.text if touched else tokens.muted
        room = rect.adjusted(NAME_AT, 0, -4, 0)
        if row.attacks and row.stand.touch is not None:
            self._paint_attacks(painter, room.adjusted(0, NAME_UP, 0, 0), row, tokens, font)
            room.adjust(0, 0, 0, -NAME_UP)
        paint_text(painter, room, row.name, font, bold=touched, ink=ink)

    def _paint_attacks(
        self, painter: QPainter, room: QRect, row: Row, tokens: Tokens, font: QFont
    ) -> None:
        """Say under his name that he attacks."""
        painter.setFont(scaled(font, 0.8))
        painter.setPen(QColor(tokens.muted))
        painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, row.attacks)


def paint_ground(painter: QPainter, option: QStyleOptionViewItem, tokens: Tokens) -> None:
    """The ground of a cell: selected or not, with the hairline under it."""
    rect, states = option.rect, QStyle.StateFlag
    selected = bool(option.state & states.State_Selected)
    painter.fillRect(rect, QColor(tokens.select if selected else tokens.base))
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
    view = option.widget
    if selected and isinstance(view, QTableView) and view.hasFocus():
        _paint_focus(painter, rect, view.viewport().width(), tokens)


def _paint_focus(painter: QPainter, rect: QRect, width: int, tokens: Tokens) -> None:
    """This cell's part of the ring around the row."""
    accent = QColor(tokens.accent)
    painter.fillRect(rect.left(), rect.top(), rect.width(), 2, accent)
    painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, accent)
    if rect.left() == 0:
        painter.fillRect(0, rect.top(), 2, rect.height(), accent)
    if rect.right() >= width - 1:
        painter.fillRect(rect.right() - 1, rect.top(), 2, rect.height(), accent)


def paint_text(
    painter: QPainter, room: QRect, text: str, font: QFont, *, bold: bool, ink: str
) -> None:
    """A name at the left, shortened where it finds no room."""
    painter.setFont(scaled(font, 1.0, bold=bold))
    painter.setPen(QColor(ink))
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
    painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, shown)


def _paint_badge(painter: QPainter, rect: QRect, row: Row, tokens: Tokens) -> None:
    """A margin of which one may differ: amber, with the sign of a warning."""
    painter.setFont(scaled(painter.font(), 0.8))
    width = max(BADGE.width(), painter.fontMetrics().horizontalAdvance(row.margin) + 32)
    top = rect.center().y() - BADGE.height() / 2
    box = QRectF(rect.right() - width - EDGE + 2, top, width, BADGE.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.warn_soft))
    painter.drawRoundedRect(box, 4, 4)
    icon = QRectF(box.left() + 6, box.center().y() - 7, 14, 14)
    draw(painter, icon, "warning", tokens, "warn")
    painter.setPen(QColor(tokens.warn))
    painter.drawText(box.adjusted(0, 0, -7, 0), Flags.AlignRight | Flags.AlignVCenter, row.margin)
