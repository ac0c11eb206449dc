"""Editors of whole and decimal numbers."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from desktop.forms.editor import Editor
from desktop.forms.fields import FormField
from desktop.widgets.button import IconButton
from desktop.widgets.numbers import DecimalBox, IntBox, NumberBox
from desktop.words import Words

WIDTH = 124


class NumberEditor(Editor):
    """A number in its box; what a file holds in its place is shown as it stands."""

    def __init__(self, box: NumberBox) -> None:
        super().__init__(box)
        self._box = box
        self._strange: object = None
        box.lineEdit().setAccessibleName(box.accessibleName())
        box.value_changed.connect(self._tell)
        box.validity_changed.connect(lambda valid: self.refused.emit(not valid))

    def value(self) -> object:
        return self._box.value() if self._strange is None else self._strange

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        if _same(value, self.value()) and not afresh:
            return
        with QSignalBlocker(self._box):
            self._show(value)
        self.refused.emit(False)

    def _show(self, value: object) -> None:
        plain = value is None or (isinstance(value, int | float) and not isinstance(value, bool))
        self._strange = None if plain else value
        self._box.set_value(value if plain else None)  # pyright: ignore[reportArgumentType]
        if not plain:
            line = self._box.lineEdit()
            with QSignalBlocker(line):
                line.setText(str(value))

    def _tell(self, value: object) -> None:
        self._strange = None
        self.edited.emit(value)


def whole(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> NumberEditor:
    """An editor of whole numbers."""
    box = IntBox(
        words.label(field.title),
        minimum=field.minimum,
        maximum=field.maximum,
        optional=field.optional,
        buttons=buttons,
        parent=parent,
    )
    if buttons:
        box.setFixedWidth(WIDTH)
    return NumberEditor(box)


def decimal(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> NumberEditor:
    """An editor of decimal numbers, written with the point of the language."""
    box = DecimalBox(
        words.label(field.title),
        point=words.decimal_point,
        minimum=field.minimum,
        maximum=field.maximum,
        optional=field.optional,
        parent=parent,
    )
    if buttons:
        box.setFixedWidth(WIDTH)
    else:
        _without_buttons(box)
    return NumberEditor(box)


def _without_buttons(box: NumberBox) -> None:
    for button in box.findChildren(IconButton):
        button.hide()
    box.lineEdit().setTextMargins(6, 0, 6, 0)


def _same(one: object, other: object) -> bool:
    """Whether two values are equal; True is not 1, but 2 is 2.0."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)
