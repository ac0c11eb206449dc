"""Questions asked backwards, answered in a worker; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.courtesy import Courtesy
from rules.backwards import Inquiry, Sight
from rules.resolution import Resolver, StoppedError
from rules.service import Reading

TOLD_EVERY = 0.1
Ask = Callable[[Inquiry], Iterable[Any]]


class InquiryWork(QObject):
    """Answers one question at a time.

    ``found``: all that is answered so far, and whether that is the whole answer. ``busy_changed``
    is false again at the end, or when it is given up.
    """

    found = Signal(object, bool)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._resolver = Resolver()
        self._stop = Event()
        self._courtesy = Courtesy(self)
        self.busy_changed.connect(self._courtesy.set_on)
        self._answer = _Answer()
        self._answer.found.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def start(self, reading: Reading, sight: Sight, ask: Ask) -> None:
        """Begin; whatever was being answered before is dropped."""
        self._stop.set()
        self._stop = stop = Event()
        self.busy_changed.emit(True)
        # The pool waits for its worker when all is closed: that must not take long.
        self.destroyed.connect(stop.set)
        stopped = self._courtesy.heeded(stop.is_set)
        inquiry = Inquiry(reading, sight, self._resolver, stopped)
        self._pool.start(_Task(inquiry, ask, stop, self._answer))

    def cancel(self) -> None:
        """Stop; what is answered stays."""
        self._stop.set()
        self.busy_changed.emit(False)

    def _take(self, stop: Event, answers: list[Any], whole: bool) -> None:
        if stop is not self._stop or stop.is_set():
            return
        if whole:
            self.busy_changed.emit(False)
        self.found.emit(answers, whole)


class _Answer(QObject):
    found = Signal(object, object, bool)


class _Task(QRunnable):
    def __init__(self, inquiry: Inquiry, ask: Ask, stop: Event, answer: _Answer) -> None:
        super().__init__()
        self._inquiry, self._ask, self._stop, self._answer = inquiry, ask, stop, answer

    def run(self) -> None:
        answers: list[Any] = []
        told = monotonic()
        try:
            for one in self._ask(self._inquiry):
                answers.append(one)
                if monotonic() - told > TOLD_EVERY:
                    self._answer.found.emit(self._stop, list(answers), False)
                    told = monotonic()
        except StoppedError:
            return
        self._answer.found.emit(self._stop, answers, True)
