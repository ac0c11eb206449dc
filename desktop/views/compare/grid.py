"""The grid of a comparison: keys, mouse and menu for everything done to a row or a column."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from desktop.theme_tokens import Tokens
from desktop.views.compare.cell_delegate import ROW, CellDelegate
from desktop.views.compare.grid_model import GridModel, Index
from desktop.widgets.follows_scheme import FollowsScheme
from desktop.words import Words
from rules.text import Text

HEAD, NAME_ROOM = 36, 20
LEAST_COLUMN, MOST_COLUMN = 76, 150
LEAST_NAMES, MOST_NAMES = 120, 240
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
View = QAbstractItemView


class Grid(FollowsScheme, QTableView):
    """Shows cells; wishes by the ids of row and column.

    ``opened`` (a cell), ``sorted_by_column``, ``sorted_by_row``, ``pinned``, ``referred``,
    ``row_edited``, ``row_doubled``, ``row_removed``, ``column_edited``, ``column_removed``.
    ``moved``: another cell is current.
    """

    opened = Signal(int, int)
    sorted_by_column = Signal(int)
    sorted_by_row = Signal(int)
    pinned = Signal(int)
    referred = Signal(int)
    row_edited = Signal(int)
    row_doubled = Signal(int)
    row_removed = Signal(int)
    column_edited = Signal(int)
    column_removed = Signal(int)
    moved = Signal()

    def __init__(self, words: Words, model: GridModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._cells = words, model
        self._kept: tuple[int, int] | None = None
        self._stood = (0, 0)
        self.setModel(model)
        self._delegate = CellDelegate(self)
        self.setItemDelegate(self._delegate)
        self.redress()
        self.setAccessibleName(words(Text("Comparison")))
        self._set_up()
        self._add_actions()
        model.modelAboutToBeReset.connect(self._keep_place)
        model.modelReset.connect(self._take_place)
        model.dataChanged.connect(self.moved)
        self._take_place()

    def current(self) -> tuple[int, int] | None:
        """The ids of row and column of the current cell."""
        at = self.currentIndex()
        if not at.isValid():
            return None
        return self._cells.row_at(at.row()).id, self._cells.column_at(at.column()).id

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.moved.emit()

    def dress(self, tokens: Tokens) -> None:
        self._delegate.dress(tokens)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.current()
        if event.key() in ENTER and current is not None:
            self.opened.emit(*current)
        else:
            super().keyPressEvent(event)

    def _set_up(self) -> None:
        self.setSelectionMode(View.SelectionMode.SingleSelection)
        self.setEditTriggers(View.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(View.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.clicked.connect(self._open)
        across, down = self.horizontalHeader(), self.verticalHeader()
        for head in (across, down):
            head.setHighlightSections(False)
            head.setSectionsClickable(True)
            head.viewport().setAutoFillBackground(True)
            head.viewport().setBackgroundRole(QPalette.ColorRole.Base)
            head.setTextElideMode(Qt.TextElideMode.ElideRight)
            head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        across.setFixedHeight(HEAD)
        across.setMinimumSectionSize(LEAST_COLUMN)
        across.setMaximumSectionSize(MOST_COLUMN)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(ROW)
        down.setMinimumWidth(LEAST_NAMES)
        down.setMaximumWidth(MOST_NAMES)
        across.sectionClicked.connect(
            lambda at: self.sorted_by_column.emit(self._cells.column_at(at).id)
        )
        down.sectionClicked.connect(lambda at: self.sorted_by_row.emit(self._cells.row_at(at).id))
        across.customContextMenuRequested.connect(self._menu_of_column)
        down.customContextMenuRequested.connect(self._menu_of_row)

    def _add_actions(self) -> None:
        act = self._action
        self._row_acts = [
            act(Text("Order the targets by this attack"), "Shift+S", 0, self.sorted_by_row),
            act(Text("Keep this attack at the top"), "P", 0, self.pinned),
            act(Text("Tell the others as differences to it"), "D", 0, self.referred),
            act(Text("Edit the attack…"), "F2", 0, self.row_edited),
            act(Text("Duplicate the attack"), "Ctrl+D", 0, self.row_doubled),
            act(Text("Remove the attack"), "Del", 0, self.row_removed),
        ]
        self._column_acts = [
            act(Text("Order the attacks by this target"), "S", 1, self.sorted_by_column),
            act(Text("Edit the target…"), "Shift+F2", 1, self.column_edited),
            act(Text("Remove the target"), "Shift+Del", 1, self.column_removed),
        ]
        line = QAction(self)
        line.setSeparator(True)
        show = QAction(self._words(Text("Show the whole law")), self)
        show.triggered.connect(lambda: self._open(self.currentIndex()))
        self.addActions([show, *self._row_acts, line, *self._column_acts])

    def _action(self, text: Text, keys: str, part: int, wish: SignalInstance) -> QAction:
        action = QAction(self._words(text), self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)

        def on_current() -> None:
            current = self.current()
            if current is not None:
                wish.emit(current[part])

        action.triggered.connect(on_current)
        return action

    def _open(self, index: Index) -> None:
        if index.isValid():
            self.opened.emit(
                self._cells.row_at(index.row()).id, self._cells.column_at(index.column()).id
            )

    def _menu_of_row(self, at: QPoint) -> None:
        head = self.verticalHeader()
        row = head.logicalIndexAt(at)
        if row >= 0:
            column = max(0, self.currentIndex().column())
            self.setCurrentIndex(self._cells.index(row, column))
            self._pop_up(self._row_acts, head.mapToGlobal(at))

    def _menu_of_column(self, at: QPoint) -> None:
        head = self.horizontalHeader()
        column = head.logicalIndexAt(at)
        if column >= 0:
            row = max(0, self.currentIndex().row())
            self.setCurrentIndex(self._cells.index(row, column))
            self._pop_up(self._column_acts, head.mapToGlobal(at))

    def _pop_up(self, actions: list[QAction], at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(actions)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _keep_place(self) -> None:
        self._kept = self.current()
        self._stood = max(0, self.currentIndex().row()), max(0, self.currentIndex().column())

    def _take_place(self) -> None:
        """Stay on the same cell wherever it is shown now, or where it was if it is gone."""
        cells = self._cells
        found = QModelIndex() if self._kept is None else cells.place_of(*self._kept)
        if not found.isValid() and cells.rowCount() and cells.columnCount():
            row, column = self._stood
            found = cells.index(
                min(row, cells.rowCount() - 1), min(column, cells.columnCount() - 1)
            )
        self.setCurrentIndex(found)
        self._fit_columns()
        self.moved.emit()

    def _fit_columns(self) -> None:
        """Give each column the room of its name; asking every cell would take too long."""
        head = self.horizontalHeader()
        metrics = head.fontMetrics()
        for place in range(self._cells.columnCount()):
            name = str(self._cells.headerData(place, Qt.Orientation.Horizontal))
            wanted = metrics.horizontalAdvance(name) + NAME_ROOM
            wide = max(LEAST_COLUMN, min(MOST_COLUMN, wanted))
            if head.sectionSize(place) != wide:
                head.resizeSection(place, wide)
