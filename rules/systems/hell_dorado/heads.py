"""The head words of Hell Dorado's notations, and what someone may have meant by others."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

from rules.notation import Part, Source
from rules.systems.hell_dorado.models import Kind
from rules.text import Text

PRINTED: dict[Kind, str] = {
    "explosion": "explosion",
    "englobant": "souffle englobant",
    "percutant": "souffle percutant",
    "shot": "tir",
    "melee": "mêlée",
}
HEADS: dict[str, Kind] = {
    "explosion": "explosion",
    "souffle englobant": "englobant",
    "enveloping blast": "englobant",
    "souffle percutant": "percutant",
    "piercing blast": "percutant",
    "tir": "shot",
    "shot": "shot",
    "melee": "melee",
}
_BLASTS = ("souffle", "blast")
_NEAR = 0.8
_REACH = 80
_LONGEST = 3
_KNOWN = "|".join(head.replace(" ", " +") for head in HEADS)
_EXACT = re.compile(rf"(?<![\w-])(?:{_KNOWN})(?= *$)")
_FIRST = re.compile(rf"(?:{_KNOWN})(?!\w)")
_WORDS = re.compile(rf"(?:[^\W\d_][\w'-]* +){{0,{_LONGEST - 1}}}[^\W\d_][\w'-]*(?= *$)")


@dataclass(frozen=True, slots=True)
class Head:
    """The words before a bracket: a kind, or why they are none and which may be meant.

    ``unsure``: another kind may be meant just as well.
    """

    part: Part
    kind: Kind | None
    meant: Kind | None = None
    wrong: Text | None = None
    unsure: bool = False


def head_before(source: Source, opening: int, start: int = 0) -> Head:
    """The head word that ends where a bracket opens, or what may be meant by the words there."""
    exact = exact_head(source, opening, start)
    if exact:
        return exact
    words = _WORDS.search(source.folded, max(start, opening - _REACH), opening)
    if words is None:
        return Head(Part(opening, opening), None, None, unknown_head())
    return _misread(Part(words.start(), words.end()), words.group())


def exact_head(source: Source, opening: int, start: int = 0) -> Head | None:
    """The head word that ends where a bracket opens, if it is one."""
    exact = _EXACT.search(source.folded, max(start, opening - _REACH), opening)
    if exact is None:
        return None
    kind = HEADS[" ".join(exact.group().split())]
    return Head(Part(exact.start(), exact.end()), kind)


def head_at(source: Source, part: Part) -> Part | None:
    """The head word a text begins with."""
    first = _FIRST.match(source.folded, *part)
    return Part(*first.span()) if first else None


def unknown_head() -> Text:
    """What may stand before a bracket."""
    return Text("expected explosion, souffle englobant, souffle percutant, tir or mêlée")


def _misread(part: Part, words: str) -> Head:
    """What the last words before a bracket were meant to be, the longest run of them first."""
    starts = [word.start() for word in re.finditer(r"[^ ]+", words)]
    runs = [(Part(part.start + start, part.end), words[start:].split()) for start in starts]
    for run, said in runs:
        if said[0] == "explosion":
            why = Text("an explosion is neither englobant nor percutant")
            return Head(run, None, "explosion", why)
    near, run, head = max(
        (SequenceMatcher(None, " ".join(said), head).ratio(), run, head)
        for run, said in runs
        for head in HEADS
    )
    if near >= _NEAR:
        return Head(run, None, HEADS[head], unknown_head())
    for run, said in runs:
        if said[0] in _BLASTS:
            why = Text("a blast is either souffle englobant or souffle percutant: say which")
            return Head(run, None, "englobant", why, unsure=True)
    return Head(part, None, None, unknown_head())
