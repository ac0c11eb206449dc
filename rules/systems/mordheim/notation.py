"""Mordheim's printed weapons, read and written: ``arbalète (tir • 30ps • F4)``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.notation import EDGES, MisreadError, Notation, Part, Source
from rules.systems.mordheim.claims import claimed
from rules.systems.mordheim.fields import weapon_in
from rules.systems.mordheim.heads import KIND_HEADS, Head, after_quoted, head_before, name_printed
from rules.systems.mordheim.printing import fields_printed
from rules.systems.mordheim.weapon import Weapon
from rules.text import Text

_BULLET = " • "


def find(text: str) -> list[Notation]:
    """Every weapon of this game in a text; InputError where one is wrong."""
    source = Source(text)
    found: list[Notation] = []
    after = 0
    for match in re.finditer(r"\(", source.folded):
        opening = match.start()
        head = claimed(source, opening, after) if opening >= after else None
        if head:
            bracket = _bracket(source, opening, head)
            found.append(_notation(bracket))
            after = bracket.outer.end
    return found


def read(text: str) -> Weapon:
    """The one weapon a field holds; InputError for anything else."""
    source = Source(text)
    part = source.trimmed(source.whole(), " ")
    try:
        return _only(source, part)
    except MisreadError as misread:
        raise misread.located(source, part, _normal) from None


def write(weapon: Weapon) -> str:
    """The normal form; what it prints, ``read`` gives back."""
    head = KIND_HEADS[weapon.kind] if weapon.name is None else name_printed(weapon.name)
    return f"{head} ({_BULLET.join(fields_printed(weapon))})"


@dataclass(frozen=True, slots=True)
class _Bracket:
    """A bracket with the name before it; ``inner`` is what it holds, ``outer`` all of it."""

    source: Source
    head: Head
    inner: Part
    outer: Part
    closed: bool


def _bracket(source: Source, opening: int, head: Head) -> _Bracket:
    closing = source.closings.get(opening)
    inner = Part(opening + 1, len(source.folded) if closing is None else closing)
    outer = Part(head.part.start, inner.end if closing is None else closing + 1)
    return _Bracket(source, head, inner, outer, closing is not None)


def _notation(bracket: _Bracket) -> Notation:
    try:
        weapon, notices = _weapon(bracket)
    except MisreadError as misread:
        raise misread.located(bracket.source, bracket.outer, _normal) from None
    start, end = bracket.source.columns(bracket.outer)
    return Notation(start, end, weapon, notices)


def _weapon(bracket: _Bracket) -> tuple[Weapon, tuple[Text, ...]]:
    if bracket.head.name is None and bracket.head.kind is None:
        raise MisreadError(Text("a name is missing before the bracket"), bracket.head.part)
    if not bracket.closed:
        end = bracket.source.trimmed(bracket.outer, ' ",.;').end
        raise MisreadError(Text("expected a closing bracket “)”"), Part(end, end), ")")
    return weapon_in(bracket.source, bracket.inner, bracket.head)


def _only(source: Source, part: Part) -> Weapon:
    """The weapon a stretch holds, and nothing else."""
    opening = source.folded.find("(", after_quoted(source, part), part.end)
    if opening < 0:
        raise _without_bracket(source, part)
    bracket = _bracket(source, opening, head_before(source, opening, part.start))
    weapon, _ = _weapon(bracket)
    end = bracket.outer.end
    for rest in (Part(part.start, bracket.outer.start), Part(end, max(part.end, end))):
        left_over = source.trimmed(rest)
        if left_over.start < left_over.end:
            text = Text("only one weapon can stand here, and nothing else")
            raise MisreadError(text, left_over, "")
    return weapon


def _without_bracket(source: Source, part: Part) -> MisreadError:
    """The error for a field with no bracket."""
    name = source.trimmed(part, EDGES)
    if name.start == name.end:
        example = "hache (F • svg -1)"
        return MisreadError(Text("expected a weapon, as in “{example}”", example=example), part)
    return MisreadError(Text("expected an opening bracket “(”"), Part(name.end, name.end))


def _normal(text: str) -> str | None:
    """The normal form of a weapon that can be read, else None."""
    source = Source(text)
    try:
        return write(_only(source, source.trimmed(source.whole(), " ")))
    except MisreadError:
        return None
