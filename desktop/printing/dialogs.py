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

from desktop.dialogs.room import open_at
from desktop.printing.facts import ReportFacts
from desktop.printing.output import Laid, print_pages, report_laid
from desktop.printing.sheet import PAGE_SIZES, Paper
from desktop.words import Words
from rules.text import Text

PREVIEW, EDGES = (1000, 700), 24


class Preview(QPrintPreviewDialog):
    """The preview of pages; it prints from its own bar."""

    def __init__(
        self, parent: QWidget | None, printer: QPrinter, laid_on: Laid, words: Words
    ) -> None:
        super().__init__(printer, parent)
        # Qt does not keep it: without this it is gone before the first page is drawn.
        self._printer = printer
        self.setWindowTitle(words(Text("Print preview")))
        self._open_to_keys(words)
        # As wide as its bar: what finds no room there is reached by mouse only.
        wide = [bar.sizeHint().width() + EDGES for bar in self.findChildren(QToolBar)]
        open_at(self, max([PREVIEW[0], *wide]), PREVIEW[1])
        self.paintRequested.connect(lambda device: print_pages(device, laid_on))

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


def printer_for(title: str, paper: Paper = "a4") -> QPrinter:
    """A printer set up for pages of this title."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    printer.setDocName(title)
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


def preview_pages(parent: QWidget | None, printer: QPrinter, laid_on: Laid, words: Words) -> None:
    """Show pages and wait until they are closed."""
    dialog = Preview(parent, printer, laid_on, words)
    dialog.exec()
    dialog.deleteLater()


def ask_and_print(parent: QWidget | None, printer: QPrinter, laid_on: Laid) -> None:
    """Ask for a printer and print there; OSError when it can't be used."""
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        print_pages(printer, laid_on)
    dialog.deleteLater()


def preview(parent: QWidget | None, facts: ReportFacts, words: Words) -> None:
    """Show the preview of a report and wait until it is closed."""
    preview_pages(parent, printer_for(facts.title), report_laid(facts, words), words)


def print_with_dialog(parent: QWidget | None, facts: ReportFacts, words: Words) -> None:
    """Ask for a printer and print a report there; OSError when it can't be used."""
    ask_and_print(parent, printer_for(facts.title), report_laid(facts, words))
