"""The points of a figure as boxes: those lost are crossed, a notch stands where a stage begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import tokens_shown
from desktop.theme_tokens import Tokens
from desktop.words import Words
from rules.text import Text

WIDTH, HEIGHT = 14, 18
GAP, NOTCH, LINE_GAP = 3, 8, 5
MOST_BOXES = 120


class Boxes(QWidget):
    """As many boxes as points, in lines; more than a hundred and twenty are one bar."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._points, self._lost = 1, 0
        self._floors: frozenset[int] = frozenset()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_points(self, points: int, lost: int, floors: Sequence[int]) -> None:
        """Show so many points, so many of them lost; stages begin at ``floors`` lost."""
        self._points, self._lost = points, lost
        self._floors = frozenset(floors)
        told = Text("%n SP left of {points}", None, points - lost, points=points)
        self.setAccessibleName(self._words(told))
        self.setToolTip(self._words(told))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = list(self._places(width))
        return round(places[-1].bottom()) + 1

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, HEIGHT + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = tokens_shown()
        if self._points > MOST_BOXES:
            self._paint_bar(painter, tokens)
            return
        for at, place in enumerate(self._places(self.width())):
            _paint_box(painter, place, tokens, lost=at < self._lost)

    def _places(self, width: int) -> Iterator[QRectF]:
        """The place of each box; one that begins a stage stands a little apart."""
        if self._points > MOST_BOXES:
            yield QRectF(0.5, 0.5, max(1, width - 1), HEIGHT - 1)
            return
        x = y = 0.5
        for at in range(self._points):
            notch = NOTCH - GAP if at and at in self._floors else 0
            if x + notch + WIDTH > width and x > 1:
                x, y, notch = 0.5, y + HEIGHT + LINE_GAP, 0
            x += notch
            yield QRectF(x, y, WIDTH - 1, HEIGHT - 1)
            x += WIDTH + GAP

    def _paint_bar(self, painter: QPainter, tokens: Tokens) -> None:
        [whole] = self._places(self.width())
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.base))
        painter.drawRoundedRect(whole, 2, 2)
        painter.setBrush(QColor(tokens.out))
        lost = QRectF(whole)
        lost.setWidth(whole.width() * self._lost / self._points)
        painter.drawRoundedRect(lost, 2, 2)


def _paint_box(painter: QPainter, place: QRectF, tokens: Tokens, *, lost: bool) -> None:
    """A box; one that is lost is full and crossed, so that colour does not tell alone."""
    painter.setPen(QPen(QColor(tokens.out if lost else tokens.border), 1))
    painter.setBrush(QColor(tokens.out if lost else tokens.base))
    painter.drawRoundedRect(place, 2, 2)
    if not lost:
        return
    inner = place.adjusted(4, 5, -4, -5)
    painter.setPen(QPen(QColor(tokens.base), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(inner.topLeft(), inner.bottomRight()))
    painter.drawLine(QLineF(inner.topRight(), inner.bottomLeft()))
