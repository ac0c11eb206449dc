"""States in their order, where figures of several kinds stand side by side."""

from __future__ import annotations

from collections.abc import Sequence


def merged(ladders: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The names on several ladders as one: each after the one that it follows, the ends last.

    Where they begin differently, the beginnings stand together.
    """
    found: list[str] = []
    for ladder in sorted(ladders, key=len, reverse=True):
        for place, name in enumerate(ladder):
            if name not in found:
                last = place == len(ladder) - 1 or not found
                after = found.index(ladder[place - 1]) if place and not last else 0
                at = len(found) if last else after + 1
                found.insert(at, name)
    return tuple(found)
