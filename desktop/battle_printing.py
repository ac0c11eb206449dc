"""The account of a battle, previewed or written as a PDF."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.open_elsewhere import open_elsewhere
from desktop.printing.battle import BattleFacts, battle_on_paper
from desktop.printing.dialogs import ask_and_write, preview
from desktop.printing.output import Printable
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

    def preview(self) -> None:
        """Show the pages."""
        account = self._account()
        if account is not None:
            preview(self._view.window(), account, self._words)

    def write(self) -> None:
        """Ask for a file and write them there."""
        account, words = self._account(), self._words
        if account is None:
            return
        start = Path.home() / f"{slug(account.title)}.pdf"
        path = ask_and_write(self._view.window(), account, start, words)
        if path is not None:
            said, act = words(Text("The report is written")), words(Text("Open"))
            self._view.toast.say(said, act, lambda: open_elsewhere(path))

    def _account(self) -> Printable | None:
        timeline, board = self._desk.timeline, self._desk.board
        if timeline is None or board is None:
            return None
        facts = BattleFacts(timeline, board, dict(self._desk.luck), date.today())
        return battle_on_paper(facts, self._words)
