"""What is measured: attacks of three games, as each contender hears them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

Chances = dict[int, Fraction]

# T1: an enveloping blast, 5d6 against one target.
DICE, DIFFICULTY, PROTECTION = 5, 3, 2
# T2: a piercing blast of 12 dice through six targets of 8 hit points, who differ in Protection.
CHAIN_DICE, CHAIN_DIFFICULTY, CHAIN_POWER, HIT_POINTS = 12, 4, 2, 8
PROTECTIONS = (0, 1, 2, 3, 4, 2)

# T3: four attacks of Mordheim at 4+, Strength 4 against Toughness 3, a save of 6+ whatever strikes,
# two wounds; the first natural 6 to wound is a critical of the common table.
ATTACKS, TO_HIT, TO_WOUND, SAVE, POINTS = 4, 4, 3, 6, 2
INJURY_BANDS = (2, 4)
UNHARMED, WOUNDED, KNOCKED_DOWN, STUNNED, OUT = range(5)

# T4: a blast of Savage Worlds on a Wild Card: d8 with a Wild Die at -2, 3d6 (and 1d6 on a raise)
# against Toughness 7 of which 2 is armour, one of them pierced.
TRAIT, WILD_DIE, MODIFIER, DAMAGE_DICE, NEED = 8, 6, -2, 3, 6
# Dice that ace so often at most are told apart as far as anything is read.
MOST_ACES = 3
SHAKEN, WOUNDED_OUT = 1, 5


class Warrior(NamedTuple):
    """T3: points left, the worst state reached, whether the critical is spent."""

    points: int = POINTS
    worst: int = UNHARMED
    spent: bool = False


class Wounds(NamedTuple):
    """T3: what a hit that wounds does."""

    number: int = 1
    save: bool = True
    bonus: int = 0


def critical(face: int) -> Wounds:
    """T3: what a die on the table of criticals gives."""
    return Wounds(2, save=face <= 2, bonus=2 if face >= 5 else 0)


def injury_dice(warrior: Warrior, wounds: Wounds) -> int:
    """T3: the dice thrown for wounds that no save stopped: one for each from his last on."""
    return max(0, wounds.number - max(warrior.points - 1, 0))


def injured(warrior: Warrior, wounds: Wounds, highest: int) -> Warrior:
    """T3: the warrior after the highest injury die; 0 where there was none."""
    down, stunned = INJURY_BANDS
    face = highest + wounds.bonus
    rank = KNOCKED_DOWN if face <= down else STUNNED if face <= stunned else OUT
    worst = max(warrior.worst, rank if highest else WOUNDED)
    return Warrior(warrior.points - min(warrior.points, wounds.number), worst, warrior.spent)


def grade(total: int) -> int:
    """T4: 0 for a failure, 1 for a success, 2 for a raise."""
    return min(2, max(0, (total + MODIFIER) // 4))


def state(total: int) -> int:
    """T4: the rank of the state that damage leaves him in, Shaken being 1."""
    return 0 if total < NEED else min(WOUNDED_OUT, SHAKEN + (total - NEED) // 4)


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
