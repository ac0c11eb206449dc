"""What was thrown and where the template came down, with the way back to where it is aimed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.table.fall_words import fall_words
from desktop.widgets.button import Button
from desktop.widgets.label import Label, Sentence
from desktop.words import Words
from rules.result import Result
from rules.text import Text


class FallNote(QFrame):
    """Hidden while no die has fallen; ``back_wanted``: the dice are to be left."""

    back_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("panel", "plain")
        self._said = Sentence(parent=self)
        back = Button(words(Text("Back to the aim")), icon="undo", parent=self)
        back.clicked.connect(self.back_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(6)
        layout.addWidget(Label(words(Text("As the dice fell")), bold=True, parent=self))
        layout.addWidget(self._said)
        layout.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_told(self, told: Result | None) -> None:
        """Show what the dice said; None: none has fallen."""
        self.setVisible(told is not None)
        if told is not None:
            said = self._words.html(fall_words(told))
            self._said.show_html(said[:1].upper() + said[1:])
