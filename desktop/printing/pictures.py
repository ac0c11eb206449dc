"""What stands in the text without being text: cards, the legend, dice, the marks of the sides.

They are drawn as vectors, and their own words can be selected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop.printing.cards import PER_ROW, CardRow, Legend
from desktop.printing.ink import BLACK, HAIRLINE, MUTED, THIN, font, pen
from desktop.printing.table_map import TableMap
from desktop.table.scatter import Scatter
from desktop.table.sight import Sight
from desktop.words import Words
from rules.result import FigureResult

DIE = 285.0
DIE_ROOM = 330.0
DIE_POINTS = 8.5
MARK = 120.0
MARK_ROOM = 240.0
ASCENT, MIDDLE = 186.0, 74.0
"""How high a line of text rises, and how high its middle is, above the foot of the letters."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """Where the pictures of a report come from; ``width`` of the text in twips."""

    figures: Sequence[FigureResult]
    words: Words
    width: float
    legend_width: float
    worst: str
    table: Sight | None = None
    scatter: Scatter | None = None

    def cards(self, row: int) -> CardRow:
        """A row of cards."""
        return CardRow(self.figures[PER_ROW * row : PER_ROW * (row + 1)], self.words, self.width)

    @property
    def legend(self) -> Legend:
        """The legend of the cards."""
        return Legend(self.words, self.legend_width, self.worst)

    @property
    def map(self) -> TableMap:
        """The map of the table."""
        assert self.table is not None
        return TableMap(self.table, self.words, self.width, self.scatter)


class Pictures:
    """Draws the pictures of a report."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def size(self, name: str) -> QSizeF:
        match name.split(":"):
            case ["cards", row]:
                return self._gallery.cards(int(row)).size
            case ["legend"]:
                return self._gallery.legend.size
            case ["map"]:
                return self._gallery.map.size
            case _:
                return sign_size(name)

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        match name.split(":"):
            case ["cards", row]:
                self._gallery.cards(int(row)).draw(painter, place.topLeft())
            case ["legend"]:
                self._gallery.legend.draw(painter, place.topLeft())
            case ["map"]:
                self._gallery.map.draw(painter, place.topLeft())
            case _:
                draw_sign(painter, place, name)


def sign_size(name: str) -> QSizeF:
    """The room of a die or of the mark of a side."""
    return QSizeF(DIE_ROOM, DIE) if name.startswith("die:") else QSizeF(MARK, ASCENT)


def draw_sign(painter: QPainter, place: QRectF, name: str) -> None:
    """Draw ``die:FACE:WEIGHT`` or ``side:SIDE``."""
    match name.split(":"):
        case ["die", face, weight]:
            draw_die(painter, QRectF(place.topLeft(), QSizeF(DIE, DIE)), face, weight)
        case [_, side]:
            draw_side(painter, place, side)


def draw_die(painter: QPainter, box: QRectF, face: str, weight: str) -> None:
    """A die seen from above: a hit is black and bold, a miss grey."""
    line = THIN * 4 if weight == "hit" else THIN * 1.5
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(pen(BLACK if weight == "hit" else HAIRLINE, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 45, 45)
    painter.setPen(pen(MUTED if weight == "miss" else BLACK))
    painter.setFont(font(DIE_POINTS, bold=weight == "hit"))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), face)


def draw_side(painter: QPainter, room: QRectF, side: str) -> None:
    """A full diamond for a foe, an open disc for an ally."""
    middle = QPointF(room.left() + MARK / 2, room.bottom() - MIDDLE)
    half = MARK / 2
    if side == "ally":
        painter.setPen(pen(BLACK, THIN * 4))
        painter.drawEllipse(middle, half - THIN * 2, half - THIN * 2)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BLACK))
    corners = [QPointF(half, 0), QPointF(0, half), QPointF(-half, 0), QPointF(0, -half)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
