"""The sheet of a group: its name, its totals, its place among the others."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.forms.problem_line import ProblemLine
from desktop.views.rosters.sentences import total_words
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.json_reading import Json
from rules.naming import LONGEST_NAME
from rules.roster import totals
from rules.roster_reading import name_problem
from rules.systems import GameSystem
from rules.text import Text

MOST_NAME = 360


class GroupSheet(QWidget):
    """``renamed`` tells a name that can be kept; ``shifted`` −1 or 1; ``removed`` the wish."""

    renamed = Signal(str)
    shifted = Signal(int)
    removed = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._group: Json | None = None
        self._name = QLineEdit(self)
        self._name.setAccessibleName(words(Text("Name of the group")))
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setMaximumWidth(MOST_NAME)
        self._problem = ProblemLine(parent=self)
        self._totals = Label(tone="muted", parent=self)
        self._totals.setWordWrap(True)
        self._up = Button(words(Text("Move up")), parent=self)
        self._down = Button(words(Text("Move down")), parent=self)
        self._remove = Button(words(Text("Dissolve the group")), role="danger", parent=self)
        self._remove.setToolTip(words(Text("Its profiles stay in the roster.")))
        self._lay_out()
        self._name.textEdited.connect(self._rename)
        self._up.clicked.connect(lambda: self.shifted.emit(-1))
        self._down.clicked.connect(lambda: self.shifted.emit(1))
        self._remove.clicked.connect(self.removed)

    def show_group(self, system: GameSystem, document: Json, group: str, *, editable: bool) -> None:
        """Show a group of a roster."""
        places = [one["id"] for one in document["groups"]]
        at = places.index(group)
        found = document["groups"][at]
        if self._group is None or self._group["id"] != group or self._problem.text() == "":
            if self._name.text() != found["name"]:
                self._name.setText(found["name"])
            self._problem.say(None)
        self._group = found
        members = [one for one in document["profiles"] if one["group"] == group]
        figures = self._words(Text("%n figure(s)", None, sum(one["count"] for one in members)))
        found_totals = totals(system, document | {"profiles": members})
        sums = [total_words(self._words, total) for total in found_totals]
        self._totals.setText("\n".join([figures, *sums]))
        self._name.setReadOnly(not editable)
        self._up.setEnabled(editable and at > 0)
        self._down.setEnabled(editable and at < len(places) - 1)
        self._remove.setEnabled(editable)

    def focus_name(self) -> None:
        """Put the keyboard on the name, all of it selected."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()

    def _rename(self, typed: str) -> None:
        problem = name_problem(typed)
        self._problem.say(self._words(problem.text) if problem else None)
        if problem is None:
            self.renamed.emit(typed)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(8)
        layout.addWidget(Label(self._words(Text("Group")), bold=True, parent=self))
        layout.addWidget(self._name)
        layout.addWidget(self._problem)
        layout.addWidget(self._totals)
        layout.addSpacing(8)
        for button in (self._up, self._down, self._remove):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch()
