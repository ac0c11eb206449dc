"""The pages of a report: laid out once, in twips, drawn on whatever prints."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPalette,
    QTextDocument,
)

from desktop.printing.breaks import Page, paged
from desktop.printing.endless import BODY_POINTS, endless
from desktop.printing.facts import ReportFacts
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, HAIRLINE, THICK, THIN, pen, width_of
from desktop.printing.markup import charts_title, markup
from desktop.printing.pictures import Gallery, Pictures
from desktop.printing.sheet import Paper, Sheet, sheet_of
from desktop.printing.strips import Strip, lines_of, strips_of
from desktop.words import Words


class Pages:
    """The pages of one report on one sheet."""

    def __init__(self, sheet: Sheet, facts: ReportFacts, words: Words) -> None:
        self.sheet = sheet
        self.document = _document(facts, words, sheet.body.width())
        self._frame = Frame(sheet, facts.title, facts.day, words)
        self.pages = paged(
            strips_of(self.document),
            sheet.body.height(),
            lambda strip: lines_of(self.document, strip),
        )

    def __len__(self) -> int:
        return len(self.pages)

    def draw(self, painter: QPainter, number: int) -> None:
        """Draw a page, counted from 0, on a painter whose unit is the twip."""
        page, body = self.pages[number], self.sheet.body
        self._frame.draw(painter, number + 1, len(self))
        painter.save()
        painter.translate(body.topLeft())
        if page.head is not None:
            self._draw_strips(painter, (page.head,))
            painter.translate(0, page.head.height)
        self._draw_strips(painter, page.strips)
        painter.restore()

    def _draw_strips(self, painter: QPainter, strips: tuple[Strip, ...]) -> None:
        """Draw a stretch of the text with its upper edge at the painter's origin."""
        top, width = strips[0].top, self.sheet.body.width()
        stretch = QRectF(0, top, width, strips[-1].bottom - top)
        painter.save()
        painter.translate(0, -top)
        painter.save()
        painter.setClipRect(stretch)
        self.document.documentLayout().draw(painter, _in_black(stretch))
        painter.restore()
        for strip in strips:
            if strip.ruled:
                painter.setPen(pen(BLACK, THICK) if strip.strong else pen(HAIRLINE, THIN))
                painter.drawLine(QLineF(0, strip.bottom, width, strip.bottom))
        painter.restore()


def report_pages(paper: Paper, facts: ReportFacts, words: Words) -> Pages:
    """The pages of a report on a paper by its name."""
    return Pages(sheet_of(paper), facts, words)


def _document(facts: ReportFacts, words: Words, width: float) -> QTextDocument:
    title = words(charts_title(facts, words))
    heading = width_of(f"{title} ", BODY_POINTS, bold=True) + 20
    figures = [row.figure for row in facts.rows]
    gallery = Gallery(
        figures, words, width, width - heading, facts.result.worst, facts.table, facts.scatter
    )
    return endless(markup(facts, words, width), Pictures(gallery), width)


def _in_black(stretch: QRectF) -> QAbstractTextDocumentLayout.PaintContext:
    """What is drawn of a text, whatever the colours of the window."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = stretch
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(BLACK))
    context.palette = palette
    return context


__all__ = ["Page", "Pages", "report_pages"]
