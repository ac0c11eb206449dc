"""What stands inside the bracket of a Mordheim weapon."""

from __future__ import annotations

from typing import Any

from rules.notation import MisreadError, Part, Source, refuse_entity
from rules.notation_heads import Head
from rules.notation_pieces import Piece, refuse_empty, repeated
from rules.systems.mordheim.free_text import (
    LONGEST_TRAIT,
    NAMES,
    trait_problem,
    unlike_a_trait,
)
from rules.systems.mordheim.patterns import FIELDS, kind_named
from rules.systems.mordheim.separators import fields_of
from rules.systems.mordheim.values import (
    enemy_bonus_in,
    height_in,
    hit_bonus_in,
    hits_in,
    piercing_in,
    range_in,
    strength_in,
    table_in,
    wound_bonus_in,
    wounds_in,
)
from rules.systems.mordheim.weapon import MOST_TRAITS, Weapon
from rules.text import Text

_SPELT = {
    "armour_piercing": piercing_in,
    "enemy_save_bonus": enemy_bonus_in,
    "hit_bonus": hit_bonus_in,
    "hits": hits_in,
    "wound_bonus": wound_bonus_in,
    "wounds": wounds_in,
    "height": height_in,
    "range_inches": range_in,
    "critical_table": table_in,
}
_FLAGS = {
    "no_save": True,
    "concussion": True,
    "poison": True,
    "can_crit": False,
    "can_be_parried": False,
}


def weapon_in(source: Source, inner: Part, head: Head) -> tuple[Weapon, tuple[Text, ...]]:
    """The weapon a bracket describes and what to tell about it, or MisreadError."""
    refuse_entity(source, Part(head.part.start, inner.end))
    masked = source.masked(inner)
    fields, letters = fields_of(masked, inner)
    pieces: list[Piece] = []
    for field in fields:
        pieces += _pieces(source, masked, field)
    given = _given(source, pieces, _kind(source, pieces, head))
    _refuse_incomplete(given, inner, source.read(inner).strip())
    weapon = Weapon(name=NAMES.of(head), traits=_traits(source, pieces), **given)
    return weapon, tuple(_notices(weapon, len(letters)))


def _pieces(source: Source, masked: str, field: Part) -> list[Piece]:
    """The pieces of a field, or one trait."""
    refuse_empty(source, field)
    pieces = FIELDS.of_field(masked, field)
    if pieces:
        return pieces
    words = source.trimmed(field)
    FIELDS.refuse_left_over(source, masked, field)
    FIELDS.refuse_run_on(source, masked, words)
    unlike = unlike_a_trait(source, masked, words)
    if unlike:
        raise MisreadError(unlike[0], words if words.start < words.end else field, unlike[1])
    if len(source.read(words)) > LONGEST_TRAIT:
        raise MisreadError(Text("longer than {bound} characters", bound=LONGEST_TRAIT), words)
    why = trait_problem(source.read(words))
    if why:
        raise MisreadError(why, words)
    return [Piece("trait", words)]


def _kind(source: Source, pieces: list[Piece], head: Head) -> str:
    """The kind a field gives, or the head without a name; melee otherwise."""
    given = [piece for piece in pieces if piece.name == "kind"]
    kinds = {kind_named(" ".join(source.folded[slice(*piece.part)].split())) for piece in given}
    if len(given) > 1 or (head.kind and kinds - {head.kind}):
        raise MisreadError(Text("the kind is given twice"), given[-1].part)
    return head.kind or next((kind for kind in kinds if kind), "melee")


def _given(source: Source, pieces: list[Piece], kind: str) -> dict[str, Any]:
    given: dict[str, Any] = {"kind": kind}
    taken = {"kind"}
    for piece in pieces:
        name = _name_of(piece, kind)
        if name in {"kind", "trait"}:
            continue
        if name in taken:
            raise repeated(source, piece)
        taken.add(name)
        given[name] = _value(source, piece, name)
    return given


def _name_of(piece: Piece, kind: str) -> str:
    if piece.name == "inches":
        return "height" if kind == "fall" else "range_inches"
    return "strength" if piece.name == "strength_alone" else piece.name


def _value(source: Source, piece: Piece, name: str) -> object:
    if name == "strength":
        return None if piece.name == "strength_alone" else strength_in(source, piece)
    return _FLAGS[name] if name in _FLAGS else _SPELT[name](source, piece)


def _refuse_incomplete(given: dict[str, Any], inner: Part, inside: str) -> None:
    if given["kind"] == "fall":
        if "height" not in given:
            raise MisreadError(Text("the height is missing, as in “chute (3ps)”"), inner)
    elif "strength" not in given and given.get("hits") != "entangling":
        mend = f"F • {inside}" if given["kind"] == "melee" else None
        raise MisreadError(Text("the Strength is missing, as in “F4”, “F+2” or “F”"), inner, mend)


def _traits(source: Source, pieces: list[Piece]) -> list[str]:
    traits = [piece for piece in pieces if piece.name == "trait"]
    if len(traits) > MOST_TRAITS:
        text = Text("{count} given, {bound} at most", count=len(traits), bound=MOST_TRAITS)
        raise MisreadError(text, traits[MOST_TRAITS].part)
    return [source.read(piece.part) for piece in traits]


def _notices(weapon: Weapon, letters: int) -> list[Text]:
    notices = [Text("“o” was read as a bullet")] * letters
    if weapon.armour_piercing < 0:
        notices.append(Text("“svg +1” makes the enemy's save better, as “svg ennemie +1” does"))
    return notices
