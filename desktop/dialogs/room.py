"""How large a dialog opens: as it likes, but within the screen it stands on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME = QSize(8, 48)
"""What the window manager puts around it, in pixels."""


def open_at(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog its size, or what there is room for on a small or enlarged screen."""
    parent = dialog.parentWidget()
    screen = parent.screen() if parent is not None else QGuiApplication.primaryScreen()
    dialog.resize(bounded(QSize(width, height), screen.availableGeometry().size()))


def bounded(wanted: QSize, screen: QSize) -> QSize:
    """The part of a size for which a screen has room."""
    return wanted.boundedTo(screen - FRAME)
