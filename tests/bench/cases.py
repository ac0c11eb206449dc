"""What is measured: two attacks of Hell Dorado, as every contender is told them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

Chances = dict[int, Fraction]

# T1: an enveloping blast, 5d6 against one target.
DICE, DIFFICULTY, PROTECTION = 5, 3, 2
# T2: a piercing blast of 12 dice through six targets of 8 hit points, who differ in Protection.
CHAIN_DICE, CHAIN_DIFFICULTY, CHAIN_POWER, HIT_POINTS = 12, 4, 2, 8
PROTECTIONS = (0, 1, 2, 3, 4, 2)


def damage(hits: int) -> int:
    """T1: what the hits come to."""
    return max(0, hits - PROTECTION)


def loss(hits: int, protection: int) -> int:
    """T2: what the hits cost one target."""
    return min(HIT_POINTS, max(0, hits * CHAIN_POWER - protection))


@dataclass(frozen=True)
class Contender:
    """One way to compute a case.

    ``run`` is timed. ``read`` is not: it makes fractions of what ``run`` returned, each target's
    law in turn and then that of the total where the case has one.
    """

    name: str
    run: Callable[[], object]
    read: Callable[[object], list[Chances]]
