"""The whole map as one picture, whatever it is drawn on: a file, a sheet of paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.table.bases import draw_base, draw_mark, draw_ring, draw_wall
from desktop.table.extent import extent_of
from desktop.table.ground import Ground
from desktop.table.labels import View, draw_label, labels_of
from desktop.table.lens import draw_spot
from desktop.table.look import Look
from desktop.table.melees import draw_melees
from desktop.table.scatter import Scatter
from desktop.table.scatter_paint import (
    draw_arc,
    draw_dots,
    draw_looked_at,
    draw_reach,
    taken_rooms,
)
from desktop.table.sight import Sight, Stand
from desktop.table.stencil import draw_stencil
from desktop.table.surface import draw_ruler, draw_surface

RULER = 46.0
AROUND, AIR = 1.0, 0.3


@dataclass(frozen=True)
class Picture:
    """A sight of the table at ``scale`` pixels to a unit, its ruler under it.

    ``scatter``: the deviation map that lies over it, None for none.
    """

    sight: Sight
    look: Look
    scale: float
    scatter: Scatter | None = None

    @property
    def extent(self) -> QRectF:
        """What of the table is shown, in units."""
        seen = extent_of(self.sight, AROUND)
        if self.scatter is None:
            return seen
        return seen.united(self.scatter.extent.adjusted(-AIR, -AIR, AIR, AIR))

    @property
    def size(self) -> QSizeF:
        """The size of the picture in its own pixels."""
        return QSizeF(self.extent.width() * self.scale, self.extent.height() * self.scale + RULER)

    def draw(self, painter: QPainter) -> None:
        """Draw it with its upper left corner at the painter's origin."""
        size, extent = self.size, self.extent
        room = QRectF(QPointF(0, 0), size)
        map_room = room.adjusted(0, 0, 0, -RULER)
        ground = Ground(self.scale, -extent.left() * self.scale, extent.bottom() * self.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipRect(room)
        painter.fillRect(room, self.look.colour("field"))
        draw_surface(painter, map_room, ground, self.look)
        self._draw_table(painter, map_room, ground)
        painter.restore()
        draw_ruler(painter, QPointF(12, size.height() - 26), ground, self.look, self.sight)

    def _draw_table(self, painter: QPainter, room: QRectF, ground: Ground) -> None:
        sight, look, scatter = self.sight, self.look, self.scatter
        if scatter is not None:
            draw_reach(painter, scatter, ground, look)
        for wall in sight.table.obstacles:
            draw_wall(painter, wall, ground, look)
        for stand in sight.stands:
            self._draw_stand(painter, stand, ground)
        draw_stencil(painter, sight, ground, look)
        if scatter is not None:
            draw_dots(painter, scatter, ground, look)
            if scatter.landed is not None:
                draw_looked_at(painter, scatter.landed, scatter, sight, ground, look)
        for stand in sight.stands:
            draw_mark(painter, stand, ground, look)
        draw_melees(painter, sight, ground, look)
        for stand in sight.contestables:
            draw_spot(painter, stand, sight, ground, look)
        for label in labels_of(sight, ground, look, view=self._view(room, ground)):
            draw_label(painter, label, look, halo=True)

    def _draw_stand(self, painter: QPainter, stand: Stand, ground: Ground) -> None:
        """A base with the ring of the touched, or the arc of its chance to be under."""
        chance = None if self.scatter is None else self.scatter.chances.get(stand.name)
        draw_base(painter, stand, ground, self.look)
        if chance is None or stand.contestable:
            draw_ring(painter, stand, ground, self.look)
        if chance is not None:
            draw_arc(painter, stand, chance, ground, self.look)

    def _view(self, room: QRectF, ground: Ground) -> View:
        if self.scatter is None:
            return View(room)
        return View(room, taken_rooms(self.scatter, ground), self.scatter.chances)
