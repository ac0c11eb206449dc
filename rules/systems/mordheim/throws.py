"""The throws of Mordheim: one class for each question the rules ask of the dice."""

from __future__ import annotations

from typing import NamedTuple

from rules.frozen import frozen
from rules.law import Law
from rules.systems.mordheim.criticals import Cells, Critical
from rules.systems.mordheim.tables import NEVER, OUT, STUNNED
from rules.throws import Bands, Die, Throw, folded, successes_law

FACES = 6


class Volley(NamedTuple):
    """To-hit dice so far: those to come, lotus hits, plain hits, the highest that hit."""

    left: int
    lotus: int = 0
    plain: int = 0
    best: int = 0


@frozen
class ToHit(Throw[Volley, tuple[int, int, int]]):
    """The to-hit dice of one weapon: black-lotus hits, other hits, and the highest die that hit.

    ``lotus``: a natural 6 is told apart. ``best``: the highest is asked for, else it is 0. Where
    every die hits and no face is read, none is thrown; where none can hit, none either.
    """

    dice: int
    need: int
    lotus: bool = False
    best: bool = False

    def begin(self) -> Volley:
        if self.need >= NEVER:
            return Volley(0)
        if self.need <= 1 and not self.lotus and not self.best:
            return Volley(0, 0, self.dice)
        return Volley(self.dice)

    def sides(self, dice: Volley) -> int:
        return FACES if dice.left else 0

    def add(self, dice: Volley, face: int) -> Volley:
        left, lotus, plain, best = dice
        if face < self.need:
            return Volley(left - 1, lotus, plain, best)
        if self.lotus and face == FACES:
            lotus += 1
        else:
            plain += 1
        return Volley(left - 1, lotus, plain, max(best, face) if self.best else 0)

    def outcome(self, dice: Volley) -> tuple[int, int, int]:
        return dice.lotus, dice.plain, dice.best

    def law(self, dice: Volley | None = None) -> Law[tuple[int, int, int]]:
        left, lotus, plain, best = dice or self.begin()
        if self.lotus or self.best:
            return folded(self, Volley(left, lotus, plain, best))
        if not left:
            return Law.of_total({(lotus, plain, 0): 1}, 1)
        hits = successes_law(left, FACES + 1 - self.need, self.need - 1)
        return hits.map(lambda more: (lotus, plain + more, 0))

    def public(self, dice: Volley) -> int:
        return dice.lotus + dice.plain

    def good(self, face: int) -> bool:
        return face >= self.need


@frozen
class Parry(Throw[tuple[int, bool], bool]):
    """A parry: one die, or a second once the first has failed; True when it succeeds."""

    need: int
    tries: int

    def begin(self) -> tuple[int, bool]:
        return self.tries, False

    def sides(self, dice: tuple[int, bool]) -> int:
        return FACES if dice[0] and not dice[1] else 0

    def add(self, dice: tuple[int, bool], face: int) -> tuple[int, bool]:
        return dice[0] - 1, face >= self.need

    def outcome(self, dice: tuple[int, bool]) -> bool:
        return dice[1]

    def public(self, dice: tuple[int, bool]) -> str:
        return "parried" if dice[1] else "not_parried"

    def good(self, face: int) -> bool:
        return face >= self.need


@frozen
class ToWound(Bands):
    """The die to wound: 0 nothing, 1 a wound, 2 a critical hit; ``starts``: the needs of each."""

    def public(self, dice: int) -> str:
        return ("none", "wound", "critical")[self.outcome(dice)]

    def good(self, face: int) -> bool:
        return face >= self.starts[0]


@frozen
class CriticalDie(Die[Critical]):
    """The die of a critical hit, read on a table of six cells."""

    cells: Cells
    faces: int = FACES

    def outcome(self, dice: int) -> Critical:
        return self.cells[dice - 1]

    def public(self, dice: int) -> str:
        return self.outcome(dice).id


