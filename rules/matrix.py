"""Weapons by targets: what each attack does to each target alone, cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.counted import Counted
from rules.document import Document
from rules.engagement import InvalidError, Json, validated
from rules.gauges import Fate
from rules.hints import hint_of
from rules.law import Law
from rules.readings import marginals
from rules.resolution import Account, Memory, Resolver, StoppedError, course_of, never
from rules.roster import whole_target
from rules.service import AnyEngagement, read_engagement
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
        self._sums = Memory(REMEMBERED)
        self._known = Memory(MOST_CELLS)
        self._read: dict[str, list[Hashable]] = {}
        self._rows = [_or_refused(lambda a=a: attack_alone(system, a.parts)) for a in attacks]
        self._columns = [_or_refused(lambda m=m: target_alone(system, m)) for m in marks]

    def __len__(self) -> int:
        return len(self._rows) * len(self._columns)

    def rows(self, stopped: Callable[[], bool] = never) -> Iterator[list[Cell]]:
        """The cells row by row; StoppedError as soon as they are not wanted any more."""
        for place, row in enumerate(self._rows):
            if isinstance(row, Refused):
                yield [row for _ in self._columns]
            else:
                facts = self._facts(self._system.kind_of(row.weapon))
                yield [
                    self._known_cell((place, fact), row, column, stopped)
                    for fact, column in zip(facts, self._columns, strict=True)
                ]

    def _facts(self, kind: str) -> list[Hashable]:
        """What a kind of weapon reads of each target, names and the like left out."""
        if kind not in self._read:
            self._read[kind] = [_facts(column, kind) for column in self._columns]
        return self._read[kind]

    def _known_cell(
        self, key: Hashable, row: Any, column: Any, stopped: Callable[[], bool]
    ) -> Cell:
        """A cell, the same for targets of whom the attack reads the same."""
        if isinstance(column, Refused):
            return column
        known = self._known.known.get(key)
        return (
            known if known is not None else self._known.keep(key, self._cell(row, column, stopped))
        )

    def _cell(self, row: Any, column: Any, stopped: Callable[[], bool]) -> Cell:
        if stopped():
            raise StoppedError
        engagement: AnyEngagement = row.model_copy(update={"targets": [column]})
        problems = self._system.problems(engagement)
        return Refused(problems[0]) if problems else self._fate(engagement, stopped)

    def _fate(self, engagement: AnyEngagement, stopped: Callable[[], bool]) -> Fate:
        """What befalls the one target; attacks of one course are resolved once."""
        case, told = self._system.case(engagement), self._system.counted
        known = None if told is None else next(iter(told(case)), None)
        if known is None:
            course = course_of(case.computed, self._resolver, stopped=stopped)
            return Fate.of(case.result(course, limit=0).figures[0])
        sums = self._sums.known.get(case.computed)
        if sums is None:
            course = course_of(case.computed, self._resolver, stopped=stopped)
            sums = self._sums.keep(case.computed, _Sums(marginals(course, known.accounts)))
        return sums.fate(known)


class _Sums:
    """The laws of the sums of a course, and the fate that was last read from them."""

    def __init__(self, laws: dict[Account, Law[int]]) -> None:
        self._laws = laws
        self._fates: dict[Counted, Fate] = {}

    def fate(self, counted: Counted) -> Fate:
        """The fate of a figure, one for all that are counted alike."""
        known = self._fates.get(counted)
        if known is None:
            known = self._fates[counted] = _fate(counted, self._laws)
        return known


def _fate(counted: Counted, sums: dict[Account, Law[int]]) -> Fate:
    """The fate of a figure, from the laws of the sums on his accounts."""
    chart = counted.drawn(sums)
    points = None if chart.points is None else chart.law
    loss = points if counted.loss is None else counted.loss.law(sums)
    return Fate(chart, loss, chart.law[chart.worst])


def _or_refused(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except InvalidError as invalid:
        return Refused(invalid.problems[0])


def _facts(column: Document | Refused, kind: str) -> Hashable:
    if isinstance(column, Refused):
        return None
    model = type(column)
    names = [name for name in model.model_fields if name not in RELATIONS | UNREAD]
    read = (getattr(column, name) for name in names if hint_of(model, name).read_by(kind))
    return tuple(str(value) if isinstance(value, list) else value for value in read)  # pyright: ignore[reportUnknownArgumentType]


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
