"""The marks of the two sides: a blue disc for us, an orange diamond for them."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import tokens_shown
from desktop.theme_tokens import Tokens

Side = Literal["ally", "foe"]


def paint_side(painter: QPainter, centre: QPointF, size: float, side: Side, tokens: Tokens) -> None:
    """Paint a mark ``size`` wide around its centre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(getattr(tokens, side)))
    half = size / 2
    if side == "ally":
        painter.drawEllipse(centre, half * 0.86, half * 0.86)
    else:
        tips = ((0, -half), (half, 0), (0, half), (-half, 0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in tips]))
    painter.restore()


class SideMark(QWidget):
    """The mark of a side as a small widget; None leaves its place empty."""

    def __init__(self, side: Side | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side: Side | None = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_side(self, side: Side | None) -> None:
        """Show the mark of another side."""
        self._side = side
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(12, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._side is not None:
            tokens = tokens_shown()
            centre = QPointF(self.width() / 2, self.height() / 2)
            paint_side(QPainter(self), centre, 11, self._side, tokens)
