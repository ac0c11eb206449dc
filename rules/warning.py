"""The warnings of a result, in words (ids and values: contract.md § the result document)."""

from __future__ import annotations

from typing import Any

from rules.text import Text


def warning_words(warning: dict[str, Any]) -> Text | None:
    """A warning as a sentence; None for those that are told elsewhere."""
    match warning:
        case {"id": "unknown_field", "field": field, "near": near}:
            return unknown_words(field, near)
        case {"id": "no_line_of_sight"}:
            return Text("An obstacle stands between the attacker and the point aimed at.")
        case {"id": "target_without_figure", "name": name}:
            return Text("{name} has no figure on the table: he counts as outside.", name=name)
        case {"id": "overlapping", "names": [one, other]}:
            return Text("{one} and {other} stand on one another.", one=one, other=other)
        case _:
            return None


def unknown_words(field: str, near: str | None) -> Text:
    """A field that was kept without being read, and the one it may have meant."""
    if near is None:
        return Text("{field}: unknown field, kept but not read", field=field)
    return Text(
        "{field}: unknown field, kept but not read; {near} was perhaps meant",
        field=field,
        near=near,
    )
