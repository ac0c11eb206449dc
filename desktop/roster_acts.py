"""What can be done to the profiles and groups of the open roster: each act one step of undo."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from desktop.roster_desk import RosterDesk
from desktop.roster_history import Elsewhere
from desktop.trouble import TroubleError
from rules.json_reading import Json
from rules.roster import new_profile
from rules.roster_edits import (
    arranged,
    duplicates,
    group_removed,
    group_renamed,
    group_shifted,
    grouped,
    inserted,
    received,
    shifted,
    with_group,
    without,
)
from rules.roster_import import Plan
from rules.text import InputError, Text


class RosterActs:
    """Acts on one desk; where the open roster is only shown they do nothing."""

    def __init__(self, desk: RosterDesk) -> None:
        self._desk = desk

    @property
    def _document(self) -> Json | None:
        return None if self._desk.read_only else self._desk.document

    def add(self, name: str, group: str | None = None) -> str | None:
        """A new profile at the end; its id."""
        document, system = self._document, self._desk.system
        if document is None or system is None:
            return None
        made = new_profile(system, name, self._desk.store.new_id) | {"group": group}
        self._desk.edit(inserted(document, [made], len(document["profiles"])))
        return made["id"]

    def duplicate(self, identities: Collection[str]) -> list[str]:
        """Copies behind the last of the originals; their ids."""
        document, originals = self._document, self._desk.profiles(identities)
        if document is None or not originals:
            return []
        made = duplicates(originals, self._desk.store.new_id)
        place = document["profiles"].index(originals[-1]) + 1
        self._desk.edit(inserted(document, made, place))
        return [one["id"] for one in made]

    def delete(self, identities: Collection[str]) -> list[tuple[Json, int]]:
        """Take profiles out; each with the place it had, to put it back."""
        document = self._document
        if document is None:
            return []
        taken = [(one, place) for place, one in enumerate(document["profiles"])
                 if one["id"] in identities]  # fmt: skip
        self._desk.edit(without(document, set(identities)))
        return taken

    def put_back(self, taken: Sequence[tuple[Json, int]]) -> None:
        """Put profiles back to their places in the list."""
        document = self._document
        if document is None:
            return
        present = {one["id"] for one in document["profiles"]}
        groups = {group["id"] for group in document["groups"]}
        for profile, place in taken:
            if profile["id"] not in present:
                gone = profile["group"] not in groups
                back = profile | {"group": None} if gone else profile
                document = inserted(document, [back], place)
        self._desk.edit(document)

    def arrange(self, identities: Collection[str], before: str | None, group: str | None) -> None:
        """Move profiles into a group and before another profile (None: to the end)."""
        if self._document is not None:
            moved = arranged(self._document, set(identities), before)
            self._desk.edit(grouped(moved, set(identities), group))

    def shift(self, identities: Collection[str], by: int) -> None:
        """Move profiles one place up (−1) or down (1)."""
        if self._document is not None:
            self._desk.edit(shifted(self._document, set(identities), by))

    def group(self, identities: Collection[str], group: str | None) -> None:
        """Put profiles into a group, or into none."""
        if self._document is not None:
            self._desk.edit(grouped(self._document, set(identities), group))

    def add_group(self, name: str, identities: Collection[str] = ()) -> str | None:
        """A new group, with some profiles in it; its id."""
        if self._document is None:
            return None
        made = self._desk.store.new_id()
        self._desk.edit(grouped(with_group(self._document, name, made), set(identities), made))
        return made

    def rename_group(self, group: str, name: str) -> None:
        """Give a group another name."""
        if self._document is not None:
            self._desk.edit(group_renamed(self._document, group, name))

    def remove_group(self, group: str) -> None:
        """Take a group away; its profiles stay."""
        if self._document is not None:
            self._desk.edit(group_removed(self._document, group))

    def shift_group(self, group: str, by: int) -> None:
        """Move a group one place up (−1) or down (1)."""
        if self._document is not None:
            self._desk.edit(group_shifted(self._document, group, by))

    def take(self, plan: Plan) -> list[str]:
        """Do what an import showed it would do; the ids of the profiles it added."""
        if self._document is None:
            return []
        self._desk.edit(plan.document)
        return [one["id"] for one in plan.added]

    def send(self, identities: Collection[str], path: Path, *, move: bool) -> bool:
        """Copy or move profiles into another roster of the same game; whether it was done.

        They are there before they are gone here, so that nothing can be lost between.
        """
        desk, document = self._desk, self._document
        if document is None or not self._desk.profiles(identities):
            return False
        trip = _Trip(desk, path, document, set(identities))
        try:
            trip.go()
        except TroubleError as trouble:
            desk.say(trouble)
            return False
        if move:
            desk.edit(without(document, set(identities)), None, Elsewhere(trip.back, trip.go))
            desk.save()
        return True


class _Trip:
    """Profiles on their way into another roster, and back."""

    def __init__(self, desk: RosterDesk, path: Path, document: Json, identities: set[str]) -> None:
        self._desk = desk
        self._path = path
        self._document = document
        self._identities = identities
        self._arrived: set[str] = set()

    def go(self) -> None:
        """Write the profiles into the other roster."""
        store = self._desk.store
        opened = store.read(self._path)
        if opened.reading.read_only or opened.reading.system is not self._desk.system:
            raise TroubleError(self._path, InputError(Text("it takes no profiles from here")))
        there = opened.reading.document
        here = {one["id"] for one in there["profiles"]}
        after = received(there, self._document, self._identities, store.new_id)
        self._arrived = {one["id"] for one in after["profiles"]} - here
        store.save(opened, after)

    def back(self) -> None:
        """Take them out of the other roster again."""
        store = self._desk.store
        opened = store.read(self._path)
        store.save(opened, without(opened.reading.document, self._arrived))
