"""Where to aim, found in a worker: it tells how far it is, and a stale answer is dropped."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.courtesy import Courtesy
from rules.aiming import Aim, Prospect, sweep
from rules.best_aims import Spot, best
from rules.resolution import Resolver, StoppedError
from rules.service import Reading

TOLD_EVERY = 25


@dataclass(frozen=True)
class Survey:
    """What every place to aim at is worth, and the best of them."""

    prospect: Prospect
    aims: tuple[Aim, ...]
    spots: tuple[Spot, ...]


def prospect_of(reading: Reading) -> Prospect | None:
    """All that an engagement may aim at; None where it lays no template on a table."""
    aims = reading.system.aims
    return aims(reading.engagement) if aims else None


class AimSweep(QObject):
    """Looks at every place of one prospect after another, the last one asked for only.

    ``progress``: places done, and of how many. ``found``: a Survey. ``busy_changed`` is false again
    when one is found or cancelled.
    """

    progress = Signal(int, int)
    found = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turn = _Turn()
        self._courtesy = Courtesy(self)
        self.busy_changed.connect(self._courtesy.set_on)
        self._answer = _Answer()
        self._answer.moved.connect(self._tell)
        self._answer.ready.connect(self._take)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        # The pool waits for its worker when all is closed: that must not take long.
        self.destroyed.connect(self._turn.next)

    def start(self, prospect: Prospect) -> None:
        """Begin; whatever was being looked at before is dropped."""
        number = self._turn.next()
        self.busy_changed.emit(True)
        self._pool.start(_Task(number, self._turn, prospect, self._answer, self._courtesy))

    def cancel(self) -> None:
        """Stop, without an answer."""
        self._turn.next()
        self.busy_changed.emit(False)

    def _tell(self, number: int, done: int, of: int) -> None:
        if number == self._turn.number:
            self.progress.emit(done, of)

    def _take(self, number: int, survey: Survey) -> None:
        if number == self._turn.number:
            self.busy_changed.emit(False)
            self.found.emit(survey)


class _Turn:
    """The number of the request that is wanted; workers of others see it and stop."""

    def __init__(self) -> None:
        self.number = 0

    def next(self) -> int:
        self.number += 1
        return self.number


class _Answer(QObject):
    moved = Signal(int, int, int)
    ready = Signal(int, object)


class _Task(QRunnable):
    def __init__(
        self, number: int, turn: _Turn, prospect: Prospect, answer: _Answer, courtesy: Courtesy
    ) -> None:
        super().__init__()
        self._number = number
        self._prospect, self._answer = prospect, answer
        self._stopped = courtesy.heeded(lambda: number != turn.number)

    def run(self) -> None:
        try:
            self._look()
        except StoppedError:
            return

    def _look(self) -> None:
        aims: list[Aim] = []
        count = len(self._prospect.places)
        for aim in sweep(self._prospect, Resolver(), self._stopped):
            aims.append(aim)
            if len(aims) % TOLD_EVERY == 0 or len(aims) == count:
                self._answer.moved.emit(self._number, len(aims), count)
        survey = Survey(self._prospect, tuple(aims), tuple(best(aims)))
        self._answer.ready.emit(self._number, survey)
