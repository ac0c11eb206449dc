"""The rosters at work: those on the shelf, the one that is open, what was typed into it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.files import write_document
from desktop.history import History
from desktop.roster_library import Library, Opened, Shelved, TroubleError
from rules.roster import new_profile
from rules.roster_reading import profile_problem
from rules.systems import GameSystem
from rules.text import InputError, Text

Json = dict[str, Any]
Place = tuple[str, str, str]
"""A profile's id (empty: the roster itself), a part (attacker, target, or empty), a field."""

SAVED_AFTER_MS = 300


@dataclass(frozen=True, slots=True)
class Draft:
    """What was typed at a place and can't be kept as it is, and why."""

    value: object
    problem: InputError


class RosterDesk(QObject):
    """One roster is open at a time; its document is always one that can be read again.

    A value that breaks the schema is a draft: shown, marked, not saved. Everything else is saved
    shortly after it was typed. Facts: ``shelf_changed``, ``roster_changed`` (another document),
    ``drafts_changed``, ``saved_changed`` (saved, waiting or in trouble), ``set_aside`` (another
    program had changed the file; its version lies there).
    """

    shelf_changed = Signal()
    roster_changed = Signal()
    drafts_changed = Signal()
    saved_changed = Signal()
    set_aside = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = library
        self.shelf: list[Shelved] = []
        self.opened: Opened | None = None
        self.document: Json | None = None
        self.drafts: dict[Place, Draft] = {}
        self.trouble: TroubleError | None = None
        self._history = History[Json]()
        self._last_place: Place | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVED_AFTER_MS)
        self._timer.timeout.connect(self.save)

    @property
    def system(self) -> GameSystem | None:
        """The game of the open roster."""
        return self.opened.reading.system if self.opened else None

    @property
    def read_only(self) -> bool:
        """Whether the open roster can't be edited here (or none is open)."""
        return self.opened is None or self.opened.reading.read_only

    @property
    def unsaved(self) -> bool:
        """Whether the document differs from the one read or written last."""
        return self.opened is not None and self.document != self.opened.reading.document

    @property
    def can_undo(self) -> bool:
        return bool(self._history.past)

    @property
    def can_redo(self) -> bool:
        return bool(self._history.future)

    def start(self) -> None:
        """Open the folder, list what is there, and open the first roster that can be read."""
        try:
            self.store.open_folder()
            self.shelf = self.store.shelf()
        except TroubleError as trouble:
            self._say(trouble)
        self.shelf_changed.emit()
        readable = [one.path for one in self.shelf if one.trouble is None]
        if readable:
            self.open(readable[0])

    def open(self, path: Path) -> None:
        """Open another roster; what could not be saved of the last one stays open."""
        if not self.close():
            return
        try:
            self._take(self.store.read(path))
        except TroubleError as trouble:
            self._take(None)
            self._mark_shelved(path, trouble=trouble)
            self._say(trouble)

    def close(self) -> bool:
        """Save what waits to be; whether nothing is left unsaved."""
        self._timer.stop()
        self.save()
        return not self.unsaved

    def create(self, system: GameSystem, name: str) -> None:
        """A new roster, on disk and open."""
        if self.close():
            self._shelve(lambda: self.store.create(system, name))

    def delete(self) -> Path | None:
        """Move the open roster to the trash and open its neighbour; where it lies now."""
        if self.opened is None or not self.close():
            return None
        path = self.opened.path
        places = [one.path for one in self.shelf]
        try:
            place = self.store.delete(path)
        except TroubleError as trouble:
            self._say(trouble)
            return None
        self._take(None)
        self._list()
        left = [one.path for one in self.shelf if one.trouble is None]
        after = [one for one in left if one in places[places.index(path) :]] or left[-1:]
        if after:
            self.open(after[0])
        return place

    def restore(self, place: Path) -> None:
        """Take a roster back from the trash and open it."""
        if self.close():
            self._shelve(lambda: self.store.restore(place))

    def save(self) -> None:
        """Write the roster if it changed; where that fails it stays as it is, unsaved."""
        if self.opened is None or self.document is None or not self.unsaved:
            return
        try:
            self.opened = self.store.save(self.opened, self.document)
        except TroubleError as trouble:
            self._say(trouble)
            return
        if self.opened.set_aside is not None:
            self.set_aside.emit(self.opened.set_aside)
        self._say(None)

    def save_copy(self, path: Path) -> None:
        """Write the roster as it stands to a file elsewhere."""
        if self.document is None:
            return
        try:
            write_document(path, self.document)
        except OSError as error:
            self._say(TroubleError(path, error))

    def undo(self) -> None:
        """Go back to the document before the last edit."""
        if self._history.past and self.document is not None:
            self._history.future.append(self.document)
            self._go_to(self._history.past.pop())

    def redo(self) -> None:
        """Take the last undone edit again."""
        if self._history.future and self.document is not None:
            self._history.past.append(self.document)
            self._go_to(self._history.future.pop())

    def profile(self, identity: str) -> Json | None:
        """A profile by its id."""
        profiles: list[Json] = self.document["profiles"] if self.document else []
        return next((one for one in profiles if one["id"] == identity), None)

    def edit_roster(self, field: str, value: str) -> None:
        """Take another name or note of the roster."""
        if self.document is None or self.read_only:
            return
        place = ("", "", field)
        length = len(value.strip()) if field == "name" else 1
        if 1 <= length <= 200:
            self._drop_draft(place)
            self._edit(self.document | {field: value}, place)
            self._name_shelved(self.document["name"])
        else:
            text = (
                Text("may not be empty")
                if length < 1
                else Text("longer than {bound} characters", bound=200)
            )
            self._draft(place, Draft(value, InputError(text, where=field)))

    def edit_profile(self, identity: str, part: str, field: str, value: object) -> None:
        """Take a value of a profile (``part``: attacker, target, or empty), or make it a draft."""
        old, system = self.profile(identity), self.system
        if old is None or system is None or self.read_only:
            return
        place = (identity, part, field)
        new = old | ({part: old[part] | {field: value}} if part else {field: value})
        problem = profile_problem(system, new)
        if problem is None:
            self._drop_draft(place)
            self._replace(new, place)
        else:
            self._draft(place, Draft(value, problem))

    def add_profile(self, name: str) -> str | None:
        """A new profile at the end; its id."""
        if self.document is None or self.system is None or self.read_only:
            return None
        made = new_profile(self.system, name, self.store.new_id)
        self.put_back(made, len(self.document["profiles"]))
        return made["id"]

    def duplicate_profile(self, identity: str) -> str | None:
        """A copy of a profile behind it, sharing nothing with it; its id."""
        old = self.profile(identity)
        if old is None or self.document is None or self.read_only:
            return None
        made = copy.deepcopy(old) | {"id": self.store.new_id(), "history": []}
        self.put_back(made, self.document["profiles"].index(old) + 1)
        return made["id"]

    def delete_profile(self, identity: str) -> tuple[Json, int] | None:
        """Take a profile out; the profile and the place it had, to put it back."""
        old = self.profile(identity)
        if old is None or self.document is None or self.read_only:
            return None
        profiles: list[Json] = self.document["profiles"]
        place = profiles.index(old)
        left = [one for one in profiles if one["id"] != identity]
        self.drafts = {at: draft for at, draft in self.drafts.items() if at[0] != identity}
        self._edit(self.document | {"profiles": left}, None)
        return old, place

    def put_back(self, profile: Json, place: int) -> None:
        """Put a profile at a place of the list."""
        if self.document is None or self.read_only or self.profile(profile["id"]) is not None:
            return
        profiles = list(self.document["profiles"])
        profiles.insert(place, profile)
        self._edit(self.document | {"profiles": profiles}, None)

    def _replace(self, profile: Json, place: Place) -> None:
        assert self.document is not None
        profiles = [
            profile if one["id"] == profile["id"] else one for one in self.document["profiles"]
        ]
        self._edit(self.document | {"profiles": profiles}, place)

    def _edit(self, document: Json, place: Place | None) -> None:
        """Take an edited document; edits of one place in a row are one step of undo."""
        if document == self.document or self.document is None:
            return
        if place is None or place != self._last_place:
            self._history.push(self.document)
        self._last_place = place
        self._show(document)

    def _go_to(self, document: Json) -> None:
        self.drafts, self._last_place = {}, None
        self._show(document)
        self._name_shelved(document["name"])

    def _show(self, document: Json) -> None:
        self.document = document
        self.roster_changed.emit()
        self._timer.start()
        self.saved_changed.emit()

    def _take(self, opened: Opened | None) -> None:
        self.opened = opened
        self.document = opened.reading.document if opened else None
        self.drafts, self._history, self._last_place = {}, History[Json](), None
        self.trouble = None
        self.roster_changed.emit()
        self.saved_changed.emit()

    def _draft(self, place: Place, draft: Draft) -> None:
        self.drafts = self.drafts | {place: draft}
        self._last_place = None
        self.drafts_changed.emit()

    def _drop_draft(self, place: Place) -> None:
        if place in self.drafts:
            self.drafts = {at: draft for at, draft in self.drafts.items() if at != place}
            self.drafts_changed.emit()

    def _say(self, trouble: TroubleError | None) -> None:
        self.trouble = trouble
        self.saved_changed.emit()

    def _shelve(self, make: Callable[[], Path]) -> None:
        """Put a roster on the shelf and open it."""
        try:
            path = make()
        except TroubleError as trouble:
            self._say(trouble)
            return
        self._list()
        self.open(path)

    def _list(self) -> None:
        try:
            self.shelf = self.store.shelf()
        except TroubleError as trouble:
            self._say(trouble)
        self.shelf_changed.emit()

    def _name_shelved(self, name: str) -> None:
        """Show the roster's name in the list, where its line stays until the list is read again."""
        if self.opened is not None:
            self._mark_shelved(self.opened.path, name=name)

    def _mark_shelved(self, path: Path, **changes: object) -> None:
        self.shelf = [replace(one, **changes) if one.path == path else one for one in self.shelf]
        self.shelf_changed.emit()
