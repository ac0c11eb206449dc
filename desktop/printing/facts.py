"""What a report says, before any language: collected once, then laid out and printed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from math import inf

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from desktop.comparison import Comparison, comparison, is_one_figure
from desktop.printing.reasons import Reason, reasons_of
from desktop.printing.record import Record, record_of
from desktop.table.scatter import Scatter, scatter_of
from desktop.table.sight import Sight, sight_of
from desktop.views.attack.standing import given_by_table
from rules import sequence
from rules.hints import Hint
from rules.ladders import merged
from rules.resolution import Resolver, course_of
from rules.result import POINTS, Chart, FigureResult, Result
from rules.service import Reading
from rules.sheet import Sheet
from rules.story import Rolled, Story
from rules.text import Text

SEEN_ELSEWHERE = ("name", "side", "in_area")
"""What the table of results shows of a target without a column."""


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
    """A figure of the results with what stands in the columns; ``in_area``: under the template.

    ``traits``: what else its entry says and these weapons read.
    """

    figure: FigureResult
    values: tuple[object, ...]
    in_area: bool = True
    traits: tuple[Trait, ...] = ()


@dataclass(frozen=True, slots=True)
class AttackFacts:
    """One attacker: who, with what (as printed), how, and what was understood of it."""

    attacker: str | None
    traits: tuple[Trait, ...]
    weapon: str
    circumstances: tuple[Trait, ...]
    reading: Text


@dataclass(frozen=True, slots=True)
class ReportFacts:
    """All that a report says. ``result`` is that of the whole engagement, before any die.

    ``attacks``: one, or several in a row.
    """

    title: str
    day: date
    game: str
    sentence: Text
    attacks: tuple[AttackFacts, ...]
    assumptions: tuple[Text, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    result: Result
    record: Record | None
    reasons: tuple[Reason, ...]
    meanings: tuple[Text, ...] = ()
    table: Sight | None = None
    sheets: tuple[Sheet, ...] = ()
    comparison: Comparison | None = None

    @property
    def scatter(self) -> Scatter | None:
        """The deviation map that lies over the table, None where nothing deviates."""
        found = scatter_of(self.table, self.result)
        landed = self.record.landed if self.record else None
        return found if found is None or landed is None else found.fallen(landed)

    @property
    def unit(self) -> str:
        """What points are called, marked."""
        return self.rows[0].figure.unit if self.rows else POINTS

    @property
    def is_counted(self) -> bool:
        """Whether what matters of each figure are the points it has lost in all, known or not."""
        return any(row.figure.lost is not None or row.figure.table_rolls for row in self.rows)

    @property
    def states(self) -> tuple[str, ...]:
        """The states that stand in place of lost points, marked where the game names them.

        None where points are what matters. Those of a ladder from the best to the worst.
        """
        if self.result.is_graded:
            return merged([ladder.names for ladder in self._ladders])
        if self.result.has_damage or self.is_counted:
            return ()
        figures = [row.figure for row in self.rows]
        return tuple(dict.fromkeys(s for f in figures for s in f.states if s != f.out))

    @property
    def short_states(self) -> tuple[str, ...]:
        """The same in fewer letters, where the game has them."""
        shorts = {
            name: short
            for ladder in self._ladders
            for name, short in zip(ladder.names, ladder.short, strict=False)
        }
        return tuple(shorts.get(state, state) for state in self.states)

    @property
    def _ladders(self) -> list[Chart]:
        return [row.figure.ladder for row in self.rows if row.figure.ladder is not None]

    @property
    def is_scattered(self) -> bool:
        """Whether chance decides who lies under the template."""
        return any(under_chance(row.figure) not in {0, 1} for row in self.rows)

    @property
    def out_on_average(self) -> Fraction:
        """How many figures are out of action on average."""
        return sum((row.figure.out_chance for row in self.rows), Fraction(0))


def under_chance(figure: FigureResult) -> Fraction:
    """The chance that the template lies over a figure; 1 where the game leaves it to no chance."""
    return figure.chances.get("under", Fraction(1))


def facts_of(
    told: Reading | sequence.Row,
    resolver: Resolver,
    story: Story | None = None,
    rolled: Rolled | None = None,
    *,
    title: str,
    day: date | None = None,
) -> ReportFacts:
    """Collect a report; ``story``, finished or not, and how Toise rolled it if it did.

    ``day``: the date at its head, today when not given.
    """
    reading = told.reading if isinstance(told, sequence.Row) else told
    before = told.readings[:-1] if isinstance(told, sequence.Row) else ()
    system, engagement, case = reading.system, reading.engagement, reading.case
    kinds = {system.kind_of(one.engagement.weapon) for one in (*before, reading)}
    course = course_of(case.computed, resolver)
    result = reading.with_warnings(case.result(course))
    columns = tuple(_columns(type(engagement).model_fields["targets"], kinds))
    weapons = [_weapon(one, resolver) for one in before]
    armed = zip((*before, reading), (*weapons, result.weapon), strict=True)
    rows = tuple(_rows(reading, result, columns, kinds))
    sheets = () if system.sheets is None else tuple(system.sheets(case, None))
    return ReportFacts(
        title=title,
        day=day or date.today(),
        game=system.name,
        sentence=_sentence(None if before else _name(reading), rows),
        attacks=tuple(_attack(one, weapon) for one, weapon in armed),
        assumptions=(
            *(system.assumption(taken.id, taken.value) for taken in result.assumptions),
            *(_unread(unknown.field) for unknown in reading.unknown),
        ),
        columns=columns,
        rows=rows,
        result=result,
        record=record_of(case, resolver, story, rolled, result),
        reasons=reasons_of(case, course, result),
        meanings=tuple(reading.meanings(result)),
        table=_table(engagement),
        sheets=sheets,
        comparison=comparison(sheets, result.figures) if is_one_figure(sheets) else None,
    )


def chance_of(figure: FigureResult, state: str) -> Fraction | None:
    """The chance of a state, None where it is not on the figure's ladder."""
    if figure.ladder is None:
        return figure.states.get(state, Fraction(0))
    names = figure.ladder.names
    return figure.ladder.law[names.index(state)] if state in names else None


