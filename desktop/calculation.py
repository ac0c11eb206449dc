"""Resolving in a worker, so that the window never waits; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from desktop.courtesy import Courtesy, outlive_worker
from desktop.faults import Faults
from rules.resolution import Course, Resolver, StoppedError, course_of
from rules.story import Story, beginning

if TYPE_CHECKING:
    from rules.result import Result
    from rules.service import Reading

PATIENCE_MS = 10
"""A quick result is waited for: less than a frame, so that the window never stands still."""
SOON_MS = 30
"""One that comes so soon is not announced: what stands meanwhile would be pale for a moment."""


class _Answer(QObject):
    ready = Signal(object, object, bool)


class _Task:
    """One calculation; ``last`` holds its whole result once it is done."""

    def __init__(
        self,
        reading: Reading,
        story: Story | None,
        resolver: Resolver,
        answer: _Answer,
        courtesy: Courtesy,
    ) -> None:
        self.course: Course | None = None
        self.last: Result | None = None
        self.stop = Event()
        self._reading, self._resolver, self._answer = reading, resolver, answer
        self._stopped = courtesy.heeded(self.stop.is_set)
        self._faces = None if story is None else tuple(story.faces)

    def run(self) -> None:
        try:
            for result, whole in self._results():
                self.last = result if whole else None
                self._answer.ready.emit(self, result, whole)
        except StoppedError:
            return

    def _results(self) -> Iterator[tuple[Result, bool]]:
        """First the laws of each figure, then with the joint laws."""
        reading = self._reading
        self.course = course = self._course()
        yield reading.with_warnings(reading.case.result(course, limit=0)), False
        yield reading.with_warnings(reading.case.result(course)), True

    def _course(self) -> Course:
        case, stopped = self._reading.case, self._stopped
        if self._faces is None:
            return course_of(case.computed, self._resolver, stopped=stopped)
        return beginning(case.program, self._faces).rest(self._resolver, stopped=stopped)


class Calculation(QObject):
    """Calculates one result at a time; a quick one is there before ``start`` returns.

    ``found`` reports the result of the last request only, where it takes long first without the
    joint laws, then whole. ``course`` is that of the last result. ``busy_changed``: it takes long
    enough to be noticed, or is over.
    """

    found = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.course: Course | None = None
        self._task: _Task | None = None
        self._answer = _Answer()
        self._answer.ready.connect(self._take)
        self._courtesy = Courtesy(self)
        self._busy = False
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(lambda: self._tell_busy(True))
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        outlive_worker(self, self._pool)
        self._faults = Faults(self, self._end)

    def start(self, reading: Reading, story: Story | None, resolver: Resolver) -> None:
        """Begin; whatever was being calculated before is dropped."""
        self.drop()
        self._task = task = _Task(reading, story, resolver, self._answer, self._courtesy)
        self._pool.start(self._faults.told(task.run))
        if self._pool.waitForDone(PATIENCE_MS) and task.last is not None:
            self._take(task, task.last, True)
        else:
            self._courtesy.set_on(True)
            self._soon.start()

    def drop(self) -> None:
        """Give up what is being calculated."""
        self.course = None
        if self._task is not None:
            self._task.stop.set()
            self._end()

    def _take(self, task: _Task, result: Result, whole: bool) -> None:
        if task is not self._task:
            return
        self.course = task.course
        if whole:
            self._end()
        self.found.emit(result)

    def _end(self) -> None:
        self._task = None
        self._soon.stop()
        self._courtesy.set_on(False)
        self._tell_busy(False)

    def _tell_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)
