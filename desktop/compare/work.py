"""The cells of a comparison, computed in a worker; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.compare.board import Column, Row
from desktop.courtesy import Courtesy
from rules.gauges import Fate
from rules.matrix import Cell, Matrix
from rules.resolution import Resolver, StoppedError
from rules.systems import GameSystem

TOLD_EVERY = 0.15


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
                kind = cell.chart.names, cell.chart.points, cell.loss is None
                self.kinds.setdefault(kind, cell)


class MatrixWork(QObject):
    """Computes what it is given row by row, the last request only.

    ``progress``: cells done, and of how many. ``found``: a ``Found``. ``busy_changed`` is false
    again when all are there, or given up.
    """

    progress = Signal(int, int)
    found = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._resolver = Resolver()
        self._turn = _Turn()
        self._courtesy = Courtesy(self)
        self.busy_changed.connect(self._courtesy.set_on)
        self._answer = _Answer()
        self._answer.found.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        # The pool waits for its worker when all is closed: that must not take long.
        self.destroyed.connect(self._turn.next)

    def start(self, system: GameSystem, rows: Sequence[Row], columns: Sequence[Column]) -> None:
        """Begin; whatever was being computed before is dropped."""
        number = self._turn.next()
        self.busy_changed.emit(True)
        wanted = system, rows, columns
        task = _Task(number, self._turn, wanted, self._resolver, self._answer, self._courtesy)
        self._pool.start(task)

    def cancel(self) -> None:
        """Stop; the cells that are there stay."""
        self._turn.next()
        self.busy_changed.emit(False)

    def _take(self, number: int, found: Found, done: int, of: int) -> None:
        self._answer.taken = True
        if number != self._turn.number:
            return
        self.progress.emit(done, of)
        if done == of:
            self.busy_changed.emit(False)
        self.found.emit(found)


class _Turn:
    """The number of the request that is wanted; workers of others see it and stop."""

    def __init__(self) -> None:
        self.number = 0

    def next(self) -> int:
        self.number += 1
        return self.number


class _Answer(QObject):
    """Reports cells; the next are reported when the window has taken the last."""

    found = Signal(int, object, int, int)

    def __init__(self) -> None:
        super().__init__()
        self.taken = True


class _Task(QRunnable):
    def __init__(
        self,
        number: int,
        turn: _Turn,
        wanted: tuple[GameSystem, Sequence[Row], Sequence[Column]],
        resolver: Resolver,
        answer: _Answer,
        courtesy: Courtesy,
    ) -> None:
        super().__init__()
        self._number, self._turn, self._answer = number, turn, answer
        self._system, self._rows, self._columns = wanted
        self._resolver, self._courtesy = resolver, courtesy

    def run(self) -> None:
        try:
            self._tell_all()
        except StoppedError:
            return

    def _stopped(self) -> bool:
        return self._number != self._turn.number

    def _tell_all(self) -> None:
        attacks = [row.attack for row in self._rows]
        marks = [column.mark for column in self._columns]
        stopped = self._courtesy.heeded(self._stopped)
        matrix = Matrix(self._system, attacks, marks, self._resolver, stopped)
        told, waiting, of = monotonic(), Found(), len(matrix)
        for at, cells in enumerate(matrix.rows(stopped), 1):
            waiting.add(self._rows[at - 1], self._columns, cells)
            due = self._answer.taken and monotonic() - told > TOLD_EVERY
            if due or at == len(self._rows):
                self._answer.taken = False
                self._answer.found.emit(self._number, waiting, at * len(self._columns), of)
                told, waiting = monotonic(), Found()
