"""A comparison on paper: as many pages as its rows and columns need, in greys."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TypeVar

from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPainter

from desktop.compare.desk import CompareDesk
from desktop.compare.picture import MARGIN, ROW, ComparePicture, Look
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, PER_POINT
from desktop.printing.output import Printable
from desktop.printing.sheet import Sheet
from desktop.theme_tokens import LIGHT, Tokens
from desktop.words import Words
from rules.text import Text

Line = TypeVar("Line")
PRINTED: Tokens = replace(LIGHT, text=BLACK, accent="#5C5C5C", s2="#5C5C5C")
"""Darker for more, as on the screen; a sign tells which way a difference goes."""


def comparison_pages(desk: CompareDesk, look: Look, sheet: Sheet) -> list[ComparePicture]:
    """The parts of a comparison, each with room on one sheet."""
    body = sheet.body
    down = max(1, int((body.height() / PER_POINT - 2 * MARGIN) // ROW) - 2)
    rows = desk.rows()
    across = ComparePicture(desk, look, rows).columns_within(body.width() / PER_POINT)
    return [
        ComparePicture(desk, look, row_part, column_part)
        for row_part in _parts(rows, down)
        for column_part in across
    ]


class ComparisonPages:
    """The pages of a comparison on one sheet."""

    def __init__(self, sheet: Sheet, desk: CompareDesk, words: Words) -> None:
        font = QFont(QGuiApplication.font())
        font.setPixelSize(10)
        self._sheet = sheet
        self._pages = comparison_pages(desk, Look(PRINTED, font, words), sheet)
        self._frame = Frame(sheet, words(Text("Comparison")), date.today(), words)

    def __len__(self) -> int:
        return len(self._pages)

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw one page, its head and its foot."""
        self._frame.draw(painter, number + 1, len(self))
        painter.save()
        painter.translate(self._sheet.body.topLeft())
        painter.scale(PER_POINT, PER_POINT)
        painter.translate(-MARGIN, 0)
        self._pages[number].draw(painter)
        painter.restore()


def comparison_on_paper(desk: CompareDesk, words: Words) -> Printable:
    """The comparison, to be printed on paper that lies on its side."""
    return Printable(
        words(Text("Comparison")),
        lambda sheet: ComparisonPages(sheet, desk, words),
        QPageLayout.Orientation.Landscape,
    )


def _parts(lines: list[Line], most: int) -> list[list[Line]]:
    return [lines[at : at + most] for at in range(0, len(lines), most)]
