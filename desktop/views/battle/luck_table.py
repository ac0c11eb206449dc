"""The table twin of the bars of chance: every score with its chances."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import accumulate

from PySide6.QtCore import QAbstractTableModel, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.battle_words import score_word
from desktop.widgets.index import NOWHERE, Index
from desktop.words import Words
from rules.battle.game import BattleGame
from rules.chance import Luck
from rules.text import Text

Role = Qt.ItemDataRole
ROW, HEIGHT = 24, 152
SHORT = 10**24
"""Fractions over more than this are not written out in the tooltip."""
HEADS = (Text("score"), Text("exactly"), Text("at most"), Text("at least"))


class LuckModel(QAbstractTableModel):
    """A law in lines, of which only those looked at are put in words; the score done is bold."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._scores: Sequence[int] = ()
        self._weights: Sequence[int] = ()
        self._up_to: Sequence[int] = ()
        self._total = 1
        self._done: int | None = None
        self._name: Callable[[int], Text] | None = None

    def show_luck(self, game: BattleGame | None, luck: Luck | None) -> None:
        """Show a law and the score in it, or nothing."""
        self.beginResetModel()
        weights = {} if luck is None else luck.law.weights
        self._scores = sorted(weights)
        self._weights = [weights[score] for score in self._scores]
        self._up_to = list(accumulate(self._weights))
        self._total = 1 if luck is None else luck.law.total
        self._done = None if luck is None else luck.score
        self._name = None if game is None else lambda score: score_word(game, score)
        self.endResetModel()

    def row_done(self) -> int:
        """The row of the score that was done, or of the next that can be; −1 without a law."""
        if self._done is None:
            return -1
        return min(bisect_left(self._scores, self._done), len(self._scores) - 1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._scores)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(HEADS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return self._words(HEADS[section])
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row, column = index.row(), index.column()
        match role:
            case Role.DisplayRole:
                return self._shown(row, column)
            case Role.ToolTipRole:
                return self._exact(row, column)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Role.FontRole if self._scores[row] == self._done:
                bold = QFont()
                bold.setBold(True)
                return bold
            case _:
                return None

    def _shown(self, row: int, column: int) -> str:
        if column:
            return self._words.percent1(self._chance(row, column))
        score = self._scores[row]
        return str(score) if self._name is None else self._words(self._name(score))

    def _exact(self, row: int, column: int) -> str:
        chance = self._chance(row, column)
        return str(chance) if column and chance.denominator < SHORT else ""

    def _chance(self, row: int, column: int) -> Fraction:
        before = self._up_to[row] - self._weights[row]
        shares = (0, self._weights[row], self._up_to[row], self._total - before)
        return Fraction(shares[column], self._total)


class LuckTable(QTableView):
    """The law of a side in numbers, at the score that was done."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._law = LuckModel(words, self)
        self.setModel(self._law)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setMinimumWidth(0)
        self.setFixedHeight(HEIGHT)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignRight)
        head.setHighlightSections(False)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def show_luck(self, game: BattleGame | None, luck: Luck | None, name: str) -> None:
        """Show a law, with the score that was done in view and chosen."""
        self.setAccessibleName(self._words(Text("Chance of {side}", side=name)))
        self._law.show_luck(game, luck)
        row = self._law.row_done()
        if row >= 0:
            at = self._law.index(row, 0)
            self.setCurrentIndex(at)
            self.scrollTo(at, QAbstractItemView.ScrollHint.PositionAtCenter)
