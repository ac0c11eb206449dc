"""Resolving off the UI thread where it may take long; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules.resolution import Resolver, course_of
from rules.result import Result
from rules.service import Reading
from rules.story import Story

QUICK_FIGURES = 12


def calculated(reading: Reading, resolver: Resolver, story: Story | None) -> Result:
    """The result of a whole engagement, or of what remains of a story."""
    course = course_of(reading.case.program, resolver) if story is None else story.rest(resolver)
    return reading.with_warnings(reading.case.result(course))


class _Answer(QObject):
    ready = Signal(int, object)


class _Task(QRunnable):
    def __init__(self, number: int, work: Callable[[], Result], answer: _Answer) -> None:
        super().__init__()
        self._number, self._work, self._answer = number, work, answer

    def run(self) -> None:
        self._answer.ready.emit(self._number, self._work())


class Calculation(QObject):
    """Calculates one result at a time: few figures at once, many in a worker.

    ``found`` reports the result of the last request only.
    """

    found = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._answer = _Answer()
        self._answer.ready.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def start(self, reading: Reading, resolver: Resolver, story: Story | None) -> None:
        """Begin; whatever was being calculated before is dropped."""
        self._number += 1
        if len(reading.engagement.targets) <= QUICK_FIGURES:
            self._done(calculated(reading, resolver, story))
            return
        self.busy_changed.emit(True)
        self._pool.clear()
        work = _frozen(reading, story)
        self._pool.start(_Task(self._number, work, self._answer))

    def drop(self) -> None:
        """Forget what is being calculated."""
        self._number += 1
        self._pool.clear()

    def _take(self, number: int, result: Result) -> None:
        if number == self._number:
            self._done(result)

    def _done(self, result: Result) -> None:
        self.busy_changed.emit(False)
        self.found.emit(result)


def _frozen(reading: Reading, story: Story | None) -> Callable[[], Result]:
    """The work for another thread: a resolver and a story of its own."""
    faces = None if story is None else tuple(story.faces)

    def work() -> Result:
        told = None if faces is None else Story(reading.case.program, faces)
        return calculated(reading, Resolver(), told)

    return work
