"""The steps of Hell Dorado, one decision of the rules each (seeds 000 and 002, dossier §10)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from rules.throws import Choice, Parity, Successes, Throw


@dataclass(frozen=True, slots=True)
class Aim:
    """The attack roll of an explosion: one success is enough (seed 002, dossier §1)."""

    pool: Successes

    def __call__(self) -> Generator[Successes, int, bool]:
        hits = yield self.pool
        return hits > 0


@dataclass(frozen=True, slots=True)
class Strike:
    """One figure hit by an area weapon, with 5d6 or the dice still in the air (seeds 000, 002).

    Protection is taken once from the sum of all hits; the hits themselves are never reduced.
    """

    dice: int
    difficulty: int
    power: int
    protection: int

    def __call__(self) -> Generator[Successes, int, tuple[int, int]]:
        hits = yield Successes(self.dice, self.difficulty)
        return hits, max(0, hits * self.power - self.protection)


@dataclass(frozen=True, slots=True)
class Afflict:
    """A state in place of X/Y: whoever is reached has it, without a die (seeds 000, 002)."""

    def __call__(self) -> Generator[Successes, int, tuple[int, int]]:
        yield from ()
        return 0, 0


@dataclass(frozen=True, slots=True)
class Nearest:
    """Which of those at one same distance is next, at random (seed 000)."""

    among: int

    def __call__(self) -> Generator[Choice, int, int]:
        return (yield Choice(self.among))


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Volley(Throw[tuple[tuple[int, int, int], int], tuple[int, bool]]):
    """A shot into a melee: the hits, and whether it goes astray (« impair », dossier §1).

    It does with at least one hit when odd faces outnumber even ones among all dice. A missed die
    that is thrown again counts with its last face only. The state is that of the pool, and how many
    more odd faces than even ones there are.
    """

    pool: Successes

    def begin(self) -> tuple[tuple[int, int, int], int]:
        return self.pool.begin(), 0

    def sides(self, dice: tuple[tuple[int, int, int], int]) -> int:
        return self.pool.sides(dice[0])

    def add(
        self, dice: tuple[tuple[int, int, int], int], face: int
    ) -> tuple[tuple[int, int, int], int]:
        (waiting, hits, _), lead = dice
        missed = self.pool.dice - waiting - hits
        again = waiting and face < self.pool.difficulty and missed < self.pool.rerolls
        if not again:
            lead += 1 if face % 2 else -1
        return self.pool.add(dice[0], face), lead

    def outcome(self, dice: tuple[tuple[int, int, int], int]) -> tuple[int, bool]:
        hits = self.pool.outcome(dice[0])
        return hits, hits > 0 and dice[1] > 0

    def public(self, dice: tuple[tuple[int, int, int], int]) -> int:
        return self.pool.outcome(dice[0])

    def good(self, face: int) -> bool:
        return self.pool.good(face)


def table_damage(table: tuple[int, ...], hits: int) -> int:
    """What a card's table gives for a number of hits; beyond the table its last column is read."""
    return table[min(hits, len(table)) - 1] if hits else 0


@dataclass(frozen=True, slots=True)
class Attack:
    """An ordinary attack, hits looked up in the card's table (dossier §1, §2, §10).

    ``protections``: the one aimed at, then those he engages, whom a shot gone astray may strike.
    Says who is struck (0 for the one aimed at), by how many hits, and the damage.
    """

    pool: Successes
    table: tuple[int, ...]
    protections: tuple[int, ...]

    def __call__(self) -> Generator[Successes | Volley | Choice, Any, tuple[int, int, int]]:
        struck = 0
        if len(self.protections) == 1:
            hits = yield self.pool
        else:
            hits, astray = yield Volley(self.pool)
            if astray:
                struck = 1 + (yield Choice(len(self.protections) - 1))
        return struck, hits, max(0, table_damage(self.table, hits) - self.protections[struck])
