"""Which brackets in the midst of a text are Savage Worlds': those with dice and a template."""

from __future__ import annotations

import re

from rules.notation import Part, Source
from rules.notation_heads import Head
from rules.systems.savage_worlds.heads import HEADS
from rules.systems.savage_worlds.patterns import FIELDS
from rules.systems.savage_worlds.separators import fields_of

_REACH = 1500
"""No weapon needs a longer bracket."""

_DICE = re.compile(r"(?<!\w)(?:[0-9]+ ?)?d ?-?[0-9]")
_TEMPLATE = re.compile(r"(?<!\w)(?:gabar|template)")
_HINT = re.compile(rf"{_DICE.pattern}|{_TEMPLATE.pattern}")
_OTHER_GAME = re.compile(
    r"(?<!\w)(?:puissance|power)(?: *:)? *[0-9½]"
    r"|(?<![\w+-])(?:f|for|force)(?: *:)? *[-+]? *[0-9½]+(?!\w)"
    r"|(?:^|[•;]) *f *(?:[•;]|$)"
)
_APART = re.compile(r"[•;]| [-*o] ")


def claimed(source: Source, opening: int, start: int = 0) -> Head | None:
    """The head of a bracket that is this game's to read or to refuse, in the midst of a text."""
    end = source.closings.get(opening, len(source.folded))
    inner = Part(opening + 1, end)
    if end - opening > _REACH or not _HINT.search(source.folded, opening, end):
        return None
    head = HEADS.before(source, opening, start)
    if head.name is None and head.kind is None:
        return None
    return head if _is_ours(source.inside(inner)) else None


def _is_ours(inside: str) -> bool:
    """Whether dice stand with a template, or either with a delivery that stands apart."""
    if _OTHER_GAME.search(inside):
        return False
    fields, _ = fields_of(inside, Part(0, len(inside)))
    pieces = [piece for field in fields for piece in FIELDS.of_field(inside, field) or ()]
    names = {piece.name for piece in pieces}
    dice, template = _DICE.search(inside), _TEMPLATE.search(inside)
    if dice and (template or "template" in names):
        return True
    return bool((dice or template) and "delivery" in names and _APART.search(inside))
