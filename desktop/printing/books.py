"""A text of the program on paper: the rules of a game, a page of the guide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtGui import QTextDocument

from desktop.printing.endless import BODY_POINTS
from desktop.printing.ink import BLACK, HAIRLINE, MUTED, TWIPS_PER_INCH, font
from desktop.printing.output import Printable
from desktop.printing.paper import on_paper
from desktop.printing.strips import Strip, strips_of
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
    return on_paper(
        printed.book.title, printed.day, words, lambda width: _document(printed, width), unruled
    )


def unruled(document: QTextDocument) -> list[Strip]:
    """The strips without rules: the tables of a text have lines of their own."""
    return [
        replace(strip, ruled=False, head=strip.head and replace(strip.head, ruled=False))
        for strip in strips_of(document)
    ]


def _document(printed: Printed, width: float) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(font(BODY_POINTS))
    document.setDocumentMargin(0)
    ink = Ink(INKS, font(CAPTION_POINTS), TWIPS_PER_INCH)
    fill(document, printed.book, printed.unit_mm, ink)
    document.setTextWidth(width)
    return document
