"""The fields of a bracket by their patterns, folded: no case, no accents, one dash."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from rules.notation import MisreadError, Part, Source, short
from rules.text import Text

_EDGES = ' ",.:*/|'
_NEAR = 0.8
_LONGEST_NEAR = 24


class Piece(NamedTuple):
    """A field that was recognised: what it gives, where it stands."""

    name: str
    part: Part


def spaced(pattern: str) -> str:
    """A pattern whose spaces may be wider (a line break and its indent), within bounds."""
    return pattern.replace(" ?", "\0").replace(" ", " {1,9}").replace("\0", " {0,9}")


class FieldPatterns:
    """What a game's fields look like, by the name of what they give.

    ``numbered`` are fields with a number, told even in the midst of other words; ``plain`` are
    words. ``examples`` are words that a misspelt one may be meant to be.
    """

    def __init__(
        self, numbered: Mapping[str, str], plain: Mapping[str, str], examples: tuple[str, ...]
    ) -> None:
        self._field = re.compile(_alternatives({**numbered, **plain}))
        self._inside = re.compile(rf"(?<![\w+-])(?:{_alternatives(numbered)})")
        self._examples = {Source(example).folded: example for example in examples}

    def make_up(self, masked: str, part: Part) -> list[Piece] | None:
        """The fields that make up a stretch, one after the other; None if it holds more."""
        pieces: list[Piece] = []
        at = part.start
        while at < part.end:
            match = self._field.match(masked, at, part.end)
            if match is None:
                return None
            pieces.append(Piece(str(match.lastgroup), Part(*match.span())))
            at = match.end()
            if at < part.end and masked[at] != " ":
                return None
            while at < part.end and masked[at] == " ":
                at += 1
        return pieces

    def of_field(self, masked: str, field: Part) -> list[Piece] | None:
        """What a field is made of; None if it holds other words."""
        return self.make_up(masked, _stripped(masked, field, " ")) or self.make_up(
            masked, _stripped(masked, field, _EDGES)
        )

    def amid(self, masked: str, part: Part) -> Part | None:
        """A field with a number in the midst of other words, its separators missing."""
        inside = self._inside.search(masked, *part)
        return Part(*inside.span()) if inside else None

    def meant(self, folded: str) -> str | None:
        """The field a word was probably meant to be."""
        if len(folded) > _LONGEST_NEAR:
            return None
        near = get_close_matches(folded, self._examples, 1, _NEAR)
        return self._examples[near[0]] if near else None

    def refuse_left_over(self, source: Source, masked: str, field: Part) -> None:
        """Refuse « F - », where a sign stands that says nothing."""
        words = source.trimmed(field)
        if words.start < words.end and self.make_up(masked, words):
            word, whole = source.read(words), source.trimmed(field, " ")
            text = Text(
                "expected “{word}”, read {value}",
                word=short(word),
                value=short(source.read(whole)),
            )
            raise MisreadError(text, whole, word)

    def refuse_run_on(self, source: Source, masked: str, words: Part) -> None:
        """Refuse « F4 frappe en dernier », where a bullet is missing."""
        inside = self.amid(masked, words)
        if inside is None:
            return
        around = (Part(words.start, inside.start), inside, Part(inside.end, words.end))
        stretches = [source.read(source.trimmed(part)) for part in around]
        if not any(map(str.isalnum, stretches[0] + stretches[2])):
            return
        after = inside.start > words.start
        text = short(source.read(inside if after else source.trimmed(around[2])))
        mend = " • ".join(filter(None, stretches))
        raise MisreadError(Text("a separator is missing before “{text}”", text=text), words, mend)


def refuse_empty(source: Source, field: Part) -> None:
    """Refuse a field between separators that holds nothing."""
    if source.trimmed(field, " ") == Part(field.start, field.start):
        raise MisreadError(Text("a field is empty"), field)


def repeated(source: Source, piece: Piece) -> MisreadError:
    """The error for a field that says what another has said."""
    text = Text("“{text}” repeats what is already given", text=short(source.read(piece.part)))
    return MisreadError(text, piece.part)


def _alternatives(patterns: Mapping[str, str]) -> str:
    return "|".join(
        f"(?P<{name}>(?:{spaced(pattern)})(?!\\w))" for name, pattern in patterns.items()
    )


def _stripped(masked: str, part: Part, signs: str) -> Part:
    start, end = part
    while start < end and masked[start] in signs:
        start += 1
    while end > start and masked[end - 1] in signs:
        end -= 1
    return Part(start, end)
