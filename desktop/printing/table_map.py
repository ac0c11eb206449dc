"""The table of the report: the map from above, to a scale that fits the paper."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.printing.ink import BLACK, GRID, MUTED, PER_MM, WHITE, font
from desktop.table.look import CAPTION, Look
from desktop.table.picture import Picture
from desktop.table.scatter import Scatter
from desktop.table.sight import Sight
from desktop.theme_tokens import LIGHT
from desktop.words import Words
from rules.text import Text

PIXEL = 15.0
"""A pixel of the picture in twips: the 96th part of an inch."""
BODY = 11.0
TALLEST_MM = 120.0
SCALES = (1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200, 500, 1000)
WALL = "#E4E4E4"
INKS = replace(
    LIGHT,
    field=WHITE,
    base=WHITE,
    grid=GRID,
    line=WALL,
    border=MUTED,
    text=BLACK,
    muted=MUTED,
    accent=BLACK,
    accent_text=WHITE,
    warn=BLACK,
    warn_soft=WHITE,
    ally=BLACK,
    foe=BLACK,
    ally_soft=WHITE,
    foe_soft=WHITE,
    s2=MUTED,
)


@dataclass(frozen=True)
class TableMap:
    """A sight of the table on paper; ``width`` of the text in twips.

    ``scatter``: the deviation map that lies over it, None for none.
    """

    sight: Sight
    words: Words
    width: float
    scatter: Scatter | None = None

    @cached_property
    def scale(self) -> float:
        """By how much the table is reduced."""
        extent, unit = self._picture(1).extent, self.sight.measure.unit_mm
        across = extent.width() * unit / (self.width / PER_MM)
        up = extent.height() * unit / TALLEST_MM
        fitting = (scale for scale in SCALES if scale >= max(across, up))
        return next(fitting, max(across, up))

    @property
    def size(self) -> QSizeF:
        """The room of the map in twips."""
        return QSizeF(self.width, self._whole.size.height() * PIXEL)

    def draw(self, painter: QPainter, corner: QPointF) -> None:
        """Draw it with its upper left corner here."""
        picture = self._whole
        painter.save()
        painter.translate(corner)
        painter.scale(PIXEL, PIXEL)
        picture.draw(painter)
        painter.setPen(picture.look.pen("muted"))
        painter.setFont(picture.look.type(CAPTION))
        scale = self.words.decimal(self.scale, 0 if self.scale == int(self.scale) else 1)
        told = self.words(Text("Scale 1 : {scale}", scale=scale))
        size = picture.size
        room = QRectF(0, size.height() - 22, size.width() - 12, 16)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags | Qt.TextFlag.TextDontClip), told)
        painter.restore()

    @cached_property
    def _whole(self) -> Picture:
        pixels_per_mm = PER_MM / PIXEL
        return self._picture(self.sight.measure.unit_mm * pixels_per_mm / self.scale)

    def _picture(self, scale: float) -> Picture:
        look = Look(INKS, font(10), BODY, self.words)
        return Picture(self.sight, look, scale, self.scatter)
