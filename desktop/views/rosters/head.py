"""The head of the place: the name of the open roster, its totals, what can be done to it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget

from desktop.forms.tooltip import plain_tip
from desktop.roster_desk import RosterDesk
from desktop.theme import give, scaled
from desktop.views.rosters.sentences import draft_words, total_words
from desktop.widgets.button import Button, IconButton
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.head import Divider, Head
from desktop.widgets.label import Label
from desktop.words import Words
from rules.roster import totals
from rules.text import Text

LEAST_NAME, MOST_NAME = 120, 320


class RosterHead(Head):
    """Emits wishes; ``renamed`` tells each change of the name."""

    renamed = Signal(str)
    undo_wanted = Signal()
    redo_wanted = Signal()
    delete_wanted = Signal()
    add_wanted = Signal()
    menu_wanted = Signal(QPoint)
    shelf_wanted = Signal(QPoint)

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._shelf = IconButton("rosters", words(Text("Rosters")), parent=self)
        self._shelf.hide()
        self._name = QLineEdit(self)
        self._name.setAccessibleName(words(Text("Name of the roster")))
        self._name.setMinimumWidth(LEAST_NAME)
        self._name.setMaximumWidth(MOST_NAME)
        self._system = Label(tone="badge", parent=self)
        self._state = ElidedLabel(factor=0.9, tone="muted", parent=self)
        self._undo = IconButton("undo", words(Text("Undo")), parent=self)
        self._redo = IconButton("redo", words(Text("Redo")), parent=self)
        self._more = IconButton("more", words(Text("More with the roster")), parent=self)
        self._delete = IconButton("delete", words(Text("Delete the roster")), parent=self)
        self._add = Button(words(Text("Add a profile")), role="primary", icon="plus", parent=self)
        self._tight = False
        self._lay_out()
        self._connect()
        self._show_font()
        self.show_roster()

    def focus_name(self) -> None:
        """Put the keyboard on the name, all of it selected."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()

    def set_tight(self, *, tight: bool) -> None:
        """Offer the list of rosters here, and show the button by its icon alone, or not."""
        self._tight = tight
        self._shelf.setVisible(tight)
        self._add.setText("" if tight else self._add.accessibleName())
        side = 12 if tight else 20
        self._layout.setContentsMargins(side, 0, side, 0)
        self.show_roster()

    def show_roster(self) -> None:
        """Show the open roster."""
        desk, document = self._desk, self._desk.document
        draft = desk.drafts.get(("", "", "name"))
        name = str(draft.value) if draft else document["name"] if document else ""
        if self._name.text() != name:
            self._name.setText(name)
            self._name.setCursorPosition(0)
        self._name.setToolTip(plain_tip(name))
        if bool(self._name.property("error")) != bool(draft):
            give(self._name, error=bool(draft))
        self._name.setReadOnly(desk.read_only)
        self._system.setText(self._words.label(desk.system.name) if desk.system else "")
        self._name.setVisible(document is not None)
        self._system.setVisible(document is not None and not self._tight)
        self._delete.setEnabled(document is not None and not desk.locked_out)
        self._add.setEnabled(not desk.read_only)
        self._undo.setEnabled(desk.can_undo and not desk.read_only)
        self._redo.setEnabled(desk.can_redo and not desk.read_only)
        self._show_state()

    def _show_state(self) -> None:
        said, tone = self._state_words()
        self._state.setText(said)
        self._state.set_tone(tone)

    def _state_words(self) -> tuple[str, str]:
        desk, words = self._desk, self._words
        if desk.document is None:
            return "", "muted"
        if ("", "", "name") in desk.drafts:
            return draft_words(words, desk.drafts["", "", "name"].problem), "negative"
        if desk.drafts:
            return words(Text("%n value(s) not saved", None, len(desk.drafts))), "negative"
        if desk.read_only:
            return words(Text("Only shown")), "warn"
        if desk.unsaved and desk.trouble is not None:
            return words(Text("Not saved")), "negative"
        return words(Text("Saving…") if desk.unsaved else Text("Saved")), "muted"

    def _connect(self) -> None:
        for fact in (self._desk.roster_changed, self._desk.drafts_changed):
            fact.connect(self.show_roster)
        self._desk.saved_changed.connect(self._show_state)
        self._name.textEdited.connect(self.renamed)
        self._undo.clicked.connect(self.undo_wanted)
        self._redo.clicked.connect(self.redo_wanted)
        self._delete.clicked.connect(self.delete_wanted)
        self._add.clicked.connect(self.add_wanted)
        self._more.clicked.connect(lambda: self.menu_wanted.emit(_under(self._more)))
        self._shelf.clicked.connect(lambda: self.shelf_wanted.emit(_under(self._shelf)))

    def _show_font(self) -> None:
        self._name.setFont(scaled(QApplication.font(), 1.2, bold=True))

    def _lay_out(self) -> None:
        self._layout = layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(8)
        layout.addWidget(self._shelf)
        layout.addWidget(self._name, 1)
        layout.addWidget(self._system)
        layout.addWidget(self._state)
        layout.addStretch()
        for part in (self._undo, self._redo, Divider(self), self._delete, self._more, self._add):
            layout.addWidget(part)


class TotalLine(ElidedLabel):
    """The totals of the open roster, cut where there is no more room, whole in the tooltip."""

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._words = words
        self._desk = desk
        desk.roster_changed.connect(self.show_totals)
        self.show_totals()

    def show_totals(self) -> None:
        """Show every total the game has."""
        desk = self._desk
        if desk.system is None or desk.document is None:
            self.setText("")
            return
        found = totals(desk.system, desk.document)
        self.setText("   ".join(total_words(self._words, total) for total in found))
        whole = "   ".join(total_words(self._words, total, most=200) for total in found)
        self.setToolTip(plain_tip(whole))


def _under(button: QWidget) -> QPoint:
    return button.mapToGlobal(button.rect().bottomLeft())
