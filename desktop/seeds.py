"""Seeds of virtual dice: short enough to be read out and typed again."""

from __future__ import annotations

from random import SystemRandom

LARGEST_SEED = 2**31


def drawn_seed() -> int:
    """A seed nobody could foresee."""
    return SystemRandom().randrange(LARGEST_SEED)
