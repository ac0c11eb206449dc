"""Printing on any device: a PDF, a printer, a preview, all from the same pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.files import write_whole
from desktop.printing.facts import ReportFacts
from desktop.printing.gui import ensure_gui
from desktop.printing.ink import TWIPS_PER_INCH
from desktop.printing.pages import Pages
from desktop.printing.sheet import PAGE_SIZES, Paper, Sheet
from desktop.words import Words
from rules.text import mark


class Leaves(Protocol):
    """Pages laid on one sheet, drawn by their number from 0."""

    def __len__(self) -> int: ...

    def draw(self, painter: QPainter, number: int) -> None: ...


Laid = Callable[[Sheet], Leaves]


def report_laid(facts: ReportFacts, words: Words) -> Laid:
    """How a report is laid on a sheet."""
    return lambda sheet: Pages(sheet, facts, words)


def print_report(device: QPagedPaintDevice, facts: ReportFacts, words: Words) -> None:
    """Print the pages the device asks for, on its own paper; OSError when it can't be printed."""
    print_pages(device, report_laid(facts, words))


def print_pages(device: QPagedPaintDevice, laid_on: Laid) -> None:
    """Print the pages the device asks for, laid on its own paper; OSError when it can't be."""
    layout = device.pageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    pages = laid_on(Sheet.of(layout))
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
            pages.draw(painter, number)
    finally:
        painter.end()


def write_pdf(path: Path, facts: ReportFacts, words: Words, paper: Paper = "a4") -> None:
    """Write the report as a PDF, whole or not at all; OSError names the path."""
    running = ensure_gui()
    data = pdf(facts, words, paper)
    del running
    try:
        _put(path.resolve(), data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def pdf(facts: ReportFacts, words: Words, paper: Paper = "a4") -> bytes:
    """The report as a PDF, in memory."""
    return pdf_of(facts.title, report_laid(facts, words), paper)


def pdf_of(title: str, laid_on: Laid, paper: Paper = "a4") -> bytes:
    """Pages as a PDF, in memory."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(TWIPS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    writer.setTitle(title)
    writer.setCreator("Toise")
    print_pages(writer, laid_on)
    return bytes(buffer.data().data())


def _put(path: Path, data: bytes) -> None:
    """A file is replaced as a whole; what is no file, a pipe say, is written to."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    else:
        write_whole(path, data)
