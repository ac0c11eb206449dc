"""Printed notations: what the reader of every game shares.

A notation is a head word and a balanced bracket, as a card prints them, often inside prose.
It is matched on a folded copy of the text (no case, no accents, one sign for each family of
spaces, bullets, slashes, dashes and quotes); every folded character knows where it came from.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from rules.document import Document
from rules.text import InputError, Text

BULLETS = "•·∙‧・･●▪◦⋅‣○■"
SLASHES = "/⁄∕"
DASHES = "-−–—‑‐―"
QUOTES = '"«»“”„‟'
MASK = "\0"
"""Stands for every character of an inner bracket, which no pattern may look into."""

EDGES = ' ",.;:*/|-'
"""Folded signs that may surround a field or a notation without belonging to it."""

ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")

_TOKEN = re.compile(rf"{ENTITY.pattern}|.", re.DOTALL)
_BRACKET = re.compile(r"[()]")
_SEPARATOR = re.compile(r"[•;]|(?<= )[-*](?= )")
_SAME = {
    sign: family
    for signs, family in ((BULLETS, "•"), (SLASHES, "/"), (DASHES, "-"), (QUOTES, '"'), ("’", "'"))
    for sign in signs
}
_FULL_WIDTH = range(0xFF01, 0xFF5F)
_JOINERS = "\u200c\u200d"
_MOST_DIGITS = 6
_MOST_SHOWN = 12


class Part(NamedTuple):
    """A half-open stretch of folded text."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Notation:
    """A weapon read in a text, where it stands (code points, half open), and what to tell."""

    start: int
    end: int
    weapon: Document
    notices: tuple[Text, ...] = ()


@dataclass(slots=True)
class Source:
    """A text and its folded copy, position by position.

    ``starts`` and ``ends`` give, for each folded character, the code points of ``text`` it stands
    for; ``shown`` what it looks like unfolded. ``closings`` maps each bracket to its partner.
    """

    text: str
    folded: str = ""
    starts: list[int] = field(default_factory=list[int])
    ends: list[int] = field(default_factory=list[int])
    shown: list[str] = field(default_factory=list[str])
    closings: dict[int, int] = field(default_factory=dict[int, int])

    def __post_init__(self) -> None:
        signs = {char: fold(char) for char in set(self.text)}
        if "&" not in signs and {1}.issuperset(map(len, signs.values())):
            self._take_plain(signs)
        else:
            folded: list[str] = []
            for token in _TOKEN.finditer(self.text):
                self._take(token.group(), token.start(), folded)
            self.folded = "".join(folded)
        self.closings = _closings(self.folded)

    def _take_plain(self, signs: dict[str, str]) -> None:
        """The quick way where every character is one sign and none may begin an entity."""
        shown = {char: " " if sign == " " else char for char, sign in signs.items()}
        self.folded = "".join(map(signs.__getitem__, self.text))
        self.shown = list(map(shown.__getitem__, self.text))
        self.starts = list(range(len(self.text)))
        self.ends = list(range(1, len(self.text) + 1))

    def _take(self, token: str, start: int, folded: list[str]) -> None:
        plain = html.unescape(token) if len(token) > 1 else token
        if plain == token:  # one character, or an entity nobody knows
            for offset, char in enumerate(token):
                self._add(char, start + offset, start + offset + 1, folded)
        else:
            for char in plain:
                self._add(char, start, start + len(token), folded)

    def _add(self, char: str, start: int, end: int, folded: list[str]) -> None:
        signs = fold(char)
        if not signs and is_mark(char) and folded:
            self.shown[-1] += char
            self.ends[-1] = end
        for number, sign in enumerate(signs):
            folded.append(sign)
            self.starts.append(start)
            self.ends.append(end)
            self.shown.append("" if number else (" " if sign == " " else char))

    def whole(self) -> Part:
        """All of the text."""
        return Part(0, len(self.folded))

    def column(self, position: int) -> int:
        """Where a folded position stands in the text."""
        return self.starts[position] if position < len(self.starts) else len(self.text)

    def columns(self, part: Part) -> tuple[int, int]:
        """Where a stretch stands in the text, half open."""
        start = self.column(part.start)
        return start, max(start, self.ends[part.end - 1]) if part.end > part.start else start

    def read(self, part: Part) -> str:
        """What stands there as it was typed, composed, each run of spaces as one."""
        return unicodedata.normalize("NFC", " ".join("".join(self.shown[slice(*part)]).split()))

    def trimmed(self, part: Part, signs: str = EDGES) -> Part:
        """The stretch without the signs at its edges (empty, at its start, if nothing is left)."""
        start, end = part
        while start < end and self.folded[start] in signs:
            start += 1
        while end > start and self.folded[end - 1] in signs:
            end -= 1
        return Part(start, end) if start < end else Part(part.start, part.start)

    def inside(self, part: Part) -> str:
        """The folded stretch, inner brackets masked."""
        stretches: list[str] = []
        position = part.start
        while position < part.end:
            inner = self.folded.find("(", position, part.end)
            inner = part.end if inner < 0 else inner
            after = self.closings.get(inner, inner) + 1
            stretches += self.folded[position:inner], MASK * (after - inner)
            position = after
        return "".join(stretches)[: part.end - part.start]

    def masked(self, part: Part) -> str:
        """The same with all before it masked too, so that positions stay those of ``folded``."""
        return MASK * part.start + self.inside(part)

    def replaced(self, within: Part, part: Part, new: str) -> str:
        """The text of ``within`` with ``new`` in place of ``part``."""
        start, end = self.columns(within)
        before, after = self.columns(part)
        return self.text[start:before] + new + self.text[after:end]


