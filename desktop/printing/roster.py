"""A roster on paper: its sheet, and a card for every figure to keep beside the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPageSize, QPdfWriter, QTextDocument, QTextTable
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from desktop.files import write_whole
from desktop.printing.breaks import paged
from desktop.printing.endless import endless
from desktop.printing.frame import Frame
from desktop.printing.ink import TWIPS_PER_INCH
from desktop.printing.output import print_pages
from desktop.printing.pages import Pages
from desktop.printing.roster_markup import roster_markup
from desktop.printing.roster_pictures import Boxes
from desktop.printing.sheet import PAGE_SIZES, Paper, Sheet
from desktop.printing.strips import Strip, lines_of, strips_of
from desktop.roster_odds import Odds
from desktop.words import Words
from rules.systems import GameSystem
from rules.text import Text

Json = dict[str, Any]
FRAME = 30.0
"""Room for the frame of a card, above and below, in twips."""


@dataclass(frozen=True, slots=True)
class RosterFacts:
    """What is printed of a roster; ``odds`` remembers what its weapons do."""

    system: GameSystem
    document: Json
    odds: Odds
    day: date

    @property
    def title(self) -> str:
        """The name of the roster."""
        return self.document["name"]


class RosterPages(Pages):
    """The pages of a roster on one sheet."""

    def __init__(self, sheet: Sheet, facts: RosterFacts, words: Words) -> None:
        self.sheet = sheet
        self.document = _document(facts, words, sheet.body.width())
        self._frame = Frame(sheet, facts.title, facts.day, words)
        height = sheet.body.height()
        strips = framed(strips_of(self.document), self.document)
        self.pages = paged(strips, height, lambda strip: lines_of(self.document, strip))


def framed(strips: list[Strip], document: QTextDocument) -> list[Strip]:
    """The strips, those of the cards with the frames around them: a row of the last table each."""
    tables = [one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable)]
    cards = tables[-1].rows() if tables and tables[-1].format().cellSpacing() else 0
    rows = strips[len(strips) - cards :]
    whole = [replace(one, top=one.top - FRAME, bottom=one.bottom + FRAME, ruled=False)
             for one in rows]  # fmt: skip
    return [*strips[: len(strips) - cards], *whole]


class RosterPreview(QPrintPreviewDialog):
    """The preview of a roster; it prints from its own bar."""

    def __init__(
        self, parent: QWidget | None, facts: RosterFacts, words: Words, paper: Paper = "a4"
    ) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(QPageSize(PAGE_SIZES[paper]))
        printer.setDocName(facts.title)
        printer.setCreator("Toise")
        super().__init__(printer, parent)
        # Qt does not keep it: without this it is gone before the first page is drawn.
        self._printer = printer
        self.setWindowTitle(words(Text("Print preview")))
        self.paintRequested.connect(
            lambda device: print_pages(device, lambda sheet: RosterPages(sheet, facts, words))
        )


def preview_roster(parent: QWidget | None, facts: RosterFacts, words: Words) -> None:
    """Show the preview and wait until it is closed."""
    dialog = RosterPreview(parent, facts, words)
    dialog.exec()
    dialog.deleteLater()


def roster_pdf(facts: RosterFacts, words: Words, paper: Paper = "a4") -> bytes:
    """The roster as a PDF, in memory."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(TWIPS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    writer.setTitle(facts.title)
    writer.setCreator("Toise")
    print_pages(writer, lambda sheet: RosterPages(sheet, facts, words))
    return bytes(buffer.data().data())


def write_roster_pdf(path: Path, facts: RosterFacts, words: Words, paper: Paper = "a4") -> None:
    """Write the roster as a PDF, whole or not at all."""
    write_whole(path, roster_pdf(facts, words, paper))


def _document(facts: RosterFacts, words: Words, width: float) -> QTextDocument:
    markup = roster_markup(facts.system, facts.document, facts.odds, words, width)
    return endless(markup, Boxes(), width)
