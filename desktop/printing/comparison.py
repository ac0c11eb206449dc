"""A comparison on paper: as many pages as its rows and columns need, in greys."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TypeVar

from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QWidget

from desktop.compare.desk import CompareDesk
from desktop.compare.picture import MARGIN, MOST_COLUMN, MOST_NAMES, ROW, ComparePicture, Look
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, PER_POINT, TWIPS_PER_INCH
from desktop.printing.sheet import Sheet
from desktop.theme_tokens import LIGHT, Tokens
from desktop.words import Words
from rules.text import Text, mark

Line = TypeVar("Line")
PRINTED: Tokens = replace(LIGHT, text=BLACK, accent="#5C5C5C", s2="#5C5C5C")
"""Darker for more, as on the screen; a sign tells which way a difference goes."""


def comparison_pages(desk: CompareDesk, look: Look, sheet: Sheet) -> list[ComparePicture]:
    """The parts of a comparison, each with room on one sheet."""
    body = sheet.body
    down = max(1, int((body.height() / PER_POINT - 2 * MARGIN) // ROW) - 2)
    across = max(1, int((body.width() / PER_POINT - 2 * MARGIN - MOST_NAMES) // MOST_COLUMN))
    rows, columns = desk.rows(), desk.columns()
    if ComparePicture(desk, look, rows, columns).width <= body.width() / PER_POINT:
        across = len(columns)
    return [
        ComparePicture(desk, look, row_part, column_part)
        for row_part in _parts(rows, down)
        for column_part in _parts(columns, across)
    ]


def print_comparison(device: QPagedPaintDevice, desk: CompareDesk, words: Words) -> None:
    """Print a comparison on any device; OSError when it can't be printed."""
    layout = device.pageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    sheet = Sheet.of(layout)
    font = QFont(QGuiApplication.font())
    font.setPixelSize(10)
    pages = comparison_pages(desk, Look(PRINTED, font, words), sheet)
    frame = Frame(sheet, words(Text("Comparison")), date.today(), words)  # noqa: DTZ011
    wanted = device.pageRanges()
    numbers = [n for n in range(len(pages)) if wanted.isEmpty() or wanted.contains(n + 1)]
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(mark("the printer can't be used"))
    try:
        painter.scale(device.logicalDpiX() / TWIPS_PER_INCH, device.logicalDpiY() / TWIPS_PER_INCH)
        for place, number in enumerate(numbers):
            if place and not device.newPage():
                raise OSError(mark("the printer takes no further page"))
            frame.draw(painter, number + 1, len(pages))
            _draw(painter, pages[number], sheet)
    finally:
        painter.end()


def preview_comparison(parent: QWidget, desk: CompareDesk, words: Words) -> None:
    """Show the pages of a comparison and wait until they are closed."""
    printer = comparison_printer(words)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(words(Text("Print preview")))
    dialog.paintRequested.connect(lambda device: print_comparison(device, desk, words))
    dialog.exec()
    dialog.deleteLater()


def print_comparison_with_dialog(parent: QWidget, desk: CompareDesk, words: Words) -> None:
    """Ask for a printer and print there; OSError when it can't be used."""
    printer = comparison_printer(words)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        print_comparison(printer, desk, words)
    dialog.deleteLater()


def comparison_printer(words: Words) -> QPrinter:
    """A printer set up for a comparison: paper that lies on its side."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    printer.setDocName(words(Text("Comparison")))
    printer.setCreator("Toise")
    return printer


def _draw(painter: QPainter, page: ComparePicture, sheet: Sheet) -> None:
    painter.save()
    painter.translate(sheet.body.topLeft())
    painter.scale(PER_POINT, PER_POINT)
    painter.translate(-MARGIN, 0)
    page.draw(painter)
    painter.restore()


def _parts(lines: list[Line], most: int) -> list[list[Line]]:
    return [lines[at : at + most] for at in range(0, len(lines), most)]
