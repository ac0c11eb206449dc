"""What is selected on the map, in numbers: coordinates to type, and what may be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.table.sight import Stand
from desktop.views.table.aim_fields import PointFields
from desktop.widgets.button import IconButton
from desktop.widgets.label import Label
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.table import Obstacle
from rules.text import Text

LONGEST = 110


class FactsBar(QFrame):
    """Shows a figure or a wall; ``placed`` and ``wall_placed`` tell typed coordinates."""

    placed = Signal(str, object)
    grown = Signal()
    wall_placed = Signal(int, object, object)
    edit_wanted = Signal()
    double_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._name, self._place = "", -1
        self.setProperty("panel", "plain")
        self._mark = SideMark(parent=self)
        self._label = Label(bold=True, parent=self)
        self._here = PointFields(words, (Text("Coordinate x"), Text("Coordinate y")), self)
        self._there = PointFields(words, (Text("Far end, x"), Text("Far end, y")), self)
        self._edit = IconButton("settings", words(Text("Change the figure…")), parent=self)
        self._double = IconButton(
            "duplicate", words(Text("Duplicate the figure (Ctrl+D)")), parent=self
        )
        self._delete = IconButton("delete", words(Text("Remove from the table")), parent=self)
        self._lay_out()
        for fields in (self._here, self._there):
            fields.typed.connect(self._tell)
            fields.grown.connect(self.grown)
        self._edit.clicked.connect(self.edit_wanted)
        self._double.clicked.connect(self.double_wanted)
        self._delete.clicked.connect(self.delete_wanted)
        self.hide()

    def show_figure(self, stand: Stand) -> None:
        """Show a figure."""
        self._name = stand.name
        side: Side | None = "ally" if stand.side == "ally" else "foe" if stand.side else None
        self._mark.set_side(side)
        metrics = self._label.fontMetrics()
        shown = metrics.elidedText(stand.name, Qt.TextElideMode.ElideMiddle, LONGEST)
        self._label.setText(shown)
        self._label.setToolTip(stand.name)
        self._here.show_point(stand.base.centre)
        self._show_parts(figure=True)

    def show_wall(self, place: int, wall: Obstacle) -> None:
        """Show a wall by its two ends."""
        self._name, self._place = "", place
        self._label.setText(self._words(Text("Wall")))
        self._here.show_point((wall.start[0], wall.start[1]))
        self._there.show_point((wall.to[0], wall.to[1]))
        self._show_parts(figure=False)

    def _show_parts(self, *, figure: bool) -> None:
        for part in (self._mark, self._double, self._edit):
            part.setVisible(figure)
        self._there.setVisible(not figure)
        self.show()
        self.adjustSize()

    def _tell(self) -> None:
        here, there = self._here.point(), self._there.point()
        if self._name:
            self.placed.emit(self._name, here)
        else:
            self.wall_placed.emit(self._place, here, there)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.setSpacing(4)
        first: Sequence[QWidget] = (self._mark, self._label, self._here, self._there)
        for part in (*first, self._edit, self._double, self._delete):
            row.addWidget(part)
