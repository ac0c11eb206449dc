"""The chance of a test of characteristic: one die, a 1 fails, a 6 may be rolled again."""

from __future__ import annotations

from fractions import Fraction

SIDES = 6


def passing(value: int, difficulty: int) -> Fraction:
    """The chance that a die and a characteristic reach a difficulty.

    A 1 always fails, even after a 6; a 6 that is not enough is rolled again and added.
    """
    need = difficulty - value
    if need <= SIDES:
        return Fraction(SIDES + 1 - max(2, need), SIDES)
    return passing(0, need - SIDES) / SIDES
