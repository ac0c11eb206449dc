"""Rolls that the players read on a table of their own: each as bars over its rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.widgets.bars import LawBars
from desktop.widgets.label import Label
from desktop.words import Words
from rules.result import TableRoll
from rules.text import Percent, Text


class RollRows(QScrollArea):
    """One block per roll: its rows from the least on, its columns, the chance of a double."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setWidgetResizable(True)
        self.setMinimumHeight(150)
        self.setProperty("panel", "read")
        self.setAccessibleName(words(Text("Rows of the wound table")))
        self.setWidget(QWidget(self))
        self.hide()

    def show_rolls(self, rolls: Sequence[TableRoll]) -> None:
        """Show these rolls; equal ones stand together."""
        body = QWidget(self)
        body.setProperty("ground", "base")
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 4, 8, 4)
        layout.setSpacing(4)
        for roll in _apart(rolls):
            self._add(layout, roll, sum(other == roll for other in rolls))
        layout.addStretch()
        self.setWidget(body)
        bars = body.findChildren(LawBars)
        told = (f"{one.accessibleName()}: {one.accessibleDescription()}" for one in bars)
        self.setAccessibleDescription("; ".join(told))

    def _add(self, layout: QVBoxLayout, roll: TableRoll, count: int) -> None:
        words = self._words
        title = Text("FOR {strength}", strength=str(next(iter(roll.head.values()))))
        if count > 1:
            title = Text("{title}, %n time(s)", None, count, title=title)
        layout.addWidget(Label(words(title), bold=True, parent=self))
        rows = LawBars(words(title), words, self)
        rows.show_rows(
            [
                (words(Text("row {band}", band=roll.bands[row])), roll.rows[row])
                for row in sorted(roll.rows)
            ]
        )
        layout.addWidget(rows)
        columns = ", ".join(
            f"{column} ({words.percent(roll.columns[column])})" for column in sorted(roll.columns)
        )
        double = Text("Double {chance}: an exceptional wound, see your book.",
                      chance=Percent(roll.double))  # fmt: skip
        for said in (words(Text("Columns: {columns}", columns=columns)), words(double)):
            line = Label(said, factor=0.8, tone="muted", parent=self)
            line.setWordWrap(True)
            layout.addWidget(line)


def _apart(rolls: Sequence[TableRoll]) -> list[TableRoll]:
    """The rolls that differ, in their order."""
    found: list[TableRoll] = []
    for roll in rolls:
        if roll not in found:
            found.append(roll)
    return found
