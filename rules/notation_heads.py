"""The free name before a bracket: ``arbalète``, or in guillemets where nothing else would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rules.notation import EDGES, Part, Source

_BOUNDARIES = frozenset(".:;,•()[]")
_BREAKS = frozenset("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
_REACH = 500
"""A name has 200 characters at most; an accent or an entity may take more."""


class Head(NamedTuple):
    """What stands before a bracket: a name, or a kind in its place, or neither."""

    part: Part
    name: str | None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of a game; ``kind_named`` knows its folded words for a weapon without a name."""

    kind_named: Callable[[str], str | None]

    def before(self, source: Source, opening: int, start: int = 0) -> Head:
        """The name that ends where a bracket opens; it begins after the last separator."""
        end = opening
        while end > start and source.folded[end - 1] == " ":
            end -= 1
        quoted = _quoted(source, start, end)
        if quoted:
            return quoted
        begun = end
        least = max(start, end - _REACH)
        while begun > least and not _is_boundary(source, begun - 1):
            begun -= 1
        part = source.trimmed(Part(begun, end), EDGES)
        if part.start == part.end:
            return Head(Part(opening, opening), None)
        kind = self.kind_named(" ".join(source.folded[slice(*part)].split()))
        return Head(part, None if kind else source.read(part), kind)

    def printed(self, name: str) -> str:
        """A name as a notation prints it: in guillemets if it would not be read back without."""
        return name if self._read_back(name) == name else f"«\u00a0{name}\u00a0»"

    def is_printable(self, name: str) -> bool:
        """Whether a notation can print this name and read it back unchanged."""
        return self._read_back(self.printed(name)) == name

    def _read_back(self, printed: str) -> str | None:
        source = Source(f"{printed} (")
        opening = len(source.folded) - 1
        head = self.before(source, opening)
        whole = source.folded[: head.part.start].strip() == ""
        return head.name if whole and source.read(Part(head.part.end, opening)) == "" else None


def after_quoted(source: Source, part: Part) -> int:
    """Where a bracket may open: after the name in guillemets that a stretch begins with."""
    depth = 0
    for position in range(part.start, min(part.end, part.start + _REACH)):
        depth += {"«": 1, "»": -1}.get(source.shown[position], 0)
        if depth == 0:
            rest = source.folded[position + 1 : part.end].lstrip(" ")
            return position if rest.startswith("(") else part.start
    return part.start


def _is_boundary(source: Source, position: int) -> bool:
    if source.folded[position] in _BOUNDARIES:
        return True
    return source.text[source.starts[position]] in _BREAKS


def _quoted(source: Source, start: int, end: int) -> Head | None:
    """The guillemets that close just before a bracket, from their opening on."""
    if end <= start or source.shown[end - 1] != "»":
        return None
    depth = 0
    for position in range(end - 1, max(start, end - _REACH) - 1, -1):
        depth += {"»": 1, "«": -1}.get(source.shown[position], 0)
        if depth == 0:
            inside = source.trimmed(Part(position + 1, end - 1), " ")
            name = source.read(inside)
            return Head(Part(position, end), name) if name else None
    return None
