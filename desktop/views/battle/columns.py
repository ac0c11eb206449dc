"""The figures, what can be done with one, and the chance: side by side, or one under another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

SIDE_BY_SIDE, LEAST = 420, QSize(240, 200)
EDGE = 20
Direction = QBoxLayout.Direction


def way(wide: bool) -> Direction:
    """How parts stand: side by side in a wide place, one under another in a narrow one."""
    return Direction.LeftToRight if wide else Direction.TopToBottom


class Fitting(Protocol):
    """A part that stands otherwise where there is little room."""

    def fit(self, width: int) -> None:
        """Stand in this width."""
        ...


class BoardColumns(QScrollArea):
    """Both sides over other parts; where the window is small, all of it scrolls."""

    def __init__(
        self,
        top: QWidget,
        sides: Sequence[QWidget],
        below: Sequence[Fitting],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._below = below
        self._both = QBoxLayout(Direction.LeftToRight)
        self._both.setSpacing(14)
        for side in sides:
            column = QVBoxLayout()
            column.addWidget(side, 1000)
            column.addStretch(1)
            self._both.addLayout(column, 1)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(EDGE, 14, EDGE, 14)
        layout.setSpacing(12)
        layout.addWidget(top)
        layout.addLayout(self._both, 1)
        for part in below:
            assert isinstance(part, QWidget)
            layout.addWidget(part)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        return LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The parts are told before they are laid out: as wide as they are they would never fold.
        width = self.viewport().width() - 2 * EDGE
        self._both.setDirection(way(width >= SIDE_BY_SIDE))
        for part in self._below:
            part.fit(width)
        super().resizeEvent(event)
