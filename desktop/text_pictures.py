"""Pictures in a text that are drawn, not read from files: the page calls for them by name."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat


class Drawer(Protocol):
    """Knows what stands behind a name, as in ``<img src="die:6:hit">``."""

    def size(self, name: str) -> QSizeF:
        """The room it takes."""
        ...

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        """Draw it in its room; the painter is restored afterwards."""
        ...


class TextPictures(QPyTextObject):
    """Stands in for the pictures that files would hold."""

    def __init__(self, drawer: Drawer, parent: QTextDocument) -> None:
        super().__init__(parent)
        self._drawer = drawer

    def intrinsicSize(
        self,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,  # noqa: A002
    ) -> QSizeF:
        return self._drawer.size(format.toImageFormat().name())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803
        format: QTextFormat,  # noqa: A002
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawer.draw(painter, QRectF(rect), format.toImageFormat().name())
        painter.restore()


def draw_in(document: QTextDocument, drawer: Drawer) -> None:
    """Let the pictures of a document be drawn."""
    kind = QTextFormat.ObjectTypes.ImageObject.value
    document.documentLayout().registerHandler(kind, TextPictures(drawer, document))
