"""How a line of the journal is painted: the last entry tinted, long texts wrapped."""

from __future__ import annotations

from PySide6.QtCore import (
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.battle_entry_words import EntryLine
from desktop.icons import draw
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.views.battle.journal_list import ROW, JournalRow
from desktop.widgets.index import Index

Flags = Qt.AlignmentFlag
LEFT, RIGHT, TEXT_LEFT = 18, 18, 48
HEADING, PADDING = 30, 9


class JournalDelegate(QStyledItemDelegate):
    """Paints headings and entries; heights are remembered for the width they were found at."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, float], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option
        row = index.data(ROW)
        assert isinstance(row, JournalRow)
        if row.line is None:
            return QSize(120, max(HEADING, QFontMetrics(_small()).height() + 12))
        width = self._view.viewport().width()
        key = (row.line.body, width, QApplication.font().pointSizeF())
        if key not in self._heights:
            self._heights[key] = _height(row.line, width)
        return QSize(120, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, tokens = index.data(ROW), tokens_shown()
        assert isinstance(row, JournalRow)
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if row.last or selected:
            ground = tokens.select if selected else tokens.accent_soft
            painter.fillRect(option.rect, QColor(ground))
        if selected and self._view.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
        if row.line is None:
            _paint_heading(painter, option.rect, row.heading, tokens)
        else:
            _paint_entry(painter, option.rect, row, tokens)
        painter.restore()


def _small(*, bold: bool = False) -> QFont:
    return scaled(QApplication.font(), 0.9, bold=bold)


def _height(line: EntryLine, width: int) -> int:
    font = _small()
    lines = body_height(line.body, font, max(40, width - TEXT_LEFT - RIGHT))
    return QFontMetrics(font).height() + round(lines) + 2 * PADDING + 2


def _wrapping() -> QTextOption:
    """Between words where that is possible, else anywhere."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def body_height(text: str, font: QFont, width: float) -> float:
    """How high a text is once it is wrapped at a width."""
    if not text:
        return 0.0
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    layout.setTextOption(_wrapping())
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height += line.height()
    layout.endLayout()
    return height


def _paint_heading(painter: QPainter, rect: QRect, heading: str, tokens: Tokens) -> None:
    painter.setFont(scaled(QApplication.font(), 0.8))
    painter.setPen(QColor(tokens.muted))
    room = rect.adjusted(LEFT, 4, -RIGHT, 0)
    painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, heading)
    after = room.left() + painter.fontMetrics().horizontalAdvance(heading) + 12
    painter.setPen(QColor(tokens.line))
    painter.drawLine(after, room.center().y() + 1, room.right(), room.center().y() + 1)


def _paint_entry(painter: QPainter, rect: QRect, row: JournalRow, tokens: Tokens) -> None:
    line = row.line
    assert line is not None
    ink = tokens.on_soft if row.last else tokens.muted
    icon = QRectF(rect.left() + LEFT, rect.top() + PADDING, 18, 18)
    draw(painter, icon, line.icon, tokens, "on_soft" if row.last else "muted")
    painter.setPen(QColor(tokens.line))
    painter.drawLine(rect.left() + LEFT, rect.bottom(), rect.right() - RIGHT, rect.bottom())
    high = QFontMetrics(_small(bold=True)).height()
    wide = rect.width() - TEXT_LEFT - RIGHT
    head = QRect(rect.left() + TEXT_LEFT, rect.top() + PADDING, wide, high)
    head.setRight(_paint_much(painter, head, line.much, tokens))
    _paint_head(painter, head, line, tokens)
    low = rect.bottom() - head.bottom() - 3
    body = QRect(rect.left() + TEXT_LEFT, head.bottom() + 3, wide, low)
    painter.setFont(_small())
    painter.setPen(QColor(ink))
    painter.drawText(QRectF(body), line.body, _wrapping())


def _paint_much(painter: QPainter, room: QRect, much: str, tokens: Tokens) -> int:
    """How much, at the right; returns where the head must end."""
    if not much:
        return room.right()
    painter.setFont(_small(bold=True))
    painter.setPen(QColor(tokens.text))
    painter.drawText(room, Flags.AlignRight | Flags.AlignVCenter, much)
    return room.right() - painter.fontMetrics().horizontalAdvance(much) - 8


def _paint_head(painter: QPainter, room: QRect, line: EntryLine, tokens: Tokens) -> None:
    """Who in bold, with what after him; both give way to how much."""
    cut = Qt.TextElideMode.ElideRight
    painter.setPen(QColor(tokens.text))
    painter.setFont(_small(bold=True))
    who = painter.fontMetrics().elidedText(line.who, cut, room.width())
    painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, who)
    room = QRect(room)
    room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(who))
    painter.setFont(_small())
    if room.width() > 24:
        what = painter.fontMetrics().elidedText(line.what, cut, room.width())
        painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, what)
