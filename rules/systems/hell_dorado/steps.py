"""The steps of Hell Dorado, one decision of the rules each (seeds 000 and 002, dossier §10)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from rules.frozen import frozen
from rules.steps import OneThrow
from rules.systems.hell_dorado.volley import Volley
from rules.throws import Choice, Parity, Successes


@frozen
class Aim(OneThrow[int, bool]):
    """The attack roll of an explosion: one success is enough (seed 002, dossier §1)."""

    pool: Successes

    def throw(self) -> Successes:
        return self.pool

    def say(self, hits: int) -> bool:
        return hits > 0


def damage(hits: int, power: int, protection: int) -> int:
    """What hits do: Protection is taken once from their sum, no hit is reduced (seeds 000, 002)."""
    return max(0, hits * power - protection)


@frozen
class Strike(OneThrow[int, tuple[int, int]]):
    """One figure hit by an area weapon, with 5d6 or the dice still in the air (seeds 000, 002).

    Says how many dice of the pool are spent, and the damage. ``goes_on``: the dice that missed do.
    """

    pool: Successes
    power: int
    protection: int
    goes_on: bool = False

    def throw(self) -> Successes:
        return self.pool

    def say(self, hits: int) -> tuple[int, int]:
        return hits if self.goes_on else 0, damage(hits, self.power, self.protection)


@frozen
class Afflict:
    """A state in place of X/Y: whoever is reached has it, without a die (seeds 000, 002)."""

    def __call__(self) -> Generator[Successes, int, tuple[int, int]]:
        yield from ()
        return 0, 0


@frozen
class Nearest(OneThrow[int, int]):
    """Which of those at one same distance is next, at random (seed 000)."""

    among: int

    def throw(self) -> Choice:
        return Choice(self.among)


@frozen
class Melee:
    """A fighter struck while in melee with adversaries outside the area (seed 000).

    One die: odd, and one of them at random is affected too. Says which, or None.
    """

    adversaries: int

    def __call__(self) -> Generator[Parity | Choice, Any, int | None]:
        odd = yield Parity()
        if not odd:
            return None
        return (yield Choice(self.adversaries))


def table_damage(table: tuple[int, ...], hits: int) -> int:
    """What a card's table gives for a number of hits; beyond the table its last column is read."""
    return table[min(hits, len(table)) - 1] if hits else 0


@frozen
class Attack:
    """An ordinary attack, hits looked up in the card's table (dossier §1, §2, §10).

    ``protections``: the one aimed at, then those he engages, whom a shot gone astray may strike;
    ``immune``: which of them nothing harms. Says who is struck (0 for the one aimed at), by how
    many hits, and the damage.
    """

    pool: Successes
    table: tuple[int, ...]
    protections: tuple[int, ...]
    immune: frozenset[int] = frozenset()

    def __call__(self) -> Generator[Successes | Volley | Choice, Any, tuple[int, int, int]]:
        struck = 0
        if len(self.protections) == 1:
            hits = yield self.pool
        else:
            hits, astray = yield Volley(self.pool)
            if astray:
                struck = 1 + (yield Choice(len(self.protections) - 1))
        damage = table_damage(self.table, hits) - self.protections[struck]
        return struck, hits, 0 if struck in self.immune else max(0, damage)
