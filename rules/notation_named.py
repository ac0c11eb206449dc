"""Weapons with a free name before their bracket: found in a text, read from a field."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.document import Document
from rules.notation import EDGES, MisreadError, Notation, Part, Source
from rules.notation_heads import Head, Heads, after_quoted
from rules.notation_names import Claim
from rules.text import InputError, Text

W = TypeVar("W", bound=Document)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A bracket with the name before it; ``inner`` is what it holds, ``outer`` all of it."""

    source: Source
    head: Head
    inner: Part
    outer: Part
    closed: bool


@dataclass(frozen=True, slots=True)
class NamedWeapons(Generic[W]):
    """The reader of one game.

    ``claimed``: which brackets in a text are the game's. ``weapon_in``: the weapon that a bracket
    and its head describe and what to tell about it, or MisreadError. ``write``: the normal form.
    ``example``: a weapon, for an empty field.
    """

    heads: Heads
    claimed: Claim
    weapon_in: Callable[[Source, Part, Head], tuple[W, tuple[Text, ...]]]
    write: Callable[[W], str]
    example: str

    def find(self, text: str) -> list[Notation]:
        """Every weapon of this game in a text; InputError where one is wrong."""
        source = Source(text)
        found: list[Notation] = []
        after = 0
        for match in re.finditer(r"\(", source.folded):
            opening = match.start()
            head = self.claimed(source, opening, after) if opening >= after else None
            if head:
                bracket = _bracket(source, opening, head)
                found.append(self._notation(bracket))
                after = bracket.outer.end
        return found

    def read(self, text: str) -> W:
        """The one weapon a field holds; InputError for anything else."""
        source = Source(text)
        part = source.trimmed(source.whole(), " ")
        try:
            return self._only(source, part)
        except MisreadError as misread:
            raise self._located(misread, source, part) from None

    def _notation(self, bracket: Bracket) -> Notation:
        try:
            weapon, notices = self._weapon(bracket)
        except MisreadError as misread:
            raise self._located(misread, bracket.source, bracket.outer) from None
        start, end = bracket.source.columns(bracket.outer)
        return Notation(start, end, weapon, notices)

    def _located(self, misread: MisreadError, source: Source, within: Part) -> InputError:
        return misread.located(source, within, self._normal)

    def _weapon(self, bracket: Bracket) -> tuple[W, tuple[Text, ...]]:
        if bracket.head.name is None and bracket.head.kind is None:
            raise MisreadError(Text("a name is missing before the bracket"), bracket.head.part)
        if not bracket.closed:
            end = bracket.source.trimmed(bracket.outer, ' ",.;').end
            raise MisreadError(Text("expected a closing bracket “)”"), Part(end, end), ")")
        return self.weapon_in(bracket.source, bracket.inner, bracket.head)

    def _only(self, source: Source, part: Part) -> W:
        """The weapon a stretch holds, and nothing else."""
        opening = source.folded.find("(", after_quoted(source, part), part.end)
        if opening < 0:
            raise self._without_bracket(source, part)
        bracket = _bracket(source, opening, self.heads.before(source, opening, part.start))
        weapon, _ = self._weapon(bracket)
        end = bracket.outer.end
        for rest in (Part(part.start, bracket.outer.start), Part(end, max(part.end, end))):
            left_over = source.trimmed(rest)
            if left_over.start < left_over.end:
                text = Text("only one weapon can stand here, and nothing else")
                raise MisreadError(text, left_over, "")
        return weapon

    def _without_bracket(self, source: Source, part: Part) -> MisreadError:
        """The error for a field with no bracket."""
        name = source.trimmed(part, EDGES)
        if name.start == name.end:
            text = Text("expected a weapon, as in “{example}”", example=self.example)
            return MisreadError(text, part)
        return MisreadError(Text("expected an opening bracket “(”"), Part(name.end, name.end))

    def _normal(self, text: str) -> str | None:
        """The normal form of a weapon that can be read, else None."""
        source = Source(text)
        try:
            return self.write(self._only(source, source.trimmed(source.whole(), " ")))
        except MisreadError:
            return None


def _bracket(source: Source, opening: int, head: Head) -> Bracket:
    closing = source.closings.get(opening)
    inner = Part(opening + 1, len(source.folded) if closing is None else closing)
    outer = Part(head.part.start, inner.end if closing is None else closing + 1)
    return Bracket(source, head, inner, outer, closing is not None)
