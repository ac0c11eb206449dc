"""Weapons by targets: what each attack does to each target alone, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engagement import InvalidError, Json, validated
from rules.gauges import Fate
from rules.resolution import Memory, Resolver, course_of, never
from rules.roster import whole_target
from rules.service import AnyEngagement, read_engagement
from rules.systems import GameSystem
from rules.text import InputError

REMEMBERED = 4096
RELATIONS = frozenset({"count", "distance", "in_area", "engaged_with", "attacks"})
"""What a target says of the others, or of how many he is: here he stands alone."""


@dataclass(frozen=True, slots=True)
class Attack:
    """One row: ``parts`` of an engagement, without its targets."""

    name: str
    parts: Json


@dataclass(frozen=True, slots=True)
class Mark:
    """One column: a target as an engagement has it."""

    name: str
    target: Json


@dataclass(frozen=True, slots=True)
class Refused:
    """Why an attack can't be made on a target."""

    error: InputError


Cell = Fate | Refused


class Matrix:
    """Every attack on every mark, resolved one after the other with one resolver.

    What can't be read is refused by itself: a row, a column, or a single cell.
    """

    def __init__(
        self,
        system: GameSystem,
        attacks: Sequence[Attack],
        marks: Sequence[Mark],
        resolver: Resolver,
    ) -> None:
        self._system = system
        self._resolver = resolver
        self._alike = Memory(REMEMBERED)
        self._rows = [_or_refused(lambda a=a: attack_alone(system, a.parts)) for a in attacks]
        self._columns = [_or_refused(lambda m=m: target_alone(system, m)) for m in marks]

    def __len__(self) -> int:
        return len(self._rows) * len(self._columns)

    def rows(self, stopped: Callable[[], bool] = never) -> Iterator[list[Cell]]:
        """The cells row by row; StoppedError as soon as they are not wanted any more."""
        for row in self._rows:
            yield [self._cell(row, column, stopped) for column in self._columns]

    def _cell(self, row: Any, column: Any, stopped: Callable[[], bool]) -> Cell:
        if isinstance(row, Refused):
            return row
        if isinstance(column, Refused):
            return column
        engagement: AnyEngagement = row.model_copy(update={"targets": [column]})
        problems = self._system.problems(engagement)
        return Refused(problems[0]) if problems else self._fate(engagement, stopped)

    def _fate(self, engagement: AnyEngagement, stopped: Callable[[], bool]) -> Fate:
        """What befalls the one target; attacks that are alike are resolved once."""
        case, alike = self._system.case(engagement), self._system.alike
        key = None if alike is None else alike(case)
        known = None if key is None else self._alike.known.get(key)
        if known is not None:
            return known
        course = course_of(case.computed, self._resolver, stopped=stopped)
        fate = Fate.of(case.result(course, limit=0).figures[0])
        return fate if key is None else self._alike.keep(key, fate)


def _or_refused(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except InvalidError as invalid:
        return Refused(invalid.problems[0])


def attack_alone(system: GameSystem, parts: Json) -> AnyEngagement:
    """An engagement that strikes nobody yet, or InvalidError."""
    return read_engagement(document_of(system, parts)).engagement


def target_alone(system: GameSystem, mark: Mark) -> Any:
    """A target with nobody beside him, or InvalidError."""
    return validated(whole_target(system), lone_target(mark))


def lone_target(mark: Mark) -> Json:
    """The entry of a target that stands alone."""
    kept = {name: value for name, value in mark.target.items() if name not in RELATIONS}
    return kept | {"name": mark.name}


def document_of(system: GameSystem, parts: Json, *marks: Mark) -> Json:
    """The engagement of an attack on some marks, each of them alone where there is one."""
    head = {"toise": "engagement", "version": 1, "system": system.id}
    return head | parts | {"targets": [lone_target(mark) for mark in marks], "table": None}
