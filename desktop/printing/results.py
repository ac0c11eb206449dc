"""The table of results in words: heads, rows, the last row for all together, column widths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from desktop.printing.facts import ReportFacts, Row, chance_of
from desktop.printing.ink import width_of
from desktop.printing.pictures import MARK_ROOM
from desktop.words import Words
from rules.law import mean
from rules.text import Text

NOTHING = "–"
PADDING, SLACK = 120, 30
ORDER_GAP = 60
MOST_SPARE = 450


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row as it is printed; ``numbers`` are what was computed, the first of them in bold."""

    order: str
    side: str | None
    name: str
    values: tuple[str, ...]
    numbers: tuple[str, ...]


def heads_of(facts: ReportFacts, words: Words) -> list[str]:
    """The heads of all columns after the name."""
    own = [
        words.label(column.head)
        if column.unit is None
        else f"{words.label(column.head)}, {words.label(column.unit)}"
        for column in facts.columns
    ]
    if facts.states:
        return [*own, *map(words.label, facts.states)]
    lost = Text("{unit} lost, mean", unit=words.label(facts.unit))
    out = words.label(facts.result.worst)
    return [*own, words(lost), words(Text("loses nothing")), out]


def rows_of(facts: ReportFacts, words: Words) -> list[ShownRow]:
    """Every figure, then all together."""
    rows = [
        ShownRow(
            order="" if row.figure.order is None else str(row.figure.order),
            side=row.figure.side,
            name=row.figure.name,
            values=tuple(_values(row, facts, words)),
            numbers=_numbers(row, facts, words),
        )
        for row in facts.rows
    ]
    if facts.is_counted:
        return rows
    return [*rows, _all(facts, words)] if rows else []


def _values(row: Row, facts: ReportFacts, words: Words) -> Iterator[str]:
    for column, value in zip(facts.columns, row.values, strict=True):
        if column.field == "distance" and not row.in_area:
            yield words(Text("outside"))
        else:
            yield NOTHING if value == column.blank else value_in_words(value, words)


def value_in_words(value: object, words: Words) -> str:
    """A field's value; lengths with one decimal, or two where they need it."""
    match value:
        case float():
            return words.decimal(value, 1 if round(value, 1) == value else 2)
        case bool():
            return words(Text("yes")) if value else words(Text("no"))
        case int():
            return words.number(value)
        case list():
            return "/".join(map(str, value))
        case _:
            return words.label(str(value))


def _numbers(row: Row, facts: ReportFacts, words: Words) -> tuple[str, ...]:
    figure = row.figure
    if figure.table_rolls:
        return (NOTHING,) * 3
    if facts.states:
        chances = (chance_of(figure, state) for state in facts.states)
        return tuple(NOTHING if chance is None else words.percent(chance) for chance in chances)
    return (
        words.decimal(mean(figure.chart.law)),
        words.percent(figure.chart.law[0]),
        words.percent(figure.out_chance),
    )


def _all(facts: ReportFacts, words: Words) -> ShownRow:
    empty = ("",) * len(facts.columns)
    name = Text("Figures, mean") if facts.states else Text("All together")
    return ShownRow("", None, words(name), empty, _sums(facts, words))


def _sums(facts: ReportFacts, words: Words) -> tuple[str, ...]:
    """Means add up whatever hangs together; that nobody loses anything is read from the total."""
    figures, total = [row.figure for row in facts.rows], facts.result.total_loss
    if facts.states:
        return tuple(
            words.decimal(sum((chance_of(f, s) or Fraction(0) for f in figures), Fraction(0)), 2)
            for s in facts.states
        )
    return (
        words.decimal(sum((mean(figure.chart.law) for figure in figures), Fraction(0))),
        NOTHING if total is None else words.percent(total[0]),
        _figures(facts.out_on_average, words),
    )


def _figures(count: Fraction, words: Words) -> str:
    return words(Text("{number} fig.", number=words.decimal(count, 2)))


@dataclass(frozen=True, slots=True)
class Grid:
    """The table of results as it fits on the paper; ``widths`` of its columns in twips.

    Those of order, mark and every column after the name; the name has the rest.
    """

    heads: list[str]
    rows: list[ShownRow]
    widths: list[int]

    @classmethod
    def of(cls, facts: ReportFacts, words: Words, width: float) -> Grid:
        """Fit it to a width: what was typed of the figures gives way to what was computed.

        No number and no word of a head is broken; what room the names leave is shared.
        """
        heads, rows = heads_of(facts, words), rows_of(facts, words)
        if _left(heads, rows, width) < 0:
            heads = heads[len(facts.columns) :]
            rows = [replace(row, values=()) for row in rows]
        if facts.states and _left(heads, rows, width) < 0:
            heads = list(map(words.label, facts.short_states))
        left = _left(heads, rows, width)
        needed = _widths(heads, rows)
        spare = min(MOST_SPARE, max(0, left) / (len(needed) + 1))
        widths = [round(_order()), round(MARK_ROOM), *(round(one + spare) for one in needed)]
        return cls(heads, rows, widths)


def _left(heads: list[str], rows: list[ShownRow], width: float) -> float:
    """The room that is left beside the longest name; less than none where it is too narrow."""
    *figures, together = rows or [None]
    labels = [row.name for row in figures if row]
    if together is not None:
        labels += together.name.split(" ")
    names = max((width_of(name, 10, bold=True) for name in labels), default=0) + SLACK
    return width - _order() - MARK_ROOM - sum(_widths(heads, rows)) - names


def _order() -> float:
    return width_of("00", 10) + ORDER_GAP


def _widths(heads: list[str], rows: list[ShownRow]) -> list[float]:
    """What each column after the name needs."""
    return [
        _needed([(*row.values, *row.numbers)[at] for row in rows], head)
        for at, head in enumerate(heads)
    ]


def _needed(cells: list[str], head: str) -> float:
    widest = max((width_of(cell, 10, bold=True) for cell in cells), default=0)
    words = max((width_of(word, 8) for word in head.split(" ")), default=0)
    return max(widest, words) + PADDING + SLACK
