"""The report of an engagement on paper."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument

from desktop.printing.endless import BODY_POINTS, endless
from desktop.printing.facts import ReportFacts
from desktop.printing.ink import width_of
from desktop.printing.markup import charts_title, markup
from desktop.printing.output import Printable
from desktop.printing.paper import on_paper
from desktop.printing.pictures import Gallery, Pictures
from desktop.words import Words


def report_on_paper(facts: ReportFacts, words: Words) -> Printable:
    """The report, to be printed."""
    return on_paper(facts.title, facts.day, words, lambda width: _document(facts, words, width))


def _document(facts: ReportFacts, words: Words, width: float) -> QTextDocument:
    title = words(charts_title(facts, words))
    heading = width_of(f"{title} ", BODY_POINTS, bold=True) + 20
    figures = [row.figure for row in facts.rows]
    gallery = Gallery(
        figures, words, width, width - heading, facts.result.worst, facts.table, facts.scatter
    )
    return endless(markup(facts, words, width), Pictures(gallery), width)
