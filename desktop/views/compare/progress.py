"""How far a calculation is, once it takes long enough to be noticed, and a way to give up."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.widgets.busy import NOTICED_MS
from desktop.widgets.busy_line import BusyLine
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class ProgressRow(QWidget):
    """A thin bar with how much is done of how much; ``cancelled`` when it is given up."""

    cancelled = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._told = Label(factor=0.9, tone="muted", parent=self)
        self._bar = BusyLine(self)
        cancel = Button(words(Text("Give up")), role="link", parent=self)
        cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._told)
        row.addWidget(self._bar, 1)
        row.addWidget(cancel)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTICED_MS)
        self._timer.timeout.connect(self.show)
        self.hide()

    def show_busy(self, busy: bool) -> None:
        """Show the row if this lasts, or take it away at once."""
        if not busy:
            self._timer.stop()
            self.hide()
        elif self.isHidden() and not self._timer.isActive():
            self._told.setText(self._words(Text("Calculating…")))
            self._bar.show_share(0.0)
            self._timer.start()

    def show_progress(self, done: int, of: int) -> None:
        """Say how far it is."""
        words = self._words
        self._bar.show_share(done / of if of else 0.0)
        text = Text("{done} of {of}", done=words.number(done), of=words.number(of))
        self._told.setText(words(text))