@frozen
class Saves(Throw[tuple[int, int], int]):
    """One save, or one for each of several wounds: how many failed.

    ``once``: one failure is as good as several, and no die is thrown after it.
    """

    dice: int
    need: int
    once: bool = False

    def begin(self) -> tuple[int, int]:
        return self.dice, 0

    def sides(self, dice: tuple[int, int]) -> int:
        return FACES if dice[0] else 0

    def add(self, dice: tuple[int, int], face: int) -> tuple[int, int]:
        failed = dice[1] + (face < self.need)
        return 0 if self.once and failed else dice[0] - 1, failed

    def outcome(self, dice: tuple[int, int]) -> int:
        return dice[1]

    def law(self, dice: tuple[int, int] | None = None) -> Law[int]:
        left, failed = dice or (self.dice, 0)
        if self.once or self.need <= 1:
            return folded(self, (left, failed))
        fails = min(self.need - 1, FACES)
        return successes_law(left, fails, FACES - fails).map(lambda more: failed + more)

    def public(self, dice: tuple[int, int]) -> str:
        return "failed" if dice[1] else "saved"

    def good(self, face: int) -> bool:
        return face >= self.need


@frozen
class Ward(Bands):
    """The ward: 1 when it saves; its need is the one start."""

    def public(self, dice: int) -> str:
        return "saved" if self.outcome(dice) else "failed"

    def good(self, face: int) -> bool:
        return face >= self.starts[0]


@frozen
class D3(Die[int]):
    """One die of three sides, thrown as such."""

    faces: int = 3

    def outcome(self, dice: int) -> int:
        return dice


@frozen
class Wounds(D3):
    """How many wounds a hit inflicts, 1 to 3."""


@frozen
class FallHits(D3):
    """How many hits a fall inflicts, 1 to 3."""


class Hurt(NamedTuple):
    """Injury dice so far: those to come, the highest result, how many stunned."""

    left: int
    rank: int = 0
    stunned: int = 0


@frozen
class Injury(Throw[Hurt, tuple[int, int]]):
    """Injury dice: the highest result, no lower than ``floor``, and how many stunned.

    ``ranks``: what each face does. ``counted``: stunned dice are counted, since a helmet is tested
    for each; else 0 is said. No die is thrown once none can change what is said.
    """

    dice: int
    ranks: tuple[int, ...]
    floor: int = 0
    counted: bool = False

    def begin(self) -> Hurt:
        return Hurt(self.dice)

    def sides(self, dice: Hurt) -> int:
        if not dice.left or dice.rank == OUT:
            return 0
        highest = max(self.ranks)
        settled = max(dice.rank, self.floor) >= highest
        return 0 if settled and not (self.counted and STUNNED in self.ranks) else FACES

    def add(self, dice: Hurt, face: int) -> Hurt:
        rank = self.ranks[face - 1]
        return Hurt(dice.left - 1, max(dice.rank, rank), dice.stunned + (rank == STUNNED))

    def outcome(self, dice: Hurt) -> tuple[int, int]:
        rank = max(dice.rank, self.floor)
        return rank, dice.stunned if self.counted and rank == STUNNED else 0

    def law(self, dice: Hurt | None = None) -> Law[tuple[int, int]]:
        left, rank, stunned = dice or Hurt(self.dice)
        if self.counted or not left:
            return folded(self, Hurt(left, rank, stunned))
        weights: dict[tuple[int, int], int] = {}
        lower, least = 0, max(rank, self.floor)
        for highest in range(least, OUT + 1):
            ways = sum(reached <= highest for reached in self.ranks) ** left
            if ways > lower:
                weights[highest, 0], lower = ways - lower, ways
        return Law.of_total(weights, FACES**left)

    def public(self, dice: Hurt) -> int:
        return dice.rank


@frozen
class Helmet(Throw[tuple[int, bool], bool]):
    """The helmet, once or for each stunned die: True when it holds; over at the first failure."""

    need: int
    dice: int = 1

    def begin(self) -> tuple[int, bool]:
        return self.dice, True

    def sides(self, dice: tuple[int, bool]) -> int:
        return FACES if dice[0] and dice[1] else 0

    def add(self, dice: tuple[int, bool], face: int) -> tuple[int, bool]:
        return dice[0] - 1, face >= self.need

    def outcome(self, dice: tuple[int, bool]) -> bool:
        return dice[1]

    def public(self, dice: tuple[int, bool]) -> str:
        return "saved" if dice[1] else "failed"

    def good(self, face: int) -> bool:
        return face >= self.need


@frozen
class Balance(Die[bool]):
    """The Initiative test at an edge: True when he falls; a 6 always fails."""

    initiative: int
    faces: int = FACES

    def outcome(self, dice: int) -> bool:
        return dice > min(self.initiative, FACES - 1)

    def public(self, dice: int) -> str:
        return "failed" if self.outcome(dice) else "passed"

    def good(self, face: int) -> bool:
        return not self.outcome(face)
