"""The dice of Confrontation as the library icepool says them."""

from __future__ import annotations

from rules.systems.confrontation.throws import SeverityDie, WoundDice
from rules.throws import AnyThrow


def dice_words(throw: AnyThrow) -> str | None:
    """A throw of this game as an expression, or None."""
    match throw:
        case SeverityDie():
            return f"Die({dict(throw.law().weights)!r})"
        case WoundDice():
            return "icepool.map(lambda one, two: (min(one, two), max(one, two)), d6, d6)"
        case _:
            return None
