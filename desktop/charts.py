"""The chart of a law: a bar for each value, a line for at least, a mark for the mean.

The only module that imports pyqtgraph; it is imported after the window stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, count
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem, QToolTip, QWidget

from desktop.theme import is_redressed, scaled, tokens_shown
from desktop.theme_tokens import LIGHT, Tokens
from desktop.words import Words
from rules.text import Text

Bars = Sequence[tuple[int, Fraction]]

WIDE = 0.66
ROOM_ABOVE = 18
LEFT = 44
BELOW = 30
CROWDED = 26
LINE = 1.5
SMALLEST = 0.65
STEPS = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a chart shows: bars, the cap, the law from before, the mean, names of the values."""

    bars: tuple[tuple[int, Fraction], ...] = ()
    cap: int | None = None
    before: tuple[tuple[int, Fraction], ...] = ()
    mean: Fraction | None = None
    labels: tuple[str, ...] = ()

    @property
    def last(self) -> int:
        """The last value that has a place on the axis."""
        values = [value for value, _ in (*self.bars, *self.before)]
        return max([1, self.cap or 0, len(self.labels) - 1, *values])

    @property
    def certain(self) -> bool:
        """Whether a single value is left."""
        return len([share for _, share in self.bars if share]) <= 1

    def exactly(self, value: int) -> Fraction:
        """The probability of this value."""
        return sum((share for at, share in self.bars if at == value), Fraction(0))

    def at_least(self, value: int) -> Fraction:
        """The probability of this value or more."""
        return sum((share for at, share in self.bars if at >= value), Fraction(0))

    def tails(self) -> list[float]:
        """For 1, 2, … last the probability of as much or more."""
        single = [0.0] * (self.last + 1)
        for at, share in self.bars:
            single[at] += float(share)
        return list(accumulate(reversed(single[1:])))[::-1]

    def name(self, value: int) -> str:
        """What stands under the bar of a value."""
        return self.labels[value] if 0 <= value < len(self.labels) else str(value)


