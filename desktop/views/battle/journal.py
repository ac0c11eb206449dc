"""The journal at the right: what happened, the last entry to be undone, a note to be made."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.battle_entry_words import EntryTeller
from desktop.theme import broadened
from desktop.views.battle.journal_list import ROW, JournalModel, JournalRow
from desktop.views.battle.journal_view import JournalView
from desktop.widgets.button import Button
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.battle.entries import Attack
from rules.text import Text

WIDTH, NARROW_WIDTH, LEAST_WIDTH = 384, 312, 240


class JournalPanel(QFrame):
    """Shows the live entries; ``attack_chosen`` tells the attack that is looked at, or None."""

    undo_wanted = Signal()
    note_wanted = Signal()
    again_wanted = Signal()
    attack_chosen = Signal(object)

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self.model = JournalModel(words, self)
        self.view = JournalView(self.model, words(Text("Journal")), self)
        self._state = ElidedLabel(factor=0.9, tone="muted", parent=self)
        self.undo = Button(words(Text("Undo the last one")), icon="undo", parent=self)
        self.again = Button(words(Text("Again")), role="link", icon="repeat", parent=self)
        self.note = Button(words(Text("Note it")), role="link", icon="note", parent=self)
        self.setProperty("ground", "base")
        self.setProperty("edge", "left")
        self.set_width(WIDTH)
        self.view.selectionModel().currentChanged.connect(self._choose)
        self._lay_out()
        self.undo.clicked.connect(self.undo_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.note.clicked.connect(self.note_wanted)
        desk.battle_changed.connect(self.show_journal)
        desk.trouble_changed.connect(self._show_state)
        self.show_journal()

    def show_journal(self) -> None:
        """Show what happened so far; the newest stands at the top."""
        timeline = self._desk.timeline
        self.model.show_timeline(timeline)
        self.view.scrollToTop()
        self._keep_line()
        self._show_state()
        self.undo.setEnabled(self._desk.can_undo)
        self.note.setEnabled(self._desk.can_add)
        attacks = () if timeline is None else timeline.live
        last = next((e for e in reversed(attacks) if isinstance(e, Attack)), None)
        self.again.setEnabled(self._desk.can_add and last is not None)
        if timeline is None or last is None:
            self.again.setToolTip("")
            return
        teller = EntryTeller(timeline, self._words)
        text = Text("The last attack with the points of now: {name}, {weapon}",
                    name=teller.name(last.by), weapon=teller.weapon(last))  # fmt: skip
        self.again.setToolTip(self._words(text))

    def set_width(self, width: int) -> None:
        """Take so much room; where it is little, what is done is said by icons alone."""
        self.setFixedWidth(width)
        least = {self.undo: NARROW_WIDTH, self.again: WIDTH, self.note: WIDTH}
        for button, needed in least.items():
            button.setText(button.accessibleName() if width >= broadened(needed) else "")
        for button in (self.undo, self.note):
            button.setToolTip("" if button.text() else button.accessibleName())

    def _keep_line(self) -> None:
        """Have a line to read on from, where the keyboard is on the lines."""
        first = next((at for at, row in enumerate(self.model.rows) if row.entry), None)
        if first is not None and self.view.hasFocus():
            self.view.setCurrentIndex(self.model.index(first))

    def _show_state(self) -> None:
        timeline, words = self._desk.timeline, self._words
        if timeline is None:
            self._state.setText("")
            return
        entries = words(Text("%n entry(s)", None, len(timeline.live)))
        saved = Text("saved") if self._desk.trouble is None else Text("not saved")
        self._state.setText(f"{entries}, {words(saved)}")
        self._state.set_tone("muted" if self._desk.trouble is None else "negative")

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        entry = row.entry if isinstance(row, JournalRow) else None
        self.attack_chosen.emit(entry if isinstance(entry, Attack) else None)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(18, 0, 18, 0)
        head.addWidget(Label(self._words(Text("Journal")), bold=True, parent=self))
        head.addStretch()
        head.addWidget(self._state)
        foot = QHBoxLayout()
        foot.setContentsMargins(18, 0, 18, 0)
        foot.setSpacing(4)
        foot.addWidget(self.undo)
        foot.addStretch()
        foot.addWidget(self.again)
        foot.addWidget(self.note)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 14, 0, 14)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self.view, 1)
        layout.addLayout(foot)
