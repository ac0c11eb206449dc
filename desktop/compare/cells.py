"""The cells of a comparison that are known: those shown, and some of those shown before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop.compare.board import Board, Column, Row
from rules.matrix import Cell

Cells = Mapping[str, Mapping[str, Cell]]
"""Cells by the contents of their row, then of their column."""
MOST_KEPT = 300
"""So many rows, and so many cells of a row: what was taken back is soon there again."""


class KnownCells:
    """Cells by what was computed, whatever the lines are called and wherever they stand.

    Of what no line shows any more the oldest are forgotten: a comparison may be changed all
    evening.
    """

    def __init__(self) -> None:
        self._rows: dict[str, dict[str, Cell]] = {}

    def __iter__(self) -> Iterator[Cell]:
        return (cell for row in self._rows.values() for cell in row.values())

    def get(self, row: Row, column: Column) -> Cell | None:
        """A cell, None where it is not there."""
        return self._rows.get(row.key, {}).get(column.key)

    def lack(self, row: Row, columns: Sequence[Column]) -> list[Column]:
        """The columns whose cells a row lacks."""
        known = self._rows.get(row.key, {})
        return [column for column in columns if column.key not in known]

    def take(self, cells: Cells, board: Board) -> None:
        """Take further cells, and forget what has no room beside those of a board."""
        shown = {column.key for column in board.columns}
        for key, found in cells.items():
            row = self._rows.setdefault(key, {})
            row.update(found)
            _forget(row, shown)
        _forget(self._rows, {row.key for row in board.rows})


def _forget(known: dict[str, Cell] | dict[str, dict[str, Cell]], shown: set[str]) -> None:
    """Forget the oldest of what is not shown, as far as there are too many."""
    spare = len(known) - MOST_KEPT
    if spare > 0:
        for key in [key for key in known if key not in shown][:spare]:
            del known[key]
