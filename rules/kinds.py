"""The kinds of documents that Toise writes, and what is said to one that is of another kind."""

from __future__ import annotations

from collections.abc import Mapping

from rules.text import InputError, Text, mark

KINDS = {
    "engagement": mark("an engagement"),
    "roster": mark("a roster"),
    "battle": mark("a battle"),
    "result": mark("a result"),
    "wound_table": mark("a wound table"),
}


def of_another_kind(document: Mapping[str, object], said: Text) -> InputError:
    """The error ``said`` of a document that is not what was wanted, with what it is if known."""
    kind = document.get("toise")
    label = KINDS.get(kind) if isinstance(kind, str) else None
    text = said if label is None else Text("{said}, but {kind}", said=said, kind=Text(label))
    return InputError(text, where="toise")
