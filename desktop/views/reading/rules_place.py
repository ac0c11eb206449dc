"""The place « Règles »: what Toise applies in each game, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.reading.book import Book, reference_of
from desktop.views.reading.reader import Reader
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.head import Head
from desktop.widgets.label import Label
from desktop.words import Words
from rules.systems import game_of, names
from rules.text import Text


class RulesView(QWidget):
    """The rules of the games that have a text, one at a time.

    ``print_wanted`` carries the book on the page and the millimetres of its unit.
    """

    print_wanted = Signal(object, float)

    def __init__(self, words: Words, system: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._books = {
            game: book
            for game in names()
            if (book := reference_of(game, words.language)) is not None
        }
        games = [(words.label(names()[game]), game) for game in self._books]
        self._game = Choice(words(Text("Game")), games, chip=True, parent=self)
        self._print = Button(words(Text("Print…")), icon="print", parent=self)
        self.reader = Reader(words, self)
        self._lay_out()
        self._game.value_chosen.connect(lambda value: self.show_game(str(value)))
        self._print.clicked.connect(self._ask_print)
        self.show_game(system if system in self._books else next(iter(self._books)))

    def show_game(self, system: str) -> None:
        """Show the rules of a game; one without a text changes nothing."""
        if system in self._books:
            self._game.set_value(system)
            self.reader.show_book(self._books[system], _unit_mm(system))

    def show_rule(self, rule: str) -> None:
        """Show a rule by its name in a result: ``hell_dorado/explosion``."""
        system, _, anchor = rule.partition("/")
        if self._game.value() != system:
            self.show_game(system)
        self.reader.go_to(anchor)
        self.reader.page.setFocus()

    def book(self) -> Book:
        """The text now shown."""
        return self._books[str(self._game.value())]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.reader.contents.setFocus()

    def _ask_print(self) -> None:
        self.print_wanted.emit(self.book(), _unit_mm(str(self._game.value())))

    def _lay_out(self) -> None:
        head = Head(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(20, 0, 20, 0)
        row.setSpacing(12)
        row.addWidget(Label(self._words(Text("Rules")), factor=1.2, bold=True, parent=head))
        row.addWidget(self._game)
        row.addStretch()
        row.addWidget(self._print)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(self.reader, 1)


def _unit_mm(system: str) -> float:
    """The unit of a game in millimetres, 0 where nothing is measured."""
    game = game_of(system)
    return 0.0 if game is None or game.measure is None else game.measure.unit_mm
