"""Where to aim, found in a worker: it tells how far it is, and a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from PySide6.QtCore import Signal

from desktop.working import Telling, Work
from rules.aiming import Aim, Prospect, sweep
from rules.best_aims import Spot, best
from rules.resolution import Resolver
from rules.service import Reading


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


class AimSweep(Work):
    """Looks at every place of one prospect after another, the last one asked for only.

    ``progress``: places done, and of how many. ``found``: a Survey.
    """

    progress = Signal(int, int)
    found = Signal(object)

    def start(self, prospect: Prospect) -> None:
        """Begin; whatever was being looked at before is dropped."""

        def survey(telling: Telling) -> Generator[tuple[int, int], None, Survey]:
            aims, of = list[Aim](), len(prospect.places)
            for aim in sweep(prospect, Resolver(), telling.stopped):
                aims.append(aim)
                if telling.due:
                    yield len(aims), of
            return Survey(prospect, tuple(aims), tuple(best(aims)))

        self.begin(survey)

    def tell(self, news: tuple[int, int] | Survey, *, whole: bool) -> None:
        """Say how far it is, or what every place is worth."""
        if isinstance(news, Survey):
            self.progress.emit(len(news.aims), len(news.aims))
            self.found.emit(news)
        else:
            self.progress.emit(*news)
