"""An area attack of Savage Worlds on one target after the other, nobody beside it."""

from __future__ import annotations

from bisect import bisect_left

from rules.case import ReadSums
from rules.counted import Counted, Summed, Sums
from rules.systems.savage_worlds.ground import ground_of
from rules.systems.savage_worlds.ladder import names_of, ranks, short_names_of
from rules.systems.savage_worlds.models import SavageWorldsEngagement, Target
from rules.systems.savage_worlds.problems import target_problems
from rules.systems.savage_worlds.program import Barrage, state_of
from rules.systems.savage_worlds.ranges import attack_of
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.systems.savage_worlds.steps import OUT
from rules.text import InputError


class SavageWorldsAlone:
    """The attack of an engagement without problems nor a table."""

    def __init__(self, engagement: SavageWorldsEngagement) -> None:
        self._engagement = engagement
        self._attack = attack_of(engagement)

    def problems(self, target: Target) -> list[InputError]:
        """What is wrong with the target."""
        return list(target_problems(target, "targets[0]"))

    def sums(self, target: Target, read: ReadSums) -> Sums:
        """The laws of the sums on the accounts of the one target."""
        return read(self.program(target), (state_of(0),))

    def program(self, target: Target) -> Barrage:
        """The course of the attack."""
        reckoned = Reckoning(self._engagement.weapon, self._engagement.rules, target)
        return Barrage(self._attack, ground_of([reckoned], None))

    def counted(self, target: Target) -> Counted:
        """How the law of the worst state is read."""
        return counted(0, target)


def counted(place: int, target: Target) -> Counted:
    """A figure's worst state, as steps of his own ladder."""
    ladder = ranks(target)
    places = tuple(bisect_left(ladder, rank) for rank in range(OUT + 1))
    worst = Summed(state_of(place), len(ladder) - 1, places)
    return Counted(worst, names=names_of(target), short=short_names_of(target))
