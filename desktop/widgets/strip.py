"""A line over the place shown: what it is about, and two things that may be done."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.icon_label import IconLabel

HEIGHT = 48


class Strip(QFrame):
    """An icon, a sentence in ``said``, and buttons at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said = ElidedLabel(parent=self)
        self.setProperty("ground", "alt")
        self.setProperty("edge", "bottom")
        self.setFixedHeight(HEIGHT)

    def lay_out(self, icon: IconLabel, *buttons: Button) -> None:
        """Lay the parts from left to right."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(8)
        layout.addWidget(icon)
        layout.addWidget(self.said, 1)
        for button in buttons:
            layout.addWidget(button)
