"""The place « Compagnies »: wires the rosters at work to the parts that show them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from desktop.data_lock import DataLock
from desktop.dialogs.ask import ask_before
from desktop.open_elsewhere import open_elsewhere
from desktop.redo_keys import is_redo
from desktop.roster_acts import RosterActs
from desktop.roster_backups import Backup
from desktop.roster_desk import RosterDesk
from desktop.roster_library import Library
from desktop.roster_printing import RosterPrinting
from desktop.views.rosters.exchange import Exchange
from desktop.views.rosters.group_sheet import GroupSheet
from desktop.views.rosters.head import RosterHead, TotalLine
from desktop.views.rosters.menus import profile_menu, roster_menu, shelf_menu
from desktop.views.rosters.pages import NoProfile, TroublePage
from desktop.views.rosters.profiles import WIDTH as PROFILES
from desktop.views.rosters.profiles import ProfilesPanel
from desktop.views.rosters.remarks import Remarks
from desktop.views.rosters.sentences import trouble_words
from desktop.views.rosters.sheet import ProfileSheet
from desktop.views.rosters.shelf import WIDTH as SHELF
from desktop.views.rosters.shelf import Shelf
from desktop.widgets.empty import Empty
from desktop.widgets.toast import Toast
from desktop.words import Words
from rules.systems import GameSystem, load
from rules.text import Text

NARROW, NARROW_SHELF, NARROW_PROFILES = 1100, 208, 260
TIGHT, LEAST = 760, 480
"""Below the first width the list of rosters is a menu, which then fits into the second."""

Standard = QKeySequence.StandardKey
OURS = (Standard.Undo, Standard.Find, Standard.Print)


class RostersView(QWidget):
    """Rosters, profiles, the sheet of one; everything is saved as it is typed.

    ``other_folder_wanted``: the data is to be kept elsewhere.
    """

    other_folder_wanted = Signal()

    def __init__(
        self,
        words: Words,
        library: Library,
        parent: QWidget | None = None,
        lock: DataLock | None = None,
    ) -> None:
        super().__init__(parent)
        self.words = words
        self.desk = RosterDesk(library, self, lock)
        self.acts = RosterActs(self.desk)
        self.toast = Toast(self)
        self.exchange = Exchange(words, self.desk, self.acts, self, self.toast.say)
        self.printing = RosterPrinting(words, self.desk, self, self.toast)
        self._make_parts()
        self._lay_out()
        self._connect()
        self.desk.start()
        self._show_page()

    def save_now(self) -> None:
        """Save what waits to be, before others read the files."""
        self.desk.save()

    def open_file(self, path: Path) -> None:
        """Open a roster that lies anywhere, where it lies."""
        self.desk.open_outside(path)

    def may_leave(self) -> bool:
        """Whether nothing would be lost; what can't be saved is said, and kept in the window."""
        if self.desk.close():
            return True
        words = self.words
        title = words(Text("Close without saving the roster?"))
        sentence = trouble_words(words, self.desk.trouble) if self.desk.trouble else ""
        return ask_before(self, words, title, sentence, words(Text("Close")))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.desk.save()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.desk.retake()
        self.profiles.focus_list()

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow, tight = self.width() < NARROW, self.width() < TIGHT
        self.shelf.set_width(NARROW_SHELF if narrow else SHELF)
        self.shelf.setVisible(not tight)
        self.head.set_tight(tight=tight)
        self._below.setSpacing(12 if tight else 28)
        self._right.setContentsMargins(*((12, 10, 12, 10) if tight else (20, 14, 20, 14)))
        self.profiles.setFixedWidth(NARROW_PROFILES if narrow else PROFILES)

    def event(self, event: QEvent) -> bool:
        # These keys are about the roster here, whatever they are about elsewhere in the window.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            ours = is_redo(event) or any(event.matches(keys) for keys in OURS)
            event.setAccepted(ours)
            return ours
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(Standard.Undo):
            self.desk.undo()
        elif is_redo(event):
            self.desk.redo()
        elif event.matches(Standard.Find):
            self.profiles.focus_search()
        elif event.matches(Standard.Print):
            self.printing.preview()
        else:
            super().keyPressEvent(event)

    def _make_parts(self) -> None:
        words, desk = self.words, self.desk
        self.head = RosterHead(words, desk, self)
        self.shelf = Shelf(words, desk, self)
        self.profiles = ProfilesPanel(words, desk, self.exchange.written, self)
        self.sheet: ProfileSheet | None = None
        self.group_sheet = GroupSheet(words, self)
        self._total = TotalLine(words, desk, self)
        self._remarks = Remarks(words, desk, self)
        self._sheets = QStackedWidget(self)
        self._no_profile = NoProfile(words, self.profiles, self)
        self._pages = QStackedWidget(self)
        none = words(Text("There is no roster yet."))
        self._no_roster = Empty("rosters", none, words(Text("New roster")), self)
        self._trouble = TroublePage(words, desk, self)

    def _connect(self) -> None:
        desk, head = self.desk, self.head
        self.shelf.chosen.connect(desk.open)
        self.shelf.new_wanted.connect(self.create_roster)
        self.shelf.received.connect(self.send)
        self._no_roster.asked.connect(self.create_roster)
        head.renamed.connect(lambda name: desk.edit_roster("name", name))
        head.undo_wanted.connect(desk.undo)
        head.redo_wanted.connect(desk.redo)
        head.delete_wanted.connect(self._delete_roster)
        head.menu_wanted.connect(lambda at: roster_menu(self).popup(at))
        head.shelf_wanted.connect(lambda at: shelf_menu(self).popup(at))
        self._remarks.copy_wanted.connect(self._save_copy)
        self._remarks.retry_wanted.connect(desk.retake)
        self._trouble.folder_wanted.connect(self.open_folder)
        self._trouble.other_folder_wanted.connect(self.other_folder_wanted)
        self._trouble.restore_wanted.connect(self._restore_good)
        self._connect_profiles()
        desk.roster_changed.connect(self._show_page)
        desk.saved_changed.connect(self._show_page)
        desk.drafts_changed.connect(self._show_sheet)
        desk.set_aside.connect(self._tell_set_aside)

    def _connect_profiles(self) -> None:
        profiles, acts = self.profiles, self.acts
        for adding in (self.head.add_wanted, profiles.add_wanted, self._no_profile.add_wanted):
            adding.connect(self.add_profile)
        profiles.duplicate_wanted.connect(self.duplicate_profiles)
        profiles.delete_wanted.connect(self.delete_profiles)
        profiles.group_wanted.connect(self.add_group)
        profiles.copy_wanted.connect(self.exchange.copy)
        profiles.cut_wanted.connect(self.exchange.cut)
        profiles.paste_wanted.connect(self.paste)
        profiles.rename_wanted.connect(self._focus_name)
        profiles.shift_wanted.connect(self.shift)
        profiles.dropped.connect(
            lambda identities, group, before: acts.arrange(identities, before, group)
        )
        profiles.menu_wanted.connect(lambda at: profile_menu(self).popup(at))
        profiles.chosen.connect(self._show_sheet)
        sheet = self.group_sheet
        sheet.renamed.connect(lambda name: acts.rename_group(profiles.group() or "", name))
        sheet.shifted.connect(lambda by: acts.shift_group(profiles.group() or "", by))
        sheet.removed.connect(lambda: acts.remove_group(profiles.group() or ""))

    def _show_page(self) -> None:
        desk = self.desk
        if desk.opened is not None:
            self._pages.setCurrentIndex(0)
        elif desk.trouble is not None:
            self._trouble.show_trouble()
            self._pages.setCurrentIndex(2)
        else:
            self._pages.setCurrentIndex(1)

    def _show_sheet(self) -> None:
        desk, group = self.desk, self.profiles.group()
        if desk.system is None or desk.document is None:
            return
        editable, groups = not desk.read_only, desk.document["groups"]
        if group is not None and any(one["id"] == group for one in groups):
            self.group_sheet.show_group(desk.system, desk.document, group, editable=editable)
            self._sheets.setCurrentWidget(self.group_sheet)
            return
        chosen = desk.profiles(self.profiles.selected())
        if not chosen:
            self._no_profile.show_why()
            self._sheets.setCurrentIndex(0)
            return
        sheet = self._sheet_of(desk.system)
        sheet.show_profiles(chosen, groups, desk.drafts, editable=editable)
        self._sheets.setCurrentWidget(sheet)

    def _sheet_of(self, system: GameSystem) -> ProfileSheet:
        """The sheet of a game, made when a profile of it is first shown."""
        if self.sheet is None or self.sheet.system is not system:
            if self.sheet is not None:
                self._sheets.removeWidget(self.sheet)
                self.sheet.deleteLater()
            self.sheet = ProfileSheet(self.words, system, self)
            self.sheet.edited.connect(self._edit)
            self._sheets.addWidget(self.sheet)
        return self.sheet

    def _edit(self, part: str, field: str, value: object) -> None:
        self.desk.edit_profiles(self.profiles.selected(), part, field, value)

    def create_roster(self) -> None:
        """A new roster, of the game that is asked for."""
        games = list(load().values())
        if len(games) == 1:
            self._create_for(games[0])
            return
        menu = QMenu(self)
        for game in games:
            act = menu.addAction(self.words.label(game.name))
            act.triggered.connect(lambda _checked, game=game: self._create_for(game))
        menu.aboutToHide.connect(menu.deleteLater)
        beside = self.head if self.shelf.isHidden() else self.shelf
        menu.popup(self.mapToGlobal(beside.geometry().bottomLeft()))

    def _create_for(self, system: GameSystem) -> None:
        self.desk.create(system, self.words(Text("New roster")))
        self.head.focus_name()

    def _delete_roster(self) -> None:
        if self.desk.document is None:
            return
        words, name = self.words, self.desk.document["name"]
        title = words(Text("Delete the roster {name}?", name=name))
        sentence = words(Text("Its file goes to the trash, from where it can be taken back."))
        if not ask_before(self, words, title, sentence, words(Text("Delete"))):
            return
        place = self.desk.delete()
        if place is not None:
            said = words(Text("Roster in the trash: {name}", name=name))
            self.toast.say(said, words(Text("Undo")), lambda: self.desk.restore(place))
            self.profiles.focus_list()

    def add_profile(self) -> None:
        """Add a profile to the group that is selected, and go to its name."""
        added = self.acts.add(self.words(Text("New profile")), self.profiles.group_around())
        if added is not None:
            self.profiles.show_profile(added)
            self._focus_name()

    def duplicate_profiles(self, identities: list[str]) -> None:
        """Copy profiles behind themselves."""
        self.profiles.select_profiles(self.acts.duplicate(identities))

    def delete_profiles(self, identities: list[str]) -> None:
        """Take profiles out, with a way back; of a group alone only the group."""
        words, group = self.words, self.profiles.group()
        if group is not None:
            self.acts.remove_group(group)
            return
        taken = self.acts.delete(identities)
        if len(taken) == 1:
            said = words(Text("Profile deleted: {name}", name=taken[0][0]["name"]))
        else:
            said = words(Text("%n profile(s) deleted", None, len(taken)))
        if taken:
            self.toast.say(said, words(Text("Undo")), lambda: self._put_back(taken))

    def add_group(self, identities: list[str]) -> None:
        """Make a group, of the profiles where several are selected, and go to its name."""
        members = identities if len(identities) > 1 and not self.profiles.group() else []
        made = self.acts.add_group(self.words(Text("New group")), members)
        if made is not None:
            self.profiles.select_group(made)
            self.group_sheet.focus_name()

    def shift(self, identities: list[str], by: int) -> None:
        """Move the selected profiles, or the group whose head is, up or down."""
        group = self.profiles.group()
        if group is not None:
            self.acts.shift_group(group, by)
        else:
            self.acts.shift(identities, by)

    def send(self, identities: list[str], path: Path, move: bool) -> None:
        """Copy or move profiles into another roster."""
        if not self.acts.send(identities, path, move=move):
            return
        words = self.words
        name = next((one.name for one in self.desk.shelf if one.path == path), path.name)
        if move:
            text = Text("%n profile(s) moved to {name}", None, len(identities), name=name)
            self.toast.say(words(text), words(Text("Undo")), self.desk.undo)
        else:
            self.toast.say(words(Text("%n profile(s) copied to {name}", None, len(identities),
                                      name=name)))  # fmt: skip

    def paste(self) -> None:
        """Add what the clipboard holds."""
        added = self.exchange.paste()
        if added:
            self.profiles.select_profiles(added)

    def open_folder(self) -> None:
        """Show the folder of the rosters."""
        self._show_folder(self.desk.store.folder)

    def _put_back(self, taken: list[tuple[dict[str, object], int]]) -> None:
        self.acts.put_back(taken)
        self.profiles.select_profiles([str(profile["id"]) for profile, _ in taken])

    def _focus_name(self) -> None:
        if self._sheets.currentWidget() is self.group_sheet:
            self.group_sheet.focus_name()
        elif self.sheet is not None and self.profiles.current() is not None:
            self.sheet.focus_name()

    def _restore_good(self, backup: Backup) -> None:
        trouble = self.desk.trouble
        if trouble is not None:
            self.desk.restore_backup(trouble.path, backup)
            said = Text("The earlier version is restored; what can't be read is in the trash.")
            self.toast.say(self.words(said))

    def _save_copy(self) -> None:
        title = self.words(Text("Save the roster elsewhere"))
        name, _ = QFileDialog.getSaveFileName(self, title, str(Path.home()), "*.json")
        if name:
            self.desk.save_copy(Path(name))

    def _tell_set_aside(self, place: Path) -> None:
        text = Text(
            "Another program had changed the file; its version is in the trash: {file}",
            file=place.name,
        )
        self.toast.say(
            self.words(text),
            self.words(Text("Open the folder")),
            lambda: self._show_folder(place.parent),
        )

    def _show_folder(self, folder: Path) -> None:
        open_elsewhere(folder)

    def _lay_out(self) -> None:
        roster = QWidget(self)
        self._below = below = QHBoxLayout()
        below.setSpacing(28)
        below.addWidget(self.profiles)
        below.addWidget(self._sheets, 1)
        self._right = right = QVBoxLayout(roster)
        right.setContentsMargins(20, 14, 20, 14)
        right.setSpacing(12)
        right.addWidget(self._total)
        right.addWidget(self._remarks)
        right.addLayout(below, 1)
        self._sheets.addWidget(self._no_profile)
        self._sheets.addWidget(self.group_sheet)
        for page in (roster, self._no_roster, self._trouble):
            self._pages.addWidget(page)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.shelf)
        row.addWidget(self._pages, 1)
        layout = QVBoxLayout(self)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addLayout(row, 1)
