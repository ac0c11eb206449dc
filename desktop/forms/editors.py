"""The table from the shape of a field to the editor that shows it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop.forms.choice_editor import choice, switch
from desktop.forms.editor import Editor
from desktop.forms.fields import FormField, Shape
from desktop.forms.names_editor import names
from desktop.forms.number_editor import decimal, whole
from desktop.forms.text_editor import numbers, printed, text
from desktop.words import Words


class Maker(Protocol):
    """Makes the editor of a field."""

    def __call__(
        self, field: FormField, words: Words, parent: QWidget, *, buttons: bool
    ) -> Editor: ...


MAKERS: dict[Shape, Maker] = {
    "whole": whole,
    "decimal": decimal,
    "switch": switch,
    "text": text,
    "choice": choice,
    "texts": names,
    "numbers": numbers,
    "printed": printed,
}


def editor(field: FormField, words: Words, parent: QWidget, *, buttons: bool = True) -> Editor:
    """The editor of a field, named and described; without ``buttons`` it fits a table's cell."""
    made = MAKERS[field.shape](field, words, parent, buttons=buttons)
    if field.description:
        made.widget.setToolTip(words.label(field.description))
        told = made.widget.accessibleDescription(), words.label(field.description)
        made.widget.setAccessibleDescription(": ".join(filter(None, told)))
    return made
