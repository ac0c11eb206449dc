"""Hell Dorado's printed weapons, read and written: ``explosion (acide • puissance 3/1)``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.notation import MisreadError, Notation, Part, Source
from rules.systems.hell_dorado.fields import weapon_in
from rules.systems.hell_dorado.free_text import FOREIGN, FRACTIONS
from rules.systems.hell_dorado.heads import (
    PRINTED,
    Head,
    exact_head,
    head_at,
    head_before,
    unknown_head,
)
from rules.systems.hell_dorado.models import ORDINARY, Weapon
from rules.text import Text

_POWER_WORD = r"(?<![\w-])(?:puissance|power)(?: *:)? *"
_POWER = re.compile(rf"{_POWER_WORD}[-+/0-9{FRACTIONS}]")
_BARE_POWER = re.compile(rf"{_POWER_WORD}(?:[•;]|$)")
_WHOLE_POWER = re.compile(r"(?:^|[•;(]) *(?:puissance|power) *[0-9]+ */ *[0-9]+ *(?:[•;]|$)")
_TABLE = re.compile(
    r"(?<![\w-])(?:degats?|damage)(?: *:)? *[-+/0-9](?![0-9]*d[0-9])|[0-9](?: */ *[0-9]+){3}"
)
_PAIR = re.compile(rf"(?:^|[•; ]) *[0-9]+ */ *[0-9]+ *(?:[•;]|$)|[{FRACTIONS}]")
_PLACEHOLDER = re.compile(r"(?<!\w)x */ *y(?!\w)")
_HINT = re.compile(rf"puissance|power|degat|damage|[0-9] */ *[0-9]|[{FRACTIONS}]")
_BULLET = " • "
_REACH = 400
"""No weapon needs a longer bracket; a longer one without X/Y is prose."""


def find(text: str) -> list[Notation]:
    """Every weapon of this game in a text; InputError where one is wrong."""
    source = Source(text)
    found: list[Notation] = []
    after = 0
    for match in re.finditer(r"\(", source.folded):
        opening = match.start()
        if opening < after or not _may_be_ours(source, opening, after):
            continue
        bracket = _bracket(source, opening, after)
        if _is_ours(bracket):
            found.append(_notation(bracket))
            after = bracket.outer.end
    return found


def read(text: str) -> Weapon:
    """The one weapon a field holds; InputError for anything else."""
    source = Source(text)
    part = source.trimmed(source.whole())
    try:
        return _only(source, part)
    except MisreadError as misread:
        raise misread.located(source, part, _normal) from None


def write(weapon: Weapon) -> str:
    """The normal form; what it prints, ``read`` gives back."""
    fields = [weapon.damage_type, _effect(weapon), _radius(weapon)]
    return f"{PRINTED[weapon.kind]} ({_BULLET.join(field for field in fields if field)})"


def _effect(weapon: Weapon) -> str | None:
    if weapon.is_ordinary:
        return f"dégâts {'/'.join(map(str, weapon.damage_table or ()))}"
    if weapon.state:
        return weapon.state
    return f"puissance {weapon.difficulty}/{weapon.power}"


def _radius(weapon: Weapon) -> str | None:
    if weapon.kind != "explosion" or weapon.radius == 3:
        return None
    return f"rayon {weapon.radius!r}".removesuffix(".0").replace(".", ",")


@dataclass(frozen=True, slots=True)
class _Bracket:
    """A bracket with the head word before it; ``inner`` is what it holds, ``outer`` all of it."""

    source: Source
    head: Head
    inner: Part
    outer: Part
    closed: bool


def _bracket(source: Source, opening: int, start: int) -> _Bracket:
    head = head_before(source, opening, start)
    closing = source.closings.get(opening)
    inner = Part(opening + 1, len(source.folded) if closing is None else closing)
    outer = Part(head.part.start, inner.end if closing is None else closing + 1)
    return _Bracket(source, head, inner, outer, closing is not None)


def _may_be_ours(source: Source, opening: int, start: int) -> bool:
    """A quick look, since a long text may hold thousands of brackets."""
    if exact_head(source, opening, start):
        return True
    return bool(_HINT.search(source.folded, opening, opening + _REACH))


def _is_ours(bracket: _Bracket) -> bool:
    """Whether a bracket in the midst of a text is this game's to read or to refuse."""
    kind, meant = bracket.head.kind, bracket.head.meant
    start, end = bracket.inner
    inside = bracket.source.inside(Part(start, min(end, start + _REACH)))
    if _PLACEHOLDER.search(inside):
        return False
    power, table = _is_power(inside), _TABLE.search(inside)
    if kind in ORDINARY:
        return power or bool(table)
    if kind:
        return power or not (FOREIGN.search(inside) or end - start > _REACH)
    if meant in ORDINARY:
        return bool(table)
    if meant:
        return power or bool(_PAIR.search(inside))
    return bool(_WHOLE_POWER.search(inside))


def _is_power(inside: str) -> bool:
    """Whether a power stands there; its word alone is another game's where there are dice."""
    bare = not FOREIGN.search(inside) and _BARE_POWER.search(inside)
    return bool(_POWER.search(inside) or bare)


def _notation(bracket: _Bracket) -> Notation:
    try:
        weapon, notices = _weapon(bracket)
    except MisreadError as misread:
        raise misread.located(bracket.source, bracket.outer, _normal) from None
    start, end = bracket.source.columns(bracket.outer)
    return Notation(start, end, weapon, notices)


def _weapon(bracket: _Bracket) -> tuple[Weapon, tuple[Text, ...]]:
    head = bracket.head
    if head.kind is None:
        mend = PRINTED[head.meant] if head.meant and not head.unsure else None
        raise MisreadError(head.wrong or unknown_head(), head.part, mend)
    if not bracket.closed:
        end = bracket.source.trimmed(bracket.outer, ' ",.;').end
        raise MisreadError(Text("expected a closing bracket “)”"), Part(end, end), ")")
    return weapon_in(bracket.source, bracket.inner, head.kind)


def _only(source: Source, part: Part) -> Weapon:
    """The weapon a stretch holds, and nothing else."""
    if part.start == part.end:
        example = "explosion (puissance 3/1)"
        raise MisreadError(Text("expected a weapon, as in “{example}”", example=example), part)
    opening = source.folded.find("(", *part)
    if opening < 0:
        raise _without_bracket(source, part)
    bracket = _bracket(source, opening, part.start)
    weapon, _ = _weapon(bracket)
    end = bracket.outer.end
    for rest in (Part(part.start, bracket.outer.start), Part(end, max(part.end, end))):
        left_over = source.trimmed(rest, " ")
        if left_over.start < left_over.end:
            text = Text("only one weapon can stand here, and nothing else")
            raise MisreadError(text, left_over, "")
    return weapon


def _without_bracket(source: Source, part: Part) -> MisreadError:
    """The error for a field with no bracket: after its head word if it has one."""
    head = head_at(source, part)
    if head is None:
        return MisreadError(unknown_head(), part)
    rest = source.trimmed(Part(head.end, part.end), " ")
    mend = f"({source.read(rest)})"
    return MisreadError(Text("expected an opening bracket “(”"), rest, mend)


def _normal(text: str) -> str | None:
    """The normal form of a weapon that can be read, else None."""
    source = Source(text)
    try:
        return write(_only(source, source.trimmed(source.whole())))
    except MisreadError:
        return None
