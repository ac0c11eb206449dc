"""The cards of a game whose figures have sheets: each sheet with what may befall it below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.views.wear.roll_rows import RollRows
from desktop.views.wear.sheet_card import SheetCard
from desktop.words import Words
from rules.result import FigureResult
from rules.sheet import Sheet


class Deck:
    """Keeps the sheet cards; ``dressed`` puts the cards of the results into them."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        self._words = words
        self._parent = parent
        self._cards: list[SheetCard] = []
        self._rolls: list[RollRows] = []

    def dressed(
        self,
        cards: Sequence[QWidget],
        sheets: Sequence[Sheet],
        figures: Sequence[FigureResult],
        *,
        moves: bool,
    ) -> list[QWidget]:
        """A sheet card for each figure; ``moves``: dice decide what becomes of them."""
        while len(self._cards) < len(sheets):
            self._cards.append(SheetCard(self._words, self._parent))
            self._rolls.append(RollRows(self._words, self._cards[-1]))
        shown = self._cards[: len(sheets)]
        for at, (sheet, figure) in enumerate(zip(sheets, figures, strict=True)):
            shown[at].show_sheet(sheet, figure.side)
            self._fill(at, cards[at], figure, moves=moves)
        return list(shown)

    def _fill(self, at: int, card: QWidget, figure: FigureResult, *, moves: bool) -> None:
        """What stands under a sheet: the rolls to be read, the law, or nothing but its account."""
        rolls = [roll for group in figure.table_rolls.values() for roll in group]
        said = [self._words(text) for text in figure.forecast_words]
        self._cards[at].show_details(said if moves else [], account=not moves and not rolls)
        if rolls:
            self._rolls[at].show_rolls(rolls)
            self._cards[at].host(self._rolls[at])
        else:
            self._cards[at].host(card if moves else None)
        if rolls or not moves:
            card.hide()
