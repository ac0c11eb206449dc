"""Free words in a notation (a damage type, a state), and the field words they must not hold."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

from rules.notation import Source, is_invisible, is_mark, split
from rules.text import Text

FIELD = re.compile(
    r"(?<![\w-])(?:(?P<power>puissance|power)(?!\w)"
    r"|(?P<difficulty>difficulte|difficulty)(?= *:? *[-+0-9]| *$)"
    r"|(?P<radius>rayon|radius)(?:(?: de| of)?(?= *:? *[-+0-9½.,/])| *$)"
    r"|(?P<table>degats?|dommages?|damages?)(?= *:? *[-+0-9½.,/]| *$))(?: *:)? *"
)
"""The word that opens a field with a value; « rayon de feu » is a damage type."""

STATE_LABEL = re.compile(r"(?:etat|state) *(?::|$) *")
FRACTIONS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
PAIR = re.compile(rf"[0-9] *[/\\|,.:] *[0-9]|[0-9] */|/ *[0-9]|[{FRACTIONS}]")
"""What may be meant as X/Y."""

FOREIGN = re.compile(r"(?<!\w)[0-9]*d[0-9]|(?<!\w)(?:f|for) ?[-+]?[0-9]+(?!\w)")
"""A field of another game: dice (3d6), a strength (F4, FOR 12)."""

LONGEST = 80


def problem(text: str) -> Text | None:
    """Why a notation could not print these composed words and read them back, or None."""
    source = Source(text)
    folded = source.folded
    for found, why in (
        (not any(map(_is_word, text)), Text("a word is needed here")),
        (
            _has_strange_signs(text),
            Text("may not hold invisible signs, line breaks or several spaces in a row"),
        ),
        (
            source.trimmed(source.whole()) != source.whole(),
            Text("may not begin or end with a space, a quote or a separator"),
        ),
        (not _is_balanced(source), Text("holds a bracket left open, or closed twice")),
        (_has_separator(source), Text("may not hold a separator (bullet, semicolon, dash)")),
        (FOREIGN.search(folded), Text("may not hold dice or a strength of another game")),
        (
            FIELD.search(folded) or PAIR.search(folded) or STATE_LABEL.match(folded),
            Text("reads as another field; a power is written “puissance 3/1”"),
        ),
    ):
        if found:
            return why
    return None


def _has_strange_signs(text: str) -> bool:
    return (
        is_mark(text[:1] or " ")
        or "  " in text
        or any((c.isspace() and c != " ") or unicodedata.category(c) == "Cc" for c in text)
        or any(map(is_invisible, text))
    )


def _is_balanced(source: Source) -> bool:
    folded = source.folded
    round_ones = len(source.closings) == folded.count("(") == folded.count(")")
    return round_ones and folded.count("[") == folded.count("]")


def _has_separator(source: Source) -> bool:
    return split(source.folded, source.whole()) != [source.whole()]


def _is_word(char: str) -> bool:
    return unicodedata.category(char) in {"Lu", "Ll", "Lt", "Lm", "Lo", "So"}


def _composed(text: str) -> str:
    """Compose accents (the same text by Unicode's own rule), so that equal words are equal."""
    composed = unicodedata.normalize("NFC", text)
    why = problem(composed)
    if why:
        raise PydanticCustomError("free_text", why.message)  # pyright: ignore[reportArgumentType]
    return composed


FreeText = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST), AfterValidator(_composed)
]
"""Words a notation can print and read back unchanged: no separator, no open bracket, no line
break, no invisible sign, nothing that reads as a field (``puissance 3/1``, ``rayon 4``, ``3d6``),
no quote, space or punctuation at the edges, since a reader takes those away."""
