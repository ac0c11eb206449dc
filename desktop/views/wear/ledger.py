"""The list of wounds and repairs: one key or button adds one, one takes it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.theme import scaled
from desktop.views.wear.entry_words import entry_words
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.words import MINUS, Words
from rules.text import Text
from rules.wear import Outcome, Wear

FEWEST_ROWS, MOST_ROWS = 2, 9
ROW, KEY_MARGIN = 20, 12


class EntryList(QListWidget):
    """The entries; letters add one, Delete takes the one selected out, Backspace the last."""

    letter_typed = Signal(str)
    removed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self.currentRow())
        elif event.key() == Qt.Key.Key_Backspace:
            self.removed.emit(self.count() - 1)
        elif letter.isalpha() and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            self.letter_typed.emit(letter)
        else:
            super().keyPressEvent(event)


class Ledger(QWidget):
    """``edited`` tells the whole list after a person's change; its owner shows it again."""

    edited = Signal(list)

    def __init__(self, words: Words, wear: Wear, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._wear = words, wear
        self._entries: list[Any] = []
        self.list = EntryList(self)
        self.buttons = {one.id: self._button(one) for one in wear.wounds}
        sources = [(words.label(one.label), one.id) for one in wear.sources]
        repairers = [(words.label(one.label), one.id) for one in wear.repairers]
        self.source = Choice(words(Text("Where wounds come from")), sources, parent=self)
        self.target = Choice(words(Text("Whom it is for")), parent=self)
        self.points = IntBox(
            words(Text("Points repaired")), minimum=1, maximum=wear.most_repair, buttons=False,
            parent=self,
        )  # fmt: skip
        self.repairer = Choice(words(Text("Who repairs")), repairers, parent=self)
        self.repair = Button(words(Text("Repair ({key})", key=wear.repair_key)), parent=self)
        self._remove = IconButton("delete", words(Text("Remove the entry")), parent=self)
        self._back = Button(
            words(Text("Take back the last")), role="link", icon="undo", parent=self
        )
        self._hint = Label(factor=0.8, tone="muted", parent=self)
        self._lay_out()
        self._connect()

    def show_entries(
        self, entries: Sequence[Any], names: Sequence[str], refused: Mapping[int, str]
    ) -> None:
        """Show the entries; ``refused``: why some are, by their place."""
        grown = len(entries) > len(self._entries)
        row = len(entries) - 1 if grown else min(self.list.currentRow(), len(entries) - 1)
        self._entries = list(entries)
        everybody: list[tuple[str, object]] = [(self._words(Text("every engine")), None)]
        self.target.set_options([*everybody, *((name, name) for name in names)])
        self.target.setVisible(len(names) > 1)
        self.list.clear()
        for place, entry in enumerate(entries):
            told = f"{place + 1}. {entry_words(entry, self._wear, self._words)}"
            self.list.addItem(f"{told}  ⚠" if place in refused else told)
            self.list.item(place).setToolTip(refused.get(place, ""))
        self.list.setCurrentRow(row)
        self.list.setFixedHeight(8 + ROW * max(FEWEST_ROWS, min(MOST_ROWS, len(entries))))
        for part in (self._remove, self._back):
            part.setEnabled(bool(entries))

    def add_wound(self, outcome: str) -> None:
        """One more wound, from the source and for the engine that are chosen."""
        source = self.source.value()
        usual = source == self._wear.sources[0].id
        self._add({"wound": outcome} | ({} if usual else {"source": source}))

    def add_repair(self) -> None:
        """One more repair, of the points and by the means that are chosen."""
        self._add({"repair": self.points.value() or 1, "source": self.repairer.value()})

    def _add(self, entry: dict[str, Any]) -> None:
        target = self.target.value()
        entry |= {} if target is None else {"target": target}
        plain = entry["wound"] if list(entry) == ["wound"] else entry
        self.edited.emit([*self._entries, plain])

    def _take_out(self, row: int) -> None:
        if 0 <= row < len(self._entries):
            self.edited.emit([*self._entries[:row], *self._entries[row + 1 :]])

    def _type(self, letter: str) -> None:
        if letter == self._wear.repair_key:
            self.add_repair()
        for one in self._wear.wounds:
            if one.key == letter:
                self.add_wound(one.id)

    def _button(self, outcome: Outcome) -> Button:
        words = self._words
        cost = f"{MINUS}{outcome.cost}" if outcome.cost else "0"
        label = words.label(outcome.short)
        name = words(Text("{wound}, {cost} SP, key {key}", wound=words.label(outcome.label),
                          cost=cost, key=outcome.key))  # fmt: skip
        made = Button(f"{label} {cost}", role="key", name=name, parent=self)
        made.setToolTip(name)
        made.clicked.connect(lambda: self.add_wound(outcome.id))
        return made

    def _connect(self) -> None:
        self.repair.clicked.connect(self.add_repair)
        self._back.clicked.connect(lambda: self._take_out(len(self._entries) - 1))
        self._remove.clicked.connect(lambda: self._take_out(self.list.currentRow()))
        self.list.removed.connect(self._take_out)
        self.list.letter_typed.connect(self._type)

    def _lay_out(self) -> None:
        words = self._words
        self.points.set_value(1)
        self.points.setFixedWidth(52)
        self.list.setAccessibleName(words(Text("Wounds and repairs, in order")))
        keys = " ".join(one.key for one in self._wear.wounds)
        said = Text("In the list: {keys} add a wound, {repair} a repair, Delete takes one out.",
                    keys=keys, repair=self._wear.repair_key)  # fmt: skip
        self._hint.setText(words(said))
        self._hint.setWordWrap(True)
        grid = QGridLayout()
        grid.setSpacing(6)
        for at, button in enumerate(self.buttons.values()):
            grid.addWidget(button, at // 3, at % 3)
        grid.addWidget(self.source, 1, 2)
        type_ = QFontMetrics(scaled(QApplication.font(), 1.0, bold=True))
        wide = max(type_.horizontalAdvance(one.text()) for one in self.buttons.values())
        for column in range(3):
            grid.setColumnStretch(column, 1)
            grid.setColumnMinimumWidth(column, wide + KEY_MARGIN)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(grid)
        layout.addLayout(self._row(self.repair, self.points, self.repairer))
        layout.addWidget(self.target)
        layout.addWidget(self.list)
        layout.addLayout(self._row(self._back, None, self._remove))
        layout.addWidget(self._hint)

    def _row(self, *parts: QWidget | None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for part in parts:
            if part is None:
                row.addStretch()
            else:
                row.addWidget(part, 1 if part is self.repairer else 0)
        return row
