"""What every place to aim at is worth, shaded over the map; a click takes one.

The item's own coordinates are those of the table, ``y`` up: ``lie_on`` puts it on the picture.
"""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.forms.tooltip import plain_tip
from desktop.table.aim_shapes import Patch, Shapes, shapes_of
from desktop.table.aim_sweep import Survey
from desktop.table.aim_words import aim_words
from desktop.table.ground import Ground
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.words import Words
from rules.aiming import Aim
from rules.best_aims import BEST

FAINTEST, STRONGEST = 0.10, 0.62
HATCH_FAINTEST, HATCH_STRONGEST = 0.45, 1.0
STEPS = 100
Shade = tuple[bool, int]
"""Whether a place pays, and its gain or loss in steps up to the greatest there is."""
MARK = 15.0
"""From the middle of a mark to its tip, in pixels."""


class AimLayer(QGraphicsObject):
    """A ring for a souffle, a field for an explosion: accent where it pays, hatched where not."""

    aim_chosen = Signal(object)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._survey: Survey | None = None
        self._shapes: Shapes | None = None
        self._outline = QPainterPath()
        self._shades: dict[Shade, QPainterPath] = {}
        self._marks = [AimMark(number) for number in range(1, BEST + 1)]
        for mark in self._marks:
            mark.setParentItem(self)
            mark.taken.connect(self.aim_chosen)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lie_on(self, ground: Ground) -> None:
        """Follow the picture where a unit of the table is so many pixels."""
        scale = ground.scale
        self.setTransform(QTransform(scale, 0, 0, -scale, ground.left, ground.top))

    def show_survey(self, survey: Survey | None) -> None:
        """Show what was found; None takes it off the map."""
        self.prepareGeometryChange()
        self._survey = survey
        self._shapes = shapes_of(survey) if survey else None
        self._outline = self._shapes.outline() if self._shapes else QPainterPath()
        self._shades = _shaded(self._shapes.patches() if self._shapes else [])
        self._show_marks()
        self.update()

    def aim_at(self, point: QPointF) -> Aim | None:
        """The aim at a point of the table."""
        return self._shapes.aim_at(point) if self._shapes else None

    @property
    def outline(self) -> QPainterPath:
        """What it covers of the table, in units; empty while it shows nothing."""
        return self._outline

    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect()

    def shape(self) -> QPainterPath:
        return self._outline

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        tokens, upright = tokens_shown(), painter.worldTransform().inverted()[0]
        for (pays, step), path in self._shades.items():
            painter.fillPath(path, _brush(step / STEPS, tokens, upright, pays=pays))
        rim = QPen(QColor(tokens.border), 1)
        rim.setCosmetic(True)
        painter.strokePath(self._outline, rim)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        aim = self.aim_at(event.pos())
        self.setToolTip(self._tip(aim) if aim else "")

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        aim = self.aim_at(event.pos())
        if aim is not None:
            self.aim_chosen.emit(aim)

    def _show_marks(self) -> None:
        spots = self._survey.spots if self._survey else ()
        for mark, spot in zip_longest(self._marks, spots):
            if self._shapes is not None and spot is not None:
                place = self._shapes.place(spot.aim.place)
                mark.show_aim(spot.aim, place, self._tip(spot.aim))
            else:
                mark.hide()

    def _tip(self, aim: Aim) -> str:
        assert self._survey is not None
        return plain_tip(aim_words(self._words, self._survey.prospect, aim)).replace("\n", "<br>")


class AimMark(QGraphicsObject):
    """A numbered ▲ on one of the best places, as large at every zoom; ``taken`` by a click."""

    taken = Signal(object)

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._aim: Aim | None = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(-number)
        self.hide()

    def show_aim(self, aim: Aim, place: QPointF, tip: str) -> None:
        """Stand on an aim, at a place of the layer."""
        self._aim = aim
        self.setPos(place)
        self.setToolTip(tip)
        self.show()

    def boundingRect(self) -> QRectF:
        return QRectF(-MARK - 2, -MARK - 2, 2 * MARK + 4, 2 * MARK + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        tokens = tokens_shown()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.base), 1.5))
        painter.setBrush(QColor(tokens.accent))
        corners = ((0, -MARK), (MARK, 0.8 * MARK), (-MARK, 0.8 * MARK))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.setPen(QColor(tokens.accent_text))
        painter.setFont(_number_font())
        below = QRectF(-MARK, -0.3 * MARK, 2 * MARK, 1.1 * MARK)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.boundingRect().contains(event.pos()):
            self.taken.emit(self._aim)


def _number_font() -> QFont:
    return scaled(QApplication.font(), 0.8, bold=True)


def _shaded(patches: list[Patch]) -> dict[Shade, QPainterPath]:
    """The patches by their shade: thousands of worths look alike by the dozen."""
    gains = [float(patch.worth.gain) for patch in patches]
    most = max(map(abs, gains), default=0.0) or 1.0
    shades: dict[Shade, QPainterPath] = {}
    for patch, gain in zip(patches, gains, strict=True):
        shade = patch.worth.gain > 0, round(STEPS * abs(gain) / most)
        shades.setdefault(shade, QPainterPath()).addPath(patch.path)
    return shades


def _brush(strength: float, tokens: Tokens, upright: QTransform, *, pays: bool) -> QBrush:
    """Accent, the more the better; hatched where friends lose as much as foes or more."""
    if pays:
        return QBrush(_faded(tokens.accent, FAINTEST, STRONGEST, strength))
    ink = _faded(tokens.negative, HATCH_FAINTEST, HATCH_STRONGEST, strength)
    hatched = QBrush(ink, Qt.BrushStyle.BDiagPattern)
    hatched.setTransform(upright)
    return hatched


def _faded(token: str, least: float, most: float, strength: float) -> QColor:
    colour = QColor(token)
    colour.setAlphaF(least + (most - least) * strength)
    return colour
