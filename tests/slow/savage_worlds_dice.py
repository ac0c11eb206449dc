"""Dice of Savage Worlds counted the long way: each law is the chance to reach a number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

CERTAIN = Fraction(1)
NEVER = Fraction(0)
GRADES = ("critical_failure", "failure", "success", "raise")

Law = dict[Any, Fraction]


@dataclass(frozen=True)
class Trait:
    """A trait die and what is printed behind it."""

    sides: int
    plus: int = 0


def merged(outcomes: Iterable[tuple[Any, Fraction]]) -> Law:
    """A law from outcomes that may come several times; impossible ones are left out."""
    law: Law = defaultdict(Fraction)
    for outcome, chance in outcomes:
        law[outcome] += chance
    return {outcome: chance for outcome, chance in law.items() if chance}


def die(sides: int, need: int, *, aces: bool = True) -> Fraction:
    """The chance that one die reaches so much."""
    if need <= 1:
        return CERTAIN
    if need <= sides:
        return Fraction(sides - need + 1, sides)
    return die(sides, need - sides) / sides if aces else NEVER


@cache
def pool(dice: tuple[int, ...], need: int, *, aces: bool = True) -> Fraction:
    """The chance that dice, by their sides, sum up to so much.

    The first die alone may do, the others showing at least 1 each; else they make up for it.
    """
    if need <= len(dice):
        return CERTAIN
    if not dice:
        return NEVER
    first, others = dice[0], dice[1:]
    enough = need - len(others)
    chance = die(first, enough, aces=aces)
    for sum_of_first in range(1, enough):
        exactly = die(first, sum_of_first, aces=aces) - die(first, sum_of_first + 1, aces=aces)
        chance += exactly * pool(others, need - sum_of_first, aces=aces)
    return chance


def mean(dice: tuple[int, ...], *, aces: bool = True) -> Fraction:
    """The mean sum: a die is thrown s/(s - 1) times on average when it aces."""
    thrown = [Fraction(sides, sides - 1) if aces else CERTAIN for sides in dice]
    return sum((Fraction(s + 1, 2) * n for s, n in zip(dice, thrown, strict=True)), NEVER)


def trait_reaches(trait: Trait, need: int, *, wild: bool) -> Fraction:
    """The chance that a trait roll, the Wild Die beside it or not, reaches so much."""
    below = 1 - die(trait.sides, need - trait.plus)
    return 1 - below * (1 - die(6, need - trait.plus)) if wild else 1 - below


def critical(trait: Trait) -> Fraction:
    """The chance of two ones: the Wild Die, or the die that confirms an Extra's, is a d6."""
    return Fraction(1, 6 * trait.sides)


def attack_roll(trait: Trait, modifier: int, *, wild: bool) -> Law:
    """Law of the grade of an attack; all four grades are listed."""
    hit, much = (
        min(trait_reaches(trait, need - modifier, wild=wild), 1 - critical(trait))
        for need in (4, 8)
    )
    chances = (critical(trait), 1 - critical(trait) - hit, hit - much, much)
    return dict(zip(GRADES, chances, strict=True))
