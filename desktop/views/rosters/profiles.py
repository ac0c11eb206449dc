"""The profiles of the open roster, with what can be done to them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QVBoxLayout, QWidget

from desktop.roster_desk import RosterDesk
from desktop.views.rosters.profile_list import PROFILE, ProfileDelegate, ProfileModel
from desktop.widgets.button import Button, IconButton
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

WIDTH = 336


class ProfilesPanel(QFrame):
    """The list and its buttons; ``chosen`` tells the id of the profile to show, or None."""

    chosen = Signal(object)
    add_wanted = Signal()
    duplicate_wanted = Signal(str)
    delete_wanted = Signal(str)

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._current: str | None = None
        self._model = ProfileModel(words, self)
        self._list = QListView(self)
        self._list.setAccessibleName(words(Text("Profiles")))
        self._list.setModel(self._model)
        self._list.setItemDelegate(ProfileDelegate(self._list))
        self._list.setUniformItemSizes(True)
        self._count = Label(factor=0.9, tone="muted", parent=self)
        self._add = Button(words(Text("Add")), role="link", icon="plus", parent=self)
        self._duplicate = IconButton("duplicate", words(Text("Duplicate")), parent=self)
        self._delete = IconButton("delete", words(Text("Delete")), parent=self)
        self.setFixedWidth(WIDTH)
        self._lay_out()
        self._connect()
        self.show_profiles()

    def current(self) -> str | None:
        """The id of the profile shown."""
        return self._current

    def focus_list(self) -> None:
        """Put the keyboard on the list."""
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_profile(self, identity: str | None) -> None:
        """Select a profile of the list, the first where it is not there."""
        row = self._model.row_of(identity)
        at = self._model.index(max(row, 0)) if self._model.rowCount() else QModelIndex()
        self._list.setCurrentIndex(at)
        self._list.scrollTo(at)
        self._tell()

    def show_profiles(self) -> None:
        """Show the profiles of the open roster, the one selected still selected."""
        document = self._desk.document
        profiles = document["profiles"] if document else []
        row = self._model.row_of(self._current)
        marked = {identity for identity, _, _ in self._desk.drafts}
        selection = self._list.selectionModel()
        blocked = selection.blockSignals(True)
        self._model.show_profiles(profiles, marked)
        selection.blockSignals(blocked)
        figures = sum(profile["count"] for profile in profiles)
        self._count.setText(self._words(Text("%n figure(s)", None, figures)))
        if self._model.row_of(self._current) < 0 and profiles:
            self._current = profiles[max(0, min(row, len(profiles) - 1))]["id"]
        self.show_profile(self._current)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(Label(self._words(Text("Profiles")), bold=True, parent=self))
        head.addStretch()
        head.addWidget(self._count)
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self._add)
        foot.addStretch()
        foot.addWidget(self._duplicate)
        foot.addWidget(self._delete)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._list, 1)
        layout.addLayout(foot)

    def _connect(self) -> None:
        self._desk.roster_changed.connect(self.show_profiles)
        self._desk.drafts_changed.connect(self.show_profiles)
        self._list.selectionModel().currentChanged.connect(self._tell)
        self._add.clicked.connect(self.add_wanted)
        self._duplicate.clicked.connect(lambda: self._wish(self.duplicate_wanted))
        self._delete.clicked.connect(lambda: self._wish(self.delete_wanted))
        for key in (QKeySequence.StandardKey.Delete, QKeySequence.StandardKey.Backspace):
            shortcut = QShortcut(key, self._list, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda: self._wish(self.delete_wanted))

    def _wish(self, signal: SignalInstance) -> None:
        if self._current is not None and not self._desk.read_only:
            signal.emit(self._current)

    def _tell(self) -> None:
        index = self._list.currentIndex()
        self._current = index.data(PROFILE)["id"] if index.isValid() else None
        editable = not self._desk.read_only
        self._add.setEnabled(editable)
        for button in (self._duplicate, self._delete):
            button.setEnabled(editable and self._current is not None)
        self.chosen.emit(self._current)
