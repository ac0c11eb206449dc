"""The line that offers what was left unsaved when the program last ended badly."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from desktop.widgets.button import Button
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.strip import Strip
from desktop.words import Words
from rules.text import Text


class RescueStrip(Strip):
    """Waits until somebody takes it up or throws it away; nothing waits for it."""

    resumed = Signal()
    discarded = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.discard = Button(words(Text("Throw away")), role="link", parent=self)
        self.resume = Button(words(Text("Take up again")), icon="undo", parent=self)
        icon = IconLabel("save", words(Text("Not saved")), parent=self)
        self.lay_out(icon, self.discard, self.resume)
        self.resume.clicked.connect(self.resumed)
        self.discard.clicked.connect(self.discarded)
        self.hide()

    def offer(self, sentence: str) -> None:
        """Say what was left."""
        self.said.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
