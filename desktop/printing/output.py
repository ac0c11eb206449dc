"""Printing on any device: a PDF, a printer, a preview, all from the same pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.files import write_whole
from desktop.printing.gui import ensure_gui
from desktop.printing.ink import TWIPS_PER_INCH
from desktop.printing.sheet import PAGE_SIZES, Paper, Sheet
from rules.text import mark


class Leaves(Protocol):
    """Pages laid on one sheet, drawn by their number from 0."""

    def __len__(self) -> int: ...

    def draw(self, painter: QPainter, number: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Printable:
    """What can be printed: its title, how it is laid on a sheet, which way the paper lies."""

    title: str
    laid_on: Callable[[Sheet], Leaves]
    lies: QPageLayout.Orientation = QPageLayout.Orientation.Portrait


def print_pages(device: QPagedPaintDevice, printable: Printable) -> None:
    """Print the pages the device asks for, laid on its own paper; OSError when it can't be."""
    layout = device.pageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    pages = printable.laid_on(Sheet.of(layout))
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


def write_pdf(path: Path, printable: Printable, paper: Paper = "a4") -> None:
    """Write a PDF, whole or not at all; OSError names the path."""
    running = ensure_gui()
    data = pdf(printable, paper)
    del running
    try:
        _put(path.resolve(), data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def pdf(printable: Printable, paper: Paper = "a4") -> bytes:
    """A PDF, in memory."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(TWIPS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    writer.setPageOrientation(printable.lies)
    writer.setTitle(printable.title)
    writer.setCreator("Toise")
    print_pages(writer, printable)
    return bytes(buffer.data().data())


def _put(path: Path, data: bytes) -> None:
    """A file is replaced as a whole; what is no file, a pipe say, is written to."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    else:
        write_whole(path, data)
