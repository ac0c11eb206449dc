"""What was taken where the sources leave something open, in small lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.label import Label


class AssumptionLines(QWidget):
    """One small line with a dash for each assumption."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: list[str] = []
        self._lines: list[QWidget] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.hide()

    def say(self, texts: Sequence[str]) -> None:
        """Say these, and nothing else."""
        if list(texts) == self._texts:
            return
        self._texts = list(texts)
        for line in self._lines:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = [self._line(text) for text in texts]
        self.setVisible(bool(texts))

    def texts(self) -> list[str]:
        """What is said."""
        return list(self._texts)

    def _line(self, text: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        sentence = Label(text, factor=0.9, tone="muted", parent=line)
        sentence.setWordWrap(True)
        dash = Label("–", factor=0.9, tone="muted", parent=line)
        row.addWidget(dash, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(sentence, 1)
        self._layout.addWidget(line)
        return line
