"""Weapons by targets: what each attack does to each target alone, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.counted import Sums
from rules.document import Document
from rules.engagement import InvalidError, Json, validated
from rules.gauges import Fate
from rules.hints import hint_of
from rules.readings import marginals
from rules.resolution import (
    Account,
    Memory,
    Program,
    Resolver,
    StoppedError,
    course_of,
    never,
)
from rules.roster import whole_target
from rules.service import AnyEngagement, valid_engagement
from rules.systems import GameSystem
from rules.text import InputError

REMEMBERED, MOST_CELLS = 4096, 40_000
UNREAD = frozenset({"name", "id", "side"})
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

    What can't be read is refused by itself: a row, a column, or a single cell. StoppedError as
    soon as they are not wanted any more, while they are read as well.
    """

    def __init__(
        self,
        system: GameSystem,
        attacks: Sequence[Attack],
        marks: Sequence[Mark],
        resolver: Resolver,
        stopped: Callable[[], bool] = never,
    ) -> None:
        self._system = system
        self._fates = _Fates(system, resolver)
        self._stopped = stopped
        self._rows = [self._line(lambda a=a: attack_alone(system, a.parts)) for a in attacks]
        self._columns = [self._line(lambda m=m: target_alone(system, m)) for m in marks]
        self._known = Memory(max(1, MOST_CELLS // max(1, len(marks))))
        self._alike: dict[str, list[int]] = {}

    def __len__(self) -> int:
        return len(self._rows) * len(self._columns)

    def rows(self, stopped: Callable[[], bool] = never) -> Iterator[list[Cell]]:
        """The cells row by row; StoppedError as soon as they are not wanted any more."""
        for place, row in enumerate(self._rows):
            known = self._known.known.get(place)
            yield self._known.keep(place, self._row(row, stopped)) if known is None else known

    def _row(self, row: Any, stopped: Callable[[], bool]) -> list[Cell]:
        """The cells of an attack, one for all targets of whom it reads the same."""
        if isinstance(row, Refused):
            return [row for _ in self._columns]
        cells: list[Cell] = []
        struck = self._fates.of(row, stopped)
        alike = self._columns_alike(self._system.kind_of(row.weapon))
        for first, column in zip(alike, self._columns, strict=True):
            if isinstance(column, Refused):
                cells.append(column)
            else:
                cells.append(cells[first] if first < len(cells) else struck(column))
        return cells

    def _line(self, read: Callable[[], Any]) -> Any:
        """What is read of a row or a column, or why it can't be."""
        if self._stopped():
            raise StoppedError
        try:
            return read()
        except InvalidError as invalid:
            return Refused(invalid.problems[0])

    def _columns_alike(self, kind: str) -> list[int]:
        """For each column the first of which a kind of weapon reads the same."""
        if kind not in self._alike:
            first: dict[Hashable, int] = {}
            facts = (_facts(column, kind) for column in self._columns)
            self._alike[kind] = [first.setdefault(one, at) for at, one in enumerate(facts)]
        return self._alike[kind]


class _Fates:
    """What attacks do to lone targets, those of one course resolved once."""

    def __init__(self, system: GameSystem, resolver: Resolver) -> None:
        self._system = system
        self._resolver = resolver
        self._sums = Memory(REMEMBERED)

    def of(self, row: AnyEngagement, stopped: Callable[[], bool]) -> Callable[[Any], Cell]:
        """What an attack does, to be asked of one target after the other."""
        alone = self._system.alone(row) if self._system.alone else None
        if alone is None:
            return lambda target: self._anew(row, target, stopped)

        def read(program: Program, accounts: Sequence[Account]) -> Sums:
            return self._read(program, accounts, stopped)

        def struck(target: Any) -> Cell:
            if stopped():
                raise StoppedError
            problems = alone.problems(target)
            if problems:
                return Refused(problems[0])
            return Fate(alone.counted(target), alone.sums(target, read))

        return struck

    def _read(
        self, program: Program, accounts: Sequence[Account], stopped: Callable[[], bool]
    ) -> Sums:
        sums = self._sums.known.get(program)
        if sums is not None:
            return sums
        course = course_of(program, self._resolver, stopped=stopped)
        return self._sums.keep(program, marginals(course, accounts))

    def _anew(self, row: AnyEngagement, target: Any, stopped: Callable[[], bool]) -> Cell:
        """The same in an engagement of its own."""
        if stopped():
            raise StoppedError
        engagement: AnyEngagement = row.model_copy(update={"targets": [target]})
        problems = self._system.problems(engagement)
        if problems:
            return Refused(problems[0])
        case = self._system.case(engagement)
        course = course_of(case.computed, self._resolver, stopped=stopped)
        return Fate.of(case.result(course, limit=0).figures[0])


def _facts(column: Document | Refused, kind: str) -> Hashable:
    if isinstance(column, Refused):
        return None
    read = (getattr(column, name) for name in _fields_read(type(column), kind))
    return tuple(str(value) if isinstance(value, list) else value for value in read)  # pyright: ignore[reportUnknownArgumentType]


@cache
def _fields_read(model: type[Document], kind: str) -> tuple[str, ...]:
    """What a kind of weapon reads of a lone target."""
    names = (name for name in model.model_fields if name not in RELATIONS | UNREAD)
    return tuple(name for name in names if hint_of(model, name).read_by(kind))


def attack_alone(system: GameSystem, parts: Json) -> AnyEngagement:
    """An engagement that strikes nobody yet, or InvalidError."""
    return valid_engagement(document_of(system, parts))[1]


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
