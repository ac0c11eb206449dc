"""The targets as rows for a table view; a wish to change a value goes out as a signal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, Qt, Signal
from PySide6.QtWidgets import QApplication

from desktop.forms.fields import FormField
from desktop.forms.tooltip import plain_tip
from desktop.forms.values import value_words
from desktop.theme import scaled
from desktop.views.attack.draft import name_of
from desktop.views.attack.lines import Line
from desktop.widgets.index import NOWHERE, Index
from desktop.words import Words
from rules.json_reading import Json
from rules.text import Text

Role = Qt.ItemDataRole
LINE = Role.UserRole + 1
SIDE = Role.UserRole + 2
PROBLEM = Role.UserRole + 3
GIVEN = Role.UserRole + 4
BY_TABLE = Text("as the table says")


class TargetModel(QAbstractTableModel):
    """Names, then one column per field; ``edited`` tells place, field and value."""

    edited = Signal(int, str, object)

    def __init__(self, words: Words, name: FormField) -> None:
        super().__init__()
        self._words = words
        self._name = name
        self._columns: list[FormField] = [name]
        self._lines: list[Line] = []
        self._targets: Sequence[Json] = ()
        self._problems: Mapping[tuple[int, str], str] = {}
        self._given: Sequence[Json] = ()

    def show_targets(
        self,
        targets: Sequence[Json],
        lines: list[Line],
        columns: list[FormField],
        problems: Mapping[tuple[int, str], str],
        given: Sequence[Json] = (),
    ) -> None:
        """Show other targets; the selection stays where rows and columns are as many.

        ``given``: fields of each that are not its own word but the table's.
        """
        wanted = [self._name, *columns]
        same = wanted == self._columns and len(lines) == len(self._lines)
        if not same:
            self.beginResetModel()
        self._columns, self._lines = wanted, lines
        self._targets, self._problems, self._given = targets, problems, given
        if not same:
            self.endResetModel()
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(wanted) - 1))

    def lines(self) -> list[Line]:
        """The rows."""
        return self._lines

    def row_of(self, place: int) -> int:
        """The row of a target; -1 where there is none."""
        return next((row for row, line in enumerate(self._lines) if line.place == place), -1)

    def column_of(self, name: str) -> int:
        """The column of a field; that of the names where it has none."""
        return next((at for at, field in enumerate(self._columns) if field.name == name), 0)

    def field(self, column: int) -> FormField:
        """The field a column shows."""
        return self._columns[column]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical or section >= len(self._columns):
            return None
        field = self._columns[section]
        if role == Role.DisplayRole:
            return self._head(section)
        if role == Role.ToolTipRole:
            return self._words.label(field.title)
        if role == Role.FontRole:
            return scaled(QApplication.font(), 0.8)
        if role == Role.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        line, field = self._lines[index.row()], self._columns[index.column()]
        target = self._targets[line.place]
        problem = self._problems.get((line.place, field.name))
        match role:
            case Role.DisplayRole:
                return self._shown(line, field, target)
            case Role.EditRole:
                return target.get(field.name, field.default)
            case Role.ToolTipRole:
                return plain_tip(problem or self._tip(line, field, target))
            case Role.AccessibleTextRole:
                head = f"{self._words.label(field.title)} " if index.column() else ""
                told = f"{head}{self._shown(line, field, target)}"
                return f"{told}, {problem}" if problem else told
            case _ if role == LINE:
                return line
            case _ if role == SIDE:
                return target.get("side")
            case _ if role == PROBLEM:
                return problem
            case _ if role == GIVEN:
                return self._is_given(line, field)
            case _:
                return None

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or value == self.data(index, Role.EditRole):
            return False
        self.edited.emit(self._lines[index.row()].place, self.field(index.column()).name, value)
        return True

    def _head(self, column: int) -> str:
        if column == 0:
            return self._words(Text("Figure"))
        return self._words.label(self._columns[column].hint.column or "")

    def _shown(self, line: Line, field: FormField, target: Json) -> str:
        if field is self._name:
            return name_of(target)
        if line.outside and field.name == "distance":
            return self._words(Text("out", "in place of a distance"))
        value = target.get(field.name, field.default)
        if self._is_given(line, field):
            far = self._given[line.place][field.name]
            return value_words(field, None if far is None else round(far, 1), self._words)
        usual = bool(field.hint.kinds) and value == field.default
        return value_words(field, None if usual else value, self._words)

    def _is_given(self, line: Line, field: FormField) -> bool:
        """Whether what a cell shows is the table's word."""
        given = self._given[line.place] if line.place < len(self._given) else {}
        if field.name == "distance" and line.outside:
            return "in_area" in given
        return given.get(field.name) is not None

    def _tip(self, line: Line, field: FormField, target: Json) -> str:
        if field is self._name:
            return name_of(target)
        return self._words(BY_TABLE) if self._is_given(line, field) else ""
