"""A comparison as lines of text: for a file of a spreadsheet, and for a page."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from desktop.compare.board import Column, Row
from desktop.compare.desk import CompareDesk
from desktop.files import write_whole
from desktop.words import Words
from rules.text import Text

PLACES = 6


def csv_of(desk: CompareDesk, words: Words) -> str:
    """The numbers in the order shown, for a spreadsheet: a comma between cells, or in numbers.

    A decimal comma goes with semicolons, as spreadsheets of that language expect.
    """
    made = io.StringIO()
    separator = ";" if words.decimal_point == "," else ","
    lines = csv.writer(made, delimiter=separator, lineterminator="\r\n")
    columns = desk.columns()
    measure = words(Text("{measure} by target", measure=desk.gauge.name))
    lines.writerow([_plain(cell) for cell in (measure, *(one.mark.name for one in columns))])
    for row in desk.rows():
        numbers = (_number(desk, row, one, words.decimal_point) for one in columns)
        lines.writerow([_plain(row.attack.name), *numbers])
    return made.getvalue()


def write_csv(path: Path, desk: CompareDesk, words: Words) -> None:
    """Write the numbers, with the mark by which spreadsheets know UTF-8; OSError where it can't."""
    write_whole(path, csv_of(desk, words).encode("utf-8-sig", "replace"))


def _number(desk: CompareDesk, row: Row, column: Column, point: str) -> str:
    number = desk.number(row, column)
    if number is None:
        return ""
    return f"{float(number):.{PLACES}f}".replace(".", point)


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@"} else text
