"""What stands in place of a roster that can't be read, or where there is none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.dialogs.kept_versions import moment
from desktop.roster_backups import Backup
from desktop.roster_desk import RosterDesk
from desktop.views.rosters.profiles import ProfilesPanel
from desktop.views.rosters.sentences import trouble_words
from desktop.widgets.button import Button
from desktop.widgets.empty import Empty
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text


class TroublePage(QWidget):
    """Names the file and why; offers its last good version, the folder, another folder."""

    folder_wanted = Signal()
    other_folder_wanted = Signal()
    restore_wanted = Signal(object)

    def __init__(self, words: Words, desk: RosterDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._backup: Backup | None = None
        self.said = Label(parent=self)
        self.said.setWordWrap(True)
        self.restore = Button("", role="primary", icon="undo", parent=self)
        self._folder = Button(words(Text("Open the folder")), icon="open", parent=self)
        self.other = Button(words(Text("Use another folder…")), parent=self)
        self.restore.clicked.connect(lambda: self.restore_wanted.emit(self._backup))
        self._folder.clicked.connect(self.folder_wanted)
        self.other.clicked.connect(self.other_folder_wanted)
        self._lay_out()

    def show_trouble(self) -> None:
        """Say what the desk is in trouble with."""
        desk, words = self._desk, self._words
        assert desk.trouble is not None
        path = desk.trouble.path
        is_folder = path == desk.store.folder
        self._backup = None if is_folder else desk.store.last_good(path)
        self.restore.setVisible(self._backup is not None and not desk.locked_out)
        if self._backup is not None:
            when = moment(words, self._backup.at)
            self.restore.setText(words(Text("Restore the version of {when}", when=when)))
            self.restore.setAccessibleName(self.restore.text())
        self.other.setVisible(is_folder)
        kept = (
            Text("Attacks can be resolved all the same; rosters can be kept in another folder.")
            if is_folder
            else Text("The file was left as it is; the other rosters can be used.")
        )
        self.said.setText(f"{trouble_words(words, desk.trouble)}\n\n{words(kept)}")

    def _lay_out(self) -> None:
        sentence = self._words(Text("This can't be read."))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(60, 20, 60, 60)
        layout.setSpacing(8)
        layout.addWidget(Empty("error", sentence, parent=self), 2)
        layout.addWidget(self.said)
        for button in (self.restore, self._folder, self.other):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(2)


class NoProfile(Empty):
    """Where no profile stands: the roster has none yet, none is looked for, none is selected."""

    add_wanted = Signal()

    def __init__(self, words: Words, profiles: ProfilesPanel, parent: QWidget) -> None:
        super().__init__("rosters", "", "", parent)
        self._wording, self._profiles = words, profiles
        self.asked.connect(self._go_on)

    def show_why(self) -> None:
        """Say which of them it is, and what to do about it."""
        words, search = self._wording, self._profiles.searched()
        adding = words(Text("Add a profile"))
        if self._profiles.is_any_shown():
            self.show_sentence(words(Text("Choose a profile to see it here.")), adding)
        elif search:
            said = words(Text("No profile for “{search}”.", search=search))
            self.show_sentence(said, words(Text("Show them all")))
        else:
            self.show_sentence(words(Text("This roster has no profile yet.")), adding)

    def _go_on(self) -> None:
        if self._profiles.searched() and not self._profiles.is_any_shown():
            self._profiles.give_up_search()
        else:
            self.add_wanted.emit()
