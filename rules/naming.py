"""How long the names of figures, weapons and rosters may be."""

from __future__ import annotations

LONGEST_NAME = 200


def ended(name: str, end: str) -> str:
    """A name with something at its end, cut where it would be too long with it."""
    return name[: LONGEST_NAME - len(end)] + end
