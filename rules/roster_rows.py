"""Reading a table of profiles: heads in any language known, one line per profile and weapon."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.json_reading import Json
from rules.roster_cells import split_edges, value_of
from rules.roster_columns import ATTACKS, Column, Columns
from rules.roster_import import Entry, Field, Readout, Remark
from rules.roster_use import weapon_reading
from rules.text import InputError, Names, Text

DELIMITERS = (";", ",", "\t")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, and the line of the text it begins in."""

    line: int
    cells: list[str]


def delimiter_of(text: str) -> str | None:
    """What cuts the cells of a table's first line; None where it is not clear."""
    head = text.lstrip().partition("\n")[0]
    counts = {sign: len(next(csv.reader([head], delimiter=sign), [""])) for sign in DELIMITERS}
    most = max(counts.values())
    likely = [sign for sign, count in counts.items() if count == most]
    return likely[0] if len(likely) == 1 else None


def read_rows(text: str, columns: Columns, delimiter: str) -> Readout:
    """The profiles of a table; InputError where its heads name none, or its quotes don't close."""
    rows = _rows(text, delimiter)
    heads = next(rows, Row(1, []))
    meant = [columns.meant(head) for head in heads.cells]
    if not any(column.name in ("name", "id") for found in meant for column in found):
        raise InputError(Text("no column of the table holds a name"), where="1")
    reader = _Reader(columns, heads.cells, meant)
    for row in rows:
        reader.take(row)
    return reader.readout()


def _rows(text: str, delimiter: str) -> Iterator[Row]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begun = 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield Row(begun, cells)
            begun = reader.line_num + 1
    except csv.Error:
        raise InputError(Text("a quotation mark is not closed"), where=str(begun)) from None


class _Reader:
    """Rows become entries; those of one id, or of one name in a row, become one."""

    def __init__(
        self, columns: Columns, heads: Sequence[str], meant: Sequence[list[Column]]
    ) -> None:
        self._columns = columns
        self._heads = heads
        self._meant = meant
        self._said = {column.name for found in meant for column in found}
        self._entries: list[Entry] = []
        self._of: dict[str, int] = {}
        self._unreadable: list[Remark] = []
        self._unknown: dict[str, None] = {}
        self._notices: list[Remark] = []

    def take(self, row: Row) -> None:
        """Read a row, or say why it can't be."""
        if len(row.cells) > len(self._heads) and any(row.cells[len(self._heads) :]):
            said = Text("more cells than the table has heads ({value})", value=len(row.cells))
            self._unreadable.append(Remark(row.line, said))
            return
        cells = [*row.cells, *[""] * (len(self._heads) - len(row.cells))]
        entry = self._entry(row.line, cells)
        at = self._same(entry)
        if at is None:
            if entry.id:
                self._of[entry.id] = len(self._entries)
            self._entries.append(entry)
        else:
            self._entries[at] = self._joined(self._entries[at], entry)

    def readout(self) -> Readout:
        """All that was read."""
        unknown = [
            Remark(1, Text("the column {head} is kept, but nothing reads it", head=head))
            for head in self._unknown
        ]
        return Readout(self._entries, self._unreadable, [*unknown, *self._notices])

    def _same(self, entry: Entry) -> int | None:
        """The place of the profile that the row goes on with, or None."""
        if entry.id:
            return self._of.get(entry.id)
        last = self._entries[-1] if self._entries else None
        name = entry.values.get(("", "name"))
        if last is None or last.id is not None or name is None:
            return None
        return len(self._entries) - 1 if last.values.get(("", "name")) == name else None

    def _joined(self, first: Entry, more: Entry) -> Entry:
        """The first row of a profile with the weapons of a further one."""
        other = [key for key, value in more.values.items()
                 if value is not None and value != first.values.get(key)]  # fmt: skip
        if other:
            said = Text(
                "{fields}: not what line {line} says of the same profile, which is kept",
                fields=Names(tuple(name for _, name in other)),
                line=first.line,
            )
            self._notices.append(Remark(more.line, said))
        both = None if first.weapons is None else [*first.weapons, *(more.weapons or [])]
        return Entry(first.line, first.id, first.values, both, first.group)

    def _entry(self, line: int, cells: Sequence[str]) -> Entry:
        values: dict[Field, Any] = {}
        weapon: dict[str, str] = {}
        for head, found, cell in zip(self._heads, self._meant, cells, strict=True):
            text = cell.strip() if not found or found[0].name != "note" else cell
            if not found and head.strip() and text:
                values["", head.strip()] = value_of(text, None, {})
                self._unknown[head.strip()] = None
            for column in found:
                if column.part == "weapon":
                    weapon.setdefault(column.name, text)
                elif values.get((column.part, column.name)) is None:
                    values[column.part, column.name] = _value(column, text)
        identity, group = values.pop(("", "id"), None), values.pop(("", "group"), None)
        said_of_group = "group" in self._said
        weapons = self._weapons(weapon) if self._said & {"weapon", "kind", "power"} else None
        return Entry(line, identity, values, weapons, (group or "") if said_of_group else None)

    def _weapons(self, cells: dict[str, str]) -> list[Json]:
        """The weapon of a row: its notation as it stands, or one made of the other columns."""
        line = cells.get("weapon", "") or self._made(cells)
        if not line:
            return []
        attacks = cells.get(ATTACKS)
        return [{"weapon": line} | ({"attacks": value_of(attacks, None, {})} if attacks else {})]

    def _made(self, cells: dict[str, str]) -> str | Json | None:
        weapon = {
            column.name: column.read(cells[column.name])
            for column in self._columns.weapon
            if column.adapter is not None and cells.get(column.name)
        }
        if not weapon:
            return None
        reading = weapon_reading(self._columns.system, weapon)
        return weapon if reading.error else reading.line


def _value(column: Column, text: str) -> Any:
    if not text.strip():
        return None
    if column.name == "tags" and not column.part:
        return split_edges(text)
    return text if column.name in ("id", "group", "name", "note") else column.read(text)
