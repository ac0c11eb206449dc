"""A line to paste what a card says of the selected target."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.widgets.label import Label
from desktop.words import Words
from rules.card import Card
from rules.systems import GameSystem
from rules.text import Text


class CardLine(QWidget):
    """``read`` tells fields of the selected target."""

    read = Signal(dict)

    def __init__(self, words: Words, system: GameSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._system = words, system
        title = words(Text("Competences of its card"))
        self.line = QLineEdit(self)
        self.line.setAccessibleName(title)
        self.line.setPlaceholderText("Structure/10, Immobile/6")
        self._said = Label(factor=0.8, tone="muted", parent=self)
        self._said.setWordWrap(True)
        self._lay_out(title)
        self.line.returnPressed.connect(self._take)

    def said(self) -> str:
        """What is said of the line that was read last."""
        return self._said.text()

    def _take(self) -> None:
        """Read the line; what nothing reads is named, and stays to be seen."""
        reader = self._system.card
        if reader is None:
            return
        card = reader(self.line.text())
        self._said.setText(self._told(card))
        self._said.show()
        if card.fields:
            self.read.emit(dict(card.fields))

    def _told(self, card: Card) -> str:
        words = self._words
        if not card.fields:
            return words(Text("Nothing in it that can be used here, as in “Structure/10”."))
        if not card.besides:
            return words(Text("Read."))
        return words(Text("Read; without effect here: {names}", names=", ".join(card.besides)))

    def _lay_out(self, title: str) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(Label(title, tone="muted", parent=self))
        layout.addWidget(self.line)
        layout.addWidget(self._said)
        self._said.hide()
