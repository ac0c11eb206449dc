"""The place « Bataille »: both sides, what happened, how it went against the odds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.redo_keys import is_redo
from desktop.views.battle.chance_card import ALLY, FOE, ChanceCard
from desktop.views.battle.columns import BoardColumns
from desktop.views.battle.figure_bar import FigureBar
from desktop.views.battle.head import BattleHead
from desktop.views.battle.journal import LEAST_WIDTH, NARROW_WIDTH, WIDTH, JournalPanel
from desktop.views.battle.notices import Notices
from desktop.views.battle.side_panel import SidePanel
from desktop.widgets.button import Button
from desktop.widgets.empty import Empty
from desktop.widgets.toast import Toast
from desktop.words import Words
from rules.text import Text

Standard = QKeySequence.StandardKey
OURS = (Standard.Undo, Standard.Print)
BOARD, EMPTY, TROUBLE = range(3)
NARROW, NARROWEST, LEAST = 1000, 760, 620


class BattleView(QWidget):
    """Shows the battle at work; the wiring carries out what is wished here.

    ``undo_wanted`` and ``redo_wanted`` by the keys of undo; ``other_folder_wanted``: the data is
    to be kept elsewhere; the other wishes are its parts'.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()
    new_wanted = Signal()
    other_folder_wanted = Signal()

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self.desk = words, desk
        self.head = BattleHead(words, desk, self)
        self.sides = [SidePanel(words, desk, side, self) for side in (ALLY, FOE)]
        self.figure = FigureBar(words, desk, self)
        self.chance = ChanceCard(words, desk, self)
        self.journal = JournalPanel(words, desk, self)
        self.notices = Notices(words, desk, self)
        self.toast = Toast(self)
        self._pages = QStackedWidget(self)
        self._empty = Empty(
            "battle",
            words(Text("No battle yet: it begins with two rosters of one game.")),
            words(Text("New battle…")),
            self,
        )
        self._lay_out()
        self._connect()
        self._show_page()

    def focus_board(self) -> None:
        """Put the keyboard on the figure that is looked at, else on the first of ours."""
        standing = self.desk.standing
        panel = self.sides[standing is not None and standing.side == FOE]
        panel.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if standing is None and panel.model.rowCount():
            panel.view.setCurrentIndex(panel.model.index(0))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.desk.board is not None:
            self.focus_board()

    def minimumSizeHint(self) -> QSize:
        """What it can be folded to, however wide it stands now."""
        return super().minimumSizeHint().boundedTo(QSize(LEAST, self.maximumHeight()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = self.width()
        usual, least = width >= NARROW, width < NARROWEST
        self.journal.set_width(WIDTH if usual else LEAST_WIDTH if least else NARROW_WIDTH)
        self.head.set_narrow(narrow=width < NARROWEST + 40)
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        # These keys are about the battle here, whatever they are about elsewhere in the window.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            ours = is_redo(event) or any(map(event.matches, OURS))
            event.setAccepted(ours)
            return ours
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(Standard.Undo):
            self.undo_wanted.emit()
        elif is_redo(event):
            self.redo_wanted.emit()
        elif event.matches(Standard.Print):
            self.head.print_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        self.head.undo_wanted.connect(self.undo_wanted)
        self.head.redo_wanted.connect(self.redo_wanted)
        self.head.new_wanted.connect(self.new_wanted)
        self.journal.undo_wanted.connect(self.undo_wanted)
        self._empty.asked.connect(self.new_wanted)
        self.journal.attack_chosen.connect(self.chance.show_attack)
        for fact in (self.desk.battle_changed, self.desk.trouble_changed):
            fact.connect(self._show_page)

    def _show_page(self) -> None:
        if self.desk.board is not None:
            self._pages.setCurrentIndex(BOARD)
        elif self.desk.trouble is not None:
            alone = self.desk.trouble.path.parent == self.desk.store.folder
            self._elsewhere.setVisible(not alone)
            self._pages.setCurrentIndex(TROUBLE)
        else:
            self._pages.setCurrentIndex(EMPTY)

    def _lay_out(self) -> None:
        columns = BoardColumns(self.notices, self.sides, (self.figure, self.chance), self)
        board = QWidget(self)
        row = QHBoxLayout(board)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(columns, 1)
        row.addWidget(self.journal)
        for page in (board, self._empty, self._trouble_page()):
            self._pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self._pages, 1)

    def _trouble_page(self) -> QWidget:
        empty = Empty(
            "error", self._words(Text("This can't be read.")),
            self._words(Text("Open the folder")), self,
        )  # fmt: skip
        empty.asked.connect(self.head.folder_wanted)
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(60, 20, 60, 60)
        layout.addWidget(empty, 1)
        layout.addWidget(Notices(self._words, self.desk, page))
        said = self._words(Text("Use another folder"))
        self._elsewhere = Button(said, icon="open", parent=page)
        self._elsewhere.clicked.connect(self.other_folder_wanted)
        layout.addWidget(self._elsewhere, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        return page
