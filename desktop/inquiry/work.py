"""Questions asked backwards, answered in a worker; a stale answer is dropped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.working import Telling, Work
from rules.backwards import Inquiry, Sight
from rules.case import Case
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.service import Reading

CaseOf = Callable[[Json], Case]
Ask = Callable[[Inquiry], Iterable[Any]]


class InquiryWork(Work):
    """Answers one question at a time; ``case_of``: what is resolved of a changed engagement.

    ``found``: all that is answered so far, and whether that is the whole answer.
    """

    found = Signal(object, bool)

    def __init__(self, case_of: CaseOf, parent: QObject) -> None:
        super().__init__(parent)
        self._resolver, self._case_of = Resolver(), case_of

    def start(self, reading: Reading, sight: Sight, ask: Ask) -> None:
        """Begin; whatever was being answered before is dropped."""
        resolver, case_of = self._resolver, self._case_of

        def answers(telling: Telling) -> Generator[list[Any], None, list[Any]]:
            found: list[Any] = []
            for one in ask(Inquiry(reading, sight, resolver, telling.stopped, case_of)):
                found.append(one)
                if telling.due:
                    yield list(found)
            return found

        self.begin(answers)

    def tell(self, news: list[Any], *, whole: bool) -> None:
        """Say what is answered so far."""
        self.found.emit(news, whole)
