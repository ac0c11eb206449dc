"""Python's collector kept to the main thread: in a worker it would destroy Qt's objects there."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 1_000


class MainThreadCollector(QObject):
    """Turns the automatic collector off and collects from a timer of its own thread instead."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(PAUSE_MS)

    def collect(self) -> None:
        """Collect the oldest generation that has grown past its threshold."""
        grown = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(grown) if count > most]
        if due:
            gc.collect(due[-1])
