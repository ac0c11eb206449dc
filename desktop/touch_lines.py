"""What ``toise touch`` prints for people: who is touched, by how much, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from desktop.words import Words
from rules.text import Text
from rules.warning import warning_words

if TYPE_CHECKING:
    from rules.touch import Touch

GAP = "  "


def touch_lines(rows: Sequence[Touch], unit: str | None, words: Words) -> list[str]:
    """One line for each figure under a head; columns without anything to say are left out."""
    if not rows:
        return [words(Text("Nobody stands on the table."))]
    table = [_head(unit, words), *(_cells(row, rows, words) for row in rows)]
    columns = [column for column in zip(*table, strict=True) if any(column[1:])]
    widths = [max(map(len, column)) for column in columns]
    return [
        GAP.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in zip(*columns, strict=True)
    ]


def doubt_lines(doubts: Sequence[dict[str, Any]], words: Words) -> list[str]:
    """A line for each thing that is doubtful about the table."""
    told = [warning_words(doubt) for doubt in doubts]
    return [f"! {words(text)}" for text in told if text is not None]


def _head(unit: str | None, words: Words) -> list[str]:
    distance = words(Text("Distance"))
    return [
        words(Text("Figure")),
        words(Text("Touched")),
        words(Text("Margin")),
        f"{distance} ({words.label(unit)})" if unit else distance,
        words(Text("Order")),
    ]


def _cells(row: Touch, rows: Sequence[Touch], words: Words) -> list[str]:
    return [
        " ".join(row.name.split()),
        words(Text("yes") if row.touched else Text("no")),
        margin(row, words),
        "" if row.distance is None else words.decimal(row.distance, 2),
        _order(row, rows, words),
    ]


def margin(row: Touch, words: Words) -> str:
    """How far a base is from the template, or how deep under it; not where its entry wins."""
    if row.own_word:
        return words(Text("by his own entry"))
    size = words.decimal(abs(row.margin_mm), 1)
    if row.margin_mm > 0:
        return words(Text("{size} mm away", size=size))
    return words(Text("by {size} mm", size=size))


def _order(row: Touch, rows: Sequence[Touch], words: Words) -> str:
    if row.order is None:
        return ""
    place = words.ordinal(row.order)
    tied = [other.order for other in rows].count(row.order) > 1
    return words(Text("{place}, tied", place=place)) if tied else place
