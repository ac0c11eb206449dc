"""Which brackets in the midst of a text are Confrontation's: those with FOR, or a known head."""

from __future__ import annotations

import re

from rules.notation import Part, Source
from rules.notation_heads import Head
from rules.systems.confrontation.heads import HEADS
from rules.systems.confrontation.patterns import FIELDS, kind_named
from rules.systems.confrontation.separators import fields_of

_REACH = 1500
"""No weapon needs a longer bracket."""

_STRENGTH = re.compile(r"(?<!\w)for *:? *[-+]? *[0-9½]|(?:^|[•;(]) *for *(?:[•;)]|$)")
_OTHER_GAME = re.compile(
    r"(?<!\w)(?:puissance|power|degats?|damage)(?: *:)? *[0-9½]"
    r"|(?<!\w)(?:[0-9]+ ?)?d ?[0-9]"
    r"|(?<![\w+-])[fs] *[-+]? *[0-9½]+(?!\w)"
)


def claimed(source: Source, opening: int, start: int = 0) -> Head | None:
    """The head of a bracket that is this game's to read or to refuse, in the midst of a text."""
    end = source.closings.get(opening, len(source.folded))
    if end - opening > _REACH:
        return None
    head = HEADS.before(source, opening, start)
    if head.name is None and head.kind is None:
        return None
    return head if _is_ours(source.inside(Part(opening + 1, end)), head) else None


def _is_ours(inside: str, head: Head) -> bool:
    if _OTHER_GAME.search(inside):
        return False
    if _STRENGTH.search(inside):
        return True
    return head.kind is not None and kind_named(head.kind) is not None and _tells(inside)


def _tells(inside: str) -> bool:
    """Whether a field says something of a weapon, or was meant to."""
    fields, _ = fields_of(inside, Part(0, len(inside)))
    words = [inside[slice(*field)].strip() for field in fields]
    return any(
        FIELDS.of_field(inside, field) or FIELDS.meant(word)
        for field, word in zip(fields, words, strict=True)
    )
