"""The account of a battle, previewed or written as a PDF."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from desktop.dialogs.ask import tell
from desktop.failures import reason_of
from desktop.printing.battle import BattleFacts, preview_battle, write_battle_pdf
from desktop.views.battle.place import BattleView
from desktop.words import Words
from rules.folding import slug
from rules.text import Text


class BattlePrinting(QObject):
    """Connects the wishes for paper."""

    def __init__(self, words: Words, view: BattleView) -> None:
        super().__init__(view)
        self._words, self._view, self._desk = words, view, view.desk

    def connect_wishes(self) -> None:
        """Connect both."""
        self._view.head.print_wanted.connect(self.preview)
        self._view.head.pdf_wanted.connect(self.write)

    def facts(self) -> BattleFacts | None:
        """What there is to tell now."""
        timeline, board = self._desk.timeline, self._desk.board
        if timeline is None or board is None:
            return None
        return BattleFacts(timeline, board, dict(self._desk.luck), date.today())

    def preview(self) -> None:
        """Show the pages."""
        facts = self.facts()
        if facts is not None:
            preview_battle(self._view.window(), facts, self._words)

    def write(self) -> None:
        """Ask for a file and write them there."""
        from desktop.printing import ask_pdf

        facts, words = self.facts(), self._words
        if facts is None:
            return
        asked = ask_pdf(self._view.window(), Path.home() / f"{slug(facts.title)}.pdf", words)
        if asked is None:
            return
        path, paper = asked
        try:
            write_battle_pdf(path, facts, words, paper)
        except OSError as error:
            said = words(Text("“{path}” can't be written.", path=str(path)))
            tell(self._view.window(), words, said, words(reason_of(error)))
            return
        self._view.toast.say(
            words(Text("The report is written")),
            words(Text("Open")),
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))),
        )
