"""What was given up of a comparison, and a way to take it up again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class Unfinished(QWidget):
    """How many cells were left; ``resumed`` when they are wanted after all."""

    resumed = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.told = Label(factor=0.9, tone="muted", parent=self)
        self.go_on = Button(words(Text("Go on")), role="link", parent=self)
        self.go_on.clicked.connect(self.resumed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.told)
        row.addWidget(self.go_on)
        row.addStretch()
        self.hide()

    def show_missing(self, cells: int) -> None:
        """Say how many cells are not there; nothing where all are."""
        self.told.setText(self._words(Text("%n cell(s) not computed", None, cells)))
        self.setVisible(bool(cells))
