"""The comparisons at work, one for each game: every change of them, undone and done again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from PySide6.QtCore import QObject, Signal

from desktop.compare.board import Board, Column, Row, read_cell
from desktop.compare.cells import KnownCells
from desktop.compare.keeping import Keeper
from desktop.compare.lists import Shipped, shipped, translated
from desktop.compare.work import Found, MatrixWork
from desktop.turns import Turns, Work
from rules.gauges import Fate, Gauge, MeanLoss, gauges_of
from rules.matrix import Attack, Cell, Mark
from rules.systems import GameSystem, load

UNDO_STEPS = 200
READ_A_TURN = 200
"""So many cells are read at one turn of the event loop."""


@dataclass(slots=True)
class _Game:
    """The comparison of a game, what it was and will be, its cells, and one cell of each kind."""

    board: Board
    cells: KnownCells = field(default_factory=KnownCells)
    kinds: dict[object, Fate] = field(default_factory=dict[object, Fate])
    before: list[Board] = field(default_factory=list[Board])
    after: list[Board] = field(default_factory=list[Board])


class CompareDesk(QObject):
    """Holds what is compared. ``keeper``: keeps it from one start to the next, if anything does.

    What comes with the program has its names in ``language``.

    Facts: ``board_changed``, ``cells_changed``, ``progress`` (cells done, and of how many),
    ``busy_changed``.
    """

    board_changed = Signal()
    cells_changed = Signal()
    progress = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(
        self,
        system: str,
        parent: QObject | None = None,
        keeper: Keeper | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(parent)
        self.keeper = keeper
        self._language = language
        self._games: dict[str, _Game] = {}
        self._numbers: dict[tuple[str, str], Fraction | None] = {}
        self._read: tuple[str, Gauge] | None = None
        self._gauge: Gauge = MeanLoss()
        self._most = Fraction(0)
        self._unread: list[Cell] = []
        self._turns = Turns(self, READ_A_TURN)
        self._work = MatrixWork(self)
        self._work.found.connect(self._take)
        self._work.progress.connect(self.progress)
        self._work.busy_changed.connect(self.busy_changed)
        self._system = system
        self.choose_system(system)

    @property
    def system(self) -> GameSystem:
        """The game whose attacks are compared."""
        return load()[self._system]

    @property
    def board(self) -> Board:
        """The comparison shown."""
        return self._here.board

    @property
    def shipped(self) -> Shipped:
        """What comes with the program for this game."""
        return shipped(self._system, self._language)

    @property
    def can_undo(self) -> bool:
        return bool(self._here.before)

    @property
    def can_redo(self) -> bool:
        return bool(self._here.after)

    def choose_system(self, system: str) -> None:
        """Show the comparison of a game: as it was left, or the one that comes with the program."""
        if system not in self._games:
            kept = self.keeper and self.keeper.read(system)
            board = kept or shipped(system, self._language).board(system)
            self._games[system] = _Game(translated(board, self._language))
        self._system = system
        self._show()

    def speak(self, language: str) -> None:
        """Call what came with the program by its names in another language."""
        self._language = language
        for game in self._games.values():
            game.board = translated(game.board, language)
            game.before = [translated(board, language) for board in game.before]
            game.after = [translated(board, language) for board in game.after]

    def change(self, edit: Callable[[Board], Board]) -> None:
        """Edit the comparison; nothing happens where it stays the same."""
        past = self._here
        board = edit(past.board)
        if board != past.board:
            past.before = [*past.before[1 - UNDO_STEPS :], past.board]
            past.board = board
            past.after.clear()
            self._show_changed()

    def begin_again(self) -> None:
        """Go back to the comparison that comes with the program; it can be undone."""
        self.change(lambda _: self.shipped.board(self._system))

    def undo(self) -> None:
        """Go back to the comparison before the last change."""
        past = self._here
        if past.before:
            past.after.append(past.board)
            past.board = past.before.pop()
            self._show_changed()

    def redo(self) -> None:
        """Take the last undone change again."""
        past = self._here
        if past.after:
            past.before.append(past.board)
            past.board = past.after.pop()
            self._show_changed()

    def save_now(self) -> None:
        """Keep what was changed before anything else happens."""
        if self.keeper is not None:
            self.keeper.save_now()

    def cancel(self) -> None:
        """Give up what is being computed."""
        self._work.cancel()

    def go_on(self) -> None:
        """Compute what is not there yet."""
        self._compute()

    def missing(self) -> int:
        """How many cells are not there."""
        board, known = self.board, self._here.cells
        return sum(len(known.lack(row, board.columns)) for row in board.rows)

    def add_attacks(self, attacks: Sequence[Attack]) -> None:
        """Add rows."""
        self.change(lambda board: board.with_attacks(attacks))

    def add_marks(self, marks: Sequence[Mark]) -> None:
        """Add columns."""
        self.change(lambda board: board.with_marks(marks))

    def sort_by_column(self, identity: int) -> None:
        """Order the rows by a column, or no longer."""
        self.change(lambda b: replace(b, by_column=None if b.by_column == identity else identity))

    def sort_by_row(self, identity: int) -> None:
        """Order the columns by a row, or no longer."""
        self.change(lambda b: replace(b, by_row=None if b.by_row == identity else identity))

    def refer_to(self, identity: int | None) -> None:
        """Tell all rows as differences to one, or none any more."""
        self.change(lambda b: replace(b, reference=None if b.reference == identity else identity))

    def measure_by(self, gauge: Gauge) -> None:
        """Choose what is measured."""
        self.change(lambda board: replace(board, gauge=gauge))

    def gauges(self) -> list[Gauge]:
        """What can be measured of the cells that are there."""
        return gauges_of(self._here.kinds.values())

    @property
    def gauge(self) -> Gauge:
        """What is measured."""
        return self._gauge

    def cell(self, row: Row, column: Column) -> Cell | None:
        """A cell, None while it is not there."""
        return self._here.cells.get(row, column)

    def number(self, row: Row, column: Column) -> Fraction | None:
        """What a cell comes to."""
        key = row.key, column.key
        if key not in self._numbers:
            cell = self._here.cells.get(row, column)
            if cell is None:
                return None
            self._numbers[key] = read_cell(cell, self._gauge)
        return self._numbers[key]

    def most(self) -> Fraction:
        """The largest number there is; of chances 1."""
        return Fraction(1) if self.gauge.chance else self._most

    def _settle(self) -> None:
        """Settle on a measure; the numbers of another, or of another game, are of no use."""
        chosen = self.board.gauge
        gauge = chosen if chosen is not None else next(iter(self.gauges()), MeanLoss())
        if (self._system, gauge) != self._read:
            self._read, self._gauge, self._numbers = (self._system, gauge), gauge, {}
            self._most, self._unread = Fraction(0), list(self._here.cells)
            self._turns.do(self._reading())

    def _reading(self) -> Work:
        """Read the numbers of the cells, for the largest of them, and tell when it is known.

        They are not remembered: few are seen at a time.
        """
        before, most = self._most, float(self._most)
        while self._unread:
            number = read_cell(self._unread.pop(), self._gauge)
            if number is not None and float(number) > most:
                self._most, most = number, float(number)
            yield 1
        if self._most != before:
            self.cells_changed.emit()

    @property
    def _here(self) -> _Game:
        return self._games[self._system]

    def rows(self) -> list[Row]:
        """The rows in the order in which they are shown."""
        return self.board.ordered_rows(self.number)

    def columns(self) -> list[Column]:
        """The columns in the order in which they are shown."""
        return self.board.ordered_columns(self.number)

    def _show_changed(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.board)
        self._show()

    def _show(self) -> None:
        self._numbers = {}
        self._settle()
        self.board_changed.emit()
        self._compute()

    def _compute(self) -> None:
        """Ask for the cells that are not there: rows and columns that lack any."""
        board, known = self.board, self._here.cells
        rows = [row for row in board.rows if known.lack(row, board.columns)]
        lacking = {column.key for row in rows for column in known.lack(row, board.columns)}
        columns = [column for column in board.columns if column.key in lacking]
        if columns:
            self._work.start(self.system, rows, columns)
        else:
            self._work.cancel()

    def _take(self, found: Found) -> None:
        here = self._here
        here.cells.take(found.cells, here.board)
        here.kinds = found.kinds | here.kinds
        self._settle()
        self._unread.extend(cell for row in found.cells.values() for cell in row.values())
        self._turns.do(self._reading())
        self.cells_changed.emit()
