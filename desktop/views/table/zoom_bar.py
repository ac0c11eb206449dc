"""The buttons at the map's lower right: smaller, larger, all of it, and a picture of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.widgets.button import IconButton
from desktop.words import Words
from rules.text import Text


class ZoomBar(QFrame):
    """Emits wishes about how the map is shown."""

    out_wanted = Signal()
    in_wanted = Signal()
    fit_wanted = Signal()
    export_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("panel", "plain")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(4)
        for icon, name, wish in (
            ("zoom-out", words(Text("Zoom out")), self.out_wanted),
            ("zoom-in", words(Text("Zoom in")), self.in_wanted),
            ("fit", words(Text("Show everything")), self.fit_wanted),
            ("export", words(Text("Export as a picture…")), self.export_wanted),
        ):
            button = IconButton(icon, name, parent=self)
            button.clicked.connect(lambda *_, wish=wish: wish.emit())
            row.addWidget(button)
