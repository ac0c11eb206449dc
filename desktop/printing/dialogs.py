"""The print dialog and the preview, with the same pages as the PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from desktop.printing.facts import ReportFacts
from desktop.printing.output import print_report
from desktop.printing.sheet import PAGE_SIZES, Paper
from desktop.words import Words
from rules.text import Text


class ReportPreview(QPrintPreviewDialog):
    """The preview of one report; it prints from its own bar."""

    def __init__(
        self, parent: QWidget | None, facts: ReportFacts, words: Words, paper: Paper = "a4"
    ) -> None:
        printer = printer_for(facts, paper)
        super().__init__(printer, parent)
        # Qt does not keep it: without this it is gone before the first page is drawn.
        self._printer = printer
        self.setWindowTitle(words(Text("Print preview")))
        self.paintRequested.connect(lambda device: print_report(device, facts, words))


def printer_for(facts: ReportFacts, paper: Paper = "a4") -> QPrinter:
    """A printer set up for a report."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(PAGE_SIZES[paper]))
    printer.setDocName(facts.title)
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


def preview(parent: QWidget | None, facts: ReportFacts, words: Words, paper: Paper = "a4") -> None:
    """Show the preview and wait until it is closed."""
    dialog = ReportPreview(parent, facts, words, paper)
    dialog.exec()
    dialog.deleteLater()


def print_with_dialog(parent: QWidget | None, facts: ReportFacts, words: Words) -> None:
    """Ask for a printer and print there; OSError when it can't be used."""
    printer = printer_for(facts)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        print_report(printer, facts, words)
    dialog.deleteLater()
