"""The printed report: the same pages on a printer, in a preview and in a PDF."""

from desktop.printing.dialogs import ask_pdf, preview, print_with_dialog
from desktop.printing.facts import ReportFacts, facts_of
from desktop.printing.gui import ensure_gui
from desktop.printing.output import print_report, write_pdf
from desktop.printing.pages import report_pages

__all__ = [
    "ReportFacts",
    "ask_pdf",
    "ensure_gui",
    "facts_of",
    "preview",
    "print_report",
    "print_with_dialog",
    "report_pages",
    "write_pdf",
]
