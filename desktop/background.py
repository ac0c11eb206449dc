"""Computing in a worker, so that the window never waits; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal

from desktop.courtesy import Courtesy, outlive_worker
from desktop.faults import Faults
from rules.resolution import StoppedError

PATIENCE_MS = 10
"""A quick answer is waited for: less than a frame, so that the window never stands still."""


class _Answer(QObject):
    ready = Signal(object)


class _Task:
    """One computation; ``done`` holds its answer in a list once it is there."""

    def __init__(self, make: Callable[[], object], answer: _Answer) -> None:
        self.done: list[object] = []
        self._make, self._answer = make, answer

    def run(self) -> None:
        try:
            self.done.append(self._make())
        except StoppedError:
            return
        self._answer.ready.emit(self)


class Background(QObject):
    """One computation at a time; the answer of the last request alone is told.

    A quick answer is given before ``start`` returns. What takes long calls ``step_aside`` between
    its steps, and so leaves Python to a window that is at work.
    """

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._take: Callable[[object], None] | None = None
        self._answer = _Answer()
        self._answer.ready.connect(self._tell)
        self._courtesy = Courtesy(self)
        self.step_aside = self._courtesy.wait
        self.busy_changed.connect(self._courtesy.set_on)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        outlive_worker(self, self._pool)
        self._faults = Faults(self, self._end)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._task is not None

    def start(self, make: Callable[[], object], take: Callable[[object], None]) -> None:
        """Compute ``make`` and hand what it says to ``take``, in the window's own thread."""
        self._task = task = _Task(make, self._answer)
        self._take = take
        self._pool.start(self._faults.told(task.run))
        if self._pool.waitForDone(PATIENCE_MS):
            self._tell(task)
        else:
            self.busy_changed.emit(True)

    def finish(self) -> None:
        """Wait for the answer that is awaited, and hand it over."""
        self._pool.waitForDone()
        if self._task is not None:
            self._tell(self._task)

    def drop(self) -> None:
        """Forget what is being computed."""
        self._task = None
        self._courtesy.set_on(False)

    def _tell(self, task: _Task) -> None:
        if task is not self._task or not task.done or self._take is None:
            return
        self._end()
        self._take(task.done[0])

    def _end(self) -> None:
        self._task = None
        self.busy_changed.emit(False)