class LawChart(pg.PlotWidget):
    """The chart of one law; it never moves, and is as good as its table for who can't see it."""

    # Qt sends events while the base is still being made.
    _ready = False

    def __init__(self, name: str, words: Words, parent: QWidget | None = None) -> None:
        below, left = ValueAxis("bottom"), ShareAxis(words)
        super().__init__(parent, enableMenu=False, axisItems={"bottom": below, "left": left})
        # pyqtgraph gives its plots their methods at run time.
        self._plot: Any = self.getPlotItem()
        self._words = words
        self._tokens = LIGHT
        self._shown = Shown()
        self._below, self._left = below, left
        self._lines = [pg.InfiniteLine(at, 0) for at in (0.5, 1)]
        self._before = pg.BarGraphItem(x=[], height=[], width=WIDE)
        self._bars = pg.BarGraphItem(x=[], height=[], width=WIDE)
        self._step = pg.PlotCurveItem([0, 1], [0], stepMode="center")
        self._labels = BarLabels(words)
        self._set_up(name)
        self._ready = True
        self.set_tokens(tokens_shown())

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
        for part in (self._below, self._left, self._labels):
            part.enlarged = factor
        self._below.setHeight(round(BELOW * factor))
        self._left.setWidth(round(LEFT * factor))
        self._fit_height()
        self._draw()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of a scheme."""
        self._tokens = tokens
        self.setBackground(tokens.base)
        for line in self._lines:
            line.setPen(pg.mkPen(tokens.grid, width=1))
        for part in (self._below, self._left, self._labels):
            part.tokens = tokens
        width = LINE * self.devicePixelRatio()
        self._step.setPen(pg.mkPen(tokens.muted, width=width))
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event) and self._ready:
            tokens = tokens_shown()
            if tokens is not self._tokens:
                self.set_tokens(tokens)

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        super().resizeEvent(ev)
        if self._ready:
            self._fit_height()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._told_at(QPointF(event.pos())), self)
            return True
        return super().viewportEvent(event)

    def _set_up(self, name: str) -> None:
        item = self._plot
        item.hideButtons()
        item.setMouseEnabled(x=False, y=False)
        item.disableAutoRange()
        item.layout.setContentsMargins(0, 0, 0, 0)
        for part in (*self._lines, self._before, self._bars, self._step, self._labels):
            item.addItem(part, ignoreBounds=True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        self.viewport().setAccessibleName(name)
        self.setMinimumSize(160, 110)

    def _draw(self) -> None:
        shown = self._shown
        last = shown.last
        self._plot.setXRange(-0.5, last + 0.5, padding=0)
        self._draw_bars(shown)
        edges = [at - 0.5 for at in range(1, last + 2)]
        self._step.setData(edges, shown.tails(), stepMode="center")
        self._step.setVisible(not shown.certain)
        for part in (self._below, self._labels):
            part.shown = shown
            part.update()
        self._left.update()

    def _draw_bars(self, shown: Shown) -> None:
        tokens = self._tokens
        dashes = pg.mkPen(tokens.faint, width=1, dash=[3, 2])
        self._before.setOpts(**_columns(shown.before), pen=dashes, brush=None)
        inks = [tokens.out if at == shown.cap else tokens.s1 for at, _ in shown.bars]
        self._bars.setOpts(**_columns(shown.bars), pen=None, brushes=[QColor(ink) for ink in inks])

    def _fit_height(self) -> None:
        """Leave room for a label above a bar of 100 %."""
        above, below = ROOM_ABOVE * self._labels.enlarged, BELOW * self._below.enlarged
        room = self.height() - below - above
        self._plot.setYRange(0, 1 + above / max(room, above), padding=0)

    def _told_at(self, point: QPointF) -> str:
        where = self._plot.vb.mapSceneToView(self.mapToScene(point.toPoint()))
        value = round(where.x())
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


class ValueAxis(pg.AxisItem):
    """The axis of values: a line, whole numbers as room allows, the cap bold, the mean's mark."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.enlarged = 1.0
        self.tokens = LIGHT
        self.shown = Shown()
        self.setHeight(BELOW)

    def paint(
        self,
        p: QPainter,
        opt: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        del opt, widget
        p.setPen(QPen(QColor(self.tokens.border), 1))
        p.drawLine(QLineF(0, 0.5, self.size().width(), 0.5))
        self._paint_mean(p)
        plain = scaled(QApplication.font(), 0.8 * self.enlarged)
        bold = scaled(QApplication.font(), 0.8 * self.enlarged, bold=True)
        for value in self._values(QFontMetricsF(bold)):
            at_cap = value == self.shown.cap
            p.setFont(bold if at_cap else plain)
            p.setPen(QColor(self.tokens.text if at_cap else self.tokens.muted))
            self._paint_name(p, value)

    def _slot(self) -> float:
        return self.size().width() / (self.shown.last + 1)

    def _x(self, value: float) -> float:
        return (value + 0.5) * self._slot()

    def _values(self, metrics: QFontMetricsF) -> list[int]:
        """The values named: all, or every second, fifth, tenth…, and always the cap."""
        last, cap = self.shown.last, self.shown.cap
        if self.shown.labels:
            return list(range(last + 1))
        needed = (metrics.horizontalAdvance(str(last)) + 6) / max(self._slot(), 0.01)
        step = _nice_step(needed)
        named = [value for value in range(0, last + 1, step) if value != cap]
        if cap is None:
            return named
        return [value for value in named if abs(value - cap) >= needed] + [cap]

    def _paint_name(self, p: QPainter, value: int) -> None:
        room = self._slot() - 2 if self.shown.labels else 80.0
        told = self.shown.name(value)
        if self.shown.labels and QFontMetricsF(p.font()).horizontalAdvance(told) > room:
            smaller = scaled(QApplication.font(), SMALLEST * self.enlarged, bold=p.font().bold())
            p.setFont(smaller)
        metrics = QFontMetricsF(p.font())
        name = metrics.elidedText(told, Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(name)
        place = QRectF(self._x(value) - width / 2, 8, width, metrics.height())
        place = _within(QRectF(QPointF(), self.size()), place)
        p.drawText(place.topLeft() + QPointF(0, metrics.ascent()), name)

    def _paint_mean(self, p: QPainter) -> None:
        if self.shown.mean is None:
            return
        x = self._x(float(self.shown.mean))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setBrush(QColor(self.tokens.accent))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPolygon(QPolygonF([QPointF(x, 1.5), QPointF(x + 4, 7), QPointF(x - 4, 7)]))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)


class ShareAxis(pg.AxisItem):
    """The axis of probabilities: 0 %, 50 and 100, without line or ticks."""

    def __init__(self, words: Words) -> None:
        super().__init__("left")
        self.enlarged = 1.0
        self.tokens = LIGHT
        self._names = {0.0: words.percent(Fraction(0)), 0.5: "50", 1.0: "100"}
        self.setWidth(LEFT)

    def paint(
        self,
        p: QPainter,
        opt: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        del opt, widget
        p.setFont(scaled(QApplication.font(), 0.75 * self.enlarged))
        p.setPen(QColor(self.tokens.muted))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        high = QFontMetricsF(p.font()).height()
        top = self.range[1]
        for share, name in self._names.items():
            y = self.size().height() * (1 - share / top)
            p.drawText(QRectF(0, y - high / 2, LEFT * self.enlarged - 6, high), flags, name)


class BarLabels(pg.GraphicsObject):
    """The per cent above each bar, on a halo of the ground so that lines stay behind it."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.enlarged = 1.0
        self.tokens = LIGHT
        self.shown = Shown()
        self._words = words

    def boundingRect(self) -> QRectF:
        box = self.getViewBox()
        return QRectF() if box is None else box.viewRect()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()

    def paint(
        self,
        p: QPainter,
        opt: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        del opt, widget
        to_pixels = p.transform()
        room = to_pixels.mapRect(self.boundingRect())
        p.resetTransform()
        p.setFont(scaled(QApplication.font(), 0.8 * self.enlarged, bold=True))
        p.setPen(QColor(self.tokens.text))
        metrics = QFontMetricsF(p.font())
        slot = to_pixels.map(QPointF(1, 0)).x() - to_pixels.map(QPointF(0, 0)).x()
        taken: list[QRectF] = []
        for value, share in self._worth_a_label(slot):
            name = self._name(share)
            top = to_pixels.map(QPointF(value, float(share)))
            place = _within(room, _above(top, name, metrics))
            if not any(place.intersects(other) for other in taken):
                taken.append(place)
                p.fillRect(place.adjusted(-1, 1, 1, 2), QColor(self.tokens.base))
                p.drawText(place.bottomLeft(), name)
        p.setTransform(to_pixels)

    def _worth_a_label(self, slot: float) -> list[tuple[int, Fraction]]:
        """The bars that get a label, the highest first."""
        least = Fraction(4, 100) if slot < CROWDED * self.enlarged else Fraction(5, 1000)
        bars = [bar for bar in self.shown.bars if bar[1] >= least]
        return sorted(bars, key=lambda bar: bar[1], reverse=True)

    def _name(self, share: Fraction) -> str:
        return self._words.percent(share).removesuffix("%").rstrip("\u00a0")


def _above(top: QPointF, name: str, metrics: QFontMetricsF) -> QRectF:
    """The place of a label over the top of a bar, on whole pixels."""
    width, height = metrics.horizontalAdvance(name), metrics.capHeight() + 2
    return QRectF(round(top.x() - width / 2), round(top.y() - height - 3), width, height)


def _within(room: QRectF, place: QRectF) -> QRectF:
    """The place moved sideways so that no end of it is cut off, on whole pixels."""
    left = max(room.left() + 1, min(place.left(), room.right() - place.width() - 1))
    return QRectF(round(left), place.top(), place.width(), place.height())


def _columns(bars: Bars) -> dict[str, list[float]]:
    return {"x": [at for at, _ in bars], "height": [float(share) for _, share in bars]}


def _nice_step(needed: float) -> int:
    """The least of 1, 2, 5, 10, 20… that is no less than what is needed."""
    steps = (step * 10**power for power in count() for step in STEPS)
    return next(step for step in steps if step >= needed)
