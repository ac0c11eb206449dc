"""Names and traits of a Mordheim weapon: words that a notation prints and reads back unchanged."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Annotated

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

from rules.naming import LONGEST_NAME
from rules.notation import EDGES, Part, Source, short
from rules.notation_names import WeaponNames
from rules.notation_pieces import spaced
from rules.systems.mordheim.claims import claimed
from rules.systems.mordheim.heads import HEADS
from rules.systems.mordheim.patterns import FIELDS, SAVE, TABLE_LABEL
from rules.systems.mordheim.separators import fields_of
from rules.text import Text

LONGEST_TRAIT = 60
_FRACTIONS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_DIGIT = rf"[0-9{_FRACTIONS}]"
_STRENGTH = re.compile(rf"(?:force|strength|for|[fs])(?: *:)? *[-+.,]* *{_DIGIT}")
_SAVE = re.compile(
    rf"{spaced(SAVE)}(?: *:)?[-+ ]*$|(?=.*{_DIGIT})(?:.*(?<!\w))?{spaced(SAVE)}(?!\w)"
)
_HIT = re.compile(rf"[-+]? ?{_DIGIT}+ (?:(?:pour|au|a) touch\w*|to[ -]hit)$")
_WOUNDS = re.compile(rf"(?=.*{_DIGIT})(?:.*(?<!\w))?(?:blessures?|blesser|wounds?)(?!\w)")
_INCHES = re.compile(rf".*{_DIGIT}(?:\"|''| *(?:ps|pouces?|inch(?:es)?)(?!\w))")
_TABLE = re.compile(rf".*(?<!\w)(?:{spaced(TABLE_LABEL)})")
_FOREIGN = re.compile(
    rf".*(?:[0-9] */ *[0-9]|(?<!\w)[0-9]*d[0-9]|[{_FRACTIONS}]|(?<!\w)(?:puissance|power) *[0-9])"
)

_WANTED: tuple[tuple[re.Pattern[str], Callable[[str], Text]], ...] = (
    (_STRENGTH, lambda value: Text(
        "expected a Strength as in “F4”, “F+2” or “F”, read {value}", value=value)),
    (_SAVE, lambda value: Text(
        "expected “svg -1”, “svg ennemie +1” or “sans svg”, read {value}", value=value)),
    (_HIT, lambda value: Text("expected “+1 pour toucher”, read {value}", value=value)),
    (_WOUNDS, lambda value: Text(
        "expected “2 blessures”, “1d3 blessures” or “+1 pour blesser”, read {value}",
        value=value)),
    (_INCHES, lambda value: Text(
        "expected whole inches as in “30ps”, read {value}", value=value)),
    (_TABLE, lambda value: Text(
        "expected a critical table: de tir, contondante, tranchante, perforante or à mains nues, "
        "read {value}", value=value)),
    (_FOREIGN, lambda value: Text("{value} belongs to another game", value=value)),
)  # fmt: skip
"""What a value was meant to be, by the word or the sign that stands with it."""


def unlike_a_trait(source: Source, masked: str, part: Part) -> tuple[Text, str | None] | None:
    """Why free words can't stand in a bracket, and what in their place could; None if they can."""
    folded = masked[slice(*part)]
    value = short(source.read(part))
    for pattern, wanted in _WANTED:
        if pattern.match(folded):
            return wanted(value), _mended(folded)
    near = FIELDS.meant(folded)
    if near:
        return Text("expected “{word}”, read {value}", word=near, value=value), near
    if not any(map(str.isalpha, folded)):
        return Text("a word is needed here"), None
    return None


def _mended(folded: str) -> str | None:
    """A Strength written as another game writes it."""
    other = re.fullmatch(r"for ?:? ?([-+]? ?[0-9]+)", folded)
    return f"F{other[1]}" if other else None


def trait_problem(text: str) -> Text | None:
    """Why a notation could not print these composed words and read them back, or None."""
    source = Source(text)
    whole = source.whole()
    masked = source.masked(whole)
    if source.trimmed(whole, EDGES) != whole or source.read(whole) != text:
        return Text("may not begin or end with a space, a quote or a separator")
    if len(source.closings) * 2 != sum(map(source.folded.count, "()")):
        return Text("holds a bracket left open, or closed twice")
    if len(fields_of(f" {masked} ", Part(0, len(masked) + 2))[0]) > 1:
        return Text("may not hold a separator (bullet, semicolon, dash)")
    if not any(map(str.isalpha, source.folded)):
        return Text("a word is needed here")
    if (
        FIELDS.make_up(masked, whole)
        or FIELDS.amid(masked, whole)
        or unlike_a_trait(source, masked, whole)
    ):
        return Text("reads as another field of the weapon")
    return None


def _trait(text: str) -> str:
    """Compose accents, so that equal words are equal."""
    composed = unicodedata.normalize("NFC", text)
    why = trait_problem(composed)
    if why:
        raise PydanticCustomError("trait", why.message)  # pyright: ignore[reportArgumentType]
    return composed


NAMES = WeaponNames(HEADS, claimed)

Trait = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_TRAIT), AfterValidator(_trait)
]
"""Words that no computation reads (``frappe en dernier``): no separator, nothing that reads as
another field, no quote, space or punctuation at the edges."""

WeaponName = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_NAME), AfterValidator(NAMES.composed)
]
"""A name on one line, without invisible signs."""
