"""A worker that steps aside while the window has something to do.

Python runs one thread at a time: beside a busy worker the window would wait for its turn at every
step of a paint. One that sleeps while the window is at work leaves it alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic, sleep

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer

BEAT_MS = 3
FRESH, NAP = 0.005, 0.001
LONGEST_WAIT, LEAST_TURN = 0.1, 0.005
"""However busy the window is, the worker has a turn now and then."""
SWITCH = 0.0001
"""Python's own 5 ms are what a window loses each time it comes back from Qt beside a worker."""


def switch_quickly() -> None:
    """Hand Python over to the thread that waits for it fifty times sooner than usual."""
    sys.setswitchinterval(SWITCH)


def outlive_worker(
    owner: QObject, pool: QThreadPool, stop: Callable[[], object] = lambda: None
) -> None:
    """Let a worker end before its owner goes, while Python still holds all that is the owner's.

    A worker that is the last to hold one of Qt's objects deletes it in its own thread, beside the
    window's, which deletes it with its owner.
    """

    def end() -> None:
        stop()
        pool.waitForDone()

    owner.destroyed.connect(end)


class Courtesy(QObject):
    """Knows whether the window is at leisure, between ``on`` and ``off``.

    A timer beats while the event loop turns; where the beat is late, the window is at work.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watching = False
        self._beat = self._turn_ends = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._feel)

    def set_on(self, on: bool) -> None:
        """Begin to watch, or watch no more."""
        if on:
            self._feel()
            self._timer.start()
        else:
            self._timer.stop()
        self._watching = on

    def heeded(self, stopped: Callable[[], bool]) -> Callable[[], bool]:
        """What a worker asks at each of its steps: first to wait, then whether to stop."""

        def heed() -> bool:
            self.wait()
            return stopped()

        return heed

    def wait(self) -> None:
        """Return when the window is at leisure, or after a while."""
        if self._is_free(now := monotonic()):
            return
        latest = now + LONGEST_WAIT
        while now < latest and not self._is_free(now):
            sleep(NAP)
            now = monotonic()
        self._turn_ends = now + LEAST_TURN

    def _is_free(self, now: float) -> bool:
        return not self._watching or now - self._beat < FRESH or now < self._turn_ends

    def _feel(self) -> None:
        self._beat = monotonic()
