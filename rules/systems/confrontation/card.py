"""Lines of competences as a card prints them: ``Structure/10, Immobile/6, Immunité/Sonné``."""

from __future__ import annotations

import re
from typing import Any

from rules.card import Card
from rules.folding import folded

_APART = re.compile(r"[,;|•\t\n\r]+")
_STRUCTURE = re.compile(r"(?:structure|points? de structure|ps|p\.s\.) ?[/:]? ?([0-9]{1,3})")
_IMMOBILE = re.compile(r"immobile(?: ?/ ?[0-9]+)?")
_RESISTANCE = re.compile(r"(?:res|resistance) ?[/:]? ?([0-9]{1,2})")


def read_card(text: str) -> Card:
    """The fields of an engine that a line of competences gives, and what it says besides."""
    values: list[int] = []
    fields: dict[str, Any] = {}
    besides: list[str] = []
    for words in filter(None, (part.strip(" .") for part in _APART.split(text))):
        plain = folded(words).replace("⁄", "/").strip(". ")
        if found := _STRUCTURE.fullmatch(plain):
            values.append(int(found[1]))
        elif found := _RESISTANCE.fullmatch(plain):
            fields["resistance"] = int(found[1])
        elif _IMMOBILE.fullmatch(plain):
            fields["immobile"] = True
        else:
            besides.append(words)
    if values:
        fields["structure"] = values[0] if len(values) == 1 else values
    return Card(fields, tuple(besides))
