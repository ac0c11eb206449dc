"""An entry of the ledger as the document holds it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.words import Words
from rules.text import Text
from rules.wear import Mark, Wear


def entry_words(entry: Any, wear: Wear, words: Words) -> str:
    """A wound or a repair, where it came from unless as usual, and whom it is for."""
    fields: dict[str, Any] = {"wound": entry} if isinstance(entry, str) else {}
    fields |= entry if isinstance(entry, dict) else {}
    told = _what(fields, wear, words)
    if "target" in fields:
        told = words(Text("{what}, {name} only", what=told, name=str(fields["target"])))
    return told


def _what(fields: dict[str, Any], wear: Wear, words: Words) -> str:
    if "repair" in fields:
        points = fields["repair"]
        plain = isinstance(points, int)
        told = words(Text("%n SP", None, points)) if plain else str(points)
        source = _label(wear.repairers, fields.get("source"), words)
        return words(Text("Repair of {points}, {by}", points=told, by=source))
    outcome = wear.outcome(fields.get("wound"))
    told = str(fields.get("wound")) if outcome is None else words.label(outcome.label)
    if fields.get("source") in (None, wear.sources[0].id):
        return told
    source = _label(wear.sources, fields["source"], words)
    return words(Text("{wound}, {source}", wound=told, source=source))


def _label(marks: Sequence[Mark], name: Any, words: Words) -> str:
    """The words of a source, the usual one where none is told."""
    wanted = marks[0].id if name is None else name
    return next((words.label(one.label) for one in marks if one.id == wanted), str(name))
