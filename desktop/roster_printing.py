"""The open roster on paper: previewed or written as a PDF."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.open_elsewhere import open_elsewhere
from desktop.roster_desk import RosterDesk
from desktop.widgets.toast import Toast
from desktop.words import Words
from rules.folding import slug
from rules.resolution import Resolver
from rules.text import Text

if TYPE_CHECKING:
    from desktop.printing.output import Printable


class RosterPrinting:
    """Carries out the wishes for paper; what only paper needs is loaded with the first of them."""

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget, toast: Toast) -> None:
        self._words, self._desk = words, desk
        self._parent, self._toast = parent, toast

    def preview(self) -> None:
        """Show the pages; they print from there."""
        from desktop.printing.dialogs import preview

        sheet = self._sheet()
        if sheet is not None:
            preview(self._parent.window(), sheet, self._words)

    def write(self) -> None:
        """Ask for a file and write the pages there."""
        from desktop.printing.dialogs import ask_and_write

        sheet, words = self._sheet(), self._words
        if sheet is None:
            return
        start = Path.home() / f"{slug(sheet.title)}.pdf"
        path = ask_and_write(self._parent.window(), sheet, start, words)
        if path is not None:
            said, act = words(Text("Exported: {file}", file=path.name)), words(Text("Open"))
            self._toast.say(said, act, lambda: open_elsewhere(path))

    def _sheet(self) -> Printable | None:
        from desktop.printing.roster import RosterFacts, roster_on_paper
        from desktop.roster_odds import Odds

        system, document = self._desk.system, self._desk.document
        if system is None or document is None:
            return None
        facts = RosterFacts(system, document, Odds(system, Resolver()), date.today())
        return roster_on_paper(facts, self._words)
