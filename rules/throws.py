"""Throws: what the dice on the table say, one die after the other.

A throw is a fold over dice. Rolling, typing, « what remains after the 6 and the 2 », aces and
re-rolls all come from the one definition: ``begin``, ``sides``, ``add``, ``outcome``. A closed form
may replace the generic ``law`` where it pays; tests hold it equal to the fold.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Hashable
from math import gcd, lcm
from typing import Any, Generic, TypeVar

from rules.frozen import frozen
from rules.law import Law

Dice = TypeVar("Dice", bound=Hashable)
Said = TypeVar("Said", bound=Hashable)


class Throw(ABC, Generic[Dice, Said]):
    """Dice thrown together for one question of the rules."""

    __slots__ = ()

    @abstractmethod
    def begin(self) -> Dice:
        """The state before the first die."""

    @abstractmethod
    def sides(self, dice: Dice) -> int:
        """The sides of the next die, or 0 when the throw is over."""

    @abstractmethod
    def add(self, dice: Dice, face: int) -> Dice:
        """The state after one more die (``1 <= face <= sides``)."""

    @abstractmethod
    def outcome(self, dice: Dice) -> Said:
        """What the rule reads once the throw is over."""

    def public(self, dice: Dice) -> Hashable:
        """What the record of the dice shows: the outcome, unless a rule reads more than one."""
        return self.outcome(dice)

    def good(self, face: int) -> bool | None:
        """Whether one face counts by itself (a hit or a miss), or None where it does not."""
        return None

    def fewest(self, dice: Dice) -> int:
        """The least number of dice still to fall before the throw may be over."""
        reached = {dice}
        for count in itertools.count():
            if not all(map(self.sides, reached)):
                return count
            reached = {
                self.add(state, face + 1) for state in reached for face in range(self.sides(state))
            }
        raise AssertionError

    def law(self, dice: Dice | None = None) -> Law[Said]:
        """The exact law of the outcome, from the first die or after those in ``dice``."""
        return folded(self, self.begin() if dice is None else dice)


AnyThrow = Throw[Any, Any]


def folded(throw: Throw[Dice, Said], dice: Dice) -> Law[Said]:
    """The law of a throw by following every face: the definition of every closed form."""
    done: dict[Said, int] = {}
    rolling = {dice: 1}
    while rolling:
        dies = list(map(throw.sides, rolling))
        common = lcm(*{sides for sides in dies if sides})
        done = {said: weight * common for said, weight in done.items()}
        following: dict[Dice, int] = {}
        for (state, weight), sides in zip(rolling.items(), dies, strict=True):
            if sides == 0:
                said = throw.outcome(state)
                done[said] = done.get(said, 0) + weight * common
                continue
            share = weight * (common // sides)
            for face in range(1, sides + 1):
                after = throw.add(state, face)
                following[after] = following.get(after, 0) + share
        rolling = following
    return Law(done)


def successes_law(dice: int, wins: int, losses: int) -> Law[int]:
    """The law of the number of successes in ``dice`` dice with as many faces that win and lose.

    Its total is the least that the faces allow: 2 for each die that wins as often as it loses.
    """
    shared = gcd(wins, losses)
    wins, losses = wins // shared, losses // shared
    if not losses or not wins:
        return Law.of_total({dice if wins else 0: 1}, 1)
    weights: dict[int, int] = {}
    weight = losses**dice
    for hits in range(dice + 1):
        weights[hits] = weight
        weight = weight * wins * (dice - hits) // (losses * (hits + 1))
    return Law.of_total(weights, (wins + losses) ** dice)


@frozen
class Successes(Throw[tuple[int, int, int], int]):
    """Dice that succeed at ``difficulty`` or more; then up to ``rerolls`` of the missed again.

    The state is (dice still to throw, hits, re-rolls still to throw).
    """

    dice: int
    difficulty: int
    rerolls: int = 0
    faces: int = 6

    def begin(self) -> tuple[int, int, int]:
        return self.dice, 0, 0

    def sides(self, dice: tuple[int, int, int]) -> int:
        return self.faces if dice[0] or dice[2] else 0

    def add(self, dice: tuple[int, int, int], face: int) -> tuple[int, int, int]:
        waiting, hits, again = dice
        hits += face >= self.difficulty
        if not waiting:
            return 0, hits, again - 1
        return waiting - 1, hits, min(self.rerolls, self.dice - hits) if waiting == 1 else 0

    def outcome(self, dice: tuple[int, int, int]) -> int:
        return dice[1]

    def good(self, face: int) -> bool:
        return face >= self.difficulty

    def fewest(self, dice: tuple[int, int, int]) -> int:
        waiting, hits, again = dice
        if not waiting:
            return again
        missed = self.dice - waiting - hits
        least = 0 if self.difficulty <= self.faces else waiting
        return waiting + min(self.rerolls, missed + least)

    def law(self, dice: tuple[int, int, int] | None = None) -> Law[int]:
        waiting, hits, again = dice or self.begin()
        losses = min(max(self.difficulty - 1, 0), self.faces)
        wins = self.faces - losses
        first = successes_law(waiting or again, wins, losses)
        if not waiting or not self.rerolls:
            return first.map(lambda more: hits + more) if hits else first
        most = min(self.rerolls, self.dice)
        again_laws = [successes_law(thrown, wins, losses) for thrown in range(most + 1)]
        weights: dict[int, int] = {}
        for more, weight in first.weights.items():
            late = again_laws[min(self.rerolls, self.dice - hits - more)]
            idle = again_laws[most].total // late.total
            for later, chance in late.weights.items():
                total = hits + more + later
                weights[total] = weights.get(total, 0) + weight * chance * idle
        return Law(weights)


class Die(Throw[int, Said]):
    """One die, read by its face; 0 until it has fallen."""

    __slots__ = ()

    faces: int

    def begin(self) -> int:
        return 0

    def sides(self, dice: int) -> int:
        return 0 if dice else self.faces

    def add(self, dice: int, face: int) -> int:
        return face

    def fewest(self, dice: int) -> int:
        return 0 if dice else 1

    def law(self, dice: int | None = None) -> Law[Said]:
        if dice:
            return Law.of_total({self.outcome(dice): 1}, 1)
        weights: dict[Said, int] = {}
        for face in range(1, self.faces + 1):
            said = self.outcome(face)
            weights[said] = weights.get(said, 0) + 1
        return Law.of_total(weights, self.faces)


@frozen
class Bands(Die[int]):
    """One die read in bands: the outcome is how many of ``starts`` (rising) its face reaches."""

    starts: tuple[int, ...]
    faces: int = 6

    def outcome(self, dice: int) -> int:
        return bisect_right(self.starts, dice)


@frozen
class Parity(Die[bool]):
    """One die, odd or even: the outcome is True when it is odd."""

    faces: int = 6

    def outcome(self, dice: int) -> bool:
        return dice % 2 == 1

    def public(self, dice: int) -> str:
        return "odd" if dice % 2 else "even"


@frozen
class Choice(Throw[int, int]):
    """One among ``among`` at random, numbered from 0; on the table a number from 1.

    With a single one there is no die.
    """

    among: int

    def begin(self) -> int:
        return 0 if self.among > 1 else 1

    def sides(self, dice: int) -> int:
        return 0 if dice else self.among

    def add(self, dice: int, face: int) -> int:
        return face

    def outcome(self, dice: int) -> int:
        return dice - 1


@frozen
class Sum(Throw[tuple[int, int], int]):
    """The sum of ``dice`` (each a number of sides, at least 1) plus ``bonus``.

    The state is (dice thrown, sum).
    """

    dice: tuple[int, ...]
    bonus: int = 0

    def begin(self) -> tuple[int, int]:
        return 0, self.bonus

    def sides(self, dice: tuple[int, int]) -> int:
        return self.dice[dice[0]] if dice[0] < len(self.dice) else 0

    def add(self, dice: tuple[int, int], face: int) -> tuple[int, int]:
        return dice[0] + 1, dice[1] + face

    def outcome(self, dice: tuple[int, int]) -> int:
        return dice[1]
