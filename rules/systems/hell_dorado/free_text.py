"""Free words in a notation (a damage type, a state), and the field words they must not hold."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

from rules.notation import BULLETS, EDGES, MASK, Source, is_invisible, is_mark, split
from rules.text import Text

FIELD = re.compile(
    r"(?<![\w-])(?:(?P<power>puissance|power)(?!\w)"
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
        (_has_strange_signs(text), Text("only letters, signs and single spaces can stand here")),
        (text[:1] in EDGES or source.trimmed(source.whole()) != source.whole(),
         Text("it can't begin or end with a space, a quote or a separator")),
        (not _is_balanced(source), Text("a bracket is left open or closed twice")),
        (_has_separator(source), Text("it can't hold a separator (bullet, semicolon, dash)")),
        (not any(map(_is_word, text)), Text("a word is needed here")),
        (FOREIGN.search(folded), Text("dice and strengths belong to another game")),
        (FIELD.search(folded) or PAIR.search(folded) or STATE_LABEL.match(folded),
         Text("it reads as another field; write the power as in “puissance 3/1”")),
    ):  # fmt: skip
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
    folded = source.folded
    return bool(set(BULLETS) & set(folded)) or split(folded, source.whole()) != [source.whole()]


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
