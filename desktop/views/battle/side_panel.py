"""One side of the board: its name, its points together, its figures."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QVBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.theme import give
from desktop.views.battle.side_delegate import SideDelegate, header_text
from desktop.views.battle.side_list import STANDING, SideModel
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.battle.board import Standing
from rules.text import Text

HEAD = 44
LEAST_ROWS = 3


class SideView(QListView):
    """The list of figures; keys act on the one that is looked at.

    Wishes: ``attack_wanted`` (Enter), ``points_wanted`` (minus and plus), ``menu_wanted``.
    """

    attack_wanted = Signal()
    points_wanted = Signal(int)
    menu_wanted = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {"-": 1, "−": 1, "+": -1}
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.attack_wanted.emit()
        elif event.text() in steps:
            self.points_wanted.emit(steps[event.text()])
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            rect = self.visualRect(self.currentIndex())
            place = self.viewport().mapToGlobal(rect.center())
        self.menu_wanted.emit(place)


class SidePanel(QFrame):
    """Shows a side; ``played_wanted`` tells a figure and whether he has."""

    played_wanted = Signal(str, bool)

    def __init__(
        self, words: Words, desk: BattleDesk, side: Side, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._side: Side = side
        self.model = SideModel(words, side, self)
        self.view = SideView(self)
        self._name = ElidedLabel(bold=True, parent=self)
        self._left = Label(bold=True, parent=self)
        self._of = Label(factor=0.9, tone="muted", parent=self)
        give(self, panel="plain")
        self._set_up_view()
        self._lay_out()
        self.model.played_wanted.connect(self.played_wanted)
        self.view.selectionModel().currentChanged.connect(self._look)
        desk.battle_changed.connect(self.show_side)
        desk.figure_changed.connect(self._show_current)
        self.show_side()

    def show_side(self) -> None:
        """Show the side as it is now."""
        board, head = self._desk.board, self._desk.head
        self.model.show_board(board)
        if board is not None and head is not None:
            name = next(side.name for side in head.sides if side.id == self._side)
            self._name.setText(name)
            self.view.setAccessibleName(name)
            left, of = header_text(self._words, board.side(self._side))
            self._left.setText(left)
            self._of.setText(of)
        self._fit()
        self._show_current()

    def _fit(self) -> None:
        """As high as its figures need, and no higher; beyond the room there is it scrolls."""
        rows = self.model.rowCount()
        height = self.view.sizeHintForRow(0) * rows if rows else HEAD
        self.view.setMinimumHeight(height * min(rows, LEAST_ROWS) // max(rows, 1))
        self.view.setMaximumHeight(height + 4)
        self.setMaximumHeight(height + HEAD + 8)

    def _look(self, index: QModelIndex) -> None:
        standing = index.data(STANDING)
        if isinstance(standing, Standing):
            self._desk.look_at(standing.id)

    def _show_current(self) -> None:
        row = self.model.row_of(self._desk.current)
        blocked = self.view.selectionModel().blockSignals(True)
        if row < 0:
            self.view.clearSelection()
            self.view.setCurrentIndex(QModelIndex())
        elif self.view.currentIndex().row() != row:
            self.view.setCurrentIndex(self.model.index(row))
        self.view.selectionModel().blockSignals(blocked)
        self.view.viewport().update()

    def _set_up_view(self) -> None:
        self.view.setModel(self.model)
        self.view.setItemDelegate(SideDelegate(self._words, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setProperty("panel", "bare")
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setAccessibleDescription(
            self._words(Text("Space: has played. Enter: attacks. Minus and plus: points."))
        )

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 0, 14, 0)
        head.setSpacing(0)
        head.addWidget(SideMark(self._side, self))
        head.addSpacing(8)
        head.addWidget(self._name, 1)
        head.addWidget(self._left)
        head.addWidget(self._of)
        top = QWidget(self)
        top.setLayout(head)
        top.setFixedHeight(HEAD)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(top)
        layout.addWidget(self.view, 1)
