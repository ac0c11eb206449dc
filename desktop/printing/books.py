"""A text of the program on paper: the rules of a game, a page of the guide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from desktop.printing.breaks import paged
from desktop.printing.dialogs import preview_pages, printer_for
from desktop.printing.endless import BODY_POINTS
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, HAIRLINE, MUTED, TWIPS_PER_INCH, font
from desktop.printing.output import Laid
from desktop.printing.pages import Pages
from desktop.printing.sheet import Sheet
from desktop.printing.strips import lines_of, strips_of
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


class BookPages(Pages):
    """The pages of a book on one sheet."""

    def __init__(self, sheet: Sheet, printed: Printed, words: Words) -> None:
        self.sheet = sheet
        self.document = _document(printed, sheet.body.width())
        self._frame = Frame(sheet, printed.book.title, printed.day, words)
        # The tables of a text have lines of their own.
        strips = [replace(strip, ruled=False) for strip in strips_of(self.document)]
        height = sheet.body.height()
        self.pages = paged(strips, height, lambda strip: lines_of(self.document, strip))


def book_laid(printed: Printed, words: Words) -> Laid:
    """How a text is laid on a sheet."""
    return lambda sheet: BookPages(sheet, printed, words)


def preview_book(parent: QWidget | None, printed: Printed, words: Words) -> None:
    """Show the preview and wait until it is closed."""
    preview_pages(parent, printer_for(printed.book.title), book_laid(printed, words), words)


def _document(printed: Printed, width: float) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(font(BODY_POINTS))
    document.setDocumentMargin(0)
    ink = Ink(INKS, font(CAPTION_POINTS), TWIPS_PER_INCH)
    fill(document, printed.book, printed.unit_mm, ink)
    document.setTextWidth(width)
    return document
