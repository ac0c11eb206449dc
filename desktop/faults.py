"""What goes wrong beside the window is told in the window, like any other error."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class Faults(QObject):
    """Brings the errors of a worker over into the thread of the window, and raises them there.

    A thread pool would swallow them, and what was begun would seem to go on for ever. ``ended`` is
    called first: nothing more comes of it.
    """

    _met = Signal(object)

    def __init__(self, parent: QObject, ended: Callable[[], object]) -> None:
        super().__init__(parent)
        self._ended = ended
        self._met.connect(self._raise)

    def told(self, run: Callable[[], object]) -> Callable[[], None]:
        """The same to be run by a worker, its errors told here."""

        def guarded() -> None:
            try:
                run()
            except Exception as error:
                self._met.emit(error)

        return guarded

    def _raise(self, error: Exception) -> None:
        self._ended()
        raise error
