"""A list of the profiles of a roster, to choose several of them, or one with his weapon."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.room import open_at
from desktop.forms.problem_line import ProblemLine
from desktop.roster_library import Library
from desktop.trouble import TroubleError
from desktop.views.rosters.profile_list import PROFILE, ProfileDelegate, ProfileModel
from desktop.views.rosters.sentences import trouble_words
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.search_field import SearchField
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.folding import folded
from rules.json_reading import Json
from rules.roster_use import ALL, lacking, weapon_reading
from rules.systems import GameSystem
from rules.text import Names, Text

MARGIN = 24
SIZE = (520, 600)


@dataclass(frozen=True, slots=True)
class Picked:
    """The profiles chosen, and the place of the attacker's weapon (None: without, or ALL)."""

    profiles: list[Json]
    weapon: int | None = None


class ProfilePicker(InReadingOrder, QDialog):
    """Profiles of one game's rosters to choose from.

    ``room``: how many figures there is room for; None where one attacker is wanted. What was
    checked in one roster stays chosen while another is looked at.
    """

    def __init__(
        self,
        words: Words,
        library: Library,
        system: GameSystem,
        *,
        room: int | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._library = library
        self._system = system
        self._room = room
        self._profiles: list[Json] = []
        self._chosen: dict[str, Json] = {}
        self._make_parts()
        self._lay_out()
        self._connect()
        self._show_rosters()

    def picked(self) -> Picked | None:
        """What was chosen, or None while nothing is."""
        if self._room is not None:
            return Picked(list(self._chosen.values())) if self._chosen else None
        profile = self._list.currentIndex().data(PROFILE)
        weapon = self._weapon.value()
        if profile is None:
            return None
        return Picked([profile], weapon if isinstance(weapon, int) else None)

    def _make_parts(self) -> None:
        words, room = self._words, self._room
        self._roster = Choice(words(Text("Roster")), parent=self)
        self._search = SearchField(words, parent=self)
        self._make_list()
        self._weapon = Choice(words(Text("Weapon")), parent=self)
        self._weapon_label = Label(words(Text("Weapon")), tone="muted", parent=self)
        self._problem = ProblemLine(parent=self)
        self._count = Label(factor=0.9, tone="muted", parent=self)
        self._back = Button(words(Text("Cancel")), parent=self)
        act = words(Text("Choose") if room is None else Text("Add"))
        self._act = Button(act, role="primary", parent=self)

    def _make_list(self) -> None:
        """The profiles found, or in their place why there are none."""
        self._model = ProfileModel(self._words, self, None if self._room is None else self._check)
        self._list = QListView(self)
        self._list.setAccessibleName(self._words(Text("Profiles")))
        self._list.setModel(self._model)
        self._list.setItemDelegate(ProfileDelegate(self._list))
        self._list.setUniformItemSizes(True)
        self._nobody = Label(tone="muted", parent=self)
        self._nobody.setWordWrap(True)
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._found = QStackedWidget(self)
        self._found.addWidget(self._list)
        self._found.addWidget(self._nobody)

    def _lay_out(self) -> None:
        title = self._words(Text("From a roster"))
        self.setWindowTitle(title)
        open_at(self, *SIZE)
        weapon, foot = QHBoxLayout(), QHBoxLayout()
        weapon.addWidget(self._weapon_label)
        weapon.addWidget(self._weapon, 1)
        foot.setSpacing(8)
        foot.addWidget(self._count, 1)
        foot.addWidget(self._back)
        foot.addWidget(self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(8)
        layout.addWidget(Label(title, factor=1.2, bold=True, parent=self))
        for part in (self._roster, self._search):
            layout.addWidget(part)
        layout.addWidget(self._found, 1)
        layout.addLayout(weapon)
        layout.addWidget(self._problem)
        layout.addLayout(foot)
        for part in (self._weapon, self._weapon_label):
            part.setVisible(self._room is None)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self._roster.value_chosen.connect(self._read)
        self._search.textChanged.connect(self._show_profiles)
        self._list.selectionModel().currentChanged.connect(self._show_weapons)
        if self._room is None:
            self._list.doubleClicked.connect(self.accept)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)

    def _show_rosters(self) -> None:
        try:
            shelf = self._library.rosters_of(self._system)
        except TroubleError as trouble:
            self._fail(trouble)
            return
        self._roster.set_options([(one.name, one.path) for one in shelf])
        self._roster.setEnabled(bool(shelf))
        self._search.setEnabled(bool(shelf))
        if shelf:
            self._read(shelf[0].path)
        else:
            self._show_profiles()
        self._show_chosen()

    def _read(self, path: object) -> None:
        assert isinstance(path, Path)
        self._problem.say(None)
        self._profiles = []
        try:
            self._profiles = self._library.read(path).reading.document["profiles"]
        except TroubleError as trouble:
            self._fail(trouble)
        self._show_profiles()

    def _fail(self, trouble: TroubleError) -> None:
        self._problem.say(trouble_words(self._words, trouble))
        self._act.setEnabled(False)

    def _show_profiles(self) -> None:
        wanted = folded(self._search.text())
        found = [one for one in self._profiles if wanted in _searched(one)]
        self._model.show_profiles(found)
        self._model.show_checks(self._chosen)
        if self._room is None and found and not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(self._model.index(0))
        self._found.setCurrentWidget(self._list if found else self._nobody)
        self._nobody.setText("" if found else self._why_nobody())
        self._show_weapons()

    def _why_nobody(self) -> str:
        if self._profiles:
            searched = self._search.text().strip()
            return self._words(Text("No profile for “{search}”.", search=searched))
        if not self._roster.count():
            return self._words(Text("No roster of this game yet: Rosters is where they are made."))
        unread = bool(self._problem.text())
        return "" if unread else self._words(Text("This roster has no profile yet."))

    def _show_weapons(self) -> None:
        if self._room is not None:
            return
        index: QModelIndex = self._list.currentIndex()
        profile = index.data(PROFILE)
        weapons = profile["weapons"] if profile else []
        lines = [weapon_reading(self._system, one["weapon"]).line for one in weapons]
        none = self._words(Text("none"))
        options: list[tuple[str, object]] = [(line, at) for at, line in enumerate(lines)]
        if len(lines) > 1 and "weapons" in self._system.engagement.model_fields:
            options.append((self._words(Text("all, in this order")), ALL))
        self._weapon.set_options(options or [(none, None)])
        self._weapon.setCurrentIndex(0)
        self._weapon.setEnabled(len(lines) > 1)
        self._act.setEnabled(profile is not None)

    def _check(self, identity: str, chosen: bool) -> None:
        """Choose a profile of the roster shown, or no longer."""
        if chosen:
            profile = next(one for one in self._profiles if one["id"] == identity)
            self._chosen = self._chosen | {identity: profile}
        else:
            self._chosen = {key: one for key, one in self._chosen.items() if key != identity}
        self._model.show_checks(self._chosen)
        self._show_chosen()

    def _show_chosen(self) -> None:
        if self._room is None:
            return
        figures = sum(one["count"] for one in self._chosen.values())
        self._count.setText(self._words(Text("%n figure(s)", None, figures)))
        self._act.setEnabled(0 < figures <= self._room)
        if figures > self._room:
            text = Text("Room for %n figure(s) only", None, self._room)
            self._problem.say(self._words(text))
        else:
            self._problem.say(self._lacking())

    def _lacking(self) -> str | None:
        """What the engagement will ask for, of the first profile that does not say it."""
        for profile in self._chosen.values():
            missing = tuple(self._words.label(one) for one in lacking(self._system, profile))
            if missing:
                text = Text("{name} lacks: {fields}", name=profile["name"], fields=Names(missing))
                return self._words(text)
        return None


def _searched(profile: Json) -> str:
    return folded(" ".join([profile["name"], *profile["tags"]]))
