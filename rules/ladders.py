"""States in their order, where figures of several kinds stand side by side."""

from __future__ import annotations

from collections.abc import Sequence


def merged(ladders: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The names on several ladders as one: each after the one that it follows, the ends last."""
    found: list[str] = []
    for ladder in sorted(ladders, key=len, reverse=True):
        for place, name in enumerate(ladder):
            if name not in found:
                last = not place or place == len(ladder) - 1
                at = len(found) if last else found.index(ladder[place - 1]) + 1
                found.insert(at, name)
    return tuple(found)
