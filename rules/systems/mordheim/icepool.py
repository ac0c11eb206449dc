"""The to-hit dice as the library icepool says them."""

from __future__ import annotations

from rules.systems.mordheim.tables import NEVER
from rules.systems.mordheim.throws import ToHit
from rules.throws import AnyThrow


def dice_words(throw: AnyThrow) -> str | None:
    """A throw of this game as an expression, or None."""
    match throw:
        case ToHit(dice, need, False, False) if dice and 1 < need < NEVER:
            return f"({dice} @ (d6 >= {need})).map(lambda hits: (0, hits, 0))"
        case _:
            return None
