"""The pictures of an account: dice, the marks of the sides, the laws that were faced."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.battle_luck import SideLuck
from desktop.luck_bins import Bins
from desktop.printing.ink import BAR, BLACK, MUTED, font, pen, width_of
from desktop.printing.pictures import draw_sign, sign_size
from desktop.words import Words
from rules.chance import Luck

PLOT, ABOVE, BELOW = 900.0, 230.0, 230.0
LABEL_POINTS, LEAST_SLOT, SHARE, FAINT = 8.0, 90.0, 0.8, 12.0
HALF = 0.5
GAP = 240.0


class BattlePictures:
    """Draws the pictures of an account; ``luck:SIDE`` is half as wide as the text."""

    def __init__(self, luck: dict[str, SideLuck], words: Words, width: float) -> None:
        self._luck, self._words = luck, words
        self._half = width * HALF - GAP

    def size(self, name: str) -> QSizeF:
        if name.startswith("luck:"):
            return QSizeF(self._half, ABOVE + PLOT + BELOW)
        return sign_size(name)

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        match name.split(":"):
            case ["luck", side]:
                known = self._luck.get(side)
                if known is not None and known.luck is not None:
                    draw_luck(painter, place, known.luck, self._words)
            case _:
                draw_sign(painter, place, name)


def draw_luck(painter: QPainter, place: QRectF, luck: Luck, words: Words) -> None:
    """The law in grey, the score in black, the mean as a mark under the axis."""
    plot = QRectF(place.left(), place.top() + ABOVE, place.width(), PLOT)
    bins = Bins.of(luck, max(8, int(plot.width() / LEAST_SLOT)))
    slot, most = plot.width() / len(bins.shares), max(bins.shares)
    scored = bins.bar_of(luck.score)
    for number, share in enumerate(bins.shares):
        height = max(FAINT, plot.height() * share / most)
        bar = QRectF(plot.left() + slot * (number + (1 - SHARE) / 2), plot.bottom() - height,
                     slot * SHARE, height)  # fmt: skip
        painter.fillRect(bar, QColor(BLACK if number == scored else BAR))
        if number == scored:
            _write_score(painter, plot, bar, words.number(luck.score))
    painter.setPen(pen(BLACK))
    painter.drawLine(QLineF(plot.bottomLeft(), plot.bottomRight()))
    _draw_axis(painter, plot, bins, words)
    _draw_mean(painter, plot, plot.left() + bins.at(luck.mean) * slot)


def _write_score(painter: QPainter, plot: QRectF, bar: QRectF, said: str) -> None:
    wide = width_of(said, LABEL_POINTS, bold=True) + 40
    left = min(max(plot.left(), bar.center().x() - wide / 2), plot.right() - wide)
    painter.setFont(font(LABEL_POINTS, bold=True))
    painter.setPen(pen(BLACK))
    over = QRectF(left, bar.top() - 200, wide, 190)
    painter.drawText(over, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), said)


def _draw_axis(painter: QPainter, plot: QRectF, bins: Bins, words: Words) -> None:
    painter.setFont(font(LABEL_POINTS))
    painter.setPen(pen(MUTED))
    under = QRectF(plot.left(), plot.bottom() + 50, plot.width(), 180)
    painter.drawText(under, int(Qt.AlignmentFlag.AlignLeft), words.number(bins.first))
    painter.drawText(under, int(Qt.AlignmentFlag.AlignRight), words.number(bins.last))


def _draw_mean(painter: QPainter, plot: QRectF, x: float) -> None:
    top = plot.bottom() + 15
    corners = [QPointF(x, top), QPointF(x + 60, top + 75), QPointF(x - 60, top + 75)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BLACK))
    painter.drawPolygon(QPolygonF(corners))
