"""Python's collector kept to the main thread: in a worker it would destroy Qt's objects there."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

PAUSE_MS = 1_000
MANY = 20_000
"""A worker makes more in a second: looking at them all would hold the window up."""


class MainThreadCollector(QObject):
    """Turns the automatic collector off and collects from a timer of its own thread instead.

    What is made by the thousand is set aside, and looked at when nobody works in the window.
    """

    def __init__(self, parent: QGuiApplication | QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(PAUSE_MS)
        if isinstance(parent, QGuiApplication):
            parent.applicationStateChanged.connect(self._take_leisure)

    def collect(self) -> None:
        """Collect the oldest generation that has grown past its threshold."""
        counts = gc.get_count()
        if counts[0] > MANY:
            gc.freeze()
            return
        grown = zip(counts, gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(grown) if count > most]
        if due:
            gc.collect(due[-1])

    def _take_leisure(self, state: Qt.ApplicationState) -> None:
        """Look at everything once the person has turned to another program."""
        if state != Qt.ApplicationState.ApplicationActive:
            gc.unfreeze()
            gc.collect()
