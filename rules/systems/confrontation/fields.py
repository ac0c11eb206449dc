"""What stands inside the bracket of a Confrontation weapon."""

from __future__ import annotations

import re
from typing import Any

from rules.notation import MisreadError, Part, Source, bounded, refuse_entity, short
from rules.notation_heads import Head
from rules.notation_pieces import Piece, refuse_empty, repeated
from rules.systems.confrontation.names import NAMES
from rules.systems.confrontation.patterns import FIELDS, kind_named
from rules.systems.confrontation.separators import fields_of
from rules.systems.confrontation.weapon import DIRECT, MOST_STRENGTH, Weapon
from rules.text import Text

_NUMBER = re.compile(r"[-+]? *[0-9]+")
_WOUNDS = ("stunned", "light", "serious", "critical", "killed")
_GIVES = {
    "light": "weight",
    "heavy": "weight",
    "piercing": "effect",
    "zone": "effect",
}


def weapon_in(source: Source, inner: Part, head: Head) -> tuple[Weapon, tuple[Text, ...]]:
    """The weapon a bracket describes and what to tell about it, or MisreadError."""
    refuse_entity(source, Part(head.part.start, inner.end))
    masked = source.masked(inner)
    fields, letters = fields_of(masked, inner)
    kind = kind_named(head.kind) if head.kind else None
    if source.trimmed(inner, " ") == Part(inner.start, inner.start) and kind != DIRECT:
        fields = []
    pieces = [piece for field in fields for piece in _pieces(source, masked, field, kind)]
    given = _given(source, pieces, kind)
    if kind == DIRECT and "wound" not in given:
        raise MisreadError(_wound_expected(source.read(inner)), inner)
    notices = (Text("“o” was read as a bullet"),) * len(letters)
    return Weapon(name=NAMES.of(head), **given), notices


def _pieces(source: Source, masked: str, field: Part, kind: str | None) -> list[Piece]:
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
    raise _misread(source, masked, words, kind)


def _misread(source: Source, masked: str, words: Part, kind: str | None) -> MisreadError:
    """The error for words that are no field."""
    value = short(source.read(words))
    near = FIELDS.meant(masked[slice(*words)])
    if near:
        text = Text("expected “{word}”, read {value}", word=near, value=value)
        return MisreadError(text, words, near)
    if kind == DIRECT:
        return MisreadError(_wound_expected(value), words)
    return MisreadError(_expected(value), words)


def _expected(value: str) -> Text:
    return Text(
        "expected “FOR 12”, “légère”, “lourde”, “perforante” or “zone”, read {value}", value=value
    )


def _wound_expected(value: str) -> Text:
    return Text("expected sonné, légère, grave, critique or tué net, read {value}", value=value)


def _given(source: Source, pieces: list[Piece], kind: str | None) -> dict[str, Any]:
    given: dict[str, Any] = {} if kind is None else {"kind": kind}
    for piece in pieces:
        name, value = _value(source, piece, kind)
        if name in given:
            raise repeated(source, piece)
        given[name] = value
    return given


def _value(source: Source, piece: Piece, kind: str | None) -> tuple[str, object]:
    """What a piece gives: the name of a field and its value."""
    words = " ".join(source.folded[slice(*piece.part)].split())
    shown = short(source.read(piece.part))
    if kind == DIRECT:
        if piece.name not in _WOUNDS:
            raise MisreadError(_wound_expected(shown), piece.part)
        return "wound", piece.name
    if piece.name == "strength":
        return piece.name, _strength(source, piece)
    if piece.name == "kind":
        return piece.name, kind_named(words)
    if piece.name not in _GIVES:
        raise MisreadError(_expected(shown), piece.part)
    return _GIVES[piece.name], piece.name


def _strength(source: Source, piece: Piece) -> int:
    number = _NUMBER.search(source.folded, *piece.part)
    assert number is not None
    value = bounded(number.group().replace(" ", ""), 0, MOST_STRENGTH)
    if value is None:
        text = Text("FOR is from 0 to {bound}, read {value}", bound=MOST_STRENGTH,
                    value=short(number.group().strip()))  # fmt: skip
        raise MisreadError(text, Part(*number.span()))
    return value
