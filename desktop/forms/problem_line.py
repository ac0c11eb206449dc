"""Lines that say what is wrong, under the field where it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label


class ProblemLine(QWidget):
    """An icon and a sentence, both negative; hidden while there is nothing to say."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(factor=0.9, tone="negative", parent=self)
        self._label.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        icon = IconLabel("error", "", ink="negative", parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 2)
        layout.setSpacing(6)
        layout.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._label, 1)
        self.say(text)

    def say(self, text: str | None) -> None:
        """Say what is wrong, or nothing."""
        self._label.setText(text or "")
        self.setVisible(bool(text))

    def text(self) -> str:
        """What is said."""
        return self._label.text()


class ProblemLines(QWidget):
    """As many lines as there are things wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[ProblemLine] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.hide()

    def say(self, texts: Sequence[str]) -> None:
        """Say each of these, and nothing else."""
        while len(self._lines) < len(texts):
            line = ProblemLine(parent=self)
            self._lines.append(line)
            self._layout.addWidget(line)
        for at, line in enumerate(self._lines):
            line.say(texts[at] if at < len(texts) else None)
        self.setVisible(bool(texts))

    def texts(self) -> list[str]:
        """What is said."""
        return [line.text() for line in self._lines if line.text()]
