"""The view of the map: pans, zooms, lets figures and the template be dragged, follows the keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsItem, QGraphicsView, QWidget

from desktop.table.board import TEMPLATE, Board, Chosen
from desktop.table.extent import extent_of
from desktop.table.ground import CLOSEST, FARTHEST, Ground
from desktop.table.hits import Drag, Hit, drag_of, hit_at
from desktop.table.labels import base_box
from desktop.table.lens_place import lens_place
from desktop.table.look import Look
from desktop.table.map_scene import MapScene
from desktop.table.scatter import Scatter
from desktop.table.scatter_layer import ScatterDots
from desktop.table.sight import Sight
from desktop.table.stencil import stencil_path
from desktop.table.steps import stepped
from desktop.table.surface import draw_ruler, draw_surface
from desktop.theme import is_redressed, tokens_shown
from desktop.words import Words
from rules.landing import Landing
from rules.text import Text

ZOOM = 1.15
PAN = 60.0
MOST = 96.0
ROOM = (12.0, 74.0, 12.0, 70.0)
Drawn = tuple[Ground, Sight | None, Scatter | None, Chosen | None]
WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class MapView(QGraphicsView):
    """Shows a board; ``edit_wanted`` and ``delete_wanted`` are about what is selected.

    Further items may lie on ``layer``; they get the mouse where no figure, wall or handle does.
    ``scale_changed`` tells them how many pixels a unit has. ``strayed``: what lies beyond the view,
    the template or the attacker, or neither.
    """

    edit_wanted = Signal()
    delete_wanted = Signal()
    scale_changed = Signal(float)
    strayed = Signal(str)

    def __init__(self, board: Board, words: Words, parent: QWidget | None = None) -> None:
        self._scene = MapScene()
        super().__init__(self._scene, parent)
        # Qt takes the scene down with the view, and with it all items, before Python lets go.
        self._scene.setParent(self)
        self._board = board
        self._words = words
        self._ground = Ground()
        self._told_scale = 0.0
        self._told_stray = ""
        self._kept_look: Look | None = None
        self._lens = QPointF()
        self._by_hand = False
        self._names: set[str] = set()
        self._drawn: Drawn = (self._ground, None, None, None)
        self._reach = QRectF()
        self._looked: Landing | None = None
        self._also = QPainterPath()
        self._covered: Sequence[QRect] = ()
        self._drag: Drag | None = None
        self._pan: QPointF | None = None
        self._pressed = QPointF()
        self._set_up()
        board.changed.connect(self.show_board)
        board.chosen_changed.connect(self.show_board)
        board.result_changed.connect(self._show_scatter)

    @property
    def layer(self) -> QGraphicsItem:
        """What moves with the table, in pixels from its origin."""
        return self._scene.layer

    @property
    def ground(self) -> Ground:
        """Where the table lies in the view, in pixels."""
        return self._ground

    def show_board(self) -> None:
        """Show what the board sees now."""
        sight = self._board.sight
        if sight is None:
            return
        names = set(sight.by_name)
        if self._drag is None and names != self._names and not self._by_hand:
            self._ground = self._fitting()
        self._names = names
        if not self._is_drawn_now():
            self._draw()

    def _is_drawn_now(self) -> bool:
        board, (ground, sight, scatter, chosen) = self._board, self._drawn
        same = ground == self._ground and chosen == board.chosen
        return same and sight is board.sight and scatter is board.scatter

    def fit(self) -> None:
        """Show all that stands on the table."""
        self._by_hand = False
        self._ground = self._fitting()
        self._draw()

    def cover(self, rooms: Sequence[QRect]) -> None:
        """Tell where tools lie over the map, so that names stand beside them."""
        if rooms != self._covered:
            self._covered = rooms
            self._draw()

    def show_also(self, outline: QPainterPath) -> None:
        """Leave room for what else lies on the table, in units; an empty path for nothing."""
        self._also = outline
        if not self._by_hand:
            self._ground = self._fitting()
        self._draw()

    @property
    def dots(self) -> ScatterDots:
        """The places of the deviation map."""
        return self._scene.scatter.dots

    def fit_scatter(self) -> None:
        """Make room for all of the deviation map, unless the view was moved by hand."""
        scatter = self._board.scatter
        self._reach = QRectF() if scatter is None else scatter.extent
        if not self._by_hand:
            self._ground = self._fitting()
            self._draw()

    def look_at(self, place: Landing | None) -> None:
        """Show the template as it would lie at a place of the map; None for nowhere."""
        self._looked = place
        self._show_looked_at()

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Enlarge about a place of the view, its middle when not given."""
        anchor = about or QRectF(self.viewport().rect()).center()
        point = self._ground.back(anchor)
        scale = max(FARTHEST, min(CLOSEST, self._ground.scale * factor))
        moved = Ground(scale).at(point)
        self._ground = Ground(scale, anchor.x() - moved.x(), anchor.y() - moved.y())
        self._by_hand = True
        self._draw()

    def middle(self) -> tuple[float, float]:
        """The point of the table in the middle of the view."""
        x, y = self._ground.back(QRectF(self.viewport().rect()).center())
        return round(x, 1), round(y, 1)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        draw_surface(painter, QRectF(self.viewport().rect()), self._ground, self._look())

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        sight = self._board.sight
        if sight is None:
            return
        corner = QPointF(24, self.viewport().height() - 36)
        draw_ruler(painter, corner, self._ground, self._look(), sight)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._look().pen("accent", 2))
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        if not self._by_hand:
            self._ground = self._fitting()
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._draw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(ZOOM ** (event.angleDelta().y() / 120), event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        sight = self._board.sight
        if event.button() != Qt.MouseButton.LeftButton or sight is None:
            return
        place = event.position()
        self._pressed = place
        hit = hit_at(sight, self._ground, place, self._board.chosen)
        if (hit is None or hit == Hit(TEMPLATE)) and self._is_taken_by_item(event):
            return
        self._board.choose(None if hit is None else hit.chosen)
        if hit is not None:
            point = self._ground.back(place)
            self._drag = drag_of(hit, self._board.document, sight, point)
        if self._drag is None:
            self._pan = place
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._pan is not None:
            self._move(place - self._pan)
            self._pan = place
        elif self._drag is not None:
            far = (place - self._pressed).manhattanLength()
            if far >= QApplication.startDragDistance() / 2 or self._board.is_drawn:
                self._board.preview(self._drag.moved(self._ground.back(place)))
        else:
            super().mouseMoveEvent(event)
            self._show_cursor(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._drag = self._pan = None
        self._board.commit()
        self._place()
        self._show_cursor(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        self._drag = self._pan = None
        chosen = self._board.chosen
        if chosen is not None and chosen != TEMPLATE:
            self.edit_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, board = Qt.Key(event.key()), self._board
        if key in WAYS:
            self._step(WAYS[key], shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Escape:
            self._drag = None
            if board.is_drawn:
                board.cancel()
            else:
                board.choose(None)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(ZOOM)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / ZOOM)
        elif key == Qt.Key.Key_T:
            board.choose(TEMPLATE)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.edit_wanted.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        else:
            event.ignore()

    def _is_taken_by_item(self, event: QMouseEvent) -> bool:
        """Whether something that lies on the layer wants the press."""
        event.ignore()
        super().mousePressEvent(event)
        return event.isAccepted()

    def _step(self, way: tuple[int, int], *, shift: bool) -> None:
        board, sight = self._board, self._board.sight
        if sight is None:
            return
        if board.chosen is None:
            self._move(QPointF(-way[0] * PAN, way[1] * PAN))
        else:
            step = f"table step {board.chosen}"
            board.edit(stepped(board.document, sight, board.chosen, way, shift=shift), step)

    def _move(self, by: QPointF) -> None:
        ground = self._ground
        self._ground = Ground(ground.scale, ground.left + by.x(), ground.top + by.y())
        self._by_hand = True
        self._place()

    def _draw(self) -> None:
        sight = self._board.sight
        self._drawn = self._ground, sight, self._board.scatter, self._board.chosen
        self._scene.scattered = self._board.scatter
        if sight is not None:
            ground = self._ground
            within = QRectF(self.viewport().rect()).translated(-ground.left, -ground.top)
            self._scene.covered = [
                QRectF(room).translated(-ground.left, -ground.top) for room in self._covered
            ]
            at_origin, chosen = Ground(ground.scale), self._board.chosen
            self._scene.show_sight(sight, at_origin, within, self._look(), chosen)
        if self._ground.scale != self._told_scale:
            self._told_scale = self._ground.scale
            self.scale_changed.emit(self._told_scale)
        self._show_looked_at()
        self._place()

    def _show_scatter(self) -> None:
        """Show the deviation map of a result that came after what is shown."""
        if self._drawn[1] is self._board.sight and not self._is_drawn_now():
            self._draw()

    def _show_looked_at(self) -> None:
        sight, scatter, ground = self._board.sight, self._scene.scattered, self._ground
        within = QRectF(self.viewport().rect()).translated(-ground.left, -ground.top)
        shown = None if sight is None or scatter is None else (scatter, sight)
        at_origin = Ground(ground.scale)
        self._scene.scatter.look_at(self._looked, shown, at_origin, within, self._look())

    def _place(self) -> None:
        """Put the map where the view looks, and the lens where it hides least."""
        self._scene.layer.setPos(self._ground.left, self._ground.top)
        self._show_lens()
        stray = self._stray()
        if stray != self._told_stray:
            self._told_stray = stray
            self.strayed.emit(stray)
        self.viewport().update()

    def _stray(self) -> str:
        sight, seen = self._board.sight, QRectF(self.viewport().rect())
        if sight is None:
            return ""
        if sight.area is not None:
            laid = stencil_path(sight.area, self._ground).boundingRect()
            if not laid.intersects(seen):
                return "template"
        attacker = sight.attacker
        if attacker is None or seen.intersects(base_box(attacker, self._ground)):
            return ""
        return "attacker"

    def _show_lens(self) -> None:
        """Enlarge the gap of the figure selected, or of the most doubtful one."""
        sight = self._board.sight
        doubtful = [] if sight is None else sight.contestables
        picked = [stand for stand in doubtful if stand.name == self._board.figure]
        stand = next(iter([*picked, *doubtful]), None)
        if sight is not None and stand is not None and self._drag is None:
            room, ground = QRectF(self.viewport().rect()), self._ground
            on_picture = QTransform(ground.scale, 0, 0, -ground.scale, ground.left, ground.top)
            self._lens = lens_place(sight, ground, room, on_picture.map(self._also))
        self._scene.show_lens(stand, sight, self._lens, self._ground, self._look())

    def _show_cursor(self, place: QPointF) -> None:
        sight = self._board.sight
        hit = sight and hit_at(sight, self._ground, place, self._board.chosen)
        shapes = Qt.CursorShape
        handy = hit is not None and (hit.part != "whole" or hit.chosen != TEMPLATE)
        self.viewport().setCursor(shapes.PointingHandCursor if handy else shapes.ArrowCursor)

    def _fitting(self) -> Ground:
        sight = self._board.sight
        if sight is None:
            return self._ground
        left, top, right, bottom = ROOM
        room = QRectF(self.viewport().rect()).adjusted(left, top, -right, -bottom)
        extent = extent_of(sight).united(self._also.boundingRect()).united(self._reach)
        return Ground.fitting(extent, room, MOST)

    def _look(self) -> Look:
        tokens, font, kept = tokens_shown(), QApplication.font(), self._kept_look
        if kept is None or kept.tokens is not tokens or kept.font != font:
            kept = self._kept_look = Look.of(tokens, font, self._words)
        return kept

    def _set_up(self) -> None:
        self.setAccessibleName(self._words(Text("Map of the table")))
        self.setAccessibleDescription(
            self._words(Text("Arrow keys move what is selected; T selects the template."))
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # In this order: the viewport hands its own policy on to the view.
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
