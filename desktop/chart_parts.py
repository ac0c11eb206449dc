"""What is written and drawn around the bars of a chart: both axes, the grid, the per cents."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, count

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QApplication

from desktop.theme import scaled
from desktop.theme_tokens import LIGHT, Tokens
from desktop.words import Words

Bars = Sequence[tuple[int, Fraction]]

ROOM_ABOVE = 18
LEFT = 44
BELOW = 30
CROWDED = 26
WIDE = 0.66
"""How much of its place a bar takes."""
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


@dataclass(frozen=True)
class Room:
    """Where values and probabilities stand in a chart of this size, in pixels.

    ``last``: the last value on the axis. ``enlarged``: how large things are written.
    """

    width: float = 0.0
    height: float = 0.0
    last: int = 1
    enlarged: float = 1.0

    @cached_property
    def plot(self) -> QRectF:
        """From the first bar's slot to the last one's, and from 0 % to above 100."""
        left, below = round(LEFT * self.enlarged), round(BELOW * self.enlarged)
        return QRectF(left, 0, max(1.0, self.width - left), max(1.0, self.height - below))

    @cached_property
    def shares(self) -> QRectF:
        """Where the axis of probabilities is written."""
        return QRectF(0, 0, self.plot.left(), self.plot.height())

    @cached_property
    def values(self) -> QRectF:
        """Where the axis of values is written."""
        plot = self.plot
        return QRectF(plot.left(), plot.bottom(), plot.width(), self.height - plot.bottom())

    @cached_property
    def slot(self) -> float:
        """The width of a value's place."""
        return self.plot.width() / (self.last + 1)

    @cached_property
    def certain(self) -> float:
        """The height of a bar of 100 %; a label has room above it."""
        above = ROOM_ABOVE * self.enlarged
        highest = 1 + above / max(self.height - BELOW * self.enlarged - above, above)
        return self.plot.height() / highest

    def x(self, value: float) -> float:
        """The middle of a value's place."""
        return self.plot.left() + (value + 0.5) * self.slot

    def y(self, share: Fraction | float) -> float:
        """The height of a probability."""
        return self.plot.bottom() - float(share) * self.certain

    def value_at(self, x: float) -> int:
        """The value in whose place something stands; beyond the axis there are others."""
        return round((x - self.plot.left()) / self.slot - 0.5)

    @cached_property
    def transform(self) -> QTransform:
        """From values and probabilities to pixels."""
        return QTransform(self.slot, 0, 0, -self.certain, self.x(0), self.plot.bottom())


@dataclass(frozen=True, slots=True)
class Written:
    """A word of a chart: its left end on the line, its looks, the ground that is cleared for it."""

    text: str
    at: QPointF
    font: QFont
    strong: bool
    halo: QRectF | None = None


class Part(ABC):
    """Something drawn over the whole of a chart, in its pixels.

    Where its words stand is worked out once, when it is first painted.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.shown = Shown()
        self.room = Room()
        self.tokens: Tokens = LIGHT
        self._written: list[Written] | None = None

    def fit(self, shown: Shown, room: Room) -> None:
        """Take what is shown, and its room."""
        self.shown, self.room, self._written = shown, room, None

    def draw(self, p: QPainter) -> None:
        """Draw it; pen and font of the painter are its own."""
        if self._written is None:
            self._written = list(self.written())
        for word in self._written:
            if word.halo is not None:
                p.fillRect(word.halo, QColor(self.tokens.base))
            p.setFont(word.font)
            p.setPen(QColor(self.tokens.text if word.strong else self.tokens.muted))
            p.drawText(word.at, word.text)

    @abstractmethod
    def written(self) -> Iterator[Written]:
        """The words, from back to front."""

    def font(self, factor: float, *, bold: bool = False) -> QFont:
        """The program's font at a factor of its size."""
        return scaled(QApplication.font(), factor * self.room.enlarged, bold=bold)


