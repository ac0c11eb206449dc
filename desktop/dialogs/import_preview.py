"""What an import would do to a roster, line by line, before it does it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.room import open_at
from desktop.forms.problem_line import ProblemLine
from desktop.forms.tooltip import plain_tip
from desktop.icons import icon
from desktop.theme import tokens_shown
from desktop.views.rosters.sentences import points_words, problem_words
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.json_reading import Json
from rules.roster import title_of
from rules.roster_import import Change, Plan, Remark
from rules.systems import GameSystem, game_of
from rules.text import InputError, InvalidError, Text

MARGIN = 24
SIZE = (620, 520)
MOST = 500
"""Lines shown of each kind; the rest are counted."""

Planner = Callable[[str | None], Plan]


class ImportPreview(InReadingOrder, QDialog):
    """Asks whether to do what it shows; the plan then, or None.

    ``planner``: makes the plan, given what separates the cells (None: as the file seems to have
    it). ``separable``: the source is a table, whose separator may be chosen.
    """

    def __init__(
        self,
        words: Words,
        source: str,
        planner: Planner,
        *,
        separable: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._planner = planner
        self._plan: Plan | None = None
        signs = [
            (words(Text("as the file seems to have it")), None),
            (words(Text("semicolon")), ";"),
            (words(Text("comma")), ","),
            (words(Text("tab")), "\t"),
        ]
        self._sign = Choice(words(Text("Cells are separated by")), signs, whole=True, parent=self)
        self._sign_label = Label(words(Text("Cells are separated by")), tone="muted", parent=self)
        for part in (self._sign, self._sign_label):
            part.setVisible(separable)
        self._sum = Label(bold=True, parent=self)
        self._sum.setWordWrap(True)
        self._lines = QListWidget(self)
        self._lines.setAccessibleName(words(Text("What the import would do")))
        self._lines.setWordWrap(True)
        self._lines.setSpacing(3)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._problem = ProblemLine(parent=self)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._act = Button(words(Text("Import")), role="primary", parent=self)
        self._lay_out(source)
        self._sign.value_chosen.connect(self._show)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)
        self._show()

    @classmethod
    def ask(
        cls, words: Words, source: str, planner: Planner, *, separable: bool, parent: QWidget
    ) -> Plan | None:
        """The plan that was agreed to, or None."""
        dialog = cls(words, source, planner, separable=separable, parent=parent)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        plan = dialog.plan() if accepted else None
        dialog.deleteLater()
        return plan

    def plan(self) -> Plan | None:
        """What would be done; None where nothing can be read."""
        return self._plan

    def _show(self) -> None:
        sign = self._sign.value()
        self._lines.clear()
        try:
            self._plan = self._planner(sign if isinstance(sign, str) else None)
            self._problem.say(None)
            self._fill(self._plan)
        except (InputError, InvalidError) as error:
            problem = error.problems[0] if isinstance(error, InvalidError) else error
            self._plan = None
            self._sum.setText(self._words(Text("Nothing can be read.")))
            self._problem.say(problem_words(self._words, problem))
        self._act.setEnabled(self._plan is not None and self._plan.does_something)

    def _fill(self, plan: Plan) -> None:
        counts = [
            Text("%n added", None, len(plan.added)),
            Text("%n changed", None, len(plan.changed)),
            Text("%n unchanged", None, plan.unchanged),
            Text("%n line(s) that can't be read", None, len(plan.unreadable)),
        ]
        self._sum.setText(", ".join(self._words(one) for one in counts if one.n))
        if not any(one.n for one in counts):
            self._sum.setText(self._words(Text("There is no profile in it.")))
        self._add_lines([("error", "negative", self._remark(one)) for one in plan.unreadable])
        self._add_lines([("warning", "warn", self._remark(one)) for one in plan.notices])
        system = game_of(plan.document["system"])
        changes = [self._change(one, system) for one in plan.changed if system is not None]
        self._add_lines([("repeat", "accent", said) for said in changes])
        self._add_lines([("plus", "positive", self._profile(one)) for one in plan.added])

    def _add_lines(self, lines: list[tuple[str, str, str]]) -> None:
        tokens = tokens_shown()
        for name, ink, said in lines[:MOST]:
            line = QListWidgetItem(icon(name, tokens, ink, size=16), said, self._lines)
            line.setToolTip(plain_tip(said))
        if len(lines) > MOST:
            self._lines.addItem(self._words(Text("and %n more", None, len(lines) - MOST)))

    def _remark(self, remark: Remark) -> str:
        if not remark.line:
            return self._words(remark.text)
        return self._words(Text("line {line}: {problem}", line=remark.line, problem=remark.text))

    def _profile(self, profile: Json) -> str:
        count = profile["count"]
        name = profile["name"] if count == 1 else f"{count} × {profile['name']}"
        weapons = (
            Text("%n weapon(s)", None, len(profile["weapons"])) if profile["weapons"] else None
        )
        parts = [name, points_words(self._words, profile), self._words(weapons) if weapons else ""]
        return ", ".join(part for part in parts if part)

    def _change(self, change: Change, system: GameSystem) -> str:
        places = sorted(_differing(change.before, change.after))
        fields = dict.fromkeys(self._words.label(title_of(system, place)) for place in places)
        said = Text("{name}: {fields}", name=change.after["name"], fields=", ".join(fields))
        return self._words(said)

    def _lay_out(self, source: str) -> None:
        title = self._words(Text("Import {source}", source=source))
        self.setWindowTitle(title)
        open_at(self, *SIZE)
        heading = Label(title, factor=1.2, bold=True, parent=self)
        heading.setWordWrap(True)
        sign, foot = QHBoxLayout(), QHBoxLayout()
        sign.addWidget(self._sign_label)
        sign.addWidget(self._sign)
        sign.addStretch()
        foot.setSpacing(8)
        foot.addStretch()
        foot.addWidget(self._back)
        foot.addWidget(self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        for part in (heading, sign, self._sum, self._problem):
            if isinstance(part, QHBoxLayout):
                layout.addLayout(part)
            else:
                layout.addWidget(part)
        layout.addWidget(self._lines, 1)
        layout.addLayout(foot)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)


def _differing(before: Json, after: Json) -> set[str]:
    """The fields in which two profiles differ, those of a part with its name before them."""
    found: set[str] = set()
    for name in before.keys() | after.keys():
        one, other = before.get(name), after.get(name)
        if one == other:
            continue
        if isinstance(one, dict) and isinstance(other, dict):
            found |= {f"{name}.{inner}" for inner in _differing(one, other)}
        else:
            found.add(name)
    return found
