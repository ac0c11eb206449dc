"""What there is to tell of the open roster: what was mended in it, what could not be saved."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.forms.tooltip import give_tip
from desktop.roster_desk import RosterDesk
from desktop.theme import give
from desktop.views.rosters.sentences import notices, trouble_words
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

MOST_LINES = 3


class Remarks(QFrame):
    """A panel over the profiles, hidden while there is nothing to tell."""

    copy_wanted = Signal()
    retry_wanted = Signal()

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._said = Label(factor=0.9, parent=self)
        self._said.setWordWrap(True)
        self._copy = Button(words(Text("Save elsewhere…")), icon="save", parent=self)
        self._copy.clicked.connect(self.copy_wanted)
        self._retry = Button(words(Text("Try again")), icon="repeat", parent=self)
        self._retry.clicked.connect(self.retry_wanted)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(self._said, 1)
        layout.addWidget(self._retry, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignTop)
        for fact in (desk.roster_changed, desk.saved_changed):
            fact.connect(self.show_remarks)
        self.show_remarks()

    def show_remarks(self) -> None:
        """Say what there is to tell, a trouble before all else."""
        lines = self._lines()
        trouble = self._desk.opened is not None and self._desk.trouble is not None
        more = len(lines) - MOST_LINES
        shown = lines[:MOST_LINES]
        if more > 0:
            shown.append(self._words(Text("and %n more", None, more)))
        self._said.setText("\n".join(shown))
        give_tip(self._said, "\n".join(lines))
        self._said.set_tone("negative" if trouble else "warn")
        give(self, panel="error" if trouble else "note")
        self._copy.setVisible(trouble)
        self._retry.setVisible(self._desk.locked_out)
        self.setVisible(bool(lines))

    def _lines(self) -> list[str]:
        desk = self._desk
        if desk.opened is None:
            return []
        if desk.trouble is not None:
            return [trouble_words(self._words, desk.trouble)]
        said = notices(self._words, desk.opened.reading)
        locked = Text("Another window of Toise has the rosters open: here they are only shown.")
        return [self._words(locked), *said] if desk.locked_out else said
