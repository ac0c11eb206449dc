"""Resolving in a worker, so that the window never waits; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from rules.resolution import Resolver, course_of
from rules.result import Result
from rules.service import Reading
from rules.story import Story

PATIENCE_MS = 40
WORKERS = 2


def calculated(reading: Reading, resolver: Resolver, story: Story | None) -> Iterator[Result]:
    """The result of an engagement, or of what remains of a story: first without joint laws."""
    course = course_of(reading.case.program, resolver) if story is None else story.rest(resolver)
    for result in (reading.case.result(course, limit=0), reading.case.result(course)):
        yield reading.with_warnings(result)


class _Answer(QObject):
    ready = Signal(int, object, bool)


class _Task(QRunnable):
    """One calculation; ``last`` holds its whole result once it is done."""

    def __init__(self, number: int, reading: Reading, story: Story | None, answer: _Answer) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.last: Result | None = None
        self._number, self._reading, self._answer = number, reading, answer
        self._faces = None if story is None else tuple(story.faces)

    def run(self) -> None:
        reading = self._reading
        story = None if self._faces is None else Story(reading.case.program, self._faces)
        results = calculated(reading, Resolver(), story)
        self._answer.ready.emit(self._number, next(results), False)
        self.last = next(results)
        self._answer.ready.emit(self._number, self.last, True)


class Calculation(QObject):
    """Calculates one result at a time; a quick one is there before ``start`` returns.

    ``found`` reports the result of the last request only, where it takes long first without the
    joint laws, then whole.
    """

    found = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._answer = _Answer()
        self._answer.ready.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(WORKERS)

    def start(self, reading: Reading, story: Story | None) -> None:
        """Begin; whatever was being calculated before is dropped."""
        self.drop()
        task = _Task(self._number, reading, story, self._answer)
        self._pool.start(task)
        if self._pool.waitForDone(PATIENCE_MS) and task.last is not None:
            self._take(self._number, task.last, True)
        else:
            self.busy_changed.emit(True)

    def drop(self) -> None:
        """Forget what is being calculated."""
        self._number += 1
        self._pool.clear()

    def _take(self, number: int, result: Result, whole: bool) -> None:  # noqa: FBT001
        if number != self._number:
            return
        if whole:
            self._number += 1
            self.busy_changed.emit(False)
        self.found.emit(result)
