"""The open roster on paper: previewed or written as a PDF."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from desktop.dialogs.ask import tell
from desktop.failures import reason_of
from desktop.roster_desk import RosterDesk
from desktop.widgets.toast import Toast
from desktop.words import Words
from rules.folding import slug
from rules.resolution import Resolver
from rules.text import Text

if TYPE_CHECKING:
    from desktop.printing.roster import RosterFacts


class RosterPrinting:
    """Carries out the wishes for paper; what only paper needs is loaded with the first of them."""

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget, toast: Toast) -> None:
        self._words, self._desk = words, desk
        self._parent, self._toast = parent, toast

    def facts(self) -> RosterFacts | None:
        """What there is to print now."""
        from desktop.printing.roster import RosterFacts
        from desktop.roster_odds import Odds

        system, document = self._desk.system, self._desk.document
        if system is None or document is None:
            return None
        today = date.today()
        return RosterFacts(system, document, Odds(system, Resolver()), today)

    def preview(self) -> None:
        """Show the pages; they print from there."""
        from desktop.printing.roster import preview_roster

        facts = self.facts()
        if facts is not None:
            preview_roster(self._parent.window(), facts, self._words)

    def write(self) -> None:
        """Ask for a file and write the pages there."""
        from desktop.printing import ask_pdf
        from desktop.printing.roster import write_roster_pdf

        facts, words = self.facts(), self._words
        if facts is None:
            return
        start = Path.home() / f"{slug(facts.title)}.pdf"
        asked = ask_pdf(self._parent.window(), start, words)
        if asked is None:
            return
        path, paper = asked
        try:
            write_roster_pdf(path, facts, words, paper)
        except OSError as error:
            said = words(Text("“{path}” can't be written.", path=str(path)))
            tell(self._parent.window(), words, said, words(reason_of(error)))
            return
        self._toast.say(
            words(Text("Exported: {file}", file=path.name)),
            words(Text("Open")),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))),
        )
