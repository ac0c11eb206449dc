"""The thin line of something that takes long."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.theme import tokens_shown


class BusyLine(QWidget):
    """A line as long as what is done; unlike Qt's own bar it stands still.

    Nor does it paint the window at once.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setMinimumHeight(2)

    def show_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens, painter = tokens_shown(), QPainter(self)
        whole = QRectF(0, self.height() / 2 - 1, self.width(), 2)
        painter.fillRect(whole, QColor(tokens.grid))
        whole.setWidth(whole.width() * self._share)
        painter.fillRect(whole, QColor(tokens.accent))
