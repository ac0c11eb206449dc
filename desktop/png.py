"""Pictures as PNG."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage

from rules.text import mark


def png_of(image: QImage) -> bytes:
    """The image as PNG; OSError where none can be made, as of one without extent."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # pyright: ignore[reportCallIssue, reportArgumentType]
        raise OSError(mark("no picture could be made"))
    return bytes(data.data())
