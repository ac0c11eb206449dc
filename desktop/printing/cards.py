"""The charts of the report: cards side by side, each a chart over its caption, and their legend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.printing.ink import BAR, BLACK, MUTED, font, pen, width_of
from desktop.printing.law_chart import HEIGHT, STEP_LINE, LawChart
from desktop.words import Words
from rules.result import FigureResult
from rules.text import Text

PER_ROW = 2
GUTTER = 480.0
CAPTION_POINTS = 9.0
LEGEND_POINTS = 8.0
SWATCH = 150.0
BELOW = 60.0
WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWrapAnywhere | Qt.TextFlag.TextDontClip)
LONGEST_LINE = 1_000_000.0


@dataclass(frozen=True)
class CardRow:
    """The cards that stand side by side; never cut in two. ``width`` in twips."""

    figures: Sequence[FigureResult]
    words: Words
    width: float

    @property
    def size(self) -> QSizeF:
        """The room of the row, captions included."""
        tallest = max(self._name_height(figure) for figure in self.figures)
        return QSizeF(self.width, HEIGHT + tallest + BELOW)

    def draw(self, painter: QPainter, corner: QPointF) -> None:
        """Draw the row with its upper left corner here."""
        for place, figure in enumerate(self.figures):
            left = corner.x() + place * (self._card + GUTTER)
            box = QRectF(left, corner.y(), self._card, HEIGHT)
            LawChart(figure.chart, self.words, box).draw(painter)
            self._draw_caption(painter, QRectF(left, box.bottom(), self._card, 0), figure)

    @property
    def _card(self) -> float:
        return (self.width - GUTTER * (PER_ROW - 1)) / PER_ROW

    def _lost(self, figure: FigureResult) -> str:
        if figure.ladder is not None:
            return self.words(Text("worst state reached"))
        unit = self.words.label(figure.unit)
        return self.words(Text("{unit} lost, out of {points}", unit=unit, points=figure.points))

    def _name_room(self, figure: FigureResult) -> float:
        """How wide a name may be, so that it leaves what stands beside it alone."""
        return self._card - width_of(self._lost(figure), CAPTION_POINTS) - 200

    def _name_height(self, figure: FigureResult) -> float:
        room = QRectF(0, 0, self._name_room(figure), LONGEST_LINE)
        metrics = QFontMetricsF(font(CAPTION_POINTS, bold=True))
        return metrics.boundingRect(room, WRAPPED, figure.name).height()

    def _draw_caption(self, painter: QPainter, under: QRectF, figure: FigureResult) -> None:
        name = QRectF(under.left(), under.top(), self._name_room(figure), self._name_height(figure))
        painter.setPen(pen(BLACK))
        painter.setFont(font(CAPTION_POINTS, bold=True))
        painter.drawText(name, WRAPPED, figure.name)
        painter.setPen(pen(MUTED))
        painter.setFont(font(CAPTION_POINTS))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextDontClip)
        painter.drawText(under, right, self._lost(figure))


@dataclass(frozen=True)
class Legend:
    """What the marks of the charts mean, in one line at the right of a ``width``."""

    words: Words
    width: float
    worst: str
    """What the game calls those worst off, marked."""

    @property
    def size(self) -> QSizeF:
        """The room of the line; more than ``width`` where it does not fit."""
        return QSizeF(max(self.width, self._needed), 1.2 * LEGEND_POINTS * 20)

    def draw(self, painter: QPainter, corner: QPointF) -> None:
        """Draw the line with its upper left corner here."""
        at = corner.x() + self.size.width() - self._needed
        for place, name in enumerate(self._names):
            swatch = QRectF(at, corner.y() + 30, SWATCH, SWATCH)
            self._draw_swatch(painter, place, swatch)
            painter.setPen(pen(MUTED))
            painter.setFont(font(LEGEND_POINTS))
            beside = QRectF(swatch.right() + 75, corner.y(), 0, self.size.height())
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            painter.drawText(beside, int(middle), name)
            at += self._advance(name)

    @property
    def _names(self) -> tuple[str, str, str]:
        words = self.words
        return words(Text("exactly")), words(Text("at least")), words.label(self.worst)

    @property
    def _needed(self) -> float:
        return sum(map(self._advance, self._names)) - 240

    def _advance(self, name: str) -> float:
        return SWATCH + 75 + width_of(name, LEGEND_POINTS) + 240

    def _draw_swatch(self, painter: QPainter, place: int, box: QRectF) -> None:
        if place != 1:
            painter.fillRect(box, QColor(BLACK if place else BAR))
            return
        painter.setPen(pen(MUTED, STEP_LINE))
        middle = box.center().x()
        painter.drawLine(QLineF(box.left(), box.top() + 20, middle, box.top() + 20))
        painter.drawLine(QLineF(middle, box.top() + 20, middle, box.bottom() - 20))
        painter.drawLine(QLineF(middle, box.bottom() - 20, box.right(), box.bottom() - 20))
