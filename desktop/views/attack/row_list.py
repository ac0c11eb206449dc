"""The attackers in a row as a list: keys, mouse and menu to choose, move, double, remove them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.forms.tooltip import plain_tip
from desktop.icons import draw
from desktop.theme import scaled, tokens_shown
from desktop.widgets.index import Index
from desktop.words import Words
from rules.text import Text

ROW, FRAME, PADDING = 36, 4, 12
NUMBER, ICON = 18, 16
NAME_SHARE = 0.55
SHOWN = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Attacker:
    """An attacker as the list has him; ``told``: what a screen reader says."""

    name: str
    weapon: str
    wrong: bool
    told: str


class RowList(QListWidget):
    """As high as its rows. Wishes: ``chosen``, ``moved`` (to a place), ``doubled``, ``removed``."""

    chosen = Signal(int)
    moved = Signal(int, int)
    doubled = Signal(int)
    removed = Signal(int)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[Attacker, ...] = ()
        self.setAccessibleName(words(Text("Attackers in a row")))
        self.setItemDelegate(RowDelegate(self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._add_actions(words)
        self.currentRowChanged.connect(self._choose)
        self.model().rowsMoved.connect(
            lambda _, start, __, ___, to: QTimer.singleShot(
                0, self, lambda: self.moved.emit(start, to - 1 if to > start else to)
            )
        )

    def show_attackers(self, attackers: Sequence[Attacker], current: int) -> None:
        """Show the attackers, one of them in hand."""
        blocked = self.blockSignals(True)
        if tuple(attackers) != self._shown or self.count() != len(attackers):
            self._shown = tuple(attackers)
            self.clear()
            for attacker in attackers:
                self.addItem(_item(attacker))
            self.setFixedHeight(len(attackers) * ROW + FRAME)
        self.setCurrentRow(current)
        self.blockSignals(blocked)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)

    def _add_actions(self, words: Words) -> None:
        self._action(words(Text("Duplicate")), "Ctrl+D", self.doubled.emit)
        self._action(words(Text("Remove")), "Del", self.removed.emit)
        self._action(words(Text("Move up")), "Ctrl+Shift+Up", lambda row: self._step(row, -1))
        self._action(words(Text("Move down")), "Ctrl+Shift+Down", lambda row: self._step(row, 1))

    def _action(self, text: str, keys: str, act: Callable[[int], object]) -> None:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: act(self.currentRow()))
        self.addAction(action)

    def _step(self, row: int, by: int) -> None:
        if 0 <= row + by < self.count():
            self.moved.emit(row, row + by)


class RowDelegate(QStyledItemDelegate):
    """Paints the place in the row, the name, and at right the weapon, which gives way first."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(0, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        attacker: Attacker = index.data(SHOWN)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, QColor(tokens.select if chosen else tokens.base))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        self._paint_words(painter, option, f"{index.row() + 1}", attacker)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -3), 4, 4)
        painter.restore()

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, number: str, attacker: Attacker
    ) -> None:
        tokens = tokens_shown()
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(scaled(option.font, 0.9))
        painter.setPen(QColor(tokens.muted))
        painter.drawText(room, centre | Qt.AlignmentFlag.AlignLeft, number)
        room.setLeft(room.left() + NUMBER)
        if attacker.wrong:
            mark = QRect(room.left(), room.center().y() - ICON // 2, ICON, ICON)
            draw(painter, QRectF(mark), "error", tokens, "negative")
            room.setLeft(mark.right() + 6)
        name = option.fontMetrics.elidedText(
            attacker.name, Qt.TextElideMode.ElideMiddle, int(room.width() * NAME_SHARE)
        )
        used = option.fontMetrics.horizontalAdvance(name) + PADDING
        right = room.adjusted(used, 0, 0, 0)
        cut = painter.fontMetrics().elidedText(
            attacker.weapon, Qt.TextElideMode.ElideRight, right.width()
        )
        painter.drawText(right, centre | Qt.AlignmentFlag.AlignRight, cut)
        painter.setFont(option.font)
        painter.setPen(QColor(tokens.text))
        painter.drawText(room, centre | Qt.AlignmentFlag.AlignLeft, name)


def _item(attacker: Attacker) -> QListWidgetItem:
    item = QListWidgetItem()
    item.setData(SHOWN, attacker)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, attacker.told)
    item.setToolTip(plain_tip(attacker.told))
    return item
