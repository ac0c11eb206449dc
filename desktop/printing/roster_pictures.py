"""The pictures of a roster on paper: boxes to tick, five by five."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.printing.ink import BLACK, pen

BOX, STEP, BETWEEN, LINE = 190.0, 240.0, 100.0, 250.0
EDGE = 10.0


class Boxes:
    """Draws ``boxes:5``: so many boxes in a row, and the gap behind them."""

    def size(self, name: str) -> QSizeF:
        return QSizeF(_count(name) * STEP + BETWEEN, LINE)

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        painter.setPen(pen(BLACK, EDGE))
        for number in range(_count(name)):
            left = place.left() + number * STEP + EDGE
            painter.drawRect(QRectF(left, place.bottom() - BOX - EDGE, BOX, BOX))


def _count(name: str) -> int:
    return int(name.partition(":")[2])