class MisreadError(Exception):
    """What is wrong at a stretch of a notation, and what in its place would mend it."""

    def __init__(self, text: Text, part: Part, mend: str | None = None) -> None:
        super().__init__(text.message)
        self.text = text
        self.part = part
        self.mend = mend

    def located(
        self, source: Source, within: Part, normal: Callable[[str], str | None]
    ) -> InputError:
        """The error for people; ``normal`` gives the normal form of what can be read, or None."""
        start, end = source.columns(self.part)
        suggestion = None
        if self.mend is not None:
            suggestion = normal(source.replaced(within, self.part, self.mend))
        return InputError(
            self.text, column=start, length=max(1, end - start), suggestion=suggestion
        )


def refuse_entity(source: Source, part: Part) -> None:
    """Refuse an entity left after decoding once (``&amp;bull;``)."""
    entity = ENTITY.search(source.folded, *part)
    if entity:
        text = Text("{entity} was left after decoding once", entity=short(entity.group()))
        raise MisreadError(text, Part(*entity.span()))


def is_mark(char: str) -> bool:
    """Whether a character is an accent that joins the one before it."""
    return unicodedata.category(char).startswith("M")


def is_invisible(char: str) -> bool:
    """Whether a character is only there for a layout (soft hyphen, zero width, direction)."""
    return unicodedata.category(char) == "Cf" and char not in _JOINERS


@lru_cache(maxsize=4096)
def fold(char: str) -> str:
    """What a character is matched as; empty for accents and invisible characters."""
    if char.isspace():
        return " "
    if is_invisible(char):
        return ""
    plain = chr(ord(char) - 0xFEE0) if ord(char) in _FULL_WIDTH else char
    bare = (sign for sign in unicodedata.normalize("NFD", plain) if not is_mark(sign))
    return "".join(_SAME.get(sign, sign) for sign in bare).casefold()


def split(masked: str, part: Part) -> list[Part]:
    """The fields between separators: bullets, semicolons, dashes and stars between spaces."""
    parts: list[Part] = []
    start = part.start
    for separator in _SEPARATOR.finditer(masked, part.start, part.end):
        parts.append(Part(start, separator.start()))
        start = separator.end()
    return [*parts, Part(start, part.end)]


def bounded(digits: str, low: int, high: int) -> int | None:
    """The whole number a sign and digits write, None if out of bounds; long runs cost nothing."""
    figures = digits.lstrip("+-0")
    if len(figures) > _MOST_DIGITS:
        return None
    value = int(figures or "0") * (-1 if digits.startswith("-") else 1)
    return value if low <= value <= high else None


def within(number: str, part: Part, low: int, high: int, text: Text) -> int:
    """The whole number that stands in a part; MisreadError with this text if out of bounds."""
    value = bounded(number, low, high)
    if value is None:
        raise MisreadError(text, part)
    return value


def number_or_short(digits: str) -> int | str:
    """What stands for a whole number, for its language to write where it is one of a few digits."""
    few = digits.isascii() and digits.lstrip("+-").isdigit() and len(digits) <= _MOST_DIGITS
    return int(digits) if few else short(digits)


def short(text: str) -> str:
    """A value as a message may quote it."""
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def _closings(folded: str) -> dict[int, int]:
    closings: dict[int, int] = {}
    opened: list[int] = []
    for bracket in _BRACKET.finditer(folded):
        if bracket.group() == "(":
            opened.append(bracket.start())
        elif opened:
            closings[opened.pop()] = bracket.start()
    return closings
