"""Shots: the FOR of each, and the players' own table on which they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.forms.text_editor import NumbersEditor
from desktop.theme import broadened
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class ShotsForm(QWidget):
    """``edited`` tells the FOR of the shots; ``read_wanted`` whether to read them on the table.

    ``table_wanted`` asks for the table to be filled in.
    """

    edited = Signal(object)
    read_wanted = Signal(bool)
    table_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        title = words(Text("FOR of each shot"))
        line = QLineEdit(self)
        line.setAccessibleName(title)
        line.setPlaceholderText("12/8/8")
        self.shots = NumbersEditor(line, optional=False)
        self.read = QCheckBox(words(Text("Read them on my wound table")), self)
        self._state = Label(factor=0.9, tone="muted", parent=self)
        self._table = Button(words(Text("Wound table…")), role="link", icon="note", parent=self)
        self._lay_out(title)
        self.shots.edited.connect(self.edited)
        self.read.clicked.connect(self.read_wanted)
        self._table.clicked.connect(self.table_wanted)

    def show_part(self, how: Mapping[str, Any]) -> None:
        """Show the circumstances."""
        shots = how.get("shots")
        self.shots.show_value(shots if isinstance(shots, list) else [])
        table = how.get("wound_table")
        self.read.setChecked(table is not None)
        self._state.setText(self._told(table))

    def _told(self, table: Any) -> str:
        words = self._words
        if not isinstance(table, list):
            return words(Text("Without it, rows and columns are told and the table stays yours."))
        cells = [cell for row in table[1:] if isinstance(row, list) for cell in row]
        filled = sum(cell is not None for cell in cells)
        return words(Text("{filled} of {cells} cells filled in", filled=filled, cells=len(cells)))

    def _lay_out(self, title: str) -> None:
        self._state.setWordWrap(True)
        row = QHBoxLayout()
        label = Label(title, tone="muted", parent=self)
        label.setMinimumWidth(broadened(120))
        row.addWidget(label)
        row.addWidget(self.shots.widget, 1)
        reading = QHBoxLayout()
        reading.addWidget(self._state, 1)
        reading.addWidget(self._table, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self.read)
        layout.addLayout(reading)
