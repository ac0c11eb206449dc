"""The panel's part for games whose attack has grades: danger, roll, chances, what it is worth."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.board import Board
from desktop.views.table.chances import ChancesDelegate, chances_rows, heads_of
from desktop.views.table.danger_note import DangerNote
from desktop.views.table.fall_note import FallNote
from desktop.views.table.grade_strip import GradeStrip
from desktop.views.table.list_view import ListModel, ListView
from desktop.views.table.places_list import PlacesFold
from desktop.views.table.totals import Totals, worth_said
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class GradedSection(QWidget):
    """Shows a board's result; hidden where it has no grades. ``back_wanted``: leave the dice."""

    back_wanted = Signal()

    def __init__(self, board: Board, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self._words = board, words
        self._fall = FallNote(words, self)
        self._danger = DangerNote(words, self)
        self._reading = Label(factor=0.9, tone="muted", parent=self)
        self._reading.setWordWrap(True)
        self._strip = GradeStrip(words, self)
        self._model = ListModel([words(Text("Figure"))], self)
        name = words(Text("Chances of each figure"))
        self.chances = ListView(name, self._model, ChancesDelegate(self), self)
        self._totals = Totals(words, self)
        self.places = PlacesFold(words, self)
        self._fall.back_wanted.connect(self.back_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        parts = (self._fall, self._danger, self._reading, self._strip, self.chances, self._totals)
        for part in (*parts, self.places):
            layout.addWidget(part)
        self.hide()

    def show_result(self) -> bool:
        """Show the numbers; whether there are any of this kind."""
        sight, result = self._board.sight, self._board.result
        shown = sight is not None and result is not None and result.is_graded
        self.setVisible(shown)
        if sight is None or result is None or not shown:
            return False
        self._fall.show_told(self._board.told)
        self._danger.show_danger(result.danger)
        if sight.reading is not None:
            self._reading.setText(self._words(sight.reading.case.reading()))
        self._strip.show_attack(result.attack)
        roll = self._strip.accessibleName(), self._strip.accessibleDescription()
        self.chances.setAccessibleDescription(": ".join(roll) if all(roll) else "")
        self._model.show_heads(heads_of(result, self._words))
        self._model.show_entries(chances_rows(sight, result, self._words))
        self.chances.updateGeometry()
        return True

    def show_rest(self) -> None:
        """Show what takes a moment to be found: what the attack is worth to both sides."""
        worth = self._board.worth
        self._totals.show_said([] if worth is None else worth_said(worth, self._words))

    def show_board(self) -> None:
        """Show the places of the deviation map in words; while something moves only if asked."""
        scatter, places = self._board.scatter, self.places
        places.setVisible(scatter is not None and bool(scatter.places))
        if scatter is not None and (places.is_open() or not self._board.is_drawn):
            places.show_places(scatter.places)
