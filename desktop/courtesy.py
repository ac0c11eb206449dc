"""A worker that steps aside while the window has something to do.

Python runs one thread at a time: beside a busy worker the window would wait for its turn at every
step of a paint. One that sleeps while the window is awake leaves it alone.
"""

from __future__ import annotations

from time import monotonic, sleep

from PySide6.QtCore import QAbstractEventDispatcher, QObject

NAP = 0.001
LONGEST_WAIT, LEAST_TURN = 0.1, 0.005
"""However busy the window is, the worker has a turn now and then."""


class Courtesy(QObject):
    """Knows whether the window sleeps, between ``on`` and ``off``.

    The worker calls ``wait``, and often.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._events = QAbstractEventDispatcher.instance()
        self._watching = self._awake = False
        self._turn_ends = 0.0

    def on(self) -> None:
        """Begin to watch."""
        if not self._watching and self._events is not None:
            self._watching = True
            self._events.awake.connect(self._wake)
            self._events.aboutToBlock.connect(self._sleep)

    def off(self) -> None:
        """Watch no more."""
        if self._watching and self._events is not None:
            self._watching = self._awake = False
            self._events.awake.disconnect(self._wake)
            self._events.aboutToBlock.disconnect(self._sleep)

    def wait(self) -> None:
        """Return when the window sleeps, or after a while."""
        if not self._awake or monotonic() < self._turn_ends:
            return
        latest = monotonic() + LONGEST_WAIT
        while self._awake and monotonic() < latest:
            sleep(NAP)
        self._turn_ends = monotonic() + LEAST_TURN

    def _wake(self) -> None:
        self._awake = True

    def _sleep(self) -> None:
        self._awake = False
