"""The cells of a comparison, computed in a worker; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from desktop.compare.board import Column, Row
from desktop.working import Telling, Work
from rules.gauges import Fate
from rules.matrix import Cell, Matrix
from rules.resolution import Resolver
from rules.systems import GameSystem


@dataclass(slots=True)
class Found:
    """Cells by row and column, and one of each kind among them: they tell what can be measured."""

    cells: dict[str, dict[str, Cell]] = field(default_factory=dict[str, dict[str, Cell]])
    kinds: dict[object, Fate] = field(default_factory=dict[object, Fate])

    def add(self, row: Row, columns: Sequence[Column], cells: Sequence[Cell]) -> None:
        """One more row."""
        keys = (column.key for column in columns)
        self.cells[row.key] = dict(zip(keys, cells, strict=True))
        for cell in cells:
            if isinstance(cell, Fate):
                counted = cell.counted
                kind = counted.names, counted.points, counted.loss is None
                self.kinds.setdefault(kind, cell)


News = tuple[Found, int, int]
"""What was not told before, how many cells are done, and of how many."""


class MatrixWork(Work):
    """Computes what it is given row by row, the last request only.

    ``progress``: cells done, and of how many. ``found``: a ``Found``.
    """

    progress = Signal(int, int)
    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._resolver = Resolver()

    def start(self, system: GameSystem, rows: Sequence[Row], columns: Sequence[Column]) -> None:
        """Begin; whatever was being computed before is dropped."""
        attacks = [row.attack for row in rows]
        marks = [column.mark for column in columns]

        def cells(telling: Telling) -> Generator[News, None, News]:
            stopped = telling.stopped
            matrix = Matrix(system, attacks, marks, self._resolver, stopped)
            waiting, done, of = Found(), 0, len(matrix)
            for row, computed in zip(rows, matrix.rows(stopped), strict=True):
                waiting.add(row, columns, computed)
                done += len(columns)
                if telling.due and done < of:
                    yield waiting, done, of
                    waiting = Found()
            return waiting, done, of

        self.begin(cells)

    def tell(self, news: News, *, whole: bool) -> None:
        """Say the cells that are there."""
        found, done, of = news
        self.progress.emit(done, of)
        self.found.emit(found)
