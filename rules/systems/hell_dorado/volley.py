"""The dice of a shot into a melee, which may strike another than the one aimed at."""

from __future__ import annotations

from rules.frozen import frozen
from rules.throws import Successes, Throw


@frozen
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

    def fewest(self, dice: tuple[tuple[int, int, int], int]) -> int:
        return self.pool.fewest(dice[0])
