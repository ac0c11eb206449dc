"""The place « Comparer »: attacks by targets, what each comes to, and the law of one of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.compare.desk import CompareDesk
from desktop.redo_keys import is_redo
from desktop.views.compare.cell_panel import CellPanel
from desktop.views.compare.grid import Grid
from desktop.views.compare.grid_model import GridModel
from desktop.views.compare.head import CompareHead
from desktop.views.compare.progress import ProgressRow
from desktop.views.compare.unfinished import Unfinished
from desktop.widgets.empty import Empty
from desktop.widgets.label import Label
from desktop.words import Words
from rules.matrix import document_of
from rules.text import Text

UNDO = QKeySequence.StandardKey.Undo
PRINT, PREVIEW = QKeySequence.StandardKey.Print, QKeySequence("Ctrl+Shift+P")
MARGIN = 20


class CompareView(QWidget):
    """Shows a desk; wishes that need dialogs, files or other places are the wiring's."""

    resolve_wanted = Signal(object)
    row_edit_wanted = Signal(int)
    column_edit_wanted = Signal(int)
    said = Signal(str)

    def __init__(self, words: Words, desk: CompareDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self.desk = words, desk
        self.head = CompareHead(words, desk, self)
        self.model = GridModel(desk, words, self)
        self.grid = Grid(words, self.model, self)
        self.panel: CellPanel | None = None
        self._progress = ProgressRow(words, self)
        self._unfinished = Unfinished(words, self)
        self._told = Label(parent=self)
        self._keys = Label(words(_KEYS), factor=0.8, tone="muted", parent=self)
        self._empty = Empty("compare", "", words(Text("Add an attack")), self)
        self._no_target = Empty("compare", "", words(Text("Add targets")), self)
        self._pages = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self._show_page()

    def event(self, event: QEvent) -> bool:
        # Undo and print here are of the comparison, whatever the window's own are about.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            ours = self._act_of(event) is not None
            event.setAccepted(ours)
            return ours
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._act_of(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _act_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What the keys of the window mean here, None where they mean nothing of their own."""
        if event.matches(UNDO):
            return self.desk.undo
        if is_redo(event):
            return self.desk.redo
        if event.matches(PRINT):
            return self.head.print_wanted.emit if self.head.export.isEnabled() else _nothing
        if QKeySequence(event.keyCombination()) == PREVIEW:
            return self.head.preview_wanted.emit if self.head.export.isEnabled() else _nothing
        return None

    def open_cell(self, row: int, column: int) -> None:
        """Show the whole law of a cell beside the grid."""
        attack, target = self.desk.board.row(row), self.desk.board.column(column)
        if attack is None or target is None:
            return
        document = document_of(self.desk.system, attack.attack.parts, target.mark)
        panel = self._panel()
        panel.show()
        panel.show_cell(attack.attack.name, document)

    def _panel(self) -> CellPanel:
        """The panel, made with the plots when it is first asked for."""
        if self.panel is None:
            from desktop.charts import LawChart

            self.panel = CellPanel(self._words, LawChart, self)
            self.panel.resolve_wanted.connect(self.resolve_wanted)
            self.panel.closed.connect(self._close_panel)
            self._beside.addWidget(self.panel)
        return self.panel

    def _close_panel(self) -> None:
        if self.panel is not None:
            self.panel.hide()
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_page(self) -> None:
        board, words = self.desk.board, self._words
        self._close_panel()
        self._empty.show_sentence(words(Text("No attack is compared yet.")))
        self._no_target.show_sentence(words(Text("No target is compared yet.")))
        page = self._empty if not board.rows else self._no_target
        self._pages.setCurrentWidget(self._full if board.rows and board.columns else page)

    def _show_told(self) -> None:
        current = self.grid.current()
        if current is None:
            self._told.setText("")
            return
        row, column = self.desk.board.row(current[0]), self.desk.board.column(current[1])
        if row is not None and column is not None:
            self._told.setText(self.model.telling.sentence(row, column))

    def _connect(self) -> None:
        desk, grid = self.desk, self.grid
        desk.board_changed.connect(self._show_page)
        desk.progress.connect(self._progress.show_progress)
        desk.busy_changed.connect(self._progress.show_busy)
        self._progress.cancelled.connect(self._give_up)
        self._unfinished.resumed.connect(desk.go_on)
        for fact in (desk.board_changed, desk.busy_changed):
            fact.connect(self._unfinished.hide)
        grid.opened.connect(self.open_cell)
        grid.moved.connect(self._show_told)
        grid.sorted_by_column.connect(desk.sort_by_column)
        grid.sorted_by_row.connect(desk.sort_by_row)
        grid.pinned.connect(lambda row: desk.change(lambda board: board.with_pin(row)))
        grid.referred.connect(desk.refer_to)
        grid.row_edited.connect(self.row_edit_wanted)
        grid.column_edited.connect(self.column_edit_wanted)
        grid.row_doubled.connect(self._double)
        grid.row_removed.connect(lambda row: desk.change(lambda b: b.without_row(row)))
        grid.column_removed.connect(lambda col: desk.change(lambda b: b.without_column(col)))
        self._empty.asked.connect(self.head.attack_wanted)
        self._no_target.asked.connect(self.head.target_wanted)
        self.addActions(self.head.keyed())

    def _give_up(self) -> None:
        self.desk.cancel()
        self._unfinished.show_missing(self.desk.missing())

    def _double(self, identity: int) -> None:
        row = self.desk.board.row(identity)
        if row is not None:
            self.desk.add_attacks([row.attack])

    def _lay_out(self) -> None:
        self._full = QWidget(self)
        self._told.setWordWrap(True)
        self._keys.setWordWrap(True)
        self._told.setAccessibleName(self._words(Text("The current cell")))
        inside = QVBoxLayout(self._full)
        inside.setContentsMargins(MARGIN, 14, MARGIN, 14)
        inside.setSpacing(8)
        inside.addWidget(self._progress)
        inside.addWidget(self._unfinished)
        inside.addWidget(self.grid, 1)
        inside.addWidget(self._told)
        inside.addWidget(self._keys)
        for page in (self._full, self._empty, self._no_target):
            self._pages.addWidget(page)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(0)
        self._beside.addWidget(self._pages, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(self._beside, 1)


def _nothing() -> None:
    """Do nothing, where there is nothing to print."""


_KEYS = Text(
    "Enter: the whole law · S, Shift+S: order by target, by attack · P: pin · D: differences"
    " · F2, Shift+F2: edit · Del, Shift+Del: remove"
)
