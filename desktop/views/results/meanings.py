"""What states and notes ask of the players, under the cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.views.results.standing import STANDING
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

USUAL = 0.9


class MeaningLines(QFrame):
    """One small line for each; hidden while there is none."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(words(Text("What the states mean")))
        self._factor = USUAL
        self._lines: list[Label] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(4, 0, 4, 0)
        self._layout.setSpacing(3)
        self.hide()

    def say(self, texts: Sequence[str]) -> None:
        """Say these, and nothing else."""
        while len(self._lines) < len(texts):
            line = Label(factor=self._factor, tone="muted", parent=self)
            line.setWordWrap(True)
            self._layout.addWidget(line)
            self._lines.append(line)
        for line, text in zip(self._lines, texts, strict=False):
            line.setText(text)
        for at, line in enumerate(self._lines):
            line.setVisible(at < len(texts))
        self.setVisible(bool(texts))

    def set_standing(self, *, standing: bool) -> None:
        """Write large, to be read standing, or as usual."""
        self._factor = USUAL * STANDING if standing else USUAL
        for line in self._lines:
            line.set_factor(self._factor)

    def texts(self) -> list[str]:
        """What is said."""
        return [line.text() for line in self._lines if line.isVisibleTo(self)]
