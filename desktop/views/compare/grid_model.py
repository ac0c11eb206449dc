"""What the grid of a comparison shows: its rows and columns in order, its cells in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from desktop.compare.board import Column, Row
from desktop.compare.desk import CompareDesk
from desktop.compare.telling import NOT_THERE, Shade, Telling
from desktop.forms.tooltip import plain_tip
from desktop.icons import icon
from desktop.theme import tokens_shown
from desktop.widgets.index import NOWHERE, Index
from desktop.words import Words
from rules.matrix import Refused
from rules.text import Text

Role = Qt.ItemDataRole
PAINTED = Role.UserRole + 1
ACROSS = Qt.Orientation.Horizontal


@dataclass(frozen=True, slots=True)
class Painted:
    """What stands in a cell, and how strongly it is coloured; None where it is refused."""

    text: str
    shade: Shade | None


class GridModel(QAbstractTableModel):
    """The cells of a desk in the order in which they are shown."""

    def __init__(self, desk: CompareDesk, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._words = desk, words
        self.telling = Telling(desk, words)
        self._rows: list[Row] = []
        self._columns: list[Column] = []
        self._most = Fraction(1)
        self._painted: dict[tuple[int, int], Painted] = {}
        desk.board_changed.connect(self.show_board)
        desk.cells_changed.connect(self.show_cells)
        self.show_board()

    def show_board(self) -> None:
        """Show other rows, columns, or another order."""
        self.beginResetModel()
        self._rows, self._columns = self._desk.rows(), self._desk.columns()
        self._most = self._desk.most()
        self._painted = {}
        self.endResetModel()

    def show_cells(self) -> None:
        """Show what was computed, in order."""
        rows, columns = self._desk.rows(), self._desk.columns()
        if (rows, columns) != (self._rows, self._columns):
            self.show_board()
            return
        if self._forget_changed() and rows and columns:
            last = self.index(len(rows) - 1, len(columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _forget_changed(self) -> bool:
        """Paint anew what may look otherwise; whether anything does of what was seen.

        While the largest number stays, that is what was not there yet.
        """
        most, before = self._desk.most(), self._painted
        if most != self._most or self._desk.board.reference is not None:
            self._most, self._painted = most, {}
        else:
            self._painted = {at: one for at, one in before.items() if one.text != NOT_THERE}
        return len(self._painted) < len(before)

    def row_at(self, place: int) -> Row:
        """The attack of a line of the grid."""
        return self._rows[place]

    def column_at(self, place: int) -> Column:
        """The target of a column of the grid."""
        return self._columns[place]

    def place_of(self, row: int, column: int) -> QModelIndex:
        """Where the cell of an attack and a target, by their ids, is shown now."""
        rows, columns = [one.id for one in self._rows], [one.id for one in self._columns]
        if row not in rows or column not in columns:
            return QModelIndex()
        return self.index(rows.index(row), columns.index(column))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if role == PAINTED:
            return self._painted_at(index)
        row, column = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Role.DisplayRole:
                return self.telling.short(row, column)
            case Role.AccessibleTextRole:
                return self.telling.sentence(row, column)
            case Role.ToolTipRole:
                return plain_tip(self.telling.sentence(row, column))
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation == ACROSS:
            return self._column_head(self._columns[section], role)
        return self._row_head(self._rows[section], role)

    def _painted_at(self, index: Index) -> Painted:
        """What is painted in a cell, worked out once."""
        place = index.row(), index.column()
        if place not in self._painted:
            row, column = self._rows[place[0]], self._columns[place[1]]
            refused = isinstance(self._desk.cell(row, column), Refused)
            shade = None if refused else self.telling.shade(row, column, self._most)
            self._painted[place] = Painted(self.telling.short(row, column), shade)
        return self._painted[place]

    def _column_head(self, column: Column, role: int) -> object:
        name = column.mark.name
        if role == Role.DisplayRole:
            return f"{name} ▾" if self._desk.board.by_column == column.id else name
        if role in {Role.ToolTipRole, Role.AccessibleTextRole}:
            told = Text("{name}: click to sort the attacks by it", name=name)
            return plain_tip(self._words(told)) if role == Role.ToolTipRole else self._words(told)
        return None

    def _row_head(self, row: Row, role: int) -> object:
        board, name = self._desk.board, row.attack.name
        if role == Role.DisplayRole:
            told = (
                self._words(Text("from {name}", name=name)) if board.reference == row.id else name
            )
            return f"{told} ▸" if board.by_row == row.id else told
        if role == Role.DecorationRole and row.pinned:
            return icon("pin", tokens_shown(), "accent", size=16)
        if role in {Role.ToolTipRole, Role.AccessibleTextRole}:
            weapon = row.attack.parts.get("weapon")
            line = weapon if isinstance(weapon, str) else ""
            told = self._words(Text("{name}: {weapon}", name=name, weapon=line)) if line else name
            return plain_tip(told) if role == Role.ToolTipRole else told
        return None
