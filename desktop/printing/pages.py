"""A text in pages: laid out once, in twips, drawn on whatever prints."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPalette,
    QTextDocument,
)

from desktop.printing.breaks import paged
from desktop.printing.frame import Frame
from desktop.printing.ink import BLACK, HAIRLINE, THICK, THIN, pen
from desktop.printing.sheet import Sheet
from desktop.printing.strips import Strip, lines_of


class Pages:
    """A text in pages on one sheet; ``strips``: what no page may cut."""

    def __init__(
        self,
        sheet: Sheet,
        document: QTextDocument,
        frame: Frame,
        strips: list[Strip],
    ) -> None:
        self.sheet, self.document, self._frame = sheet, document, frame
        self.pages = paged(
            strips,
            sheet.body.height(),
            lambda strip: lines_of(document, strip),
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


def _in_black(stretch: QRectF) -> QAbstractTextDocumentLayout.PaintContext:
    """What is drawn of a text, whatever the colours of the window."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = stretch
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(BLACK))
    context.palette = palette
    return context
