"""A list of the panel: as high as its rows, one figure selected here as on the map."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from desktop.theme import scaled
from desktop.widgets.index import NOWHERE, Index

Entries = Sequence[object]
ROW = 36
RING = 2
ENTRY = Qt.ItemDataRole.UserRole + 1
MOST = 12


class ListModel(QAbstractTableModel):
    """Entries with a name, as the rows of a list; the first column speaks for the whole row.

    An entry may say in ``columns`` what each column shows: where that stays, it is not painted.
    """

    def __init__(self, heads: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._heads = heads
        self._entries: Entries = ()

    def show_entries(self, entries: Entries) -> None:
        """Show other entries; rows are made anew only where their number changes."""
        if len(entries) != len(self._entries):
            self.beginResetModel()
            self._entries = entries
            self.endResetModel()
        elif entries != self._entries:
            before, self._entries = self._entries, entries
            for column in range(len(self._heads)):
                self._tell_changed(column, before, entries)

    def _tell_changed(self, column: int, before: Entries, now: Entries) -> None:
        """Tell from which row to which a column shows something else."""
        rows = [
            row
            for row, (one, other) in enumerate(zip(before, now, strict=True))
            if one != other and _differ(one, other, column)
        ]
        if rows:
            self.dataChanged.emit(self.index(rows[0], column), self.index(rows[-1], column))

    def show_heads(self, heads: Sequence[str]) -> None:
        """Show other heads; columns are made anew only where their number changes."""
        if len(heads) != len(self._heads):
            self.beginResetModel()
            self._heads = heads
            self.endResetModel()
        elif heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)

    def name(self, row: int) -> str:
        """The figure of a row."""
        return str(getattr(self._entries[row], "name", ""))

    def entry(self, row: int) -> object:
        """The entry of a row."""
        return self._entries[row]

    def row_of(self, name: str | None) -> int:
        """The row of a figure; -1 where there is none."""
        return next((row for row in range(len(self._entries)) if self.name(row) == name), -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.FontRole:
            return scaled(QApplication.font(), 0.8)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return getattr(entry, "told", "")
        if role == Qt.ItemDataRole.DisplayRole and index.column() == 0:
            return self.name(index.row())
        return None


def _differ(one: object, other: object, column: int) -> bool:
    """Whether a column shows something else of two entries, as far as they say."""
    before, now = (getattr(entry, "columns", None) for entry in (one, other))
    return before is None or now is None or before[column] != now[column]


class ListView(QTableView):
    """Shows a list model; ``picked`` tells the name of a figure the person moves to.

    ``opened``: by Enter or a double click; ``deleted``: by its key.
    """

    picked = Signal(str)
    opened = Signal()
    deleted = Signal()

    def __init__(
        self, name: str, model: ListModel, delegate: QStyledItemDelegate, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._list = model
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self._set_up()
        self.doubleClicked.connect(lambda _: self.opened.emit())
        model.modelReset.connect(self.updateGeometry)

    def select_name(self, name: str | None) -> None:
        """Show which figure is selected, without telling of it."""
        row = self._list.row_of(name)
        blocked = self.blockSignals(True)
        if row < 0:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        elif row != self.currentIndex().row() or not self.selectionModel().hasSelection():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                self._list.index(row, 0), flags.ClearAndSelect | flags.Rows
            )
        self.blockSignals(blocked)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self.signalsBlocked():
            self.picked.emit(self._list.name(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = max(1, min(MOST, self._list.rowCount()))
        head = self.horizontalHeader().sizeHint().height()
        return QSize(200, head + rows * ROW + 2 * RING + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def _set_up(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setProperty("panel", "bare")
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setResizeContentsPrecision(MOST)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setFocusPolicy(Qt.FocusPolicy.NoFocus)
