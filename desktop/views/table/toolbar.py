"""The tools over the map: which template, what may be added, where the template lies in numbers."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QWidget

from desktop.views.table.aim_fields import AimFields
from desktop.widgets.button import Button, IconButton
from desktop.widgets.head import Divider
from desktop.words import Words
from rules.text import Text


class Toolbar(QFrame):
    """Emits wishes about the template and what else may stand on the table.

    Numbers that are typed come from ``aim``. ``grown``: they take other room.
    """

    spray_wanted = Signal()
    blast_wanted = Signal()
    figure_wanted = Signal()
    roster_wanted = Signal()
    wall_wanted = Signal()
    scatter_switched = Signal(bool)
    grown = Signal()

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
        self.scatter = Button(words(Text("Deviation")), icon="aim", parent=self)
        self.scatter.setToolTip(words(Text("Show where a failed attack may come down (D)")))
        self.scatter.setCheckable(True)
        self.scatter.setChecked(True)
        self.scatter.set_chosen(chosen=True)
        self.scatter.toggled.connect(self._switch)
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

    def offer_scatter(self, *, able: bool) -> None:
        """Offer the deviation map or not."""
        if self.scatter.isHidden() == able:
            self.scatter.setVisible(able)
            self._before.setVisible(able)
            self.grown.emit()

    def fit(self, room: int) -> None:
        """Stand in one row, or in two where the room is not wide enough for one."""
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight)
        self._between.show()
        if self.sizeHint().width() > room:
            self._rows.setDirection(QBoxLayout.Direction.TopToBottom)
            self._between.hide()
        self.adjustSize()

    def _switch(self, on: bool) -> None:
        self.scatter.set_chosen(chosen=on)
        self.scatter_switched.emit(on)

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
        self._between, self._before = Divider(self), Divider(self)
        self._rows = rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        rows.setContentsMargins(4, 4, 4, 4)
        first = (self._spray, self._blast, Divider(self), self._add, self._wall, self._between)
        for parts in (first, (self.aim, self._before, self.scatter)):
            row = QHBoxLayout()
            row.setSpacing(4)
            for part in parts:
                row.addWidget(part)
            row.addStretch()
            rows.addLayout(row)
