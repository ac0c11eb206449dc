"""Long work of the window itself, done in parts, so that it is painted and answers in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

Work = Iterator[int]
"""Does a part at each step and says what it cost."""


class Turns(QObject):
    """Does as much of some work as a turn of the event loop has room for, and goes on in the next.

    ``paused`` is called at the end of every turn.
    """

    def __init__(
        self, parent: QObject, most: int, paused: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(parent)
        self._most, self._paused = most, paused
        self._work: Work | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        """Whether something is left to be done."""
        return self._work is not None

    def do(self, work: Work) -> None:
        """Begin at once; what was not done of the work before is left.

        Nothing is begun while its owner is being taken down.
        """
        if isValid(self._timer):
            self._work = work
            self._turn()

    def do_next(self, work: Work) -> None:
        """Begin at the next turn of the event loop."""
        if isValid(self._timer):
            self._work = work
            self._timer.start()

    def _turn(self) -> None:
        work = self._work
        if work is None:
            return
        left = self._most
        for cost in work:
            left -= cost
            if left <= 0:
                break
        else:
            self._end()
        if self._work is not None:
            self._timer.start()
        self._paused()

    def _end(self) -> None:
        self._work = None
        # Work may have been the last to hold its owner, who then goes with it.
        if isValid(self._timer):
            self._timer.stop()