class Ground(Part):
    """What lies behind the bars: faint lines at 50 and 100, and both axes.

    The axis of values is a line, whole numbers as room allows, the cap bold, the mark of the mean;
    that of probabilities has neither line nor ticks.
    """

    def draw(self, p: QPainter) -> None:
        room, plot = self.room, self.room.plot
        p.setPen(QPen(QColor(self.tokens.grid), 1))
        for share in (0.5, 1.0):
            p.drawLine(QLineF(plot.left(), room.y(share), plot.right(), room.y(share)))
        p.setPen(QPen(QColor(self.tokens.border), 1))
        under = plot.bottom() + 0.5
        p.drawLine(QLineF(plot.left(), under, plot.right(), under))
        self._draw_mean(p)
        super().draw(p)

    def written(self) -> Iterator[Written]:
        yield from self._shares()
        yield from self._values()

    def values(self) -> list[int]:
        """The values named: all, or every second, fifth, tenth…, and always the cap."""
        last, cap = self.room.last, self.shown.cap
        if self.shown.labels:
            return list(range(last + 1))
        bold = QFontMetricsF(self.font(0.8, bold=True))
        needed = (bold.horizontalAdvance(str(last)) + 6) / max(self.room.slot, 0.01)
        named = [value for value in range(0, last + 1, _nice_step(needed)) if value != cap]
        if cap is None:
            return named
        return [value for value in named if abs(value - cap) >= needed] + [cap]

    def _shares(self) -> Iterator[Written]:
        font, right = self.font(0.75), LEFT * self.room.enlarged - 6
        metrics = QFontMetricsF(font)
        for share, name in ((0.0, self.words.percent(Fraction(0))), (0.5, "50"), (1.0, "100")):
            line = self.room.y(share) - metrics.height() / 2 + metrics.ascent()
            yield Written(name, QPointF(right - metrics.horizontalAdvance(name), line), font, False)

    def _values(self) -> Iterator[Written]:
        fonts = {bold: self.font(0.8, bold=bold) for bold in (False, True)}
        metrics = {bold: QFontMetricsF(font) for bold, font in fonts.items()}
        for value in self.values():
            at_cap = value == self.shown.cap
            name, font = self.shown.name(value), fonts[at_cap]
            if self.shown.labels:
                yield self._state(name, value, font, metrics[at_cap])
            else:
                yield self._under(name, value, font, metrics[at_cap])

    def _state(self, name: str, value: int, font: QFont, metrics: QFontMetricsF) -> Written:
        """The name of a state, small or cut where it is longer than its bar is wide."""
        wide = self.room.slot - 2
        if metrics.horizontalAdvance(name) > wide:
            font = self.font(SMALLEST, bold=font.bold())
            metrics = QFontMetricsF(font)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, wide)
        return self._under(name, value, font, metrics)

    def _under(self, name: str, value: int, font: QFont, metrics: QFontMetricsF) -> Written:
        """A name under the bar of a value."""
        width, top = metrics.horizontalAdvance(name), self.room.plot.bottom() + 8
        place = QRectF(self.room.x(value) - width / 2, top, width, metrics.height())
        place = _within(self.room.values, place)
        at = place.topLeft() + QPointF(0, metrics.ascent())
        return Written(name, at, font, font.bold())

    def _draw_mean(self, p: QPainter) -> None:
        if self.shown.mean is None:
            return
        x, under = self.room.x(float(self.shown.mean)), self.room.plot.bottom()
        mark = [QPointF(x, under + 1.5), QPointF(x + 4, under + 7), QPointF(x - 4, under + 7)]
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setBrush(QColor(self.tokens.accent))
        p.setPen(Qt.PenStyle.NoPen)
        p.drawPolygon(QPolygonF(mark))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)


class BarLabels(Part):
    """The per cent above each bar, on a halo of the ground so that lines stay behind it."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._names: dict[int, str] = {}

    def fit(self, shown: Shown, room: Room) -> None:
        if shown is not self.shown:
            self._names = {}
        super().fit(shown, room)

    def written(self) -> Iterator[Written]:
        font, plot = self.font(0.8, bold=True), self.room.plot
        metrics, taken = QFontMetricsF(font), list[QRectF]()
        tops = {value: self.room.y(share) for value, share in self.shown.bars}
        for value, share in self._worth_a_label():
            name = self._name(value, share)
            top = QPointF(self.room.x(value), tops[value])
            place = _within(plot, _above(top, name, metrics))
            halo = place.adjusted(-1, 1, 1, 2)
            if any(place.intersects(other) for other in taken) or self._hides(halo, value, tops):
                continue
            taken.append(place)
            yield Written(name, place.bottomLeft(), font, True, halo)

    def _hides(self, halo: QRectF, value: int, tops: Mapping[int, float]) -> bool:
        """Whether a label would cover the top of another bar than its own."""
        beside = self.room.slot * WIDE / 2
        first, last = halo.left() - beside, halo.right() + beside
        return any(
            at != value and top < halo.bottom() - 1 and first < self.room.x(at) < last
            for at, top in tops.items()
        )

    def _name(self, value: int, share: Fraction) -> str:
        """The per cent without its sign; in another size it stays the same."""
        if value not in self._names:
            self._names[value] = self.words.percent(share).removesuffix("%").rstrip("\u00a0")
        return self._names[value]

    def _worth_a_label(self) -> list[tuple[int, Fraction]]:
        """The bars that get a label, the highest first."""
        crowded = self.room.slot < CROWDED * self.room.enlarged
        least = Fraction(4, 100) if crowded else Fraction(5, 1000)
        bars = [bar for bar in self.shown.bars if bar[1] >= least]
        return sorted(bars, key=lambda bar: bar[1], reverse=True)


def _above(top: QPointF, name: str, metrics: QFontMetricsF) -> QRectF:
    """The place of a label over the top of a bar, on whole pixels."""
    width, height = metrics.horizontalAdvance(name), metrics.capHeight() + 2
    return QRectF(round(top.x() - width / 2), round(top.y() - height - 3), width, height)


def _within(room: QRectF, place: QRectF) -> QRectF:
    """The place moved sideways so that no end of it is cut off, on whole pixels."""
    left = max(room.left() + 1, min(place.left(), room.right() - place.width() - 1))
    return QRectF(round(left), place.top(), place.width(), place.height())


def _nice_step(needed: float) -> int:
    """The least of 1, 2, 5, 10, 20… that is no less than what is needed."""
    steps = (step * 10**power for power in count() for step in STEPS)
    return next(step for step in steps if step >= needed)
