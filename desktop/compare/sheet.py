"""A comparison as lines of text: for a file of a spreadsheet, and for a page."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from pathlib import Path

from desktop.compare.desk import CompareDesk
from desktop.compare.telling import Telling
from desktop.files import write_whole
from desktop.words import Words
from rules.text import Text

PLACES = 6


def csv_of(desk: CompareDesk, words: Words) -> str:
    """The numbers as they are shown, for a spreadsheet: a comma between cells, or in numbers.

    Where rows are told as differences, they are so here; the first cell says from which.
    A decimal comma goes with semicolons, as spreadsheets of that language expect.
    """
    made = io.StringIO()
    separator = ";" if words.decimal_point == "," else ","
    lines = csv.writer(made, delimiter=separator, lineterminator="\r\n")
    columns, telling = desk.columns(), Telling(desk, words)
    head = words(_measured(desk))
    lines.writerow([_plain(cell) for cell in (head, *(one.mark.name for one in columns))])
    for row in desk.rows():
        numbers = (_number(telling.shown(row, one), words.decimal_point) for one in columns)
        lines.writerow([_plain(row.attack.name), *numbers])
    return made.getvalue()


def write_csv(path: Path, desk: CompareDesk, words: Words) -> None:
    """Write the numbers, with the mark by which spreadsheets know UTF-8; OSError where it can't."""
    write_whole(path, csv_of(desk, words).encode("utf-8-sig", "replace"))


def _measured(desk: CompareDesk) -> Text:
    """What the numbers are."""
    reference = desk.board.row(desk.board.reference)
    if reference is None:
        return Text("{measure} by target", measure=desk.gauge.name)
    name = reference.attack.name
    return Text("{measure} by target, differences to {name}", measure=desk.gauge.name, name=name)


def _number(number: Fraction | None, point: str) -> str:
    if number is None:
        return ""
    return f"{float(number):.{PLACES}f}".replace(".", point)


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@"} else text
