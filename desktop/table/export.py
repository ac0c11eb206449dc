"""The map as a file: PNG, twice as fine as the screen, or SVG."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from desktop.files import write_whole
from desktop.png import png_of
from desktop.table.ground import USUAL
from desktop.table.look import Look
from desktop.table.picture import Picture
from desktop.table.scatter import Scatter
from desktop.table.sight import Sight
from desktop.theme_tokens import Tokens
from desktop.words import Words

FINE = 2
LONGEST = 6000.0


def write_picture(
    path: Path, sight: Sight, words: Words, tokens: Tokens, scatter: Scatter | None = None
) -> None:
    """Write the map, as SVG where the file is called so, else as PNG; OSError where it can't.

    ``scatter``: the deviation map that lies over it, None for none.
    """
    look = Look.of(tokens, QGuiApplication.font(), words)
    extent = Picture(sight, look, 1, scatter).extent
    longest = max(extent.width(), extent.height())
    picture = Picture(sight, look, min(USUAL, LONGEST / FINE / longest), scatter)
    write_whole(path, svg(picture) if path.suffix.lower() == ".svg" else png(picture))


def svg(picture: Picture) -> bytes:
    """The picture as SVG."""
    data, size = QByteArray(), picture.size.toSize()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle("Toise")
    with QPainter(generator) as painter:
        picture.draw(painter)
    return bytes(data.data())


def png(picture: Picture) -> bytes:
    """The picture as PNG."""
    image = QImage((picture.size * FINE).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(FINE, FINE)
        picture.draw(painter)
    return png_of(image)
