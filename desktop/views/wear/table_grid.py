"""The grid of a wound table: a letter fills a cell, the arrows move, a paste fills many."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.theme import tokens_shown
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.folding import folded
from rules.text import Text
from rules.wear import Outcome, Wear

Cells = list[list[str | None]]
ROW, COLUMN = 30, 86
KEY_MARGIN = 28
KEYS_A_ROW = 3
APART = re.compile(r"[\t;|]| {2,}")
VALUE = Qt.ItemDataRole.UserRole


class Grid(QTableWidget):
    """The cells; letters are wishes, and so are emptying and pasting."""

    letter_typed = Signal(str)
    emptied = Signal()
    pasted = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(QGuiApplication.clipboard().text())
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.emptied.emit()
        elif event.text().isalpha():
            self.letter_typed.emit(event.text().upper())
        else:
            super().keyPressEvent(event)


class TableGrid(QWidget):
    """The table with the keys that fill it; ``edited`` after every change."""

    edited = Signal()

    def __init__(self, words: Words, wear: Wear, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._wear = words, wear
        self.grid = Grid(len(wear.bands), wear.columns, self)
        self._items = [[_cell() for _ in range(wear.columns)] for _ in wear.bands]
        self.keys = {one.id: self._key(one) for one in wear.outcomes}
        self._set_up()
        self._lay_out()
        self.setFocusProxy(self.grid)
        self.grid.letter_typed.connect(self._type)
        self.grid.emptied.connect(lambda: self._fill(None))
        self.grid.pasted.connect(self._paste)

    def show_cells(self, cells: Cells) -> None:
        """Show a whole table."""
        for row, line in enumerate(cells):
            for column, value in enumerate(line):
                self._put(row, column, value)
        self.grid.setCurrentCell(1, 0)
        self.edited.emit()

    def cells(self) -> Cells:
        """The whole table."""
        return [[item.data(VALUE) for item in line] for line in self._items]

    def _put(self, row: int, column: int, value: str | None) -> None:
        item = self._items[row][column]
        outcome = self._wear.outcome(value)
        words, tokens = self._words, tokens_shown()
        item.setData(VALUE, value)
        item.setText("" if outcome is None else words.label(outcome.short))
        told = words(Text("empty")) if outcome is None else words.label(outcome.label)
        place = Text("row {band}, column {column}: {value}", band=self._wear.bands[row],
                     column=column + 1, value=told)  # fmt: skip
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words(place))
        item.setToolTip(words(place))
        ground = tokens.accent_soft if outcome is not None and outcome.cost else tokens.base
        item.setBackground(QBrush(QColor(ground)))
        item.setForeground(QBrush(QColor(tokens.text)))

    def _fill(self, value: str | None) -> None:
        """Give the cells selected one value."""
        for item in self.grid.selectedItems():
            self._put(item.row(), item.column(), value)
        self.edited.emit()

    def _type(self, letter: str) -> None:
        """Fill and go on to the next cell, row by row, as one reads the book aloud."""
        for one in self._wear.outcomes:
            if one.key == letter:
                self._fill(one.id)
                self._go_on()

    def _go_on(self) -> None:
        if len(self.grid.selectedItems()) > 1:
            return
        row, column = divmod(
            self.grid.currentRow() * self._wear.columns + self.grid.currentColumn() + 1,
            self._wear.columns,
        )
        if row < len(self._wear.bands):
            self.grid.setCurrentCell(row, column)

    def _paste(self, text: str) -> None:
        """Fill from the cell of now on what a sheet of numbers holds: words, or their letters."""
        top, left = max(0, self.grid.currentRow()), max(0, self.grid.currentColumn())
        for row, line in enumerate(text.splitlines(), top):
            for column, word in enumerate(APART.split(line.strip()), left):
                if row < len(self._wear.bands) and column < self._wear.columns:
                    self._put(row, column, self._meant(word))
        self.edited.emit()

    def _meant(self, word: str) -> str | None:
        plain = folded(word)
        for one in self._wear.outcomes:
            names = (one.id, one.key, self._words.label(one.short), self._words.label(one.label))
            if plain and plain in map(folded, names):
                return one.id
        return None

    def _key(self, outcome: Outcome) -> Button:
        label = f"{self._words.label(outcome.short)} ({outcome.key})"
        name = self._words(Text("Fill with {value}", value=self._words.label(outcome.label)))
        key = Button(label, role="key", name=name, parent=self)
        key.clicked.connect(lambda: self._fill(outcome.id))
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        key.setMinimumWidth(key.fontMetrics().horizontalAdvance(label) + KEY_MARGIN)
        return key

    def _set_up(self) -> None:
        words, grid = self._words, self.grid
        grid.setAccessibleName(words(Text("Wound table")))
        grid.setVerticalHeaderLabels(list(self._wear.bands))
        grid.setHorizontalHeaderLabels([str(at + 1) for at in range(self._wear.columns)])
        grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        grid.setTabKeyNavigation(False)
        grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        grid.verticalHeader().setDefaultSectionSize(ROW)
        grid.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for row, line in enumerate(self._items):
            for column, item in enumerate(line):
                grid.setItem(row, column, item)

    def _lay_out(self) -> None:
        keys = QGridLayout()
        keys.setSpacing(6)
        for at, key in enumerate(self.keys.values()):
            keys.addWidget(key, *divmod(at, KEYS_A_ROW))
        hint = Text(
            "A letter fills the cell and goes on to the next; Delete empties it; a table copied "
            "from a spreadsheet can be pasted."
        )
        said = Label(self._words(hint), factor=0.8, tone="muted", parent=self)
        said.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.grid, 1)
        layout.addLayout(keys)
        layout.addWidget(said)

    def sizeHint(self) -> QSize:
        rows = len(self._wear.bands) + 1
        return QSize(COLUMN * (self._wear.columns + 1), ROW * rows + 110)


def _cell() -> QTableWidgetItem:
    item = QTableWidgetItem()
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item
