"""The dialog of a target compared: its name and its facts."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from desktop.dialogs.facts_dialog import FactsDialog
from desktop.forms.model_form import ModelForm
from desktop.words import Words
from rules.engagement import InvalidError, validated
from rules.json_reading import Json
from rules.matrix import RELATIONS, Mark, lone_target
from rules.roster import whole_target
from rules.systems import GameSystem
from rules.text import Text


class TargetDialog(FactsDialog):
    """Asks for the facts of one target."""

    def __init__(
        self, words: Words, system: GameSystem, mark: Mark, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, words(Text("Target compared")), mark.name, parent)
        self._model = whole_target(system)
        self._facts: Json = dict(mark.target)
        self.form = ModelForm(self._model, words, without={"name", "side", *RELATIONS})
        self.form.edited.connect(self._take)
        self.form.show_values(self._facts)
        self.lay_out([self.form])

    @classmethod
    def ask(cls, words: Words, system: GameSystem, mark: Mark, parent: QWidget) -> Mark | None:
        """The target as it was edited, or None."""
        dialog = cls(words, system, mark, parent)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        edited = dialog.mark() if accepted else None
        dialog.deleteLater()
        return edited

    def mark(self) -> Mark:
        """The target as it stands in the fields."""
        facts = {name: value for name, value in self._facts.items() if value is not None}
        return Mark(self.name.text().strip(), facts)

    def accept(self) -> None:
        """Close when the target can be used, else say what is wrong."""
        wrong: dict[str, str] = {}
        try:
            validated(self._model, lone_target(self.mark()))
        except InvalidError as invalid:
            wrong = {one.where: self._words(one.text) for one in invalid.problems}
        for field in self.form.fields():
            self.form.show_problem(field.name, wrong.pop(field.name, None))
        told = wrong.get("name") or next(iter(wrong.values()), None)
        self.problem.say(told)
        shown = any(self.form.row(field.name).problem() for field in self.form.fields())
        if told is None and not shown:
            super().accept()

    def _take(self, name: str, value: object) -> None:
        self._facts = {**self._facts, name: value}
        self.form.show_values(self._facts)
