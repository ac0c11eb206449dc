"""Comparisons are kept while they are worked at: a moment after each change, and at the end."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.compare.board import Board
from desktop.compare.shelf import BoardShelf
from desktop.failures import reason_of
from rules.text import InputError, Text

KEPT_AFTER_MS = 400


class Keeper(QObject):
    """Writes what waits; a file that can't be read is never written over.

    ``troubled``: something can't be kept or read, as a ``Text``; what came before anybody listened
    waits in ``trouble``.
    """

    troubled = Signal(object)

    def __init__(self, shelf: BoardShelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Text | None = None
        self._shelf = shelf
        self._waiting: dict[str, Board] = {}
        self._unread: set[str] = set()
        self._timer = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._timer.timeout.connect(self.save_now)

    def read(self, system: str) -> Board | None:
        """The comparison of a game as it was left; None where there is none to be had."""
        try:
            return self._shelf.read(system)
        except InputError as error:
            self._unread.add(system)
            where = Text("{where}: {problem}", where=error.where, problem=error.text)
            self._tell(where if error.where else error.text)
            return None

    def keep(self, board: Board) -> None:
        """Write a comparison soon."""
        if board.system not in self._unread:
            self._waiting[board.system] = board
            self._timer.start()

    def save_now(self) -> None:
        """Write what waits, where no other window does."""
        self._timer.stop()
        waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        if not self._shelf.may_write():
            self._tell(Text("another window of Toise is open"))
            return
        for board in waiting.values():
            self._write(board)

    def _write(self, board: Board) -> None:
        try:
            self._shelf.write(board)
        except OSError as error:
            self._tell(reason_of(error))

    def _tell(self, reason: Text) -> None:
        """Say it once, for it would come again with every change."""
        said = Text("The comparison isn't kept: {reason}", reason=reason)
        if said != self.trouble:
            self.trouble = said
            self.troubled.emit(said)
