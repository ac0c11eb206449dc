"""A comparison as it stands: attacks, targets, what is measured, in which order they are shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from rules.gauges import Fate, Gauge
from rules.matrix import Attack, Cell, Mark

MOST_LINES = 200
Numbers = Callable[["Row", "Column"], Fraction | None]


@dataclass(frozen=True, slots=True)
class Row:
    """An attack; ``key`` is its content, the same for all that are computed alike."""

    id: int
    attack: Attack
    key: str
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A target; ``key`` as of a row."""

    id: int
    mark: Mark
    key: str


@dataclass(frozen=True, slots=True)
class Board:
    """The comparison of one game.

    ``gauge``: None for the first there is. ``by_column`` (by its id): rows in the order of its
    numbers; ``by_row``: columns in the order of a row's. ``reference``: the row from which the
    others are told as differences.
    """

    system: str
    rows: tuple[Row, ...] = ()
    columns: tuple[Column, ...] = ()
    gauge: Gauge | None = None
    by_column: int | None = None
    by_row: int | None = None
    reference: int | None = None

    def with_attacks(self, attacks: Sequence[Attack]) -> Board:
        """With more attacks at the end, as many as there is room for."""
        room = attacks[: MOST_LINES - len(self.rows)]
        first = 1 + max((row.id for row in self.rows), default=0)
        added = (Row(first + at, attack, _key(attack.parts)) for at, attack in enumerate(room))
        return replace(self, rows=(*self.rows, *added))

    def with_marks(self, marks: Sequence[Mark]) -> Board:
        """With more targets at the end, as many as there is room for."""
        room = marks[: MOST_LINES - len(self.columns)]
        first = 1 + max((column.id for column in self.columns), default=0)
        added = (Column(first + at, mark, _key(mark.target)) for at, mark in enumerate(room))
        return replace(self, columns=(*self.columns, *added))

    def with_attack(self, identity: int, attack: Attack) -> Board:
        """With another attack in the place of one."""
        rows = (
            replace(row, attack=attack, key=_key(attack.parts)) if row.id == identity else row
            for row in self.rows
        )
        return replace(self, rows=tuple(rows))

    def with_mark(self, identity: int, mark: Mark) -> Board:
        """With another target in the place of one."""
        columns = (
            replace(column, mark=mark, key=_key(mark.target)) if column.id == identity else column
            for column in self.columns
        )
        return replace(self, columns=tuple(columns))

    def without_row(self, identity: int) -> Board:
        """Without an attack, and without the order or difference that was by it."""
        rows = tuple(row for row in self.rows if row.id != identity)
        by_row = None if self.by_row == identity else self.by_row
        reference = None if self.reference == identity else self.reference
        return replace(self, rows=rows, by_row=by_row, reference=reference)

    def without_column(self, identity: int) -> Board:
        """Without a target, and without the order that was by it."""
        columns = tuple(column for column in self.columns if column.id != identity)
        by_column = None if self.by_column == identity else self.by_column
        return replace(self, columns=columns, by_column=by_column)

    def with_pin(self, identity: int) -> Board:
        """With an attack kept at the top, or no longer."""
        rows = tuple(
            replace(row, pinned=not row.pinned) if row.id == identity else row for row in self.rows
        )
        return replace(self, rows=rows)

    def shown_by(self, by_column: int | None, by_row: int | None, reference: int | None) -> Board:
        """With another order, and differences from another row."""
        return replace(self, by_column=by_column, by_row=by_row, reference=reference)

    def row(self, identity: int | None) -> Row | None:
        """A row by its id."""
        if identity is None:
            return None
        return next((row for row in self.rows if row.id == identity), None)

    def column(self, identity: int | None) -> Column | None:
        """A column by its id."""
        return next((column for column in self.columns if column.id == identity), None)

    def ordered_rows(self, numbers: Numbers) -> list[Row]:
        """The rows as they are shown: the pinned ones, then the others."""
        pinned = [row for row in self.rows if row.pinned]
        others = [row for row in self.rows if not row.pinned]
        by = self.column(self.by_column)
        if by is not None:
            others.sort(key=lambda row: _largest_first(numbers(row, by)))
        return [*pinned, *others]

    def ordered_columns(self, numbers: Numbers) -> list[Column]:
        """The columns as they are shown."""
        by = self.row(self.by_row)
        if by is None:
            return list(self.columns)
        return sorted(self.columns, key=lambda column: _largest_first(numbers(by, column)))


def _largest_first(number: Fraction | None) -> tuple[bool, Fraction]:
    return (True, Fraction(0)) if number is None else (False, -number)


def _key(facts: dict[str, object]) -> str:
    return json.dumps(facts, sort_keys=True, ensure_ascii=False)


def read_cell(cell: Cell | None, gauge: Gauge) -> Fraction | None:
    """What a cell comes to; None where it is refused, not there yet, or has no such number."""
    return gauge.read(cell) if isinstance(cell, Fate) else None
