"""The report of the session: printed, previewed, written as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.open_elsewhere import open_elsewhere
from desktop.session import Session
from desktop.window import Window
from rules.json_reading import Json
from rules.text import Text

if TYPE_CHECKING:
    from desktop.printing.output import Printable


class ReportActs:
    """What a window asks of the report."""

    def __init__(self, session: Session, window: Window) -> None:
        self._session, self._window = session, window

    def print(self) -> None:
        """Ask for a printer and print there."""
        from desktop.printing.dialogs import ask_and_print

        ask_and_print(self._window, self._report(), self._session.words)

    def preview(self) -> None:
        """Show the pages."""
        from desktop.printing.dialogs import preview

        preview(self._window, self._report(), self._session.words)

    def preview_document(self, document: Json) -> None:
        """Preview the report of another engagement than the session's."""
        from desktop.printing.dialogs import preview
        from desktop.printing.facts import facts_of
        from desktop.printing.report import report_on_paper
        from rules.service import read_engagement

        session = self._session
        facts = facts_of(read_engagement(document), session.resolver, title=session.title)
        preview(self._window, report_on_paper(facts, session.words), session.words)

    def pdf(self) -> None:
        """Ask for a file and write the pages there."""
        from desktop.printing.dialogs import ask_and_write

        words, session = self._session.words, self._session
        folder = Path.home() if session.path is None else session.path.parent
        start = folder / f"{session.title}.pdf"
        path = ask_and_write(self._window, self._report(), start, words)
        if path is not None:
            said, act = words(Text("The report is written")), words(Text("Open"))
            self._window.say(said, act, lambda: open_elsewhere(path))

    def _report(self) -> Printable:
        from desktop.printing.facts import facts_of
        from desktop.printing.report import report_on_paper

        session = self._session
        assert session.row is not None
        facts = facts_of(
            session.row, session.resolver, session.story, session.rolled, title=session.title
        )
        return report_on_paper(facts, session.words)
