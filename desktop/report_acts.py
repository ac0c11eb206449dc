"""The report of the session: printed, previewed, written as a PDF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from desktop.dialogs.ask import tell
from desktop.failures import reason_of
from desktop.files import Json
from desktop.session import Session
from desktop.window import Window
from desktop.words import Words
from rules.text import Text

if TYPE_CHECKING:
    from desktop.printing import ReportFacts


class ReportActs:
    """What a window asks of the report."""

    def __init__(self, session: Session, window: Window) -> None:
        self._session, self._window = session, window

    def print(self) -> None:
        """Ask for a printer and print there."""
        from desktop.printing import print_with_dialog

        self._printing(print_with_dialog)

    def preview(self) -> None:
        """Show the pages."""
        from desktop.printing import preview

        self._printing(preview)

    def preview_document(self, document: Json) -> None:
        """Preview the report of another engagement than the session's."""
        from desktop.printing import facts_of, preview
        from rules.service import read_engagement

        session = self._session
        reading = read_engagement(document)
        preview(
            self._window, facts_of(reading, session.resolver, title=session.title), session.words
        )

    def _printing(self, show: Callable[[QWidget, ReportFacts, Words], None]) -> None:
        words = self._session.words
        try:
            show(self._window, self._report_facts(), words)
        except OSError as error:
            tell(
                self._window,
                words,
                words(Text("The printer can't be used.")),
                words(reason_of(error)),
            )

    def pdf(self) -> None:
        """Ask for a file and write the pages there."""
        from desktop.printing import ask_pdf, write_pdf

        words, session = self._session.words, self._session
        folder = Path.home() if session.path is None else session.path.parent
        start = folder / f"{session.title}.pdf"
        asked = ask_pdf(self._window, start, words)
        if asked is None:
            return
        path, paper = asked
        try:
            write_pdf(path, self._report_facts(), words, paper)
        except OSError as error:
            said = words(Text("“{path}” can't be written.", path=str(path)))
            tell(self._window, words, said, words(reason_of(error)))
            return
        self._window.say(
            words(Text("The report is written")),
            words(Text("Open")),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))),
        )

    def _report_facts(self) -> ReportFacts:
        from desktop.printing import facts_of

        session = self._session
        assert session.row is not None
        return facts_of(
            session.row, session.resolver, session.story, session.rolled, title=session.title
        )
