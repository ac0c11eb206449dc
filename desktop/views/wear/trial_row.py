"""A test of the figure: its characteristic against a difficulty, or none."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.words import Words
from rules.text import Text

LEAST, MOST, MOST_DIFFICULTY = -20, 40, 60
USUAL = {"value": 2, "difficulty": 6}


class TrialRow(QWidget):
    """``edited`` tells the test as the document holds it, None where none is asked about."""

    edited = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._test: dict[str, Any] | None = None
        self.asked = QCheckBox(words(Text("Chance of a test")), self)
        self.value = IntBox(
            words(Text("Characteristic")), minimum=LEAST, maximum=MOST, buttons=False, parent=self
        )
        self.difficulty = IntBox(
            words(Text("Difficulty")), minimum=1, maximum=MOST_DIFFICULTY, buttons=False,
            parent=self,
        )  # fmt: skip
        self._against = Label(words(Text("against", "a test's value and its difficulty")),
                              tone="muted", parent=self)  # fmt: skip
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.asked, 1)
        for part in (self.value, self._against, self.difficulty):
            layout.addWidget(part)
        for box in (self.value, self.difficulty):
            box.setFixedWidth(52)
        self.asked.clicked.connect(self._ask)
        self.value.value_changed.connect(lambda number: self._tell("value", number))
        self.difficulty.value_changed.connect(lambda number: self._tell("difficulty", number))

    def show_test(self, test: Any) -> None:
        """Show the test of a document."""
        self._test = test if isinstance(test, dict) else None
        self.asked.setChecked(self._test is not None)
        for name, box in (("value", self.value), ("difficulty", self.difficulty)):
            number = (self._test or {}).get(name)
            if number != box.value():
                box.set_value(number if isinstance(number, int) else None)
            box.setVisible(self._test is not None)
        self._against.setVisible(self._test is not None)

    def _ask(self, asked: bool) -> None:
        self.edited.emit(dict(USUAL) if asked else None)

    def _tell(self, name: str, number: object) -> None:
        if self._test is not None:
            self.edited.emit(self._test | {name: number})
