"""Hits with a law: how many, and how likely each severity is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.theme import broadened
from desktop.views.wear.chance_field import ChanceField, readings
from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.words import Words
from rules.chances import chance_of
from rules.text import Text
from rules.wear import Wear


class HitsForm(QWidget):
    """``edited`` tells a field of the circumstances and its value."""

    edited = Signal(str, object)

    def __init__(self, words: Words, wear: Wear, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._law: dict[str, Any] = {}
        title = words(Text("Hits"))
        self.hits = IntBox(title, minimum=1, maximum=wear.most_hits, parent=self)
        self.hits.setFixedWidth(124)
        self.fields = {
            one.id: ChanceField(words.label(one.label), words, self) for one in wear.wounds
        }
        self._rest = Label(factor=0.9, tone="muted", parent=self)
        self._lay_out(title)
        self.hits.value_changed.connect(lambda value: self.edited.emit("hits", value))
        for name, field in self.fields.items():
            field.edited.connect(lambda text, name=name: self._tell(name, text))

    def show_part(self, how: Mapping[str, Any]) -> None:
        """Show the circumstances; what is no chance gets the border of an error."""
        law = how.get("severity")
        self._law = dict(law) if isinstance(law, dict) else {}
        hits = how.get("hits")
        if hits != self.hits.value():
            self.hits.set_value(hits if isinstance(hits, int) else None)
        total = Fraction(0)
        for name, field in self.fields.items():
            text = self._law.get(name)
            chance = _read(text)
            total += chance or 0
            wrong = text is not None and (chance is None or chance > 1)
            field.show_text(text, chance=chance, wrong=wrong)
        rest = readings(1 - total, self._words) if total <= 1 else "–"
        self._rest.setText(self._words(Text("No wound: {rest}", rest=rest)))

    def _tell(self, name: str, text: object) -> None:
        law = {key: value for key, value in self._law.items() if key != name}
        self.edited.emit("severity", law if text is None else law | {name: text})

    def _lay_out(self, title: str) -> None:
        row = QHBoxLayout()
        label = Label(title, tone="muted", parent=self)
        label.setFixedWidth(broadened(120))
        row.addWidget(label)
        row.addWidget(self.hits)
        row.addStretch()
        head = Label(self._words(Text("Law of severity of one hit")), bold=True, parent=self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(head)
        for field in self.fields.values():
            layout.addWidget(field)
        layout.addWidget(self._rest)


def _read(text: object) -> Fraction | None:
    """The chance a text writes, or None."""
    if not isinstance(text, str):
        return None
    try:
        return chance_of(text)
    except (ValueError, OverflowError):
        return None
