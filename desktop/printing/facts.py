"""What a report says, before any language: collected once, then laid out and printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from fractions import Fraction
from math import inf

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from desktop.printing.reasons import Reason, reasons_of
from desktop.printing.record import Record, record_of
from rules.hints import Hint
from rules.resolution import Resolver, course_of
from rules.result import FigureResult, Result
from rules.service import Reading
from rules.story import Story
from rules.text import Text


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the results that a target's own field fills: head and unit, both marked."""

    field: str
    head: str
    unit: str | None
    blank: object
    """The value that says nothing: a field that not every weapon reads, left at its default."""


@dataclass(frozen=True, slots=True)
class Trait:
    """A value of the attacker or the circumstances, under its marked title."""

    title: str
    value: str | float | bool
    """A number, a marked word, or True where the title says it all."""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure of the results with what stands in the columns."""

    figure: FigureResult
    values: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class ReportFacts:
    """All that a report says. ``result`` is that of the whole engagement, before any die."""

    title: str
    day: date
    game: str
    sentence: Text
    attacker: str | None
    traits: tuple[Trait, ...]
    circumstances: tuple[Trait, ...]
    reading: Text
    assumptions: tuple[Text, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    result: Result
    record: Record | None
    reasons: tuple[Reason, ...]

    @property
    def states(self) -> tuple[str, ...]:
        """The states that stand in place of lost points; none where points are what matters."""
        if self.result.has_damage and not self.result.is_graded:
            return ()
        figures = [row.figure for row in self.rows]
        graded = self.result.is_graded
        return tuple(dict.fromkeys(s for f in figures for s in f.states if graded or s != f.out))

    @property
    def state_heads(self) -> tuple[str, ...]:
        """The words for the states, marked."""
        ladder = next((row.figure.ladder for row in self.rows if row.figure.ladder), None)
        return self.states if ladder is None else ladder.names

    @property
    def out_on_average(self) -> Fraction:
        """How many figures are out of action on average."""
        return sum((row.figure.out_chance for row in self.rows), Fraction(0))


def facts_of(
    reading: Reading,
    resolver: Resolver,
    story: Story | None = None,
    seed: int | None = None,
    *,
    title: str,
    day: date | None = None,
) -> ReportFacts:
    """Collect a report; ``story``, finished or not, with ``seed`` when Toise rolled it.

    ``day``: the date at its head, today when not given.
    """
    system, engagement, case = reading.system, reading.engagement, reading.case
    kind = system.kind_of(engagement.weapon)
    course = course_of(case.program, resolver)
    result = reading.with_warnings(case.result(course))
    columns = tuple(_columns(type(engagement).model_fields["targets"], kind))
    attacker = getattr(engagement.attacker, "name", None)
    return ReportFacts(
        title=title,
        day=day or datetime.now().astimezone().date(),
        game=system.name,
        sentence=_sentence(attacker, result),
        attacker=attacker,
        traits=tuple(_traits(engagement.attacker, kind)),
        circumstances=tuple(_traits(engagement.circumstances, kind)),
        reading=case.reading(),
        assumptions=(
            *(system.assumption(taken.id, taken.value) for taken in result.assumptions),
            *(_unread(unknown.field) for unknown in reading.unknown),
        ),
        columns=columns,
        rows=tuple(_rows(case.targets, result, columns)),
        result=result,
        record=record_of(case, resolver, story, seed, result),
        reasons=reasons_of(case, course, result),
    )


def _sentence(attacker: str | None, result: Result) -> Text:
    """What happens, in a sentence."""
    beyond = sum(bool(figure.through) for figure in result.figures)
    touched = len(result.figures) - beyond
    if not result.figures:
        return Text("No fighter touched.")
    attacks = (
        Text("%n figure(s) attacked", None, touched)
        if attacker is None
        else Text("{attacker} attacks %n figure(s)", None, touched, attacker=attacker)
    )
    if not beyond:
        return Text("{attack}.", attack=attacks)
    more = Text("%n more may be reached through a melee", None, beyond)
    return Text("{attack}; {more}.", attack=attacks, more=more)


def _unread(field: str) -> Text:
    return Text("{field} is unknown and was not read.", field=field)


def _hint(info: FieldInfo) -> Hint:
    return next((meta for meta in info.metadata if isinstance(meta, Hint)), Hint())


def _columns(targets: FieldInfo, kind: str) -> Iterator[Column]:
    """The columns that the model of a target asks for and this weapon reads."""
    (model,) = targets.annotation.__args__  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
    for name, info in model.model_fields.items():
        hint = _hint(info)
        if hint.column is not None and (not hint.kinds or kind in hint.kinds):
            yield Column(name, hint.column, hint.unit, info.default if hint.kinds else None)


def _traits(part: BaseModel, kind: str) -> Iterator[Trait]:
    """What a part of the engagement says beside its name, where it differs from the default."""
    for name, info in type(part).model_fields.items():
        hint, value = _hint(info), getattr(part, name)
        read = not hint.hidden and (not hint.kinds or kind in hint.kinds)
        said = isinstance(value, str | int | float) and value != info.default
        if read and said and name != "name":
            yield Trait(info.title or name, hint.labels.get(str(value), value))


def _rows(targets: Sequence[BaseModel], result: Result, columns: tuple[Column, ...]) -> list[Row]:
    """The figures from the nearest on where there is an order, else as the file has them."""
    rows = [
        Row(figure, tuple(getattr(target, column.field) for column in columns))
        for target, figure in zip(targets, result.figures, strict=True)
    ]
    return sorted(rows, key=lambda row: inf if row.figure.order is None else row.figure.order)
