"""What the bars over the places have in common."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

HEIGHT = 56
DIVIDER = 24


class Head(QFrame):
    """The bar over a place: equally high over each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("edge", "bottom")
        self.setFixedHeight(HEIGHT)


class Divider(QFrame):
    """A line between two groups of what stands in a bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("rule", "column")
        self.setFixedHeight(DIVIDER)
