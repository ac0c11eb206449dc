"""The map as a scene: one part for each base and wall, and one for what lies over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.table import bases, stencil
from desktop.table.board import TEMPLATE, Chosen
from desktop.table.ground import Ground
from desktop.table.labels import Label, View, draw_label, labels_of
from desktop.table.lens import RADIUS, draw_lens, draw_spot
from desktop.table.look import Look
from desktop.table.melees import draw_melees
from desktop.table.parts import Layer, Part
from desktop.table.scatter import Scatter
from desktop.table.scatter_layer import ScatterLayer
from desktop.table.scatter_paint import taken_rooms
from desktop.table.sight import Sight, Stand
from rules.table import Obstacle

WALL, BASE, STENCIL, MARKS, LABELS, HANDLE, LENS = 0, 1, 2, 3, 4, 5, 6
EVERYWHERE = QRectF(-1e7, -1e7, 2e7, 2e7)
AROUND = 14.0


class MapScene(QGraphicsScene):
    """Shows a sight of the table; in the pixels of its layer, whose place is where the map is."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layer = Layer()
        self.addItem(self.layer)
        self._walls: list[Part] = []
        self._bases: list[Part] = []
        self._stencil = Part(STENCIL, self.layer)
        self._marks = Part(MARKS, self.layer)
        self._labels = Part(LABELS, self.layer)
        self._handle = Part(HANDLE, self.layer)
        self.scatter = ScatterLayer(self.layer)
        self.scattered: Scatter | None = None
        """The deviation map that lies over the table, None for none."""
        self._lens = Part(LENS)
        self.addItem(self._lens)
        self.covered: Sequence[QRectF] = ()
        self._former: dict[str, QPointF] = {}
        self._labelled: Sight | None = None
        self._scale = 0.0

    def show_sight(
        self, sight: Sight, ground: Ground, within: QRectF, look: Look, chosen: Chosen | None
    ) -> None:
        """Show what is seen, of which ``within`` shows in the view."""
        if ground.scale != self._scale:
            self._scale, self._former = ground.scale, {}
        self._show_walls(sight, ground, look, chosen)
        self._show_bases(sight, ground, look, chosen)
        self._show_stencil(sight, ground, look, chosen)
        self._show_marks(sight, ground, look)
        if self.scattered is None:
            self.scatter.hide()
        else:
            self.scatter.show_scatter(self.scattered, sight, ground, look)
        self._show_labels(sight, ground, within, look, chosen)

    def show_lens(
        self, stand: Stand | None, sight: Sight | None, centre: QPointF, ground: Ground, look: Look
    ) -> None:
        """Show the lens on a figure's gap with its middle here, or no lens."""
        self._lens.setVisible(stand is not None)
        if stand is None or sight is None:
            return
        room = QRectF(centre.x() - 2 * RADIUS, centre.y() - RADIUS - 4, 4 * RADIUS, 2 * RADIUS + 32)

        def draw(painter: QPainter) -> None:
            draw_lens(painter, centre, stand, sight, ground, look)

        self._lens.show_drawn(room, draw)

    def _show_walls(self, sight: Sight, ground: Ground, look: Look, chosen: Chosen | None) -> None:
        _keep(self._walls, len(sight.table.obstacles), lambda: Part(WALL, self.layer))
        for place, wall in enumerate(sight.table.obstacles):
            picked = chosen is not None and chosen.kind == "obstacle" and chosen.place == place
            self._show_wall(self._walls[place], wall, ground, look, picked=picked)

    def _show_wall(
        self, part: Part, wall: Obstacle, ground: Ground, look: Look, *, picked: bool
    ) -> None:
        def draw(painter: QPainter) -> None:
            bases.draw_wall(painter, wall, ground, look)
            if picked:
                bases.draw_wall_chosen(painter, wall, ground, look)

        around = bases.wall_path(wall, ground).boundingRect()
        part.show_drawn(around.adjusted(-90, -20, 20, 20), draw)

    def _show_bases(self, sight: Sight, ground: Ground, look: Look, chosen: Chosen | None) -> None:
        _keep(self._bases, len(sight.stands), lambda: Part(BASE, self.layer, kept=True))
        name = chosen.name if chosen is not None and chosen.kind == "figure" else None
        for part, stand in zip(self._bases, sight.stands, strict=True):
            self._show_base(part, stand, ground, look, picked=stand.name == name)

    def _show_base(
        self, part: Part, stand: Stand, ground: Ground, look: Look, *, picked: bool
    ) -> None:
        mapped = self.scattered is not None and stand.name in self.scattered.chances
        ringed = not mapped or stand.contestable
        told = stand.base, stand.side, stand.touched, stand.contestable, ringed
        if part.is_showing((told, ground, look, picked)):
            return

        def draw(painter: QPainter) -> None:
            if picked:
                bases.draw_halo(painter, stand, ground, look)
            bases.draw_base(painter, stand, ground, look)
            if ringed:
                bases.draw_ring(painter, stand, ground, look)

        centre, far = ground.at(stand.base.centre), stand.base.radius * ground.scale + AROUND
        part.show_drawn(QRectF(centre.x() - far, centre.y() - far, 2 * far, 2 * far), draw)

    def _show_stencil(
        self, sight: Sight, ground: Ground, look: Look, chosen: Chosen | None
    ) -> None:
        laid = sight.area is not None
        self._stencil.setVisible(laid)
        handle = stencil.handle_of(sight)
        self._handle.setVisible(handle is not None)
        if sight.area is None or handle is None:
            return
        around = stencil.stencil_path(sight.area, ground).boundingRect()
        if sight.aimed is not None:
            around |= stencil.stencil_path(sight.aimed, ground).boundingRect()
        around.adjust(-3, -3, 3, 3)
        self._stencil.show_drawn(around, lambda p: stencil.draw_stencil(p, sight, ground, look))
        centre = ground.at(handle)
        room = QRectF(centre.x() - AROUND, centre.y() - AROUND, 2 * AROUND, 2 * AROUND)
        picked = chosen == TEMPLATE
        self._handle.show_drawn(room, lambda p: stencil.draw_handle(p, centre, look, chosen=picked))

    def _show_marks(self, sight: Sight, ground: Ground, look: Look) -> None:
        def draw(painter: QPainter) -> None:
            for stand in sight.stands:
                bases.draw_mark(painter, stand, ground, look)
            draw_melees(painter, sight, ground, look)
            for stand in sight.contestables:
                draw_spot(painter, stand, sight, ground, look)

        self._marks.show_drawn(EVERYWHERE, draw)

    def _show_labels(
        self, sight: Sight, ground: Ground, within: QRectF, look: Look, chosen: Chosen | None
    ) -> None:
        name = chosen.name if chosen is not None and chosen.kind == "figure" else None
        scatter = self.scattered
        view = View(within, self.covered)
        if scatter is not None:
            rooms = taken_rooms(scatter, ground)
            view = View(within, [*self.covered, *rooms], scatter.chances)
        asked = ground, look, name, view
        if sight is self._labelled and self._labels.is_showing(asked):
            return
        self._labelled = sight
        self._labels.is_showing(asked)
        labels = labels_of(sight, ground, look, self._former, name, view)
        self._former = {label.name: _offset(label, sight, ground) for label in labels}

        def draw(painter: QPainter) -> None:
            for label in labels:
                draw_label(painter, label, look)

        self._labels.show_drawn(EVERYWHERE, draw)


def _offset(label: Label, sight: Sight, ground: Ground) -> QPointF:
    """Where a label stands from the middle of its base."""
    return label.room.topLeft() - ground.at(sight.by_name[label.name].base.centre)


def _keep(parts: list[Part], count: int, make: Callable[[], Part]) -> None:
    """Make as many parts as are needed, and take the others away."""
    while len(parts) < count:
        parts.append(make())
    for part in parts[count:]:
        part.setParentItem(None)  # pyright: ignore[reportArgumentType]
        scene = part.scene()
        if scene is not None:
            scene.removeItem(part)
    del parts[count:]
