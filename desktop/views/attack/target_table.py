"""The table of targets: keys, mouse and menu to edit, move, double and remove them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QScrollArea, QTableView, QWidget

from desktop.theme import tokens_shown
from desktop.views.attack.lines import step
from desktop.views.attack.target_delegate import ROW, TargetDelegate
from desktop.views.attack.target_model import Index, TargetModel
from desktop.words import Words
from rules.text import Text

GRIP_WIDTH = 28
HEAD = 28
FRAME = 2
View = QAbstractItemView


class TargetTable(QTableView):
    """As high as its rows, so that only the column scrolls.

    Wishes: ``moved`` (a row to where another is), ``doubled`` and ``removed`` (a row);
    ``selected`` tells the row now current.
    """

    moved = Signal(int, int)
    doubled = Signal(int)
    removed = Signal(int)
    selected = Signal(int)

    def __init__(self, words: Words, model: TargetModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._dragged: int | None = None
        self._drop: int | None = None
        self._targets = model
        self.setModel(model)
        self.setItemDelegate(TargetDelegate(words, self))
        self.setAccessibleName(words(Text("Targets")))
        self._set_up()
        self._set_up_head()
        self._add_actions(words)
        model.modelReset.connect(self._fit)
        self._fit()

    def select(self, row: int) -> None:
        """Make a row current, in the column that was."""
        if row != self.currentIndex().row():
            column = max(0, self.currentIndex().column())
            self.setCurrentIndex(self._targets.index(row, column))

    def edit_cell(self, row: int, column: int) -> None:
        """Open a cell for typing."""
        index = self._targets.index(row, column)
        self.setFocus()
        self.setCurrentIndex(index)
        self.edit(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.selected.emit(current.row())

    def scrollTo(self, index: Index, hint: View.ScrollHint = View.ScrollHint.EnsureVisible) -> None:
        """Nothing scrolls here: the column around shows the row."""
        area = _around(self)
        body = area.widget() if area else None
        if area is not None and body is not None and self.hasFocus():
            middle = self.viewport().mapTo(body, self.visualRect(index).center())
            area.ensureVisible(middle.x(), middle.y(), 0, ROW)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and at.x() < GRIP_WIDTH:
            row = self.rowAt(at.y())
            self._dragged = row if row >= 0 else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is None:
            super().mouseMoveEvent(event)
            return
        self._drop = self.rowAt(event.position().toPoint().y())
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        dragged, drop = self._dragged, self._drop
        self._dragged = self._drop = None
        self.viewport().unsetCursor()
        self.viewport().update()
        if dragged is not None and drop is not None and drop >= 0:
            self.moved.emit(dragged, drop)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._dragged is not None and self._drop is not None and self._drop >= 0:
            self._paint_drop(self._dragged, self._drop)

    def _set_up(self) -> None:
        self.setSelectionBehavior(View.SelectionBehavior.SelectRows)
        self.setSelectionMode(View.SelectionMode.SingleSelection)
        triggers = View.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(ROW)
        self.verticalHeader().setDefaultSectionSize(ROW)

    def _set_up_head(self) -> None:
        head = self.horizontalHeader()
        head.setFixedHeight(HEAD)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setMinimumSectionSize(34)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _add_actions(self, words: Words) -> None:
        self._action(words(Text("Duplicate")), "Ctrl+D", self.doubled.emit)
        self._action(words(Text("Remove")), "Del", self.removed.emit)
        self._action(words(Text("Move up")), "Ctrl+Shift+Up", lambda row: self._step(row, -1))
        self._action(words(Text("Move down")), "Ctrl+Shift+Down", lambda row: self._step(row, 1))

    def _action(self, text: str, keys: str, act: Callable[[int], object]) -> None:
        action = QAction(text, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)

        def on_current() -> None:
            if self.currentIndex().isValid():
                act(self.currentIndex().row())

        action.triggered.connect(on_current)
        self.addAction(action)

    def _step(self, row: int, by: int) -> None:
        there = step(self._targets.lines(), row, by)
        if there >= 0:
            self.moved.emit(row, there)

    def _fit(self) -> None:
        """Take the height of the rows; the names take the width that is left."""
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setFixedHeight(HEAD + self._targets.rowCount() * ROW + FRAME)

    def _paint_drop(self, dragged: int, drop: int) -> None:
        top = self.rowViewportPosition(drop) + (ROW if drop > dragged else 0)
        painter = QPainter(self.viewport())
        painter.setPen(QPen(QColor(tokens_shown().accent), 2))
        painter.drawLine(0, max(1, top - 1), self.viewport().width(), max(1, top - 1))


def _around(widget: QWidget) -> QScrollArea | None:
    """The scroll area a widget stands in."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent
