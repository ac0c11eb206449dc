"""The tools over the map: which template, what may be added, where the template lies in numbers."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from desktop.views.table.aim_fields import AimFields
from desktop.widgets.button import IconButton
from desktop.words import Words
from rules.text import Text


class Toolbar(QFrame):
    """Emits wishes about the template and what else may stand on the table.

    Numbers that are typed come from ``aim``.
    """

    spray_wanted = Signal()
    blast_wanted = Signal()
    figure_wanted = Signal()
    roster_wanted = Signal()
    wall_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setProperty("panel", "plain")
        self._spray = IconButton(
            "triangle", words(Text("Lay a spray")), checkable=True, parent=self
        )
        self._blast = IconButton("circle", words(Text("Lay a blast")), checkable=True, parent=self)
        self._add = IconButton("plus", words(Text("Add figures")), parent=self)
        self._wall = IconButton("wall", words(Text("Add a wall")), parent=self)
        self.aim = AimFields(words, self)
        self._lay_out()
        self._spray.clicked.connect(self.spray_wanted)
        self._blast.clicked.connect(self.blast_wanted)
        self._wall.clicked.connect(self.wall_wanted)
        self._add.setMenu(self._menu())
        self._add.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)

    def show_template(self, kind: str | None) -> None:
        """Show which template lies: ``spray``, ``blast``, or None."""
        self._spray.setChecked(kind == "spray")
        self._blast.setChecked(kind == "blast")

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for words, wish in (
            (self._words(Text("New figure…")), self.figure_wanted),
            (self._words(Text("From a roster…")), self.roster_wanted),
        ):
            action = QAction(words, menu)
            action.triggered.connect(lambda *_, wish=wish: wish.emit())
            menu.addAction(action)
        return menu

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(4)
        for part in (self._spray, self._blast, None, self._add, self._wall, None, self.aim):
            row.addWidget(_divider(self) if part is None else part)


def _divider(parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setProperty("rule", "column")
    line.setFixedHeight(24)
    return line
