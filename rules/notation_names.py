"""Names of weapons that a notation prints before a bracket and reads back unchanged."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from pydantic_core import PydanticCustomError

from rules.naming import LONGEST_NAME
from rules.notation import MisreadError, Source
from rules.notation_heads import Head, Heads
from rules.text import Text

Claim = Callable[[Source, int, int], Head | None]
"""The head of a bracket that is a game's to read or to refuse, in the midst of a text: the source,
where the bracket opens, and what its head may not reach beyond."""


@dataclass(frozen=True, slots=True)
class WeaponNames:
    """The names a game can print; none may hold a bracket that would be a weapon itself."""

    heads: Heads
    claimed: Claim

    def problem(self, name: str) -> Text | None:
        """Why a notation could not print this name and read it back, or None."""
        if len(name) > LONGEST_NAME:
            return Text("longer than {bound} characters", bound=LONGEST_NAME)
        if not self.heads.is_printable(name):
            return Text(
                "a name is one line, without invisible signs or spaces in a row or at its ends"
            )
        source = Source(name)
        openings = re.finditer(r"\(", source.folded)
        if any(self.claimed(source, opening.start(), 0) for opening in openings):
            return Text("a name may not hold a weapon's bracket")
        return None

    def of(self, head: Head) -> str | None:
        """The name before a bracket, None without one; MisreadError if it has a problem."""
        why = None if head.name is None else self.problem(head.name)
        if why:
            raise MisreadError(why, head.part)
        return head.name

    def composed(self, text: str) -> str:
        """The name of a document, its accents composed; PydanticCustomError if it has a problem."""
        name = unicodedata.normalize("NFC", text)
        why = self.problem(name)
        if why:
            raise PydanticCustomError("name", why.message)  # pyright: ignore[reportArgumentType]
        return name
