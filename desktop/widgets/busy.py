"""What shows that something is being calculated, once it takes long enough to be noticed.

It stands still: the look allows no motion to those who wish none, and it needs none.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.widgets.busy_line import BusyLine
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

NOTICED_MS = 150


class BusyRow(QWidget):
    """A thin bar with a word and a way to give up; ``cancelled`` when it is taken."""

    cancelled = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = BusyLine(self)
        line.show_share(1.0)
        told = words(Text("Calculating…"))
        cancel = Button(words(Text("Give up")), role="link", parent=self)
        cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Label(told, factor=0.9, tone="muted", parent=self))
        row.addWidget(line, 1)
        row.addWidget(cancel)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTICED_MS)
        self._timer.timeout.connect(self.show)
        self.hide()

    def show_busy(self, busy: bool) -> None:
        """Show the row if this lasts, or take it away at once."""
        if busy:
            self._timer.start()
        else:
            self._timer.stop()
            self.hide()
