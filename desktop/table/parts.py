"""Parts of the map: each knows its rectangle and how it is drawn, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

Draw = Callable[[QPainter], None]


class Layer(QGraphicsItem):
    """Holds parts that are moved together when the table is panned."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw nothing: the parts draw themselves."""


class Part(QGraphicsItem):
    """Something on the map, in the pixels of its layer; a higher ``level`` lies on top.

    ``kept``: as a picture, which is quicker than drawing where it seldom changes.
    """

    def __init__(
        self, level: float, layer: QGraphicsItem | None = None, *, kept: bool = False
    ) -> None:
        super().__init__(layer)
        self._rect = QRectF()
        self._draw: Draw | None = None
        self._state: object = None
        self.setZValue(level)
        if kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def is_showing(self, state: object) -> bool:
        """Whether this is what was shown last; remembers it."""
        same = state == self._state
        self._state = state
        return same

    def show_drawn(self, rect: QRectF, draw: Draw) -> None:
        """Show what a function draws within a rectangle."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self._draw = draw
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._draw is not None:
            self._draw(painter)
