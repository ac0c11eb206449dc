"""The lines of a roster for a list that can be dragged from and dropped on."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.views.rosters.profile_list import HEAD, ProfileModel
from desktop.views.rosters.rows import Row
from desktop.widgets.index import Index
from desktop.words import Words
from rules.json_reading import Json
from rules.text import Text

Role = Qt.ItemDataRole
MIME = "application/x-toise-profiles"
Flag = Qt.ItemFlag
PROFILE_FLAGS = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDragEnabled
HEAD_FLAGS = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDropEnabled


class RosterModel(ProfileModel):
    """Profiles and, between them, the heads of their groups.

    ``dropped``: ids, the group and the id of the profile they were dropped before (or None).
    ``written``: makes the plain text of dragged profiles.
    """

    dropped = Signal(object, object, object)

    def __init__(
        self, words: Words, written: Callable[[Collection[str]], str], parent: QWidget
    ) -> None:
        super().__init__(words, parent)
        self._written = written
        self._rows: list[Row] = []
        self.editable = False

    def show_rows(self, rows: list[Row], marked: Collection[str] = ()) -> None:
        """Show these lines; the selection stays as long as they are the same."""
        same = [row.key for row in rows] == [row.key for row in self._rows]
        if not same:
            self.beginResetModel()
        self._rows, self._marked = rows, marked
        self._profiles = [row.profile or {} for row in rows]
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def row(self, at: int) -> Row:
        """A line."""
        return self._rows[at]

    def row_of(self, identity: str | None) -> int:
        rows = (at for at, row in enumerate(self._rows) if row.key == ("profile", identity))
        return next(rows, -1)

    def row_of_group(self, group: str) -> int:
        """The line of a group's head, or −1."""
        rows = (at for at, row in enumerate(self._rows) if row.key == ("group", group))
        return next(rows, -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return HEAD_FLAGS if self._rows[index.row()].profile is None else PROFILE_FLAGS

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row = self._rows[index.row()]
        if row.profile is not None:
            return None if role == HEAD else super().data(index, role)
        match role:
            case Role.DisplayRole:
                return self._title(row)
            case Role.AccessibleTextRole:
                return self._spoken(row)
            case _:
                return row if role == HEAD else None

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        keys = [self._rows[index.row()].key for index in indexes]
        identities = [identity for kind, identity in keys if kind == "profile"]
        data = QMimeData()
        data.setData(MIME, QByteArray(json.dumps(identities).encode()))
        data.setText(self._written(identities))
        return data

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return self.editable and data.hasFormat(MIME)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        group, before = self._place(row, parent)
        self.dropped.emit(dragged(data), group, before)
        # Never true: the list would take the lines away that another document now holds.
        return False

    def _place(self, row: int, parent: Index) -> tuple[str | None, str | None]:
        """The group and the profile before which something was dropped."""
        if parent.isValid():
            group = self._rows[parent.row()].group
            return (group["id"] if group else None), None
        after = self._rows[row] if 0 <= row < len(self._rows) else None
        above = self._rows[row - 1] if 0 < row <= len(self._rows) else after
        if after is not None and after.profile is not None:
            return after.profile["group"], after.profile["id"]
        if above is None or above.profile is None:
            return (above.group["id"] if above and above.group else None), None
        return above.profile["group"], None

    def _title(self, row: Row) -> str:
        return row.group["name"] if row.group else self._words(Text("Without a group"))

    def _spoken(self, row: Row) -> str:
        figures = sum(one["count"] for one in row.members)
        state = Text("folded") if row.is_folded else Text("open", "a group that is not folded")
        parts = (Text("%n figure(s)", None, figures), state)
        return ", ".join([self._title(row), *map(self._words, parts)])


def dragged(data: QMimeData) -> list[str]:
    """The ids of the profiles that are dragged."""
    raw: Any = json.loads(bytes(data.data(MIME).data()) or b"[]")
    return [str(one) for one in raw]


def profiles_of(rows: Sequence[Row]) -> list[Json]:
    """The profiles of lines, those of a group's head included."""
    found: dict[str, Json] = {}
    for row in rows:
        members = row.members if row.profile is None else (row.profile,)
        found |= {one["id"]: one for one in members}
    return list(found.values())
