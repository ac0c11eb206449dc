"""What the column holds for one game: attacker, weapon, circumstances, rules, targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.forms.model_form import ModelForm
from desktop.forms.problem_line import ProblemLines
from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.attack.arms import arms_of
from desktop.views.attack.assumptions import AssumptionLines
from desktop.views.attack.game import Game
from desktop.views.attack.notation_section import NotationSection
from desktop.views.attack.part_fold import PartFold, circumstances_state, rules_state
from desktop.views.attack.problems import Problems, sorted_out
from desktop.views.attack.row_section import RowSection
from desktop.views.attack.targets_section import TargetsSection
from desktop.views.attack.weapons_section import WeaponsSection
from desktop.views.wear.section import WearSection
from desktop.widgets.button import IconButton
from desktop.widgets.label import Label
from rules.text import InputError, Text
from rules.warning import warning_words

MARGIN = 20


class AttackBody(QWidget):
    """The sections of an attack, shown again whenever the session read its document."""

    roster_wanted = Signal()
    attacker_wanted = Signal()
    rule_wanted = Signal(str)
    next_wanted = Signal()
    next_file_wanted = Signal()
    said = Signal(str)

    def __init__(self, session: Session, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = session.words
        self.game = game
        self._kind: str | None = None
        self.row = RowSection(session, game, self)
        self.attacker = ModelForm(game.models["attacker"], self._words, parent=self)
        self.weapons = WeaponsSection(session, game, self)
        self.circumstances = PartFold(
            self._words(Text("Circumstances")),
            game.models["circumstances"],
            self._words,
            circumstances_state,
            self,
        )
        self.rules = PartFold(
            self._words(Text("Rule choices")), game.models["rules"], self._words, rules_state, self
        )
        wear = game.system.wear
        self.wear = None if wear is None else WearSection(session, wear, self)
        self.targets = TargetsSection(session, game, self)
        self._problems = ProblemLines(self)
        self._assumptions = AssumptionLines(self._words, self)
        self._assumptions.rule_wanted.connect(self.rule_wanted)
        self._lay_out()
        self._connect()

    @property
    def notation(self) -> NotationSection:
        """The weapon, or the first of several."""
        return self.weapons.lines[0].notation

    def refresh(self) -> None:
        """Show the session's document, what was understood of it, and what is wrong."""
        document, problems = self._session.document, sorted_out(self._session.problems)
        weapon = self.game.weapon(arms_of(document)[0].get("weapon"))
        if weapon is not None:
            self._kind = self.game.system.kind_of(weapon)
        self.row.refresh()
        self._show_attacker(document, problems)
        self.weapons.refresh(problems, self._reading(weapon))
        self._show_wear(document, problems, weapon)
        for part, fold in (("circumstances", self.circumstances), ("rules", self.rules)):
            told = self._taken(problems, part, {field.name for field in fold.form.fields()})
            fold.show_part(draft.part_of(document, part), self._kind, told)
        self.targets.refresh(self._kind, problems.targets, self._of_all_targets(problems))
        self._problems.say([self._with_place(error) for error in _left(problems)])

    def show_assumptions(self) -> None:
        """Say what was assumed in the session's result, and what it warns of."""
        system, words = self.game.system, self._words
        result = self._session.result
        if result is not None and result.system != system.id:
            result = None
        taken = result.assumptions if result else ()
        told = [
            (words(system.assumption(one.id, one.value)), f"{system.id}/{one.id}") for one in taken
        ]
        warned = [warning_words(warning) for warning in (result.warnings if result else ())]
        self._assumptions.say([*told, *((words(text), "") for text in warned if text)])

    def problems(self) -> list[str]:
        """What is said to be wrong at the bottom."""
        return self._problems.texts()

    def assumptions(self) -> list[str]:
        """What is said to be assumed."""
        return self._assumptions.texts()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, 2, MARGIN, 12)
        layout.setSpacing(0)
        layout.addWidget(self.row)
        layout.addLayout(self._head())
        layout.addSpacing(2)
        layout.addWidget(self.attacker)
        layout.addSpacing(6)
        layout.addWidget(self.weapons)
        layout.addSpacing(10)
        layout.addWidget(self._rule())
        if self.wear is not None:
            layout.addWidget(self.wear)
            layout.addSpacing(8)
        for fold in (self.circumstances, self.rules):
            layout.addWidget(fold)
            fold.setVisible(bool(fold.form.fields()))
        layout.addSpacing(12)
        layout.addWidget(self.targets)
        layout.addSpacing(8)
        layout.addWidget(self._problems)
        layout.addWidget(self._assumptions)
        layout.addStretch()

    def _head(self) -> QHBoxLayout:
        name = self._words(Text("Attacker from a roster"))
        pick = IconButton("rosters", name, ink="accent", parent=self)
        pick.clicked.connect(self.attacker_wanted)
        head = QHBoxLayout()
        head.addWidget(Label(self._words(Text("Attack")), bold=True, parent=self), 1)
        head.addWidget(self.row.add_button)
        head.addWidget(pick)
        return head

    def _rule(self) -> QFrame:
        rule = QFrame(self)
        rule.setProperty("rule", "row")
        return rule

    def _connect(self) -> None:
        self.targets.roster_wanted.connect(self.roster_wanted)
        self.targets.said.connect(self.said)
        self.row.roster_wanted.connect(self.next_wanted)
        self.row.file_wanted.connect(self.next_file_wanted)
        for part, form in (
            ("attacker", self.attacker),
            ("circumstances", self.circumstances),
            ("rules", self.rules),
        ):
            form.edited.connect(lambda name, value, part=part: self._edit(part, name, value))

    def _edit(self, part: str, name: str, value: object) -> None:
        edited = draft.with_field(self._session.document, part, name, value)
        self._session.edit(edited, f"{part}.{name}")

    def _show_attacker(self, document: Mapping[str, Any], problems: Problems) -> None:
        names = {field.name for field in self.attacker.fields()}
        told = self._taken(problems, "attacker", names)
        for name in names:
            self.attacker.show_problem(name, told.get(name))
        values = draft.part_of(dict(document), "attacker")
        shown = {field.name for field in self.attacker.fields(self._kind)}
        self.attacker.show_values(values, names=shown - self.weapons.taken_over())

    def _show_wear(
        self, document: Mapping[str, Any], problems: Problems, weapon: BaseModel | None
    ) -> None:
        if self.wear is not None:
            errors = problems.fields.pop("circumstances", {})
            self.wear.show_document(dict(document), weapon, errors)

    def _reading(self, weapon: BaseModel | None) -> str | None:
        if self._session.reading is not None:
            return self._words(self._session.reading.case.reading())
        if weapon is None:
            return None
        printed = self.game.system.write(weapon)
        return printed if self.game.weapon(printed) else None

    def _taken(self, problems: Problems, part: str, names: set[str]) -> dict[str, str]:
        """The problems of these fields in words, no longer left for the bottom."""
        found = problems.fields.get(part, {})
        return {name: self._words(found.pop(name).text) for name in names & found.keys()}

    def _of_all_targets(self, problems: Problems) -> list[str]:
        taken = [error for error in problems.others if error.where == "targets"]
        problems.others = [error for error in problems.others if error not in taken]
        return [self._words(error.text) for error in taken]

    def _with_place(self, error: InputError) -> str:
        if not error.where:
            return self._words(error.text)
        return self._words(Text("{field}: {problem}", field=error.where, problem=error.text))


def _left(problems: Problems) -> list[InputError]:
    """The errors that no row of the column shows."""
    fields = [error for part in problems.fields.values() for error in part.values()]
    return [*fields, *problems.others]
