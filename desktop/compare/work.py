"""The cells of a comparison, computed in a worker; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QObject, Signal

from desktop.compare.board import Column, Row
from desktop.working import Telling, Work
from rules.matrix import Cell, Matrix
from rules.resolution import Resolver
from rules.systems import GameSystem

Key = tuple[str, str]
Cells = dict[Key, Cell]
News = tuple[Cells, int, int]
"""Cells that were not told before, how many are done, and of how many."""


class MatrixWork(Work):
    """Computes what it is given row by row, the last request only.

    ``progress``: cells done, and of how many. ``found``: a dict of cells.
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
            waiting, done, of = Cells(), 0, len(matrix)
            for row, computed in zip(rows, matrix.rows(stopped), strict=True):
                keys = [(row.key, column.key) for column in columns]
                waiting.update(zip(keys, computed, strict=True))
                done += len(columns)
                if telling.due and done < of:
                    yield waiting, done, of
                    waiting = Cells()
            return waiting, done, of

        self.begin(cells)

    def tell(self, news: News, *, whole: bool) -> None:
        """Say the cells that are there."""
        cells, done, of = news
        self.progress.emit(done, of)
        self.found.emit(cells)
