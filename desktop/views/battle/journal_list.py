"""The journal in lines, the newest first, each turn under its heading."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle_entry_words import EntryLine, EntryTeller, is_turn
from desktop.forms.tooltip import plain_tip
from desktop.widgets.index import NOWHERE, Index
from desktop.words import Words
from rules.battle.entries import Entry
from rules.battle.timeline import Timeline
from rules.text import Text

Role = Qt.ItemDataRole
ROW = Role.UserRole


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A line of the journal: the heading of a turn, or an entry; ``last``: undo takes it back.

    ``tell`` puts the entry into words, which of thousands are asked for few.
    """

    heading: str = ""
    tell: Callable[[], EntryLine] | None = None
    entry: Entry | None = None
    last: bool = False

    @property
    def line(self) -> EntryLine | None:
        """The entry in words; None for a heading."""
        return None if self.tell is None else self.tell()

    @property
    def said(self) -> str:
        """All of it, for those who listen."""
        return self.heading if self.tell is None else self.tell().whole


class JournalModel(QAbstractListModel):
    """The live entries, newest first; a turn's own entry is the heading of its turn."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._timeline: Timeline | None = None
        self._lines: dict[int, EntryLine] = {}
        self.rows: list[JournalRow] = []

    def show_timeline(self, timeline: Timeline | None) -> None:
        """Show the entries that are live now."""
        if timeline is not self._timeline:
            self._timeline, self._lines = timeline, {}
        self.beginResetModel()
        self.rows = [] if timeline is None else self._rows(timeline)
        self.endResetModel()

    def row_of(self, n: int) -> int:
        """The row of an entry by its number, or −1."""
        found = (at for at, row in enumerate(self.rows) if row.entry and row.entry.n == n)
        return next(found, -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.rows[index.row()].entry is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row = self.rows[index.row()]
        match role:
            case Role.DisplayRole | Role.AccessibleTextRole:
                return row.said
            case Role.ToolTipRole:
                return plain_tip(row.said)
            case _:
                return row if role == ROW else None

    def _rows(self, timeline: Timeline) -> list[JournalRow]:
        teller = EntryTeller(timeline, self._words)
        turn, turns = 1, {1: list[Entry]()}
        for entry in timeline.live:
            turn += is_turn(entry)
            turns.setdefault(turn, []).append(entry)
        last = timeline.live[-1] if timeline.live else None
        rows: list[JournalRow] = []
        for number in sorted(turns, reverse=True):
            rows += self._turn_rows(number, turns[number], last, teller)
        return rows

    def _turn_rows(
        self, turn: int, entries: list[Entry], last: Entry | None, teller: EntryTeller
    ) -> list[JournalRow]:
        begun = next((entry for entry in entries if is_turn(entry)), None)
        heading = self._words(Text("Turn {turn}", turn=turn))
        head = JournalRow(heading, entry=begun if begun is last else None,
                          last=begun is not None and begun is last)  # fmt: skip
        told = [entry for entry in entries if not is_turn(entry)]
        return [head, *(JournalRow(tell=partial(self._line, entry, teller), entry=entry,
                                   last=entry is last) for entry in reversed(told))]  # fmt: skip

    def _line(self, entry: Entry, teller: EntryTeller) -> EntryLine:
        known = self._lines.get(entry.n)
        if known is None:
            known = self._lines[entry.n] = teller.line(entry)
        return known
