"""Work beside the window that tells how it goes: the last request alone is answered."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from desktop.courtesy import Courtesy, outlive_worker
from desktop.faults import Faults
from rules.resolution import StoppedError

TOLD_EVERY = 0.1
V = TypeVar("V")


class Telling:
    """What work asks while it goes on: whether to stop, and whether there is something to tell.

    It is ``due`` a while after what was told last, once the window has taken that.
    """

    def __init__(self, stopped: Callable[[], bool]) -> None:
        self.stopped = stopped
        self.taken = True
        self._told = monotonic()

    @property
    def due(self) -> bool:
        """Whether it is time to tell how far the work is."""
        return self.taken and monotonic() - self._told > TOLD_EVERY

    def begin(self) -> None:
        """Note that something is being told."""
        self.taken, self._told = False, monotonic()


Task = Callable[[Telling], Generator[Any, None, Any]]
"""Yields what it has found so far, and returns the whole."""


class Work(QObject):
    """Does one task at a time in a thread; what comes of an earlier one is dropped.

    ``busy_changed`` is false again at the end, or when it is given up.
    """

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turn = _Turn()
        self._courtesy = Courtesy(self)
        self.busy_changed.connect(self._courtesy.set_on)
        self._report = _Report()
        self._report.made.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        outlive_worker(self, self._pool, self._turn.next)
        self._faults = Faults(self, self.cancel)

    def begin(self, task: Task) -> None:
        """Begin; whatever was being done before is dropped."""
        turn, number = self._turn, self._turn.next()
        self.busy_changed.emit(True)
        telling = Telling(self._courtesy.heeded(lambda: number != turn.number))
        worker = _Worker(number, task, telling, self._report)
        self._pool.start(self._faults.told(worker.run))

    def cancel(self) -> None:
        """Stop; what is told stays."""
        self._turn.next()
        self.busy_changed.emit(False)

    @abstractmethod
    def tell(self, news: Any, *, whole: bool) -> None:
        """Say what a task has found so far, or the whole."""

    def _take(self, number: int, telling: Telling, news: object, whole: bool) -> None:
        telling.taken = True
        if number != self._turn.number:
            return
        if whole:
            self.busy_changed.emit(False)
        self.tell(news, whole=whole)


class Errand(Work):
    """Works one thing out beside the window, where that would make it wait."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._then: Callable[[Any], object] | None = None

    def run(self, made: Callable[[Callable[[], bool]], V], then: Callable[[V], object]) -> None:
        """Begin; ``then`` takes what was made, unless something else is begun meanwhile.

        ``made`` is told how to ask whether to stop, and raises StoppedError then.
        """

        def task(telling: Telling) -> Generator[None, None, V]:
            yield from ()
            return made(telling.stopped)

        self._then = then
        self.begin(task)

    def tell(self, news: Any, *, whole: bool) -> None:
        """Hand over what was made."""
        assert whole
        then, self._then = self._then, None
        assert then is not None
        then(news)

    def drop(self) -> None:
        """Give up what is being worked out, if anything is."""
        if self._then is not None:
            self._then = None
            self.cancel()


class _Turn:
    """The number of the request that is wanted; workers of others see it and stop."""

    def __init__(self) -> None:
        self.number = 0

    def next(self) -> int:
        self.number += 1
        return self.number


class _Report(QObject):
    made = Signal(int, object, object, bool)


class _Worker:
    def __init__(self, number: int, task: Task, telling: Telling, report: _Report) -> None:
        self._number, self._task = number, task
        self._telling, self._report = telling, report

    def run(self) -> None:
        try:
            whole = _whole_of(self._tell, self._task(self._telling))
        except StoppedError:
            return
        self._report.made.emit(self._number, self._telling, whole, True)

    def _tell(self, news: object) -> None:
        self._telling.begin()
        self._report.made.emit(self._number, self._telling, news, False)


def _whole_of(tell: Callable[[Any], None], task: Generator[Any, None, Any]) -> Any:
    """Hand everything that a task yields to ``tell``; what it returns."""
    while True:
        try:
            tell(next(task))
        except StopIteration as end:
            return end.value
