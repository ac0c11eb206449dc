"""The list of a roster's lines: several may be selected, dragged, moved and folded by keys."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.views.rosters.profile_list import ProfileDelegate
from desktop.views.rosters.roster_model import RosterModel
from desktop.views.rosters.rows import Row

Key = Qt.Key
Standard = QKeySequence.StandardKey
Flag = QItemSelectionModel.SelectionFlag
FOLD_ZONE = 34
TURNING = {Key.Key_Left, Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_Enter}


class ProfilesView(QListView):
    """Emits a wish for each key that asks for something.

    ``shift_wanted``: −1 up, 1 down. ``fold_wanted``: a group's id, empty for those in none.
    """

    delete_wanted = Signal()
    copy_wanted = Signal()
    cut_wanted = Signal()
    paste_wanted = Signal()
    duplicate_wanted = Signal()
    rename_wanted = Signal()
    shift_wanted = Signal(int)
    fold_wanted = Signal(str)

    def __init__(self, model: RosterModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = model
        self.setModel(model)
        self.setItemDelegate(ProfileDelegate(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def selected(self) -> list[Row]:
        """The lines selected, from the top."""
        ranges = self.selectionModel().selection().toList()
        rows = {at for one in ranges for at in range(one.top(), one.bottom() + 1)}
        return [self.lines.row(at) for at in sorted(rows)]

    def select(self, rows: list[int]) -> None:
        """Select these lines, the first of them the current one."""
        chosen = QItemSelection()
        for first, last in _runs(rows):
            chosen.select(self.lines.index(first), self.lines.index(last))
        model = self.selectionModel()
        first = self.lines.index(rows[0]) if rows else QModelIndex()
        model.setCurrentIndex(first, Flag.NoUpdate)
        model.select(chosen, Flag.ClearAndSelect)
        if rows:
            self.scrollTo(first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wish = self._wish(event)
        if wish is not None:
            wish.emit()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and self._is_vertical(event):
            self.shift_wanted.emit(-1 if event.key() == Key.Key_Up else 1)
        elif event.key() in TURNING and self._turn(event.key()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        is_head = at.isValid() and self.lines.row(at.row()).profile is None
        super().mousePressEvent(event)
        if is_head and event.position().x() < FOLD_ZONE:
            self._fold(at.row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        if at.isValid() and self.lines.row(at.row()).profile is None:
            self._fold(at.row())
        else:
            self.rename_wanted.emit()

    def _wish(self, event: QKeyEvent):  # noqa: ANN202 - Qt's bound signals have no public type
        wishes = {
            Standard.Copy: self.copy_wanted,
            Standard.Cut: self.cut_wanted,
            Standard.Paste: self.paste_wanted,
            Standard.Delete: self.delete_wanted,
        }
        for keys, wish in wishes.items():
            if event.matches(keys):
                return wish
        if event.key() == Key.Key_Backspace:
            return self.delete_wanted
        if event.key() == Key.Key_F2:
            return self.rename_wanted
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        return self.duplicate_wanted if control and event.key() == Key.Key_D else None

    def _is_vertical(self, event: QKeyEvent) -> bool:
        return event.key() in {Key.Key_Up, Key.Key_Down}

    def _turn(self, key: int) -> bool:
        """Fold or open the group of the current head; whether the key meant that."""
        at = self.currentIndex()
        row = self.lines.row(at.row()) if at.isValid() else None
        if row is None or row.profile is not None:
            return False
        wrong = {Key.Key_Left: row.is_folded, Key.Key_Right: not row.is_folded}
        if not wrong.get(Key(key), False):
            self._fold(at.row())
        return True

    def _fold(self, at: int) -> None:
        group = self.lines.row(at).group
        self.fold_wanted.emit(group["id"] if group else "")


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """Neighbouring numbers as (first, last)."""
    runs: list[tuple[int, int]] = []
    for row in sorted(rows):
        if runs and runs[-1][1] == row - 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs
