"""Which brackets in the midst of a text are Mordheim's: those with ``F…``, or no other game's."""

from __future__ import annotations

import re

from rules.notation import Part, Source
from rules.notation_heads import Head
from rules.notation_pieces import spaced
from rules.systems.mordheim.heads import HEADS
from rules.systems.mordheim.patterns import FIELDS
from rules.systems.mordheim.separators import fields_of

_REACH = 1500
"""No weapon needs a longer bracket."""

_HINT = re.compile(
    r"(?<![\w-])(?:[fs](?![^\W\d])|force|strength|svg|sauvegarde|save)|[0-9] *(?:ps|[\"pi'])"
)
_LIKE_STRENGTH = re.compile(
    spaced(r"(?<![\w+-])f(?: ?:)? ?[-+]? ?[0-9½]+(?!\w)") + r"(?! *[-+*]? *[0-9]*d[0-9])"
)
_LIKE_ENGLISH_STRENGTH = re.compile(spaced(r"(?<![\w+-])s ?[-+]? ?[0-9]+(?!\w)"))
_OTHER_GAME = re.compile(
    r"(?<!\w)(?:puissance|power|degats?|damage)(?: *:)? *[0-9]"
    r"|[0-9] */ *[0-9]|(?<!\w)for *:? *[-+0-9]"
)
_SAVES = frozenset(("armour_piercing", "enemy_save_bonus"))
_INCHES = frozenset(("inches", "height", "range_inches"))


def claimed(source: Source, opening: int, start: int = 0) -> Head | None:
    """The head of a bracket that is this game's to read or to refuse, in the midst of a text."""
    end = source.closings.get(opening, len(source.folded))
    inner = Part(opening + 1, end)
    if end - opening > _REACH or not _HINT.search(source.folded, opening, end):
        return None
    head = HEADS.before(source, opening, start)
    if head.name is None and head.kind is None:
        return None
    return head if _is_ours(source, inner, head) else None


def _is_ours(source: Source, inner: Part, head: Head) -> bool:
    inside = source.inside(inner)
    if _LIKE_STRENGTH.search(inside) or _is_lone_strength(source, inside, inner):
        return True
    if _OTHER_GAME.search(inside):
        return False
    return _is_english_strength(source, inside, inner) or _is_told_apart(inside, head)


def _is_lone_strength(source: Source, inside: str, inner: Part) -> bool:
    """Whether the bracket holds « F » and nothing else, or a « S » that is no plural's."""
    alone = source.trimmed(inner, " ")
    written = inside.strip() == "f" or (inside.strip() == "s" and _stands_apart(source, inner))
    return written and source.shown[alone.start].isupper()


def _is_english_strength(source: Source, inside: str, inner: Part) -> bool:
    """Whether a field reads ``S4`` or ``S+2``, in capitals: small ones count seasons and pages."""
    found = _LIKE_ENGLISH_STRENGTH.finditer(inside)
    return any(source.shown[inner.start + one.start()].isupper() for one in found)


def _stands_apart(source: Source, inner: Part) -> bool:
    """Whether a space stands before the bracket."""
    return source.folded[inner.start - 2 : inner.start - 1].isspace()


def _is_told_apart(inside: str, head: Head) -> bool:
    """Whether fields say together what one of them might say by chance."""
    fields, _ = fields_of(inside, Part(0, len(inside)))
    pieces = [piece for field in fields for piece in FIELDS.of_field(inside, field) or ()]
    names = {piece.name for piece in pieces}
    if names & _SAVES:
        return True
    if names & {"strength", "strength_alone"}:
        return len(names) > 1 or _has_bare_f(inside, fields)
    placed = "kind" in names or head.kind in {"fall", "shooting"}
    return placed and bool(names & _INCHES)


def _has_bare_f(inside: str, fields: list[Part]) -> bool:
    """Whether « F » stands apart, between more than commas: ``(F • frappe en dernier)``."""
    apart = bool(re.search("[•;]| [-*o] ", inside))
    return apart and any(inside[slice(*field)].strip() in ("f", "s") for field in fields)
