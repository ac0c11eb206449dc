"""Sheets and editions side by side, in the words of a report."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.comparison import Comparison
from desktop.printing.facts import ReportFacts
from desktop.words import Words
from rules.sheet import Sheet
from rules.text import Text

MOST_BOXES = 60
LOST, LEFT = "■", "□"
DIFFERS = "≠ "


@dataclass(frozen=True, slots=True)
class ShownSheet:
    """A sheet as it is printed: who, how many points are left, boxes, penalty, further lines."""

    name: str
    edition: str
    left: str
    boxes: str
    penalty: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell of the comparison; one that differs is bold and marked."""

    text: str
    strong: bool


@dataclass(frozen=True, slots=True)
class ShownComparison:
    """The editions side by side: heads, then (subject, cells, reason)."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[ShownCell, ...], str], ...]


def sheets_in_words(facts: ReportFacts, words: Words) -> list[ShownSheet]:
    """Every sheet with what there is to say of its figure."""
    return [
        _sheet(sheet, [words(text) for text in row.figure.details[1:]], words)
        for sheet, row in zip(facts.sheets, facts.rows, strict=False)
    ]


def _sheet(sheet: Sheet, lines: list[str], words: Words) -> ShownSheet:
    left = Text("{left} of {points} SP", left=sheet.left, points=sheet.points)
    return ShownSheet(
        name=sheet.name,
        edition=words.label(sheet.edition),
        left=words(left),
        boxes=_boxes(sheet),
        penalty=words(sheet.penalty),
        lines=tuple(lines),
    )


def _boxes(sheet: Sheet) -> str:
    """The points as boxes, the lost ones full, a space where a stage begins."""
    if sheet.points > MOST_BOXES:
        return ""
    floors = {stage.floor for stage in sheet.stages[1:-1]}
    boxes = (LOST if at < sheet.lost else LEFT for at in range(sheet.points))
    return "".join(f" {box}" if at in floors else box for at, box in enumerate(boxes))


def compared_in_words(shown: Comparison, words: Words) -> ShownComparison:
    """A comparison in a language."""
    return ShownComparison(
        heads=tuple(map(words.label, shown.editions)),
        rows=tuple(
            (
                words(row.subject),
                tuple(
                    ShownCell(f"{DIFFERS}{words(cell)}" if differs else words(cell), differs)
                    for cell, differs in zip(row.cells, row.differs, strict=True)
                ),
                "" if row.why is None else words(row.why),
            )
            for row in shown.rows
        ),
    )
