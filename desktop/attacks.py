"""Attackers in a row as their documents: the one in hand, those before, those after."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules.json_reading import Json
from rules.text import InputError, InvalidError

if TYPE_CHECKING:
    from rules.sequence import Row
    from rules.service import Reading

OF_THE_ATTACK = frozenset({"attacks", "distance", "in_area", "engaged_with"})
"""What a target's entry says of one attack on him, and not of himself."""


@dataclass(frozen=True, slots=True)
class Attack:
    """An engagement of a row; ``key`` stays with it wherever it is moved."""

    key: int
    document: Json


@dataclass(frozen=True, slots=True)
class Filed:
    """Where an engagement came from, and as it stands there."""

    path: Path | None
    title: str
    kept: Json | None
    """None: nowhere yet."""


@dataclass(frozen=True, slots=True)
class Attacks:
    """Engagements in a row, one at least; ``place``: of the one in hand."""

    row: tuple[Attack, ...]
    place: int = 0

    @property
    def in_hand(self) -> Attack:
        """The one that is shown and edited."""
        return self.row[self.place]

    @property
    def documents(self) -> list[Json]:
        """All of them in order."""
        return [attack.document for attack in self.row]

    def at(self, place: int) -> Attacks:
        """With another in hand."""
        return replace(self, place=place)

    def with_document(self, document: Json) -> Attacks:
        """With the one in hand edited; what the others say alike of his targets follows."""
        before = self.in_hand.document
        row = tuple(
            replace(attack, document=document)
            if attack is self.in_hand
            else replace(attack, document=following(before, document, attack.document))
            for attack in self.row
        )
        return replace(self, row=row)

    def with_next(self, attacks: Sequence[Attack]) -> Attacks:
        """With more at the end, the last of them in hand."""
        row = (*self.row, *attacks)
        return Attacks(row, len(row) - 1)

    def without(self, place: int) -> Attacks:
        """Without one; the one in hand stays so, or the one that takes its place."""
        row = (*self.row[:place], *self.row[place + 1 :])
        in_hand = self.place - 1 if place < self.place else self.place
        return Attacks(row, min(in_hand, len(row) - 1))

    def moved(self, place: int, to: int) -> Attacks:
        """With one moved to another place and taken in hand."""
        row = [*self.row]
        row.insert(to, row.pop(place))
        return Attacks(tuple(row), to)


@dataclass(frozen=True, slots=True)
class Understood:
    """What was understood of a row: each of them, what is wrong with each, and the whole."""

    readings: tuple[Reading | None, ...]
    problems: tuple[list[InputError], ...]
    row: Row | None


def unread(count: int) -> Understood:
    """A row of so many engagements that were not read yet."""
    return Understood((None,) * count, tuple([] for _ in range(count)), None)


def understood(documents: Sequence[Json]) -> Understood:
    """Read engagements in a row, each for itself and then together."""
    readings: list[Reading | None] = []
    problems: list[list[InputError]] = []
    for document in documents:
        reading, wrong = _read(document)
        readings.append(reading)
        problems.append(wrong)
    known = [reading for reading in readings if reading is not None]
    row = _joined(known, problems) if len(known) == len(readings) else None
    return Understood(tuple(readings), tuple(problems), row)


def following(before: Json, after: Json, other: Json) -> Json:
    """Another engagement with what an edit changed of targets that it tells of alike."""
    edits = _edits(_targets(before), _targets(after))
    if not edits:
        return other
    found = other.get("targets")
    if not isinstance(found, list):
        return other
    return other | {"targets": [_edited(target, edits) for target in found]}


def _read(document: Json) -> tuple[Reading | None, list[InputError]]:
    from rules.service import read_engagement

    try:
        return read_engagement(document), []
    except InvalidError as invalid:
        return None, invalid.problems


def _joined(readings: Sequence[Reading], problems: list[list[InputError]]) -> Row | None:
    """The row, or None with the problems of the first that can't follow those before."""
    from rules.sequence import row_of

    try:
        return row_of(readings)
    except InvalidError as invalid:
        place, wrong = _misfit(readings, invalid.problems)
        problems[place] = wrong
        return None


def _misfit(readings: Sequence[Reading], wrong: list[InputError]) -> tuple[int, list[InputError]]:
    """The first that can't follow those before, and why; ``wrong``: with the whole row."""
    from rules.sequence import row_of

    for end in range(2, len(readings)):
        try:
            row_of(readings[:end])
        except InvalidError as invalid:
            return end - 1, invalid.problems
    return len(readings) - 1, wrong


def _edits(before: list[Json], after: list[Json]) -> dict[str, tuple[Json, Json]]:
    """By his former name, each target that was changed where he stands: before and after."""
    if len(before) != len(after):
        return {}
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    names = {_name(old) for old in before}
    renamed = [new for old, new in changed if _name(new) != _name(old)]
    if any(_name(new) in names for new in renamed):
        return {}
    return {_name(old): (old, new) for old, new in changed}


def _edited(target: Any, edits: dict[str, tuple[Json, Json]]) -> Any:
    if not isinstance(target, dict) or _name(target) not in edits:
        return target
    edited, (old, new) = copy.deepcopy(target), edits[_name(target)]
    for field in (old.keys() | new.keys()) - OF_THE_ATTACK:
        if old.get(field) == new.get(field) or target.get(field) != old.get(field):
            continue
        if field in new:
            edited[field] = copy.deepcopy(new[field])
        else:
            edited.pop(field, None)
    return edited


def _targets(document: Json) -> list[Json]:
    found = document.get("targets")
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _name(target: Json) -> str:
    return str(target.get("name", ""))
