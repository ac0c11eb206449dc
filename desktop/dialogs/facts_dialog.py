"""What the dialogs of an attack and of a target compared have in common."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.dialogs.room import open_at
from desktop.forms.problem_line import ProblemLine
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.naming import LONGEST_NAME
from rules.text import Text

MARGIN = 24
SIZE = (460, 620)


class FactsDialog(InReadingOrder, QDialog):
    """A name, forms that scroll, what is wrong, and two buttons."""

    def __init__(self, words: Words, title: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._title = title
        self.name = QLineEdit(name, self)
        self.name.setAccessibleName(words(Text("Name")))
        self.name.setMaxLength(LONGEST_NAME)
        self.problem = ProblemLine(parent=self)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._act = Button(words(Text("Done")), role="primary", parent=self)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)

    def lay_out(self, parts: Iterable[QWidget]) -> None:
        """Put the forms between the name and the buttons."""
        self.setWindowTitle(self._title)
        open_at(self, *SIZE)
        body = QWidget(self)
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.setSpacing(12)
        for part in parts:
            inside.addWidget(part)
        inside.addStretch()
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(body)
        named, foot = QHBoxLayout(), QHBoxLayout()
        named.addWidget(Label(self._words(Text("Name")), tone="muted", parent=self))
        named.addWidget(self.name, 1)
        foot.addStretch()
        foot.setSpacing(8)
        foot.addWidget(self._back)
        foot.addWidget(self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        layout.addWidget(Label(self._title, factor=1.2, bold=True, parent=self))
        layout.addLayout(named)
        layout.addWidget(area, 1)
        layout.addWidget(self.problem)
        layout.addLayout(foot)
