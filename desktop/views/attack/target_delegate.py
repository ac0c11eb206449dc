"""How a cell of the target table is painted and edited."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.forms.editor import Editor
from desktop.forms.editors import editor
from desktop.icons import draw
from desktop.theme import tokens_shown
from desktop.theme_tokens import Tokens
from desktop.views.attack.lines import Line
from desktop.views.attack.target_model import GIVEN, LINE, PROBLEM, SIDE, Index, TargetModel
from desktop.widgets.side_mark import paint_side
from desktop.words import Words

ROW = 36
PADDING = 8
ICON = 16
EDITOR = 64
MARK = 11
INDENT = 24
GRIP_AT, MARK_AT, NAME_AT = 16, 37, 51
Flag = QStyle.StateFlag


class TargetDelegate(QStyledItemDelegate):
    """Paints grips, marks, names and numbers; edits in place with the editors of the forms."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        return QSize(option.fontMetrics.horizontalAdvance(text) + 2 * PADDING, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        line: Line = index.data(LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, _ground(tokens, option, index, line))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        self._paint_text(painter, option, index, tokens)
        if index.column() == 0:
            self._paint_marks(painter, rect, index, tokens)
        if option.state & Flag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -3), 4, 4)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = _model(index).field(index.column())
        return editor(field, self._words, parent, buttons=False).widget

    def setEditorData(self, widget: QWidget, index: Index) -> None:
        _editor(widget).show_value(index.data(Qt.ItemDataRole.EditRole))
        line = widget if isinstance(widget, QLineEdit) else widget.findChild(QLineEdit)
        if line is not None:
            line.selectAll()

    def setModelData(self, widget: QWidget, model: QAbstractItemModel, index: Index) -> None:
        model.setData(index, _editor(widget).value(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(
        self, widget: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        place = QRect(option.rect)
        if index.column() == 0:
            place.setLeft(place.left() + NAME_AT - 6 + _indent(index.data(LINE)))
        elif isinstance(widget, QAbstractSpinBox):
            place.setLeft(min(place.left(), place.right() - EDITOR))
        widget.setGeometry(place)

    def _paint_text(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, tokens: Tokens
    ) -> None:
        text, right = str(index.data(Qt.ItemDataRole.DisplayRole)), PADDING
        left, side = PADDING, Qt.AlignmentFlag.AlignRight
        if index.column() == 0:
            left, side = NAME_AT + _indent(index.data(LINE)), Qt.AlignmentFlag.AlignLeft
            right = ICON + PADDING if index.data(PROBLEM) else 0
        room = option.rect.adjusted(left, 0, -right, 0)
        shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
        painter.setFont(option.font)
        painter.setPen(QColor(_ink(tokens, index, text)))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_marks(self, painter: QPainter, rect: QRect, index: Index, tokens: Tokens) -> None:
        line: Line = index.data(LINE)
        middle = rect.center().y() + 0.5
        indent = _indent(line)
        name, ink = ("melee", "muted") if line.under is not None else ("grip", "faint")
        draw(painter, _icon_at(rect.left() + GRIP_AT + indent, middle), name, tokens, ink)
        side = index.data(SIDE)
        if side in {"ally", "foe"}:
            paint_side(painter, QPointF(rect.left() + MARK_AT + indent, middle), MARK, side, tokens)
        if index.data(PROBLEM):
            draw(painter, _icon_at(rect.right() - ICON, middle), "error", tokens, "negative")


def _editor(widget: QWidget) -> Editor:
    found = widget.findChild(Editor)
    assert isinstance(found, Editor)
    return found


def _model(index: Index) -> TargetModel:
    model = index.model()
    assert isinstance(model, TargetModel)
    return model


def _icon_at(x: float, y: float) -> QRectF:
    return QRectF(x - ICON / 2, y - ICON / 2, ICON, ICON)


def _indent(line: Line) -> int:
    return INDENT if line.under is not None else 0


def _ground(tokens: Tokens, option: QStyleOptionViewItem, index: Index, line: Line) -> QColor:
    if option.state & Flag.State_Selected:
        return QColor(tokens.select)
    if index.column() and index.data(PROBLEM):
        return QColor(tokens.neg_soft)
    return QColor(tokens.base if line.under is None else tokens.alt)


def _ink(tokens: Tokens, index: Index, text: str) -> str:
    if index.data(PROBLEM):
        return tokens.negative
    return tokens.muted if text == "–" or index.data(GIVEN) else tokens.text
