"""The pictures of a roster on paper: boxes to tick, five by five."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat

from desktop.printing.ink import BLACK, pen

BOX, STEP, BETWEEN, LINE = 190.0, 240.0, 100.0, 250.0
EDGE = 10.0


class Boxes(QPyTextObject):
    """Draws ``boxes:5``: so many boxes in a row, and the gap behind them."""

    def intrinsicSize(
        self,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,  # noqa: A002
    ) -> QSizeF:
        return QSizeF(_count(format) * STEP + BETWEEN, LINE)

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,  # noqa: A002
    ) -> None:
        place = QRectF(rect)
        painter.save()
        painter.setPen(pen(BLACK, EDGE))
        for number in range(_count(format)):
            left = place.left() + number * STEP + EDGE
            painter.drawRect(QRectF(left, place.bottom() - BOX - EDGE, BOX, BOX))
        painter.restore()


def _count(shown: QTextFormat) -> int:
    return int(shown.toImageFormat().name().partition(":")[2])
