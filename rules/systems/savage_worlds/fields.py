"""What stands inside the bracket of a Savage Worlds weapon."""

from __future__ import annotations

from typing import Any

from rules.notation import MisreadError, Part, Source, refuse_entity
from rules.notation_heads import Head
from rules.notation_pieces import Piece, refuse_empty, repeated
from rules.systems.savage_worlds.misread import misread
from rules.systems.savage_worlds.names import NAMES
from rules.systems.savage_worlds.patterns import FIELDS, chosen
from rules.systems.savage_worlds.separators import fields_of
from rules.systems.savage_worlds.values import damage_in, piercing_in, ranges_in
from rules.systems.savage_worlds.weapon import SPRAYS, Weapon
from rules.text import Text

_SPELT = {"damage": damage_in, "ranges": ranges_in, "armor_piercing": piercing_in}
_FLAGS = {
    "evadable": ("evadable", True),
    "heavy": ("heavy", True),
    "deviates": ("can_deviate", True),
    "stays": ("can_deviate", False),
}


def weapon_in(source: Source, inner: Part, head: Head) -> tuple[Weapon, tuple[Text, ...]]:
    """The weapon a bracket describes and what to tell about it, or MisreadError."""
    refuse_entity(source, Part(head.part.start, inner.end))
    masked = source.masked(inner)
    fields, letters = fields_of(masked, inner)
    pieces = [piece for field in fields for piece in _pieces(source, masked, field)]
    given = _given(source, pieces)
    _refuse_incomplete(given, inner)
    _refuse_straying(given, pieces)
    notices = (Text("“o” was read as a bullet"),) * len(letters)
    return Weapon(name=NAMES.of(head), **given), notices


def _pieces(source: Source, masked: str, field: Part) -> list[Piece]:
    """The pieces of a field; MisreadError for other words."""
    refuse_empty(source, field)
    pieces = FIELDS.of_field(masked, field)
    if pieces:
        return pieces
    FIELDS.refuse_left_over(source, masked, field)
    words = source.trimmed(field)
    if words.start == words.end:
        raise MisreadError(Text("a word is needed here"), source.trimmed(field, " "))
    FIELDS.refuse_run_on(source, masked, words)
    raise misread(source, masked, words)


def _given(source: Source, pieces: list[Piece]) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for piece in pieces:
        name, value = _FLAGS.get(piece.name) or (piece.name, None)
        if name in given:
            raise repeated(source, piece)
        given[name] = _value(source, piece) if value is None else value
    return given


def _value(source: Source, piece: Piece) -> object:
    spelt = _SPELT.get(piece.name)
    if spelt:
        return spelt(source, piece)
    return chosen(piece.name, " ".join(source.folded[slice(*piece.part)].split()))


def _refuse_incomplete(given: dict[str, Any], inner: Part) -> None:
    for name, text in (
        ("damage", Text("the damage is missing, as in “3d6”")),
        (
            "template",
            Text(
                "the template is missing: petit gabarit, gabarit moyen, grand gabarit, cône or jet"
            ),
        ),
        ("delivery", Text("how it gets there is missing: lancée, tir, naturelle or pouvoir")),
    ):
        if name not in given:
            raise MisreadError(text, inner)


def _refuse_straying(given: dict[str, Any], pieces: list[Piece]) -> None:
    if given["template"] in SPRAYS and given.get("can_deviate"):
        text = Text("a cone or a stream never deviates")
        part = next(piece.part for piece in pieces if piece.name == "deviates")
        raise MisreadError(text, part, "ne dévie pas")
