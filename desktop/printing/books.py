"""A text of the program on paper: the rules of a game, a page of the guide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtGui import QTextDocument

from desktop.printing.endless import BODY_POINTS
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, HAIRLINE, MUTED, TWIPS_PER_INCH, font
from desktop.printing.output import Printable
from desktop.printing.pages import Pages
from desktop.printing.sheet import Sheet
from desktop.printing.strips import strips_of
from desktop.reading.book import Book
from desktop.reading.dress import fill
from desktop.reading.outline import Ink
from desktop.theme_tokens import LIGHT
from desktop.words import Words

CAPTION_POINTS = 8.0
INKS = replace(LIGHT, text=BLACK, muted=MUTED, accent=BLACK, line=HAIRLINE)


@dataclass(frozen=True, slots=True)
class Printed:
    """A book to be printed; ``unit_mm``: of the game whose templates it draws."""

    book: Book
    unit_mm: float
    day: date


def book_on_paper(printed: Printed, words: Words) -> Printable:
    """The text, to be printed."""
    title = printed.book.title

    def laid_on(sheet: Sheet) -> Pages:
        document = _document(printed, sheet.body.width())
        # The tables of a text have lines of their own.
        strips = [replace(strip, ruled=False) for strip in strips_of(document)]
        return Pages(sheet, document, Frame(sheet, title, printed.day, words), strips)

    return Printable(title, laid_on)


def _document(printed: Printed, width: float) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(font(BODY_POINTS))
    document.setDocumentMargin(0)
    ink = Ink(INKS, font(CAPTION_POINTS), TWIPS_PER_INCH)
    fill(document, printed.book, printed.unit_mm, ink)
    document.setTextWidth(width)
    return document
