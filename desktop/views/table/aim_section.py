"""« Où viser » in the panel: the best places in words, and what is still being looked at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.table.aim_delegate import ROW
from desktop.table.aim_list import AimList
from desktop.table.aim_sweep import Survey
from desktop.table.aim_words import looked_words
from desktop.widgets.busy import BusyRow
from desktop.widgets.button import IconButton
from desktop.widgets.label import Label
from desktop.words import Words
from rules.best_aims import BEST
from rules.text import Text

HEIGHT = BEST * ROW + 4


class AimSection(QWidget):
    """Hidden until it is asked for; ``closed`` when a person has done with it."""

    closed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._count = Label(factor=0.9, tone="muted", parent=self)
        self.busy = BusyRow(words, self)
        self.places = AimList(words, self)
        self.places.setFixedHeight(HEIGHT)
        said = words(Text("Shaded: theirs lose more. Hatched: ours, as much or more."))
        self._legend = Label(said, factor=0.8, tone="muted", parent=self)
        self._legend.setWordWrap(True)
        close = IconButton("close", words(Text("Close")), size=16, parent=self)
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(Label(words(Text("Where to aim")), bold=True, parent=self), 1)
        head.addWidget(self._count)
        head.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.busy)
        layout.addWidget(self.places)
        layout.addWidget(self._legend)
        self.hide()

    def show_progress(self, done: int, of: int) -> None:
        """Say how many places were looked at."""
        self._count.setText(self._words(Text("{done} places of {of}", done=done, of=of)))

    def show_survey(self, survey: Survey | None) -> None:
        """Show the best places, or none."""
        self.places.show_survey(survey)
        if survey is not None:
            self._count.setText(looked_words(self._words, survey.prospect))
