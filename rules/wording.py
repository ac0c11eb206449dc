"""The library's validation errors, in our own words."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.text import InputError, Names, Text

LONGEST_SHOWN = 40


def input_errors(error: ValidationError) -> list[InputError]:
    """One error for people per field that was refused."""
    return [InputError(_said(detail), where=field_path(detail["loc"])) for detail in error.errors()]


def field_path(location: tuple[int | str, ...]) -> str:
    """The path of a field as people write it: ``targets[0].hit_points``."""
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


def _said(detail: ErrorDetails) -> Text:
    bounds: dict[str, Any] = detail.get("ctx", {})
    read = shown(detail["input"])
    match detail["type"]:
        case "missing":
            return Text("missing")
        case "greater_than_equal":
            return Text("{value} is too small: {bound} at least", value=read, bound=bounds["ge"])
        case "less_than_equal":
            return Text("{value} is too large: {bound} at most", value=read, bound=bounds["le"])
        case "int_type" | "int_from_float" | "int_parsing" | "int_parsing_size":
            return Text("{value} is not a whole number", value=read)
        case "float_type" | "float_parsing" | "finite_number":
            return Text("{value} is not a number", value=read)
        case "bool_type" | "bool_parsing":
            return Text("{value} is neither true nor false", value=read)
        case "string_type" | "string_unicode":
            return Text("{value} is not text", value=read)
        case "string_too_short":
            return Text("may not be empty")
        case "string_too_long":
            return Text("longer than {bound} characters", bound=bounds["max_length"])
        case "string_pattern_mismatch":
            return Text("{value} holds a character that is not allowed here", value=read)
        case "literal_error":
            allowed = Names(tuple(str(bounds["expected"]).replace("'", "").split(" or ")))
            return Text("{value} is not one of: {allowed}", value=read, allowed=allowed)
        case "too_long":
            return Text("{count} given, {bound} at most", count=bounds.get("actual_length") or "?",
                        bound=bounds["max_length"])
        case "too_short":
            return Text("{count} given, {bound} at least", count=bounds["actual_length"],
                        bound=bounds["min_length"])
        case "list_type":
            return Text("{value} is not a list", value=read)
        case "model_type" | "model_attributes_type" | "dict_type":
            return Text("{value} is not an object", value=read)
        case _:
            return Text("{value} can't be used here", value=read)


def shown(value: object) -> str:
    """A value as it was read, cut where it is long."""
    text = value if isinstance(value, str) else repr(value)
    text = {"None": "null", "True": "true", "False": "false"}.get(text, text)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
