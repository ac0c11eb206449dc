"""The print dialog and the preview, with the same pages as the PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import (
    QPrintDialog,
    QPrinter,
    QPrintPreviewDialog,
    QPrintPreviewWidget,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QToolBar,
    QToolButton,
    QWidget,
)

from desktop.dialogs.ask import tell, tell_unwritten
from desktop.dialogs.room import open_at
from desktop.failures import reason_of
from desktop.printing.output import Printable, print_pages, write_pdf
from desktop.printing.sheet import PAGE_SIZES, Paper
from desktop.words import Words
from rules.text import Text

PREVIEW, EDGES = (1000, 700), 24


class Preview(QPrintPreviewDialog):
    """The preview of pages; it prints from its own bar."""

    def __init__(self, parent: QWidget | None, printable: Printable, words: Words) -> None:
        printer = printer_for(printable)
        super().__init__(printer, parent)
        # Qt does not keep it: without this it is gone before the first page is drawn.
        self._printer = printer
        self.setWindowTitle(words(Text("Print preview")))
        self._open_to_keys(words)
        # As wide as its bar: what finds no room there is reached by mouse only.
        wide = [bar.sizeHint().width() + EDGES for bar in self.findChildren(QToolBar)]
        open_at(self, max([PREVIEW[0], *wide]), PREVIEW[1])
        self.paintRequested.connect(lambda device: print_pages(device, printable))

    def _open_to_keys(self, words: Words) -> None:
        """Let Tab reach the buttons of Qt's bar, and name what it leaves without a name."""
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        named = [
            (QLineEdit, Text("Page number")), (QComboBox, Text("Zoom")),
            (QPrintPreviewWidget, Text("Pages")), (QGraphicsView, Text("Pages")),
        ]  # fmt: skip
        for kind, name in named:
            for part in self.findChildren(kind):
                part.setAccessibleName(words(name))
                for field in part.findChildren(QLineEdit):
                    field.setAccessibleName(words(name))
        for more in self.findChildren(QToolButton, "qt_toolbar_ext_button"):
            more.setAccessibleName(words(Text("More")))


def printer_for(printable: Printable) -> QPrinter:
    """A printer set up for A4 pages of this title."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(PAGE_SIZES["a4"]))
    printer.setPageOrientation(printable.lies)
    printer.setDocName(printable.title)
    printer.setCreator("Toise")
    return printer


def ask_pdf(parent: QWidget | None, start: Path, words: Words) -> tuple[Path, Paper] | None:
    """Ask for the file of a report, the paper chosen by the kind of file; None if given up."""
    kinds: dict[str, Paper] = {
        words(Text("PDF A4 (*.pdf)")): "a4",
        words(Text("PDF A5 (*.pdf)")): "a5",
    }
    name, kind = QFileDialog.getSaveFileName(
        parent, words(Text("Report as PDF")), str(start), ";;".join(kinds)
    )
    return (Path(name), kinds.get(kind, "a4")) if name else None


def ask_and_write(parent: QWidget, printable: Printable, start: Path, words: Words) -> Path | None:
    """Ask for a file and write the pages there; None if given up or, which is told, impossible."""
    asked = ask_pdf(parent, start, words)
    if asked is None:
        return None
    path, paper = asked
    try:
        write_pdf(path, printable, paper)
    except OSError as error:
        tell_unwritten(parent, words, path, error)
        return None
    return path


def preview(parent: QWidget | None, printable: Printable, words: Words) -> None:
    """Show the pages and wait until they are closed."""
    dialog = Preview(parent, printable, words)
    dialog.exec()
    dialog.deleteLater()


def ask_and_print(parent: QWidget, printable: Printable, words: Words) -> None:
    """Ask for a printer and print there; when it can't be used, that is told."""
    printer = printer_for(printable)
    dialog = QPrintDialog(printer, parent)
    try:
        if dialog.exec() == QDialog.DialogCode.Accepted:
            print_pages(printer, printable)
    except OSError as error:
        tell(parent, words, words(Text("The printer can't be used.")), words(reason_of(error)))
    dialog.deleteLater()
