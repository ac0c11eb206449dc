"""How large a dialog opens: as it likes, but within the screen it stands on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

FRAME = QSize(8, 48)
"""What the window manager puts around it, in pixels."""
LOW = 480
"""The height of a screen on which every line counts: a small laptop's at 200 per cent has 384."""
PADDING, SPACING = (24, 12), (12, 8)
"""Around a dialog and between its parts, on most screens and on a low one."""


def open_at(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog its size, or what there is room for on a small or enlarged screen."""
    dialog.resize(bounded(QSize(width, height), _screen(dialog)))


def padded(dialog: QWidget) -> QVBoxLayout:
    """A dialog's own layout, with the space around it that its screen has room for."""
    low = _screen(dialog).height() < LOW
    around = PADDING[low]
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(PADDING[0], around, PADDING[0], around)
    layout.setSpacing(SPACING[low])
    return layout


def _screen(dialog: QWidget) -> QSize:
    parent = dialog.parentWidget()
    screen = parent.screen() if parent is not None else QGuiApplication.primaryScreen()
    return screen.availableGeometry().size()


def bounded(wanted: QSize, screen: QSize) -> QSize:
    """The part of a size for which a screen has room."""
    return wanted.boundedTo(screen - FRAME)