def _weapon(reading: Reading, resolver: Resolver) -> str:
    """The weapon of an attacker as it is printed."""
    case = reading.case
    return case.result(course_of(case.computed, resolver), limit=0).weapon


def _name(reading: Reading) -> str | None:
    return getattr(reading.engagement.attacker, "name", None)


def _attack(reading: Reading, weapon: str) -> AttackFacts:
    engagement = reading.engagement
    kind = reading.system.kind_of(engagement.weapon)
    return AttackFacts(
        attacker=_name(reading),
        traits=tuple(_traits(engagement.attacker, {kind})),
        weapon=weapon,
        circumstances=tuple(_traits(engagement.circumstances, {kind})),
        reading=reading.case.reading(),
    )


def _table(engagement: BaseModel) -> Sight | None:
    """What is seen of the table, None where there is none."""
    return sight_of(engagement.model_dump(mode="json", by_alias=True, exclude_unset=True))


def _sentence(attacker: str | None, rows: Sequence[Row]) -> Text:
    """What happens, in a sentence."""
    beyond = sum(bool(row.figure.through) for row in rows)
    touched = sum(row.in_area and not row.figure.through for row in rows)
    if not touched:
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


def _columns(targets: FieldInfo, kinds: Collection[str]) -> Iterator[Column]:
    """The columns that the model of a target asks for and one of these weapons reads."""
    (model,) = targets.annotation.__args__  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
    for name, info in model.model_fields.items():
        hint = _hint(info)
        if hint.column is not None and any(map(hint.read_by, kinds)):
            yield Column(name, hint.column, hint.unit, info.default if hint.kinds else None)


def _traits(
    part: BaseModel, kinds: Collection[str], without: Collection[str] = ()
) -> Iterator[Trait]:
    """What a part of the engagement says beside its name, where it differs from the default."""
    for name, info in type(part).model_fields.items():
        hint, value = _hint(info), getattr(part, name)
        read = name not in without and not hint.hidden and any(map(hint.read_by, kinds))
        said = isinstance(value, str | int | float) and value != info.default
        if read and said and name != "name":
            yield Trait(info.title or name, hint.labels.get(str(value), value))


def _known(reading: Reading) -> list[dict[str, object]]:
    """All that is known of each target: its own word first, then the table's."""
    targets = reading.case.targets
    given = given_by_table(reading, [target.model_dump(exclude_unset=True) for target in targets])
    return [target.model_dump() | facts for target, facts in zip(targets, given, strict=True)]


def _rows(
    reading: Reading, result: Result, columns: tuple[Column, ...], kinds: Collection[str]
) -> list[Row]:
    """The figures from the nearest on where there is an order, else as the file has them."""
    told = {*SEEN_ELSEWHERE, *(column.field for column in columns)}
    template = reading.system.template
    spares = template is not None and template(reading.engagement.weapon) is not None
    rows = [
        Row(
            figure,
            tuple(known.get(column.field) for column in columns),
            not spares or known.get("in_area") is not False,
            tuple(_traits(target, kinds, told)),
        )
        for known, figure, target in zip(
            _known(reading), result.figures, reading.case.targets, strict=True
        )
    ]
    return sorted(rows, key=lambda row: inf if row.figure.order is None else row.figure.order)
