"""The dialog of an attack compared: its weapon as on the card, the attacker, the circumstances."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from desktop.dialogs.facts_dialog import FactsDialog
from desktop.forms.fields import part_models
from desktop.forms.model_form import ModelForm
from desktop.views.attack.notation_section import NotationSection
from desktop.widgets.label import Label
from desktop.words import Words
from rules.engagement import InvalidError
from rules.json_reading import Json
from rules.matrix import Attack, attack_alone
from rules.systems import GameSystem
from rules.text import InputError, Text

FORMS = ("attacker", "circumstances")


class AttackDialog(FactsDialog):
    """Asks for the facts of one attack."""

    def __init__(
        self, words: Words, system: GameSystem, attack: Attack, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, words(Text("Attack compared")), attack.name, parent)
        self._system = system
        self._parts: Json = dict(attack.parts)
        self.notation = NotationSection(words, self)
        self.notation.show_notation(self._line())
        models = part_models(system.engagement)
        without = {"name", "distance"}
        self.forms = {part: ModelForm(models[part], words, without=without) for part in FORMS}
        for part, form in self.forms.items():
            form.edited.connect(lambda name, value, part=part: self._take(part, name, value))
        self.notation.typed.connect(self._take_weapon)
        titles = {"attacker": Text("Attacker"), "circumstances": Text("Circumstances")}
        self.heads = {
            part: Label(words(title), bold=True, parent=self) for part, title in titles.items()
        }
        parts: list[QWidget] = [self.notation]
        for part, form in self.forms.items():
            parts += [self.heads[part], form]
        self.lay_out(parts)
        self._show()

    @classmethod
    def ask(
        cls, words: Words, system: GameSystem, attack: Attack, parent: QWidget
    ) -> Attack | None:
        """The attack as it was edited, or None."""
        dialog = cls(words, system, attack, parent)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        edited = dialog.attack() if accepted else None
        dialog.deleteLater()
        return edited

    def attack(self) -> Attack:
        """The attack as it stands in the fields; without a name it bears that of its weapon."""
        line = self._line()
        named = self.name.text().strip() or line.partition("(")[0].strip() or line
        return Attack(named, self._parts)

    def accept(self) -> None:
        """Close when the attack can be made, else say what is wrong."""
        problems = self._problems()
        self._show_problems(problems)
        if not problems:
            super().accept()

    def is_usable(self) -> bool:
        """Whether the attack could be made as it stands."""
        return not self._problems()

    def _problems(self) -> list[InputError]:
        try:
            attack_alone(self._system, self._parts)
        except InvalidError as invalid:
            return invalid.problems
        return []

    def _show_problems(self, problems: list[InputError]) -> None:
        said = {one.where: self._words(one.text) for one in problems}
        notation = next((one for one in problems if one.where == "weapon"), None)
        others = [words for where, words in said.items() if where.startswith("weapon.")]
        self.notation.show_problems(notation, others)
        for part, form in self.forms.items():
            for field in form.fields():
                form.show_problem(field.name, said.pop(f"{part}.{field.name}", None))
        left = [words for where, words in said.items() if not where.startswith("weapon")]
        self.problem.say(left[0] if left else None)

    def _show(self) -> None:
        """Show the fields that this kind of weapon reads, and what was understood of it."""
        weapon, reading = self._parts.get("weapon"), None
        try:
            read = self._system.read(weapon) if isinstance(weapon, str) and weapon else None
            reading = None if read is None else self._system.write(read)
        except InputError as error:
            read = None
            self.notation.show_problems(error)
        else:
            self.notation.show_problems(None)
        kind = None if read is None else self._system.kind_of(read)
        self.notation.show_reading(reading)
        for part, form in self.forms.items():
            form.show_values(self._parts.get(part, {}), kind)
            self.heads[part].setVisible(bool(form.fields(kind)))

    def _take(self, part: str, name: str, value: object) -> None:
        held = {**self._parts.get(part, {}), name: value}
        kept = {field: one for field, one in held.items() if one is not None}
        self._parts = self._parts | {part: kept}
        self._show()

    def _take_weapon(self, text: str) -> None:
        weapons = {name: part for name, part in self._parts.items() if name != "weapons"}
        self._parts = weapons | {"weapon": text}
        self._show()

    def _line(self) -> str:
        """The weapon as a line, however it stands in the parts."""
        weapon = self._parts.get("weapon", "")
        if isinstance(weapon, str):
            return weapon
        try:
            return self._system.write(attack_alone(self._system, self._parts).weapon)
        except InvalidError:
            return ""
