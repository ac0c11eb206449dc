"""The chart of a law: a bar for each value, a line for at least, a mark for the mean.

The only module that imports pyqtgraph; it is imported after the window stands. Its bars and its
line paint themselves, and nothing else of it is taken: a plot takes fifty times as long to make,
with menus, axes and a box for the mouse, and each of its changes repaints the window at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QToolTip, QWidget

from desktop.chart_parts import BarLabels, Bars, Ground, Room, Shown
from desktop.theme import is_redressed, tokens_shown
from desktop.theme_tokens import LIGHT, Tokens
from desktop.words import Words
from rules.text import Text

WIDE = 0.66
LINE = 1.5


class LawChart(QWidget):
    """The chart of one law; it never moves, and is as good as its table for who can't see it."""

    def __init__(self, name: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._tokens = LIGHT
        self._shown = Shown()
        self._room = Room()
        self._ground, self._labels = Ground(words), BarLabels(words)
        # pyqtgraph gives its items their methods at run time.
        self._before: Any = pg.BarGraphItem(x=[], height=[], width=WIDE)
        self._bars: Any = pg.BarGraphItem(x=[], height=[], width=WIDE)
        self._step: Any = pg.PlotCurveItem([0, 1], [0], stepMode="center")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 110)
        self.setAccessibleName(name)
        self._dress(tokens_shown())
        self._fit(1.0)

    def show_law(
        self,
        bars: Bars,
        *,
        cap: int | None = None,
        before: Bars | None = None,
        mean: Fraction | None = None,
        labels: Sequence[str] | None = None,
    ) -> None:
        """Show a law, its cap in ink, and in dashes the law it was before.

        ``labels`` names the values 0, 1, 2… where they are no numbers.
        """
        self._shown = Shown(tuple(bars), cap, tuple(before or ()), mean, tuple(labels or ()))
        self._draw()

    def set_type(self, factor: float) -> None:
        """Write everything larger, to be read standing; 1 is the usual size."""
        self._fit(factor)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of a scheme."""
        self._dress(tokens)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event) and tokens_shown() is not self._tokens:
            self.set_tokens(tokens_shown())
        elif event.type() == QEvent.Type.FontChange:
            self._fit(self._room.enlarged)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self._room.enlarged)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._tokens.base))
        self._ground.draw(painter)
        painter.setClipRect(self._room.plot)
        self._paint_law(painter)
        self._labels.draw(painter)

    def _paint_law(self, painter: QPainter) -> None:
        painter.save()
        painter.setTransform(self._room.transform, combine=True)
        option = QStyleOptionGraphicsItem()
        for part in (self._before, self._bars):
            part.paint(painter, option, self)
        if not self._shown.certain:
            self._step.paint(painter, option, self)
        painter.restore()

    def _dress(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._step.setPen(pg.mkPen(tokens.muted, width=LINE * self.devicePixelRatio()))
        for part in (self._ground, self._labels):
            part.tokens = tokens

    def _draw(self) -> None:
        shown, tokens = self._shown, self._tokens
        self._fit(self._room.enlarged)
        self._draw_bars(shown, tokens)
        edges = [at - 0.5 for at in range(1, shown.last + 2)]
        self._step.setData(edges, shown.tails(), stepMode="center")

    def _draw_bars(self, shown: Shown, tokens: Tokens) -> None:
        dashes = pg.mkPen(tokens.faint, width=1, dash=[3, 2])
        self._before.setOpts(**_columns(shown.before), pen=dashes, brush=None)
        usual, capped = QBrush(QColor(tokens.s1)), QBrush(QColor(tokens.out))
        inks = [capped if at == shown.cap else usual for at, _ in shown.bars]
        self._bars.setOpts(**_columns(shown.bars), pen=None, brushes=inks)

    def _fit(self, enlarged: float) -> None:
        """Give everything its place in the size there is."""
        self._room = Room(self.width(), self.height(), self._shown.last, enlarged)
        for part in (self._ground, self._labels):
            part.fit(self._shown, self._room)
        self.update()

    def _told_at(self, point: QPointF) -> str:
        value = self._room.value_at(point.x())
        if not 0 <= value <= self._shown.last:
            return ""
        words, shown = self._words, self._shown
        return words(
            Text(
                "{value}: exactly {exactly}, at least {at_least}",
                value=shown.name(value),
                exactly=words.percent1(shown.exactly(value)),
                at_least=words.percent1(shown.at_least(value)),
            )
        )


def _columns(bars: Bars) -> dict[str, list[float]]:
    return {"x": [at for at, _ in bars], "height": [float(share) for _, share in bars]}
