"""The report of an engagement on paper."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument

from desktop.printing.endless import BODY_POINTS, endless
from desktop.printing.facts import ReportFacts
from desktop.printing.frame import Frame
from desktop.printing.ink import width_of
from desktop.printing.markup import charts_title, markup
from desktop.printing.output import Printable
from desktop.printing.pages import Pages
from desktop.printing.pictures import Gallery, Pictures
from desktop.printing.sheet import Sheet
from desktop.words import Words


def report_on_paper(facts: ReportFacts, words: Words) -> Printable:
    """The report, to be printed."""

    def laid_on(sheet: Sheet) -> Pages:
        document = _document(facts, words, sheet.body.width())
        return Pages(sheet, document, Frame(sheet, facts.title, facts.day, words))

    return Printable(facts.title, laid_on)


def _document(facts: ReportFacts, words: Words, width: float) -> QTextDocument:
    title = words(charts_title(facts, words))
    heading = width_of(f"{title} ", BODY_POINTS, bold=True) + 20
    figures = [row.figure for row in facts.rows]
    gallery = Gallery(
        figures, words, width, width - heading, facts.result.worst, facts.table, facts.scatter
    )
    return endless(markup(facts, words, width), Pictures(gallery), width)
