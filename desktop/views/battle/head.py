"""The head of the place: which battle, which turn, what can be done to the whole of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from desktop.battle_desk import BattleDesk
from desktop.icons import icon
from desktop.theme import tokens_shown
from desktop.widgets.button import Button, IconButton
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.head import Divider, Head
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class BattleHead(Head):
    """Emits wishes; ``battle_chosen``: the file of another battle, ``join_wanted``: a side."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    new_wanted = Signal()
    battle_chosen = Signal(object)
    copy_wanted = Signal()
    delete_wanted = Signal()
    trash_wanted = Signal()
    folder_wanted = Signal()
    print_wanted = Signal()
    pdf_wanted = Signal()
    resolve_wanted = Signal()
    turn_wanted = Signal()
    join_wanted = Signal(str)
    end_wanted = Signal()

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._title = ElidedLabel(factor=1.2, bold=True, parent=self)
        self._system = Label(tone="badge", parent=self)
        self._turn = Label(tone="badge", parent=self)
        self._state = Label(factor=0.9, tone="warn", parent=self)
        self.undo = self._icon("undo", Text("Undo"), self.undo_wanted)
        self.redo = self._icon("redo", Text("Redo"), self.redo_wanted)
        self.battles = self._icon("open", Text("Battles"), None)
        self.copy = self._icon("export", Text("Save a copy…"), self.copy_wanted)
        self.printing = self._icon("print", Text("The account of the battle"), None)
        self.more = self._icon("more", Text("More"), None)
        self.resolve = Button(words(Text("Resolve")), icon="resolve", parent=self)
        self.turn = Button(words(Text("Next turn")), role="primary", icon="chevron-right",
                           leads=True, parent=self)  # fmt: skip
        self._dividers = [Divider(self), Divider(self)]
        self._lay_out()
        self.resolve.clicked.connect(self.resolve_wanted)
        self.turn.clicked.connect(self.turn_wanted)
        self.battles.clicked.connect(self._show_battles)
        self.printing.clicked.connect(self._show_printing)
        self.more.clicked.connect(self._show_more)
        for fact in (desk.battle_changed, desk.trouble_changed):
            fact.connect(self.show_battle)
        self.show_battle()

    def show_battle(self) -> None:
        """Show the open battle."""
        desk, words = self._desk, self._words
        head, board = desk.head, desk.board
        self._title.setText(head.name if head else words(Text("Battle")))
        system = desk.timeline.system if desk.timeline else None
        self._system.setText(words.label(system.name) if system else "")
        self._turn.setText(words(Text("Turn {turn}", turn=board.turn)) if board else "")
        self._state.setText(self._state_words())
        for part in (self._system, self._turn, self.undo, self.redo, self.copy, self.printing,
                     self.more, self.resolve, self.turn, *self._dividers):  # fmt: skip
            part.setVisible(board is not None)
        self._state.setVisible(bool(self._state.text()))
        self.undo.setEnabled(desk.can_undo)
        self.redo.setEnabled(desk.can_redo)
        for part in (self.resolve, self.turn):
            part.setEnabled(desk.can_add)

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the buttons by their icons alone, or with their words."""
        for button in (self.resolve, self.turn):
            button.setText("" if narrow else button.accessibleName())
            button.setToolTip(button.accessibleName() if narrow else "")
        side = 12 if narrow else 20
        self._layout.setContentsMargins(side, 0, side, 0)
        self._layout.setSpacing(4 if narrow else 8)

    def _state_words(self) -> str:
        desk = self._desk
        if desk.over:
            return self._words(Text("The battle is over"))
        if desk.opened is not None and desk.read_only:
            return self._words(Text("Only shown"))
        return ""

    def _show_battles(self) -> None:
        menu = QMenu(self)
        new = menu.addAction(self._words(Text("New battle…")))
        new.triggered.connect(self.new_wanted)
        menu.addSeparator()
        for one in self._desk.shelf:
            act = menu.addAction(one.name.replace("&", "&&"))
            act.triggered.connect(lambda _checked, path=one.path: self.battle_chosen.emit(path))
        menu.addSeparator()
        delete = menu.addAction(self._words(Text("Delete the battle…")))
        delete.triggered.connect(self.delete_wanted)
        delete.setEnabled(self._desk.opened is not None and not self._desk.locked_out)
        trash = menu.addAction(self._words(Text("Trash…")))
        trash.triggered.connect(self.trash_wanted)
        trash.setEnabled(not self._desk.locked_out)
        folder = menu.addAction(self._words(Text("Open the folder")))
        folder.triggered.connect(self.folder_wanted)
        self._pop(menu, self.battles)

    def _show_printing(self) -> None:
        menu = QMenu(self)
        for text, wish in (
            (Text("Print preview…"), self.print_wanted),
            (Text("Report as PDF…"), self.pdf_wanted),
        ):
            menu.addAction(self._words(text)).triggered.connect(wish)
        self._pop(menu, self.printing)

    def _show_more(self) -> None:
        menu = QMenu(self)
        for side in self._desk.head.sides if self._desk.head else ():
            said = self._words(Text("Figures join {side}…", side=side.name)).replace("&", "&&")
            join = menu.addAction(icon(side.id, tokens_shown(), side.id), said)
            join.triggered.connect(lambda _checked, side=side.id: self.join_wanted.emit(side))
            join.setEnabled(self._desk.can_add)
        menu.addSeparator()
        end = menu.addAction(self._words(Text("End the battle…")))
        end.triggered.connect(self.end_wanted)
        end.setEnabled(self._desk.can_add)
        self._pop(menu, self.more)

    def _pop(self, menu: QMenu, button: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _icon(self, icon: str, name: Text, wish: object) -> IconButton:
        button = IconButton(icon, self._words(name), parent=self)
        if wish is not None:
            button.clicked.connect(wish)
        return button

    def _lay_out(self) -> None:
        self._layout = layout = QHBoxLayout(self)
        self.set_narrow(narrow=False)
        layout.addWidget(self._title)
        for part in (self._system, self._turn, self._state):
            layout.addWidget(part)
        layout.addStretch()
        first, second = self._dividers
        for part in (self.undo, self.redo, first, self.battles, self.copy, self.printing,
                     self.more, second, self.resolve, self.turn):  # fmt: skip
            layout.addWidget(part)
