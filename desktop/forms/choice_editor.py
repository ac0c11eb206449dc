"""Editors of a choice among a few values and of yes or no."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.forms.editor import Editor
from desktop.forms.fields import FormField
from desktop.widgets.choice import Choice
from desktop.words import Words

NONE = "–"
ROW = 36


class ChoiceEditor(Editor):
    """One of a few values; a value that is not among them is shown as it stands."""

    def __init__(self, choice: Choice, options: list[tuple[str, object]]) -> None:
        super().__init__(choice)
        self._choice = choice
        self._options = options
        choice.set_options(options)
        choice.value_chosen.connect(self.edited)

    def value(self) -> object:
        return self._choice.value()

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        known = [offered for _, offered in self._options]
        strange = [] if value in known else [(NONE if value is None else str(value), value)]
        if self._choice.count() != len(self._options) + len(strange) or strange:
            self._choice.set_options([*self._options, *strange])
        self._choice.set_value(value)


class SwitchEditor(Editor):
    """Yes or no; the box carries its own label."""

    titled = True

    def __init__(self, box: QCheckBox) -> None:
        super().__init__(box)
        self._box = box
        box.clicked.connect(self._tell)

    def value(self) -> object:
        return self._box.isChecked()

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        self._box.setTristate(False)
        self._box.setChecked(value is True)

    def show_several(self) -> None:
        self._box.setCheckState(Qt.CheckState.PartiallyChecked)

    def _tell(self, checked: bool) -> None:
        self._box.setTristate(False)
        self.edited.emit(checked)


def choice(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> ChoiceEditor:
    """An editor of a choice, with a dash for None where the field may be left out."""
    del buttons
    options = [(_label(field, value, words), value) for value in field.choices]
    none: list[tuple[str, object]] = [(NONE, None)] if field.optional else []
    made = Choice(words.label(field.title), parent=parent)
    return ChoiceEditor(made, [*none, *options])


def switch(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> SwitchEditor:
    """An editor of yes or no."""
    box = QCheckBox(words.label(field.title) if buttons else "", parent)
    box.setAccessibleName(words.label(field.title))
    if buttons:
        box.setMinimumHeight(ROW)
    return SwitchEditor(box)


def _label(field: FormField, value: object, words: Words) -> str:
    return words.label(field.hint.labels.get(str(value), str(value)))
