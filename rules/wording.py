"""The library's validation errors, in our own words."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, TypeGuard, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails
from pydantic_core.core_schema import ErrorType

from rules.folding import folded
from rules.text import InputError, Names, Text, mark

LONGEST_SHOWN = 40
SMALLEST_SHOWN, LARGEST_SHOWN = 1e-6, 1e15
WORDS_OF_JSON = {"None": "null", "True": "true", "False": "false"}
EXPECTED = re.compile(r"'?([^',]+?)'?(?:, | or |$)")
BOUNDS = ("ge", "le", "min_length", "max_length")
PYDANTIC_ERRORS = frozenset(get_args(ErrorType))

UNUSABLE = mark("{value} can't be used here")
NOT_WHOLE = mark("{value} is not a whole number")
NOT_A_NUMBER = mark("{value} is not a number")
NOT_TRUE_OR_FALSE = mark("{value} is neither true nor false")
NOT_TEXT = mark("{value} is not text")
NOT_AN_OBJECT = mark("{value} is not an object")
NO_STRING = frozenset({
    *("int_type", "int_from_float", "int_parsing", "int_parsing_size"),
    *("float_type", "float_parsing", "bool_type", "bool_parsing"),
})  # fmt: skip
"""Errors of a value that is no string: one that was given is shown in its quotes."""

MESSAGES = {
    "missing": mark("missing"),
    "greater_than_equal": mark("{value} is too small: {bound} at least"),
    "less_than_equal": mark("{value} is too large: {bound} at most"),
    "int_type": NOT_WHOLE,
    "int_from_float": NOT_WHOLE,
    "int_parsing": NOT_WHOLE,
    "int_parsing_size": NOT_WHOLE,
    "float_type": NOT_A_NUMBER,
    "float_parsing": NOT_A_NUMBER,
    "finite_number": NOT_A_NUMBER,
    "bool_type": NOT_TRUE_OR_FALSE,
    "bool_parsing": NOT_TRUE_OR_FALSE,
    "string_type": NOT_TEXT,
    "string_unicode": NOT_TEXT,
    "string_too_short": mark("may not be empty"),
    "string_too_long": mark("longer than {bound} characters"),
    "string_pattern_mismatch": mark("{value} holds a character that is not allowed here"),
    "literal_error": mark("{value} is not one of: {allowed}"),
    "too_long": mark("{count} given, {bound} at most"),
    "too_short": mark("{count} given, {bound} at least"),
    "list_type": mark("{value} is not a list"),
    "model_type": NOT_AN_OBJECT,
    "model_attributes_type": NOT_AN_OBJECT,
    "dict_type": NOT_AN_OBJECT,
    "json_invalid": mark("too deep, or with half a character"),
}


def input_errors(error: ValidationError) -> list[InputError]:
    """One error for people per field that was refused."""
    return [
        InputError(_said(detail), where=field_path(detail["loc"]), suggestion=_suggestion(detail))
        for detail in error.errors()
    ]


def field_path(location: tuple[int | str, ...]) -> str:
    """The path of a field as people write it: ``targets[0].hit_points``."""
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


def _said(detail: ErrorDetails) -> Text:
    context: dict[str, Any] = detail.get("ctx", {})
    value = detail["input"]
    quoted = isinstance(value, str) and (detail["type"] in NO_STRING or not value.strip())
    return Text(
        _message(detail),
        value=f'"{shown(value)}"' if quoted else shown(value),
        bound=next((context[name] for name in BOUNDS if name in context), None),
        count="?" if context.get("actual_length") is None else context["actual_length"],
        allowed=Names(_allowed(detail)),
    )


def _allowed(detail: ErrorDetails) -> tuple[str, ...]:
    """The values of a choice."""
    return tuple(EXPECTED.findall(detail.get("ctx", {}).get("expected", "")))


def _suggestion(detail: ErrorDetails) -> str | None:
    """What may have been meant by a value that is none of a choice."""
    value = detail["input"]
    if detail["type"] != "literal_error" or not isinstance(value, str):
        return None
    known = {folded(name): name for name in _allowed(detail)}
    near = get_close_matches(folded(value[:LONGEST_SHOWN]), known, 1)
    return known[near[0]] if near else None


def _message(detail: ErrorDetails) -> str:
    """Pydantic's errors are said anew; those of our own validators come with their words."""
    if detail["type"] in PYDANTIC_ERRORS:
        return MESSAGES.get(detail["type"], UNUSABLE)
    return detail["msg"]


def shown(value: object) -> str | int | float:
    """A value as it was read, cut where it is long; a number stays one, for its language to write.

    A number too long to be read that way is shown as it was typed.
    """
    if _is_readable_number(value):
        return value
    text = value if isinstance(value, str) else WORDS_OF_JSON.get(repr(value), repr(value))
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _is_readable_number(value: object) -> TypeGuard[int | float]:
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return value == 0 or SMALLEST_SHOWN <= abs(value) <= LARGEST_SHOWN
