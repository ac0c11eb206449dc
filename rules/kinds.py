"""The kinds of documents that Toise writes, and what is said to one that is of another kind."""

from __future__ import annotations

from collections.abc import Mapping

from rules.json_reading import Json, parse_json
from rules.text import InputError, Text, mark

KINDS = {
    "engagement": mark("an engagement"),
    "roster": mark("a roster"),
    "battle": mark("a battle"),
    "result": mark("a result"),
    "wound_table": mark("a wound table"),
}


def document_or_head(raw: bytes | str) -> Json:
    """The document a file holds, of a battle its first line; InputError where it is neither."""
    try:
        return parse_json(raw)
    except InputError:
        head = _head(raw.splitlines()[0] if raw else raw)
        if head.get("toise") != "battle":
            raise
        return head


def _head(line: bytes | str) -> Json:
    try:
        return parse_json(line)
    except InputError:
        return {}


def of_another_kind(document: Mapping[str, object], said: Text) -> InputError:
    """The error ``said`` of a document that is not what was wanted, with what it is if known."""
    kind = document.get("toise")
    label = KINDS.get(kind) if isinstance(kind, str) else None
    text = said if label is None else Text("{said}, but {kind}", said=said, kind=Text(label))
    return InputError(text, where="toise")
