"""Opens what there is to read: the rules behind a number, the guide, the first tour."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.session import Session
from desktop.window import RESOLVE, RULES, Window
from resources import locate

if TYPE_CHECKING:
    from desktop.dialogs.help import HelpWindow
    from desktop.reading.book import Book
    from desktop.views.reading.rules_place import RulesView
    from desktop.views.resolve import ResolveView
    from desktop.views.tour import Tour

SKIPPED = "skipped"


class Readings(QObject):
    """The texts of one window, each made when it is first asked for.

    ``open_example`` opens a sample; ``welcomed`` is told once the first question was answered.
    """

    def __init__(
        self,
        session: Session,
        window: Window,
        open_example: Callable[[Path], object],
        welcomed: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._open_example = open_example
        self._welcomed = welcomed
        self._help: HelpWindow | None = None
        self.tour: Tour | None = None
        window.add_place(RULES, self._make_rules)
        do = window.commands
        do.help.triggered.connect(lambda: self.show_help(window.current))
        do.keys.triggered.connect(lambda: self.show_help("keys"))
        do.tour.triggered.connect(self.welcome)

    def show_rule(self, rule: str) -> None:
        """Go to a rule by its name in a result: ``hell_dorado/explosion``."""
        self._window.go_to(RULES)
        view: RulesView = self._window.place(RULES)  # pyright: ignore[reportAssignmentType]
        view.show_rule(rule)

    def show_help(self, anchor: str) -> None:
        """Open the guide at a place's page, or turn to it where it is open."""
        if self._help is None or not isValid(self._help):
            self._help = self._make_help()
        self._help.turn_to(anchor)

    def welcome(self) -> None:
        """Ask which game is played; its first sample opens with a few callouts."""
        from desktop.views.tour import Tour
        from desktop.views.welcome import Welcome

        if self.tour is not None:
            self.tour.stop()
        self.tour = Tour(self._session.words, self._window.centralWidget())
        asked = Welcome(self._session.words, self._window.centralWidget())
        asked.game_chosen.connect(self._begin)
        asked.skipped.connect(lambda: self._welcomed(SKIPPED))
        self._window.place_changed.connect(asked.skip)
        asked.ask()

    def _begin(self, system: str) -> None:
        self._welcomed(system)
        samples = sorted(locate("samples", system).glob("*.json"))
        if samples:
            self._open_example(samples[0])
        self._window.go_to(RESOLVE)
        if self.tour is not None:
            view: ResolveView = self._window.place(RESOLVE)  # pyright: ignore[reportAssignmentType]
            self.tour.ended.connect(lambda: _go_on(view))
            self.tour.start(self._tour_stops(view))

    def _tour_stops(self, view: ResolveView) -> list[tuple[QWidget, str]]:
        from desktop.views.tour import stops

        body = view.attack.body
        parts = [] if body is None else [body.notation, body.targets]
        return stops([*parts, view.results, self._window.bar], self._session.words)

    def _make_rules(self) -> QWidget:
        from desktop.views.reading.rules_place import RulesView

        system = str(self._session.document.get("system"))
        view = RulesView(self._session.words, system, self._window)
        view.print_wanted.connect(self._print)
        return view

    def _make_help(self) -> HelpWindow:
        from desktop.dialogs.help import HelpWindow
        from desktop.reading.guide import guide

        words = self._session.words
        book = guide(words, self._window.commands.keyed())
        window = HelpWindow(words, book, self._window)
        window.print_wanted.connect(lambda book: self._print(book, 0.0))
        return window

    def _print(self, book: Book, unit_mm: float) -> None:
        from desktop.printing.books import Printed, book_on_paper
        from desktop.printing.dialogs import preview

        words = self._session.words
        preview(self._window, book_on_paper(Printed(book, unit_mm, date.today()), words), words)


def _go_on(view: ResolveView) -> None:
    """After the tour one types: the keyboard is on the weapon, where that is in sight."""
    if view.attack.isVisible():
        view.focus_notation()
