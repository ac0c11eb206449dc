"""Acing dice as the library icepool says them.

Its dice ace a number of times at most: enough for the totals that anything reads.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.systems.savage_worlds.rolls import CRITICAL_FAILURE, BreakRoll, DamageRoll, TraitRoll
from rules.throws import AnyThrow


def dice_words(throw: AnyThrow) -> str | None:
    """A throw of this game as an expression, or None."""
    match throw:
        case TraitRoll(dice, starts, modifier, critical):
            return _trait(dice, starts, modifier, critical=critical)
        case DamageRoll(dice, flat, starts):
            most = max(starts, default=1) - flat
            total = " + ".join([*(_acing(sides, most) for sides in dice), str(flat)])
            return f"({total}).map(lambda total: {_reached(starts, 'total')})"
        case BreakRoll(dice, flat, start):
            total = " + ".join([*(f"d({sides})" for sides in dice), str(flat)])
            return f"({total}).map(lambda total: {_reached((start,), 'total')})"
        case _:
            return None


def _trait(dice: Sequence[int], starts: Sequence[int], modifier: int, *, critical: bool) -> str:
    acing = ", ".join(_acing(sides, max(starts, default=1) - modifier) for sides in dice)
    if len(dice) > 1:
        plain = _reached(starts, f"max(trait, wild) + {modifier}")
        both = f"{CRITICAL_FAILURE} if trait == wild == 1 else {plain}" if critical else plain
        return f"icepool.map(lambda trait, wild: {both}, {acing})"
    plain = _reached(starts, f"trait + {modifier}")
    if not critical:
        return f"{acing}.map(lambda trait: {plain})"
    lost = f"{CRITICAL_FAILURE} if trait == confirming == 1 else {plain}"
    return f"icepool.map(lambda trait, confirming: {lost}, {acing}, d6)"


def _acing(sides: int, most: int) -> str:
    """A die that aces as often as totals up to ``most`` can tell."""
    return f"d({sides}).explode(depth={max(1, -(-most // sides))})"


def _reached(starts: Sequence[int], total: str) -> str:
    return f"sum({total} >= start for start in {tuple(starts)!r})"
