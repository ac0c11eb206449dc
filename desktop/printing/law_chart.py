"""The chart of what one figure may lose, drawn as vectors: bars, « at least », the mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import count, pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.printing.ink import (
    BAR,
    BLACK,
    GRID,
    MUTED,
    THIN,
    WHITE,
    font,
    pen,
    width_of,
)
from desktop.words import NBSP, Words
from rules.law import Law, at_least, mean
from rules.result import Chart

AXIS_ROOM = 460.0
ABOVE = 230.0
PLOT = 840.0
BELOW = 390.0
HEIGHT = ABOVE + PLOT + BELOW

BAR_WIDTH = 0.66
SMALL_POINTS, LABEL_POINTS, LEAST_POINTS = 7.0, 7.5, 5.5
FILLED = 0.96
"""How much of the room of a bar its name may take."""
STEP_LINE = 18.0
MEAN_MARK = 60.0
MOST_EMPTY = 24
"""Up to this many points the axis goes to the last, else to what can be lost."""
WORTH_A_LABEL, WORTH_A_LABEL_CROWDED = Fraction(5, 1000), Fraction(4, 100)
STEPS = (1, 2, 5)


@dataclass(frozen=True)
class LawChart:
    """One law in a rectangle ``HEIGHT`` high whose upper left corner is given."""

    chart: Chart
    words: Words
    place: QRectF

    @property
    def law(self) -> Law[int]:
        """The law that is drawn."""
        return self.chart.law

    @property
    def worst(self) -> int:
        """The value whose bar is black."""
        return self.chart.worst

    @cached_property
    def last(self) -> int:
        """The last value on the axis."""
        return self.worst if self.worst <= MOST_EMPTY else max(1, *self.law)

    @cached_property
    def plot(self) -> QRectF:
        """From 0 to 100 %, from the first bar's slot to the last one's."""
        return QRectF(
            self.place.left() + AXIS_ROOM,
            self.place.top() + ABOVE,
            self.place.width() - AXIS_ROOM,
            PLOT,
        )

    def draw(self, painter: QPainter) -> None:
        """Draw it, back to front."""
        self._draw_grid(painter)
        self._draw_bars(painter)
        self._draw_at_least(painter)
        self._draw_axis(painter)
        self._draw_shares(painter)
        self._draw_mean(painter)

    @property
    def _slot(self) -> float:
        return self.plot.width() / (self.last + 1)

    def _x(self, value: float) -> float:
        return self.plot.left() + (value + 0.5) * self._slot

    def _y(self, chance: Fraction | float) -> float:
        return self.plot.bottom() - float(chance) * self.plot.height()

    def _draw_grid(self, painter: QPainter) -> None:
        names = {1.0: "100", 0.5: "50", 0.0: self.words.percent(Fraction(0))}
        painter.setFont(font(SMALL_POINTS))
        for chance, name in names.items():
            y = self._y(chance)
            painter.setPen(pen(GRID if chance else BLACK))
            painter.drawLine(QLineF(self.plot.left(), y, self.plot.right(), y))
            painter.setPen(pen(MUTED))
            beside = QRectF(self.place.left(), y - 100, AXIS_ROOM - 90, 200)
            painter.drawText(beside, _flags(Qt.AlignmentFlag.AlignRight), name)

    def _draw_bars(self, painter: QPainter) -> None:
        width = BAR_WIDTH * self._slot
        for value, chance in self.law.items():
            top = self._y(chance)
            bar = QRectF(self._x(value) - width / 2, top, width, self.plot.bottom() - top)
            painter.fillRect(bar, QColor(BLACK if value == self.worst else BAR))

    def _draw_at_least(self, painter: QPainter) -> None:
        """The line starts with the first point that can be lost."""
        painter.setPen(pen(MUTED, STEP_LINE))
        line = [
            QPointF(self._x(edge), self._y(at_least(self.law, value)))
            for value in range(1, self.last + 1)
            for edge in (value - 0.5, value + 0.5)
        ]
        for start, end in pairwise(line):
            painter.drawLine(QLineF(start, end))

    def _draw_axis(self, painter: QPainter) -> None:
        points = self.name_points
        for value in self._named():
            at_cap = value == self.worst
            painter.setFont(font(points, bold=at_cap))
            painter.setPen(pen(BLACK if at_cap else MUTED))
            name = self._name(value)
            width = width_of(name, points, bold=at_cap)
            under = self._label_box(value, width, self.plot.bottom() + 120, 200)
            painter.drawText(under, _flags(Qt.AlignmentFlag.AlignHCenter), name)

    def _label_box(self, value: float, width: float, top: float, height: float) -> QRectF:
        """A box centred on a value, but never beyond the right edge."""
        left = min(self._x(value) - width / 2, self.plot.right() - width)
        return QRectF(left, top, width, height)

    @property
    def name_points(self) -> float:
        """How large the states are written, so that each stays under its own bar."""
        if not self.chart.names:
            return LABEL_POINTS
        widest = max(width_of(self._name(at), LABEL_POINTS, bold=True) for at in self._named())
        fitting = LABEL_POINTS * self._slot * FILLED / widest
        return max(LEAST_POINTS, min(LABEL_POINTS, fitting))

    def _name(self, value: int) -> str:
        """What stands under a bar."""
        names = self.chart.short
        return self.words.label(names[value]) if names else str(value)

    def _named(self) -> list[int]:
        """The values with room for a number, and always the last; every state."""
        if self.chart.names:
            return list(range(self.last + 1))
        room = (width_of(str(self.last), LABEL_POINTS, bold=True) + 80) / self._slot
        steps = (step * 10**power for power in count() for step in STEPS)
        step = next(step for step in steps if step >= room)
        named = range(0, self.last, step)
        return [value for value in named if self.last - value >= room] + [self.last]

    def _draw_shares(self, painter: QPainter) -> None:
        """The per cent above each bar, the highest first; none stands over another."""
        painter.setFont(font(LABEL_POINTS, bold=True))
        painter.setPen(pen(BLACK))
        taken: list[QRectF] = []
        for value, chance in self._worth_a_label():
            label = self.words.percent(chance).removesuffix("%").rstrip(NBSP)
            width = width_of(label, LABEL_POINTS, bold=True) + 40
            over = self._label_box(value, width, self._y(chance) - 190, 165)
            if not any(over.intersects(other) for other in taken):
                taken.append(over)
                painter.fillRect(over, QColor(WHITE))
                painter.drawText(over, _flags(Qt.AlignmentFlag.AlignHCenter), label)

    def _worth_a_label(self) -> Iterator[tuple[int, Fraction]]:
        crowded = self._slot < width_of("00", LABEL_POINTS, bold=True) + 60
        least = WORTH_A_LABEL_CROWDED if crowded else WORTH_A_LABEL
        bars = sorted(self.law.items(), key=lambda bar: bar[1], reverse=True)
        return (bar for bar in bars if bar[1] >= least)

    def _draw_mean(self, painter: QPainter) -> None:
        if self.chart.names:
            return
        x, top = self._x(float(mean(self.law))), self.plot.bottom() + THIN * 3
        foot = top + 1.2 * MEAN_MARK
        mark = [QPointF(x, top), QPointF(x + MEAN_MARK, foot), QPointF(x - MEAN_MARK, foot)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BLACK))
        painter.drawPolygon(QPolygonF(mark))


def _flags(across: Qt.AlignmentFlag) -> int:
    return int(across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
