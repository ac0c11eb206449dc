"""The figures of a side in lines: name, points as pips and number, states, whether he played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.battle_words import left_word, penalty_word, told_states
from desktop.forms.tooltip import plain_tip
from desktop.widgets.index import NOWHERE, Index
from desktop.words import Words
from rules.battle.board import Board, Standing
from rules.text import Text

Role = Qt.ItemDataRole
STANDING = Role.UserRole
BADGES = Role.UserRole + 1


class SideModel(QAbstractListModel):
    """The figures of a side; ``played_wanted`` when the box of one is changed."""

    played_wanted = Signal(str, bool)

    def __init__(self, words: Words, side: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._words = words
        self._board: Board | None = None
        self._standings: Sequence[Standing] = ()

    def show_board(self, board: Board | None) -> None:
        """Show a side as it is now, in the same lines while they are the same figures."""
        standings = [] if board is None else board.side(self.side)
        same = [one.id for one in standings] == [one.id for one in self._standings]
        if not same:
            self.beginResetModel()
        self._board, self._standings = board, standings
        if not same:
            self.endResetModel()
        elif standings:
            self.dataChanged.emit(self.index(0), self.index(len(standings) - 1))

    def row_of(self, figure: str | None) -> int:
        """The row of a figure, or −1."""
        rows = (row for row, one in enumerate(self._standings) if one.id == figure)
        return next(rows, -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._standings)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag
        return flags.ItemIsEnabled | flags.ItemIsSelectable | flags.ItemIsUserCheckable

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        standing = self._standings[index.row()]
        match role:
            case Role.DisplayRole:
                return standing.name
            case Role.ToolTipRole:
                return plain_tip(self._whole(standing))
            case Role.AccessibleTextRole:
                return self._whole(standing)
            case Role.CheckStateRole:
                return Qt.CheckState.Checked if standing.played else Qt.CheckState.Unchecked
            case _:
                return self._own(standing, role)

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if role != Role.CheckStateRole:
            return False
        played = Qt.CheckState(value) == Qt.CheckState.Checked
        self.played_wanted.emit(self._standings[index.row()].id, played)
        return True

    def _own(self, standing: Standing, role: int) -> object:
        if role == STANDING:
            return standing
        return self._badges(standing) if role == BADGES else None

    def _badges(self, standing: Standing) -> list[str]:
        """States first, then who is in melee, then what his card says of him."""
        game = standing.game
        said = [self._words(state) for state in told_states(standing)]
        penalty = penalty_word(game, standing.penalty)
        if penalty is not None:
            said.append(self._words(penalty))
        if self._board is not None and self._board.engaged_with(standing.id):
            said.append(self._words(Text("in melee")))
        return said + list(standing.fighter.profile.get("tags", ()))

    def _whole(self, standing: Standing) -> str:
        parts = [standing.name, self._words(left_word(standing)), *self._badges(standing)]
        if standing.played:
            parts.append(self._words(Text("has played")))
        return ", ".join(parts)
