"""Editors of a line of text and of numbers written in a row."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from desktop.forms.editor import Editor
from desktop.forms.fields import FormField
from desktop.theme import give
from desktop.words import Words

GAP = re.compile(r"[\s/,;•⁄∕／]+")
WHOLE = re.compile(r"[+-]?\d{1,9}")
DIGITS = re.compile(r"[0-9]{1,9}")


class TextEditor(Editor):
    """A line of text; an empty one is None where the field may be left out."""

    def __init__(self, line: QLineEdit, *, optional: bool) -> None:
        super().__init__(line)
        self._line = line
        self._optional = optional
        self._value: object = None if optional else ""
        line.textEdited.connect(self._read)

    def value(self) -> object:
        return self._value

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        self._value = value
        shown = "" if value is None else str(value)
        if shown != self._line.text():
            self._line.setText(shown)

    def _read(self, typed: str) -> None:
        self._value = None if self._optional and not typed else typed
        self.edited.emit(self._value)


class PrintedEditor(TextEditor):
    """A value as a card prints it: ``4`` is a number, ``+2`` and ``1d3`` are words."""

    def _read(self, typed: str) -> None:
        plain = typed.strip().replace("−", "-")
        self._value = int(plain) if DIGITS.fullmatch(plain) else plain or None
        self.edited.emit(self._value)


class NumbersEditor(Editor):
    """Whole numbers in a row, as a card prints them: ``2/4/6/8/10``.

    ``lone``: one number alone is a number, not a list.
    """

    def __init__(self, line: QLineEdit, *, optional: bool, lone: bool = False) -> None:
        super().__init__(line)
        self.wide = not lone
        self._line = line
        self._optional = optional
        self._lone = lone
        self._value: object = None if optional else []
        line.textEdited.connect(self._read)

    def value(self) -> object:
        return self._value

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        if value == self._value and not afresh:
            return
        self._value = value
        shown = value if isinstance(value, list) else [] if value is None else [value]
        self._line.setText("/".join(map(str, shown)))
        self._mark(refused=False)

    def _read(self, typed: str) -> None:
        parts = [part for part in GAP.split(typed.replace("−", "-")) if part]
        refused = not all(WHOLE.fullmatch(part) for part in parts)
        self._mark(refused=refused)
        if not refused:
            numbers = [int(part) for part in parts]
            self._value = None if self._optional and not numbers else self._written(numbers)
            self.edited.emit(self._value)

    def _written(self, numbers: list[int]) -> object:
        """The numbers as a document holds them."""
        return numbers[0] if self._lone and len(numbers) == 1 else numbers

    def _mark(self, *, refused: bool) -> None:
        give(self._line, error=refused)
        self.refused.emit(refused)


def text(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> TextEditor:
    """An editor of a line of text, with the field's suggestions as one types."""
    del buttons
    line = _line(field, words, parent)
    if field.hint.suggestions:
        completer = QCompleter([words.label(item) for item in field.hint.suggestions], line)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        line.setCompleter(completer)
        editor = TextEditor(line, optional=field.optional)
        completer.activated[str].connect(line.textEdited)  # pyright: ignore[reportIndexIssue]
        return editor
    return TextEditor(line, optional=field.optional)


def printed(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> PrintedEditor:
    """An editor of a number or a word."""
    del buttons
    return PrintedEditor(_line(field, words, parent), optional=field.optional)


def numbers(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> NumbersEditor:
    """An editor of whole numbers in a row."""
    del buttons
    line = _line(field, words, parent)
    line.setPlaceholderText("" if field.hint.lone else "1/2/3/4/5")
    return NumbersEditor(line, optional=field.optional, lone=field.hint.lone)


def _line(field: FormField, words: Words, parent: QWidget) -> QLineEdit:
    line = QLineEdit(parent)
    line.setAccessibleName(words.label(field.title))
    return line
