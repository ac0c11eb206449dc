"""A folded group: the generated form of one part of the engagement, its state at right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.forms.fields import FormField
from desktop.forms.model_form import ModelForm
from desktop.forms.values import value_words
from desktop.widgets.foldable import Foldable, fold_words
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

LONGEST_STATE = 26
State = Callable[[Words, list[FormField], Mapping[str, Any]], str]


class PartFold(Foldable):
    """One part of the engagement; ``edited`` tells a field's name and the person's value."""

    edited = Signal(str, object)

    def __init__(
        self, title: str, model: type[BaseModel], words: Words, state: State, parent: QWidget
    ) -> None:
        super().__init__(title, told=fold_words(words), parent=parent)
        self._words = words
        self._state_of = state
        self._told: set[str] = set()
        self.form = ModelForm(model, words)
        self._nothing = Label(words(Text("This weapon reads none.")), factor=0.9, tone="muted")
        self.form.edited.connect(self.edited)
        content = QWidget(self)
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.addWidget(self.form)
        layout.addWidget(self._nothing)
        self.set_content(content)

    def show_part(
        self, values: Mapping[str, Any], kind: str | None, problems: Mapping[str, str]
    ) -> None:
        """Show what the document holds; the group opens where something new is wrong."""
        for field in self.form.fields():
            self.form.show_problem(field.name, problems.get(field.name))
        self.form.show_values(values, kind)
        fields = self.form.fields(kind)
        self._nothing.setVisible(not fields and not problems)
        self.set_state(self._state_of(self._words, fields, values))
        if problems.keys() - self._told:
            self.set_open(opened=True)
        self._told = set(problems)


def circumstances_state(words: Words, fields: list[FormField], values: Mapping[str, Any]) -> str:
    """None, or what is not as usual: « Portée : longue »."""
    changed = _changed(fields, values)
    told = ", ".join(
        words(
            Text(
                "{field}: {value}",
                field=words.label(field.title),
                value=value_words(field, values[field.name], words),
            )
        )
        for field in changed
    )
    if len(told) > LONGEST_STATE:
        return words(Text("%n changed", None, len(changed)))
    return told or words(Text("none", "circumstances"))


def rules_state(words: Words, fields: list[FormField], values: Mapping[str, Any]) -> str:
    """How many choices there are, all by default, or how many are not."""
    changed = _changed(fields, values)
    if changed:
        return words(Text("%n changed", None, len(changed)))
    if not fields:
        return words(Text("no choice"))
    return words(Text("{count}, by default", count=len(fields)))


def _changed(fields: list[FormField], values: Mapping[str, Any]) -> list[FormField]:
    return [field for field in fields if values.get(field.name, field.default) != field.default]
