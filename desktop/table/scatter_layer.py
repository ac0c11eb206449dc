"""The deviation map on the picture: its parts, and the dots that are looked at with the pointer."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.table import scatter_paint as paint
from desktop.table.ground import Ground
from desktop.table.look import Look
from desktop.table.parts import Part
from desktop.table.scatter import Scatter
from desktop.table.sight import Sight
from rules.landing import Landing

REACH, ARCS, DOTS, LOOKED_AT, TIP = -1.0, 1.5, 2.7, 2.8, 5.5
LEAST_HIT = 10.0
EVERYWHERE = QRectF(-1e7, -1e7, 2e7, 2e7)


class ScatterLayer:
    """Rings, arcs, dots and what is said of the place that is looked at, in pixels of a layer."""

    def __init__(self, layer: QGraphicsItem) -> None:
        self.dots = ScatterDots(layer)
        self._reach, self._arcs = Part(REACH, layer), Part(ARCS, layer)
        self._looked_at, self._tip = Part(LOOKED_AT, layer), Part(TIP, layer)
        self.hide()

    def hide(self) -> None:
        """Show no map."""
        self.dots.show_places(None)
        for part in (self._reach, self._arcs, self._looked_at, self._tip):
            part.setVisible(False)

    def show_scatter(self, scatter: Scatter, sight: Sight, ground: Ground, look: Look) -> None:
        """Show a map on a table."""
        self._reach.show_drawn(EVERYWHERE, lambda p: paint.draw_reach(p, scatter, ground, look))

        def arcs(painter: QPainter) -> None:
            for stand in sight.stands:
                if stand.name in scatter.chances:
                    paint.draw_arc(painter, stand, scatter.chances[stand.name], ground, look)

        self._arcs.show_drawn(EVERYWHERE, arcs)
        self.dots.show_places(scatter, ground, look)

    def look_at(
        self,
        place: Landing | None,
        shown: tuple[Scatter, Sight] | None,
        ground: Ground,
        within: QRectF,
        look: Look,
    ) -> None:
        """Show the template as it would lie at a place, and say so; None for nowhere."""
        seen = place is not None and shown is not None
        self._looked_at.setVisible(seen)
        self._tip.setVisible(seen)
        if place is None or shown is None:
            return
        scatter, sight = shown
        self._looked_at.show_drawn(
            EVERYWHERE, lambda p: paint.draw_looked_at(p, place, scatter, sight, ground, look)
        )
        lines = paint.place_words(place, look)
        at = paint.tip_place(lines, place, scatter, ground, within, look)
        self._tip.show_drawn(EVERYWHERE, lambda p: paint.draw_tip(p, lines, at, look))


class ScatterDots(QGraphicsObject):
    """The places as dots; ``looked`` tells which the pointer is on, or None, ``picked`` a click."""

    looked = Signal(object)
    picked = Signal(object)

    def __init__(self, layer: QGraphicsItem) -> None:
        super().__init__(layer)
        self._shown: tuple[Scatter, Ground, Look] | None = None
        self._rect = QRectF()
        self._shape: QPainterPath | None = None
        self._over: Landing | None = None
        self.setZValue(DOTS)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_places(
        self, scatter: Scatter | None, ground: Ground | None = None, look: Look | None = None
    ) -> None:
        """Show the places of a map, or none."""
        self.prepareGeometryChange()
        self._shape = None
        if scatter is None or ground is None or look is None:
            self._shown = None
            self.setVisible(False)
            return
        self._shown = scatter, ground, look
        centre, far = ground.at(scatter.aim), scatter.reach.radius * ground.scale + 40
        self._rect = QRectF(centre.x() - far, centre.y() - far, 2 * far, 2 * far)
        self.setVisible(True)
        self.update()

    def place_at(self, point: QPointF) -> Landing | None:
        """The nearest place whose dot is under a point of the layer."""
        if self._shown is None:
            return None
        scatter, ground, _ = self._shown
        near = [(self._far(place, point, ground), at) for at, place in enumerate(scatter.places)]
        far, at = min(near, default=(LEAST_HIT + 1, -1))
        return scatter.places[at] if far <= LEAST_HIT else None

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        if self._shape is None:
            self._shape = QPainterPath()
            if self._shown is not None:
                scatter, ground, _ = self._shown
                for place in scatter.places:
                    centre = ground.at((place.x, place.y))
                    self._shape.addEllipse(centre, LEAST_HIT, LEAST_HIT)
            self._shape.setFillRule(Qt.FillRule.WindingFill)
        return self._shape

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._shown is not None:
            paint.draw_dots(painter, *self._shown)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._tell(self.place_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._tell(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        wanted = event.button() == Qt.MouseButton.LeftButton
        event.setAccepted(wanted and self.place_at(event.pos()) is not None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        place = self.place_at(event.pos())
        if place is not None:
            self.picked.emit(place)

    def _tell(self, place: Landing | None) -> None:
        if place is not self._over:
            self._over = place
            self.looked.emit(place)

    @staticmethod
    def _far(place: Landing, point: QPointF, ground: Ground) -> float:
        centre = ground.at((place.x, place.y))
        return hypot(centre.x() - point.x(), centre.y() - point.y())
