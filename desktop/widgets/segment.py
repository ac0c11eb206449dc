"""Two or three ways of seeing, one of them chosen, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from desktop.theme import scaled

PADDING = 14


class Segment(QWidget):
    """A segmented control of (words, value) pairs; the arrow keys move the choice.

    ``value_chosen`` tells of the person's choices only.
    """

    value_chosen = Signal(object)

    def __init__(
        self, name: str, options: Sequence[tuple[str, object]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values = [value for _, value in options]
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for at, (words, _) in enumerate(options):
            layout.addWidget(self._part(at, name, words, len(options)))
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)

    def value(self) -> object:
        """The value chosen."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: object) -> None:
        """Choose a value without telling of it; a value not offered is a ``ValueError``."""
        blocked = self._group.blockSignals(True)
        self._group.button(self._values.index(value)).setChecked(True)
        self._group.blockSignals(blocked)

    def _part(self, at: int, name: str, words: str, count: int) -> QPushButton:
        part = QPushButton(words, self)
        part.setCheckable(True)
        # So that it is told as one of several, and as the one chosen.
        part.setAutoExclusive(True)
        part.setAccessibleName(f"{name}, {words}")
        part.setProperty("role", "segment")
        part.setProperty("end", "first" if at == 0 else "last" if at == count - 1 else "middle")
        bold = QFontMetrics(scaled(part.font(), 1.0, bold=True))
        part.setMinimumWidth(bold.horizontalAdvance(words) + 2 * PADDING)
        self._group.addButton(part, at)
        return part

    def _toggled(self, at: int, checked: bool) -> None:
        if checked:
            self.value_chosen.emit(self._values[at])
