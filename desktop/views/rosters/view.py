"""The place « Compagnies »: wires the rosters at work to the parts that show them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.ask import ask_before
from desktop.roster_desk import RosterDesk
from desktop.roster_library import Library
from desktop.views.rosters.head import RosterHead, TotalLine
from desktop.views.rosters.profiles import WIDTH as PROFILES
from desktop.views.rosters.profiles import ProfilesPanel
from desktop.views.rosters.remarks import Remarks
from desktop.views.rosters.sentences import trouble_words
from desktop.views.rosters.sheet import ProfileSheet
from desktop.views.rosters.shelf import WIDTH as SHELF
from desktop.views.rosters.shelf import Shelf
from desktop.widgets.empty import Empty
from desktop.widgets.label import Label
from desktop.widgets.toast import Toast
from desktop.words import Words
from rules.systems import GameSystem, load
from rules.text import Text

NARROW, NARROW_SHELF, NARROW_PROFILES = 1100, 208, 260
UNDO, REDO = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo


class RostersView(QWidget):
    """Rosters, profiles, the sheet of one; everything is saved as it is typed."""

    def __init__(self, words: Words, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.desk = RosterDesk(library, self)
        self.head = RosterHead(words, self.desk, self)
        self.shelf = Shelf(words, self.desk, self)
        self.profiles = ProfilesPanel(words, self.desk, self)
        self.sheet: ProfileSheet | None = None
        self.toast = Toast(self)
        self._total = TotalLine(words, self.desk, self)
        self._remarks = Remarks(words, self.desk, self)
        self._sheets = QStackedWidget(self)
        self._no_profile = Empty(
            "rosters",
            words(Text("This roster has no profile yet.")),
            words(Text("Add a profile")),
            self,
        )
        self._pages = QStackedWidget(self)
        self._no_roster = Empty(
            "rosters", words(Text("There is no roster yet.")), words(Text("New roster")), self
        )
        self._unreadable = Label(parent=self)
        self._lay_out()
        self._connect()
        self.desk.start()
        self._show_page()

    def save_now(self) -> None:
        """Save what waits to be, before others read the files."""
        self.desk.save()

    def may_leave(self) -> bool:
        """Whether nothing would be lost; what can't be saved is said, and kept in the window."""
        if self.desk.close():
            return True
        words = self._words
        title = words(Text("Close without saving the roster?"))
        sentence = trouble_words(words, self.desk.trouble) if self.desk.trouble else ""
        return ask_before(self, words, title, sentence, words(Text("Close")))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.desk.save()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.profiles.focus_list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        self.shelf.setFixedWidth(NARROW_SHELF if narrow else SHELF)
        self.profiles.setFixedWidth(NARROW_PROFILES if narrow else PROFILES)

    def event(self, event: QEvent) -> bool:
        # Undo here is of the roster, whatever the window's own undo is about.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            ours = event.matches(UNDO) or event.matches(REDO)
            event.setAccepted(ours)
            return ours
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(UNDO):
            self.desk.undo()
        elif event.matches(REDO):
            self.desk.redo()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        desk, head, profiles = self.desk, self.head, self.profiles
        self.shelf.chosen.connect(desk.open)
        self.shelf.new_wanted.connect(self._create)
        self._no_roster.asked.connect(self._create)
        head.renamed.connect(lambda name: desk.edit_roster("name", name))
        head.undo_wanted.connect(desk.undo)
        head.redo_wanted.connect(desk.redo)
        head.delete_wanted.connect(self._delete_roster)
        for adding in (head.add_wanted, profiles.add_wanted, self._no_profile.asked):
            adding.connect(self._add_profile)
        profiles.duplicate_wanted.connect(self._duplicate_profile)
        profiles.delete_wanted.connect(self._delete_profile)
        profiles.chosen.connect(self._show_sheet)
        self._remarks.copy_wanted.connect(self._save_copy)
        desk.roster_changed.connect(self._show_page)
        desk.saved_changed.connect(self._show_page)
        desk.drafts_changed.connect(lambda: self._show_sheet(profiles.current()))
        desk.set_aside.connect(self._tell_set_aside)

    def _show_page(self) -> None:
        desk = self.desk
        if desk.opened is not None:
            self._pages.setCurrentIndex(0)
            self._show_sheet(self.profiles.current())
        elif desk.trouble is not None:
            self._unreadable.setText(self._unreadable_words())
            self._pages.setCurrentIndex(2)
        else:
            self._pages.setCurrentIndex(1)

    def _unreadable_words(self) -> str:
        assert self.desk.trouble is not None
        said = trouble_words(self._words, self.desk.trouble)
        kept = self._words(Text("The file was left as it is; the other rosters can be used."))
        return f"{said}\n\n{kept}"

    def _show_sheet(self, identity: str | None) -> None:
        desk = self.desk
        profile = desk.profile(identity) if identity else None
        if profile is None or desk.system is None:
            self._sheets.setCurrentIndex(0)
            return
        sheet = self._sheet_of(desk.system)
        sheet.show_profile(profile, desk.drafts, editable=not desk.read_only)
        self._sheets.setCurrentWidget(sheet)

    def _sheet_of(self, system: GameSystem) -> ProfileSheet:
        """The sheet of a game, made when a profile of it is first shown."""
        if self.sheet is None or self.sheet.system is not system:
            if self.sheet is not None:
                self._sheets.removeWidget(self.sheet)
                self.sheet.deleteLater()
            self.sheet = ProfileSheet(self._words, system, self)
            self.sheet.edited.connect(self._edit)
            self._sheets.addWidget(self.sheet)
        return self.sheet

    def _edit(self, part: str, field: str, value: object) -> None:
        identity = self.profiles.current()
        if identity is not None:
            self.desk.edit_profile(identity, part, field, value)

    def _create(self) -> None:
        games = list(load().values())
        if len(games) == 1:
            self._create_for(games[0])
            return
        menu = QMenu(self)
        for game in games:
            act = menu.addAction(self._words.label(game.name))
            act.triggered.connect(lambda _checked, game=game: self._create_for(game))
        menu.exec(self.mapToGlobal(self.shelf.geometry().bottomLeft()))
        menu.deleteLater()

    def _create_for(self, system: GameSystem) -> None:
        self.desk.create(system, self._words(Text("New roster")))
        self.head.focus_name()

    def _delete_roster(self) -> None:
        if self.desk.document is None:
            return
        words, name = self._words, self.desk.document["name"]
        title = words(Text("Delete the roster {name}?", name=name))
        sentence = words(Text("Its file goes to the trash, from where it can be taken back."))
        if not ask_before(self, words, title, sentence, words(Text("Delete"))):
            return
        place = self.desk.delete()
        if place is not None:
            said = words(Text("Roster in the trash: {name}", name=name))
            self.toast.say(said, words(Text("Undo")), lambda: self.desk.restore(place))

    def _add_profile(self) -> None:
        added = self.desk.add_profile(self._words(Text("New profile")))
        if added is not None and self.desk.profile(added) is not None:
            self.profiles.show_profile(added)
            if self.sheet is not None:
                self.sheet.focus_name()

    def _duplicate_profile(self, identity: str) -> None:
        self.profiles.show_profile(self.desk.duplicate_profile(identity))

    def _delete_profile(self, identity: str) -> None:
        taken = self.desk.delete_profile(identity)
        if taken is None:
            return
        profile, place = taken
        said = self._words(Text("Profile deleted: {name}", name=profile["name"]))
        self.toast.say(said, self._words(Text("Undo")), lambda: self._put_back(profile, place))

    def _put_back(self, profile: dict[str, object], place: int) -> None:
        self.desk.put_back(profile, place)
        self.profiles.show_profile(str(profile["id"]))

    def _save_copy(self) -> None:
        title = self._words(Text("Save the roster elsewhere"))
        name, _ = QFileDialog.getSaveFileName(self, title, str(Path.home()), "*.json")
        if name:
            self.desk.save_copy(Path(name))

    def _tell_set_aside(self, place: Path) -> None:
        text = Text(
            "Another program had changed the file; its version is in the trash: {file}",
            file=place.name,
        )
        self.toast.say(
            self._words(text),
            self._words(Text("Open the folder")),
            lambda: self._open_folder(place.parent),
        )

    def _open_folder(self, folder: Path) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _lay_out(self) -> None:
        roster = QWidget(self)
        below = QHBoxLayout()
        below.setSpacing(28)
        below.addWidget(self.profiles)
        below.addWidget(self._sheets, 1)
        right = QVBoxLayout(roster)
        right.setContentsMargins(20, 14, 20, 14)
        right.setSpacing(12)
        right.addWidget(self._total)
        right.addWidget(self._remarks)
        right.addLayout(below, 1)
        self._sheets.addWidget(self._no_profile)
        self._pages.addWidget(roster)
        self._pages.addWidget(self._no_roster)
        self._pages.addWidget(self._trouble_page())
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.shelf)
        row.addWidget(self._pages, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(row, 1)

    def _trouble_page(self) -> QWidget:
        page = QWidget(self)
        words = self._words
        empty = Empty(
            "error", words(Text("This can't be read.")), words(Text("Open the folder")), page
        )
        empty.asked.connect(lambda: self._open_folder(self.desk.store.folder))
        self._unreadable.setWordWrap(True)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(60, 20, 60, 60)
        layout.addWidget(empty, 1)
        layout.addWidget(self._unreadable, 1)
        return page
