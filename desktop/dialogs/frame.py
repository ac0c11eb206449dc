"""The frame of a dialog: a title, its parts one under the other, what is wrong, two buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.room import padded
from desktop.forms.problem_line import ProblemLine
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.text import Text

WIDTH = 460


class FrameDialog(InReadingOrder, QDialog):
    """A dialog to be filled: ``rows`` of a name and a field, ``parts`` below them."""

    def __init__(self, words: Words, title: str, act: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.problem = ProblemLine(parent=self)
        self.back = Button(words(Text("Cancel")), parent=self)
        self.act = Button(act, role="primary", parent=self)
        self._grid = QGridLayout()
        self.parts = QVBoxLayout()
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDTH)
        self.back.setAutoDefault(False)
        self.act.setDefault(True)
        self.back.clicked.connect(self.reject)
        self.act.clicked.connect(self.accept)
        self._lay_out(title)

    def add_row(self, name: Text, field: QWidget) -> None:
        """One more field behind its name."""
        at = self._grid.rowCount()
        self._grid.addWidget(Label(self.words(name), tone="muted", parent=self), at, 0)
        self._grid.addWidget(field, at, 1)

    def accepted_once(self) -> bool:
        """Show it; whether its act was chosen."""
        return self.exec() == QDialog.DialogCode.Accepted

    def _lay_out(self, title: str) -> None:
        heading = Label(title, factor=1.2, bold=True, parent=self)
        heading.setWordWrap(True)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.parts.setSpacing(8)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch()
        foot.addWidget(self.back)
        foot.addWidget(self.act)
        layout = padded(self)
        layout.addWidget(heading)
        layout.addLayout(self._grid)
        layout.addLayout(self.parts, 1)
        layout.addWidget(self.problem)
        layout.addLayout(foot)
