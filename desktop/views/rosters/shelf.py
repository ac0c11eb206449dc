"""The rosters there are, by name; those that can't be read are marked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.forms.tooltip import plain_tip
from desktop.icons import icon
from desktop.roster_desk import RosterDesk
from desktop.store import Shelved
from desktop.theme import tokens_of
from desktop.views.rosters.menus import others_of
from desktop.views.rosters.roster_model import MIME, dragged
from desktop.views.rosters.sentences import trouble_words
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

ROW = 36
WIDTH, EDGE = 248, 2


class ShelfList(QListWidget):
    """Rosters on which profiles can be dropped; ``received``: their ids, a row, whether to move."""

    received = Signal(object, int, bool)

    def __init__(self, takes: Callable[[int], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._takes = takes
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(event.mimeData().hasFormat(MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        event.setAccepted(event.mimeData().hasFormat(MIME) and row >= 0 and self._takes(row))

    def dropEvent(self, event: QDropEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        move = event.dropAction() == Qt.DropAction.MoveAction
        # Never a move in Qt's sense: the list it came from would take lines away by itself.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if row >= 0 and self._takes(row):
            self.received.emit(dragged(event.mimeData()), row, move)


class Shelf(QFrame):
    """The list of rosters with a button for a new one; ``chosen`` tells a file.

    ``received``: ids of profiles dropped on the roster of a file, and whether to move them.
    """

    chosen = Signal(object)
    new_wanted = Signal()
    received = Signal(object, object, bool)

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._list = ShelfList(self._takes, self)
        self._list.setAccessibleName(words(Text("Rosters")))
        self._list.setIconSize(QSize(16, 16))
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._new = Button(words(Text("New roster")), role="link", icon="plus", parent=self)
        self.setProperty("ground", "field")
        self.setProperty("edge", "right")
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 14, 14, 14)
        layout.setSpacing(8)
        layout.addWidget(Label(words(Text("Rosters")), bold=True, parent=self))
        layout.addWidget(self._list, 1)
        layout.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        self.set_width(WIDTH)
        self._list.currentRowChanged.connect(self._choose)
        self._list.received.connect(
            lambda identities, row, move: self.received.emit(identities, desk.shelf[row].path, move)
        )
        self._new.clicked.connect(self.new_wanted)
        desk.shelf_changed.connect(self.show_shelf)
        desk.roster_changed.connect(self._show_current)
        self.show_shelf()

    def set_width(self, width: int) -> None:
        """Take this width, or more where the words of its button need it."""
        margins = self._layout.contentsMargins()
        edges = margins.left() + margins.right() + EDGE
        needed = self._new.sizeHint().width() + edges
        self.setFixedWidth(max(width, needed))

    def show_shelf(self) -> None:
        """Show the rosters again, in the same lines as long as they are the same files."""
        shelf = self._desk.shelf
        blocked = self._list.blockSignals(True)
        while self._list.count() > len(shelf):
            self._list.takeItem(self._list.count() - 1)
        while self._list.count() < len(shelf):
            line = QListWidgetItem(self._list)
            line.setSizeHint(QSize(0, ROW))
        for row, one in enumerate(shelf):
            self._fill(self._list.item(row), one)
        self._list.blockSignals(blocked)
        self._new.setEnabled(not self._desk.locked_out)
        self._show_current()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_shelf()

    def _takes(self, row: int) -> bool:
        """Whether profiles of the open roster can be dropped on this one."""
        return not self._desk.read_only and self._desk.shelf[row] in others_of(self._desk)

    def _fill(self, line: QListWidgetItem, one: Shelved) -> None:
        tokens = tokens_of(self.palette())
        readable = one.trouble is None
        outside = one.path.parent != self._desk.store.folder
        line.setText(one.name)
        line.setIcon(
            icon(
                ("open" if outside else "rosters") if readable else "error",
                tokens,
                "muted" if readable else "negative",
                size=16,
            )
        )
        said = f"{one.name}\n{one.path}" if outside else one.name
        said = said if one.trouble is None else trouble_words(self._words, one.trouble)
        line.setToolTip(plain_tip(said))
        line.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def _show_current(self) -> None:
        desk = self._desk
        path: Path | None = None
        if desk.opened is not None:
            path = desk.opened.path
        elif desk.trouble is not None:
            path = desk.trouble.path
        rows = [row for row, one in enumerate(desk.shelf) if one.path == path]
        blocked = self._list.blockSignals(True)
        self._list.setCurrentRow(rows[0] if rows else -1)
        self._list.blockSignals(blocked)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._desk.shelf):
            self.chosen.emit(self._desk.shelf[row].path)
