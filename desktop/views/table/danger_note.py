"""Whether one's own side may come under the template, in a sentence before all numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.views.table.notes import Note, NoteBox
from desktop.widgets.label import Sentence
from desktop.words import Words
from rules.landing import Danger
from rules.text import Text


class DangerNote(QWidget):
    """A warning where there is a danger, a plain sentence where there is none."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._warning = NoteBox(words(Text("Warning")), self)
        self._plain = Sentence(parent=self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self._warning, self._plain):
            layout.addWidget(part)
        self.hide()

    def show_danger(self, danger: Danger | None) -> None:
        """Show it; None where nobody can say."""
        self.setVisible(danger is not None)
        if danger is None:
            return
        said = " ".join(self._words.html(sentence) for sentence in danger.sentences())
        self._warning.setVisible(danger.chance > 0)
        self._plain.setVisible(danger.chance == 0)
        if danger.chance:
            self._warning.show_note(Note(said))
        else:
            self._plain.show_html(said)
        plain = " ".join(self._words(sentence) for sentence in danger.sentences())
        self.setAccessibleName(plain)
