"""A chance as one types it, read back as a fraction, per cent and sixths."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop.theme import broadened, give
from desktop.widgets.label import Label
from desktop.words import NBSP, Words
from rules.text import Text

SIXTHS = 6


class ChanceField(QWidget):
    """A label, the field, and at right what was read; ``edited`` tells the text, None if empty."""

    edited = Signal(object)

    def __init__(self, title: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.line = QLineEdit(self)
        self.line.setAccessibleName(title)
        self.line.setPlaceholderText("0")
        self.line.setFixedWidth(92)
        self.line.setToolTip(words(Text("A chance as in 1/3, 0.25, 25 % or 2/6")))
        self._read = Label(factor=0.9, tone="muted", parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        label = Label(title, tone="muted", parent=self)
        label.setFixedWidth(broadened(120))
        layout.addWidget(label)
        layout.addWidget(self.line)
        layout.addWidget(self._read, 1)
        self.line.textEdited.connect(lambda text: self.edited.emit(text or None))

    def show_text(self, text: object, *, chance: Fraction | None, wrong: bool) -> None:
        """Show what was typed, and what was read of it."""
        shown = "" if text is None else str(text)
        if shown != self.line.text():
            self.line.setText(shown)
        give(self.line, error=wrong)
        self._read.setText("" if chance is None else readings(chance, self._words))


def readings(chance: Fraction, words: Words) -> str:
    """A chance as a fraction, per cent, and sixths where it is whole ones."""
    sixths = chance * SIXTHS
    told = [str(chance), words.percent1(chance)]
    if sixths.denominator == 1 and chance.denominator in {2, 3}:
        told.append(f"{sixths}{NBSP}/{NBSP}6")
    return " · ".join(dict.fromkeys(told))
