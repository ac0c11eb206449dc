"""Words without a language: what the rules say, rendered at the edge by a catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, LiteralString

if TYPE_CHECKING:
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Percent:
    """A probability to be shown as per cent; 0 and 100 only when it is exactly so."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean to be shown with one decimal."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Names:
    """Several names to be joined as the language joins them (« A, B et C »)."""

    names: tuple[str, ...]


class Text:
    """An English sentence to be translated, with the values its braces name.

    The signature is that of Qt's ``tr``, so that its extractor reads it: the message, a comment
    that tells equal messages apart, the count behind ``%n``. Values stand in ``{braces}``.
    """

    __slots__ = ("comment", "message", "n", "values")

    def __init__(
        self, message: str, comment: str | None = None, n: int | None = None, /, **values: object
    ) -> None:
        self.message = message
        self.comment = comment
        self.n = n
        self.values: Mapping[str, object] = values

    def _key(self) -> tuple[object, ...]:
        return self.message, self.comment, self.n, tuple(sorted(self.values.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Text({self.message!r}, n={self.n!r}, {dict(self.values)!r})"


def mark(message: LiteralString) -> LiteralString:
    """Mark a plain string (a form's label, say) for translation and return it unchanged.

    Only what stands in the source can be gathered for the translators: hence a literal.
    """
    return message


class InputError(Exception):
    """What a person wrote can't be used: where, what was expected, and a suggestion.

    ``where`` is a path into the document (``targets[0].hit_points``), or empty. ``column`` counts
    code points from 0 within a notation. ``suggestion`` is text that may be taken as it stands.
    """

    def __init__(
        self,
        text: Text,
        *,
        where: str = "",
        column: int | None = None,
        length: int = 1,
        suggestion: str | None = None,
    ) -> None:
        super().__init__(text.message)
        self.text = text
        self.where = where
        self.column = column
        self.length = length
        self.suggestion = suggestion


class InvalidError(Exception):
    """A document can't be used; ``problems`` holds one error or more."""

    def __init__(self, problems: list[InputError]) -> None:
        super().__init__(problems[0].text.message)
        self.problems = problems
