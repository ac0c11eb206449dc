"""What an import would do to a roster, shown before it does it: added, changed, unreadable."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from rules.folding import folded
from rules.json_reading import Json
from rules.roster import NewId, new_profile, title_of
from rules.roster_reading import profile_problem
from rules.systems import GameSystem
from rules.text import InputError, Text

Field = tuple[str, str]
"""A part (attacker, target, or empty for the profile's own) and a field of it."""

NAME: Field = ("", "name")


@dataclass(frozen=True, slots=True)
class Entry:
    """A profile as it was read in a table or a text, from this line on.

    ``values``: None where it is said to be empty. ``weapons``: None where nothing is said of them.
    ``group``: the name of one, empty for none, None where nothing is said of it. ``whole``: what
    is not said is not so either (else it stays as it is).
    """

    line: int
    id: str | None = None
    values: Mapping[Field, Any] = field(default_factory=dict[Field, Any])
    weapons: list[Json] | None = None
    group: str | None = None
    whole: bool = False

    @property
    def nameless(self) -> bool:
        """Whether its name is said to be empty."""
        return self.values.get(NAME, "") is None


@dataclass(frozen=True, slots=True)
class Remark:
    """What there is to tell of a line (counted from 1; 0: of the whole)."""

    line: int
    text: Text


@dataclass(frozen=True, slots=True)
class Readout:
    """What was read from a table or a text: profiles, what was no profile, what else to tell."""

    entries: list[Entry] = field(default_factory=list[Entry])
    unreadable: list[Remark] = field(default_factory=list[Remark])
    notices: list[Remark] = field(default_factory=list[Remark])


@dataclass(frozen=True, slots=True)
class Change:
    """A profile as it is and as it would be."""

    before: Json
    after: Json


@dataclass(frozen=True, slots=True)
class Plan:
    """What an import would do; ``document``: the roster after it, every profile valid."""

    document: Json
    added: list[Json]
    changed: list[Change]
    unchanged: int
    unreadable: list[Remark]
    notices: list[Remark]

    @property
    def does_something(self) -> bool:
        """Whether the roster would be another one after it."""
        return bool(self.added or self.changed)


def plan_of(system: GameSystem, roster: Json, read: Readout, new_id: NewId) -> Plan:
    """The import of what was read; a profile without a known id is new and gets an identity."""
    planner = _Planner(system, roster, new_id)
    for entry in read.entries:
        planner.take(entry)
    return planner.plan(read)


class _Planner:
    """The roster as it grows, entry by entry; the one given is left as it is."""

    def __init__(self, system: GameSystem, roster: Json, new_id: NewId) -> None:
        self._system = system
        self._roster = roster
        self._new_id = new_id
        self._groups: list[Json] = list(roster["groups"])
        self._known: dict[str, Json] = {one["id"]: one for one in roster["profiles"]}
        self._added: list[Json] = []
        self._changes: dict[str, Change] = {}
        self._unchanged = 0
        self._unreadable: list[Remark] = []
        self._blank = new_profile(system, "?", lambda: "?")

    def take(self, entry: Entry) -> None:
        """Add the profile, or change the one that has its id."""
        before = self._known.get(entry.id) if entry.id else None
        from_nothing = before is None or entry.whole
        start = before if before is not None and not entry.whole else deepcopy(self._blank)
        identity = {} if before is None else {"id": before["id"]}
        after = _applied(entry, start | identity, self._blank)
        problem = profile_problem(self._system, after)
        if problem is not None or entry.nameless or (from_nothing and NAME not in entry.values):
            self._unreadable.append(Remark(entry.line, _said(self._system, problem)))
            return
        after["group"] = self._group_of(entry, after["group"])
        if before is None:
            self._added.append(after | {"id": self._new_id()})
        elif after == before:
            self._unchanged += 1
        else:
            self._changes[after["id"]] = Change(self._first(after["id"], before), after)
            self._known[after["id"]] = after

    def plan(self, read: Readout) -> Plan:
        """What all of it comes to."""
        kept = [self._known[one["id"]] for one in self._roster["profiles"]]
        document = self._roster | {"groups": self._groups, "profiles": [*kept, *self._added]}
        unreadable = sorted([*read.unreadable, *self._unreadable], key=lambda one: one.line)
        changed = list(self._changes.values())
        return Plan(document, self._added, changed, self._unchanged, unreadable, read.notices)

    def _first(self, identity: str, before: Json) -> Json:
        known = self._changes.get(identity)
        return known.before if known else before

    def _group_of(self, entry: Entry, present: str | None) -> str | None:
        """The id of the entry's group, made where no group has that name."""
        if entry.group is None:
            return present
        if not entry.group:
            return None
        found = [one for one in self._groups if folded(one["name"]) == folded(entry.group)]
        if found:
            return found[0]["id"]
        self._groups.append({"id": self._new_id(), "name": entry.group})
        return self._groups[-1]["id"]


def _applied(entry: Entry, profile: Json, blank: Json) -> Json:
    """A copy of the profile with what the entry says of it."""
    after = profile | {part: dict(profile[part]) for part in ("attacker", "target")}
    for (part, name), value in entry.values.items():
        holder = after[part] if part else after
        if value is not None:
            holder[name] = value
        elif part or name not in blank:
            holder.pop(name, None)
        else:
            holder[name] = blank[name]
    if entry.weapons is not None:
        after["weapons"] = entry.weapons
    return after


def _said(system: GameSystem, problem: InputError | None) -> Text:
    if problem is None:
        return Text("its name is missing")
    if not problem.where:
        return problem.text
    place = Text(title_of(system, problem.where))
    return Text("{place}: {problem}", place=place, problem=problem.text)
