"""The rosters at work: those on the shelf, the one that is open, what was typed into it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.data_lock import DataLock
from desktop.files import write_document
from desktop.roster_backups import Backup
from desktop.roster_history import Elsewhere, RosterHistory
from desktop.roster_library import Library, Opened
from desktop.store import Shelved
from desktop.trouble import TroubleError
from rules.json_reading import Json
from rules.roster_edits import replaced, set_for_all
from rules.roster_reading import name_problem, profile_problem
from rules.systems import GameSystem
from rules.text import InputError

Place = tuple[str, str, str]
"""A profile's id (empty: the roster itself), a part (attacker, target, or empty), a field."""

SAVED_AFTER_MS, TRIED_AGAIN_AFTER_MS = 300, 10_000
SEVERAL = "*"
"""In a place: several profiles are edited at once."""


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
    program had changed the file; its version lies there). ``locked_out``: another window writes
    here; everything is only shown.
    """

    shelf_changed = Signal()
    roster_changed = Signal()
    drafts_changed = Signal()
    saved_changed = Signal()
    set_aside = Signal(object)

    def __init__(
        self, library: Library, parent: QObject | None = None, lock: DataLock | None = None
    ) -> None:
        super().__init__(parent)
        self.store = library
        self.locked_out = False
        self._lock = lock
        self._outside: list[Path] = []
        self.shelf: list[Shelved] = []
        self.opened: Opened | None = None
        self.document: Json | None = None
        self.drafts: dict[Place, Draft] = {}
        self.trouble: TroubleError | None = None
        self._history = RosterHistory()
        self._histories: dict[Path, tuple[Json, RosterHistory]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.save)

    @property
    def system(self) -> GameSystem | None:
        """The game of the open roster."""
        return self.opened.reading.system if self.opened else None

    @property
    def read_only(self) -> bool:
        """Whether the open roster can't be edited here (or none is open)."""
        return self.opened is None or self.opened.reading.read_only or self.locked_out

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
        self.locked_out = self._lock is not None and not self._lock.take()
        try:
            if not self.locked_out:
                self.store.open_folder()
            self.shelf = self._all_shelved()
        except TroubleError as trouble:
            self.say(trouble)
        self.shelf_changed.emit()
        readable = [one.path for one in self.shelf if one.trouble is None]
        if readable:
            self.open(readable[0])

    def retake(self) -> None:
        """Try again to be the one window that writes; the rosters are then read again."""
        if not self.locked_out or self._lock is None or not self._lock.take():
            return
        path = self.opened.path if self.opened else None
        self._take(None)
        self.start()
        if path is not None and path.exists():
            self.open(path)

    def open(self, path: Path) -> None:
        """Open another roster; what could not be saved of the last one stays open."""
        if not self.close():
            return
        try:
            self._take(self.store.read(path))
        except TroubleError as trouble:
            self._take(None)
            self._mark_shelved(path, trouble=trouble)
            self.say(trouble)

    def open_outside(self, path: Path) -> None:
        """Open a roster that lies elsewhere, where it lies; it is listed from now on."""
        path = path.resolve()
        if path not in [one.path for one in self.shelf]:
            self._outside.append(path)
            self.list_again()
        self.open(path)

    def restore_backup(self, path: Path, backup: Backup) -> None:
        """Put an earlier version in the place of a roster; a step that can be undone."""
        if self.locked_out:
            return
        before = self.document if self.opened and self.opened.path == path else None
        if before is not None and not self.close():
            return
        try:
            self.store.restore_backup(path, backup)
            opened = self.store.read(path)
        except TroubleError as trouble:
            self.say(trouble)
            return
        history = self._history if before is not None else RosterHistory()
        self._take(opened)
        if before is not None:
            self._history = history
            history.push(before)
        self.list_again()
        self.saved_changed.emit()
        self.roster_changed.emit()

    def close(self) -> bool:
        """Save what waits to be; whether nothing is left unsaved."""
        self._timer.stop()
        self.save()
        return not self.unsaved

    def create(self, system: GameSystem, name: str) -> None:
        """A new roster, on disk and open."""
        if self.close():
            self.shelve(lambda: self.store.create(system, name))

    def delete(self) -> Path | None:
        """Move the open roster to the trash and open its neighbour; where it lies now."""
        if self.opened is None or self.locked_out or not self.close():
            return None
        path = self.opened.path
        places = [one.path for one in self.shelf]
        try:
            place = self.store.delete(path)
        except TroubleError as trouble:
            self.say(trouble)
            return None
        self._take(None)
        self._histories.pop(path, None)
        self.list_again()
        left = [one.path for one in self.shelf if one.trouble is None]
        after = [one for one in left if one in places[places.index(path) :]] or left[-1:]
        if after:
            self.open(after[0])
        return place

    def restore(self, place: Path) -> None:
        """Take a roster back from the trash and open it."""
        if self.close():
            self.shelve(lambda: self.store.restore(place))

    def save(self) -> None:
        """Write the roster if it changed; where that fails it stays, and is tried again later."""
        if self.opened is None or self.document is None:
            return
        if not self.unsaved:
            if self.trouble is not None:
                self.say(None)
            return
        try:
            self.opened = self.store.save(self.opened, self.document)
        except TroubleError as trouble:
            self.say(trouble)
            self._timer.start(TRIED_AGAIN_AFTER_MS)
            return
        if self.opened.set_aside is not None:
            self.set_aside.emit(self.opened.set_aside)
        self.say(None)

    def save_copy(self, path: Path) -> None:
        """Write the roster as it stands to a file elsewhere."""
        if self.document is None:
            return
        try:
            write_document(path, self.document)
        except OSError as error:
            self.say(TroubleError(path, error))

    def undo(self) -> None:
        """Go back to the document before the last edit.

        What it took from elsewhere is saved here before it is gone there, and the other way round.
        """
        step = None if self._fixed else self._history.undo(self.document or {})
        if step is not None:
            self._go_to(step.document)
            if step.elsewhere is not None:
                self.save()
                self._reach(step.elsewhere.undo, unless=self.unsaved)

    def redo(self) -> None:
        """Take the last undone edit again."""
        step = None if self._fixed else self._history.redo(self.document or {})
        if step is None:
            return
        if step.elsewhere is None or self._reach(step.elsewhere.redo):
            self._go_to(step.document)
        else:
            self._history.undo(self.document or {})

    @property
    def _fixed(self) -> bool:
        return self.document is None or self.read_only

    def _reach(self, act: Callable[[], object], *, unless: bool = False) -> bool:
        """Act on another roster; whether it was done."""
        if unless:
            return False
        try:
            act()
        except TroubleError as trouble:
            self.say(trouble)
            return False
        return True

    def _go_to(self, document: Json) -> None:
        self.drafts = {}
        self._show(document)
        self._name_shelved(document["name"])

    def edit_roster(self, field: str, value: str) -> None:
        """Take another name or note of the roster."""
        if self.document is None or self.read_only:
            return
        place = ("", "", field)
        problem = name_problem(value) if field == "name" else None
        if problem is None:
            self._drop_draft(place)
            self.edit(self.document | {field: value}, place)
            self._name_shelved(self.document["name"])
        else:
            self._draft(place, Draft(value, problem))

    def edit_profiles(
        self, identities: Sequence[str], part: str, field: str, value: object
    ) -> None:
        """Take a value of all these profiles, or make it a draft where one can't have it.

        ``part``: attacker, target, or empty.
        """
        system, old = self.system, self.profiles(identities)
        if system is None or self.document is None or self.read_only or not old:
            return
        place = (identities[0] if len(identities) == 1 else SEVERAL, part, field)
        new = set_for_all(old, part, field, value)
        problem = next(filter(None, (profile_problem(system, one) for one in new)), None)
        if problem is None:
            self._drop_draft(place)
            step = (place, tuple(identities))
            self.edit(replaced(self.document, {one["id"]: one for one in new}), step)
        else:
            self._draft(place, Draft(value, problem))

    def profiles(self, identities: Collection[str]) -> list[Json]:
        """The profiles of these ids, in their order in the roster."""
        profiles: list[Json] = self.document["profiles"] if self.document else []
        wanted = set(identities)
        return [one for one in profiles if one["id"] in wanted]

    def edit(
        self, document: Json, place: object = None, elsewhere: Elsewhere | None = None
    ) -> None:
        """Take an edited document; edits of one place in a row are one step of undo.

        ``elsewhere``: what the step did in another roster.
        """
        if self.read_only or self.document is None or document == self.document:
            return
        self._history.push(self.document, place, elsewhere)
        identities = {one["id"] for one in document["profiles"]} | {"", SEVERAL}
        self.drafts = {at: draft for at, draft in self.drafts.items() if at[0] in identities}
        self._show(document)

    def _show(self, document: Json) -> None:
        self.document = document
        self.roster_changed.emit()
        self._timer.start(SAVED_AFTER_MS)
        self.saved_changed.emit()

    def _take(self, opened: Opened | None) -> None:
        if self.opened is not None and self.document is not None:
            self._histories[self.opened.path] = (self.document, self._history)
        self.opened = opened
        self.document = opened.reading.document if opened else None
        self.drafts, self._history = {}, self._history_of(opened)
        self.trouble = None
        self.roster_changed.emit()
        self.saved_changed.emit()

    def _history_of(self, opened: Opened | None) -> RosterHistory:
        """What was done to a roster before, as long as it stands as it was left."""
        left, history = self._histories.get(opened.path, ({}, None)) if opened else ({}, None)
        return history if history is not None and left == self.document else RosterHistory()

    def _draft(self, place: Place, draft: Draft) -> None:
        self.drafts = self.drafts | {place: draft}
        self._history.place = None
        self.drafts_changed.emit()

    def _drop_draft(self, place: Place) -> None:
        if place in self.drafts:
            self.drafts = {at: draft for at, draft in self.drafts.items() if at != place}
            self.drafts_changed.emit()

    def say(self, trouble: TroubleError | None) -> None:
        """Tell what could not be done, or that nothing is wrong any more."""
        self.trouble = trouble
        self.saved_changed.emit()

    def shelve(self, make: Callable[[], Path]) -> None:
        """Put a roster on the shelf and open it."""
        if self.locked_out:
            return
        try:
            path = make()
        except TroubleError as trouble:
            self.say(trouble)
            return
        self.list_again()
        self.open(path)

    def list_again(self) -> None:
        """Read the list of the rosters again."""
        try:
            self.shelf = self._all_shelved()
        except TroubleError as trouble:
            self.say(trouble)
        self.shelf_changed.emit()

    def _all_shelved(self) -> list[Shelved]:
        outside = [path for path in self._outside if path.parent != self.store.folder]
        return [*self.store.shelf(), *map(self.store.shelved, outside)]

    def _name_shelved(self, name: str) -> None:
        """Show the roster's name in the list, where its line stays until the list is read again."""
        if self.opened is not None:
            self._mark_shelved(self.opened.path, name=name)

    def _mark_shelved(self, path: Path, **changes: object) -> None:
        self.shelf = [replace(one, **changes) if one.path == path else one for one in self.shelf]
        self.shelf_changed.emit()
