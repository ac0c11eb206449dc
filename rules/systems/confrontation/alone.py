"""What befalls engines of Confrontation, on one after the other, nobody beside it."""

from __future__ import annotations

from rules.case import ReadSums
from rules.counted import Counted, Summed, Sums
from rules.systems.confrontation import words
from rules.systems.confrontation.models import ConfrontationEngagement, Target
from rules.systems.confrontation.problems import shot_problems, target_problems
from rules.systems.confrontation.program import Blows, lost_of
from rules.systems.confrontation.reckoning import Reckoning
from rules.text import InputError


class ConfrontationAlone:
    """The wounds, hits or shots of an engagement without problems."""

    def __init__(self, engagement: ConfrontationEngagement) -> None:
        self._how = engagement.circumstances
        self._reckoning = Reckoning(engagement)

    @classmethod
    def of(cls, engagement: ConfrontationEngagement) -> ConfrontationAlone | None:
        """None where the players read shots on a table of their own: no sum tells of them."""
        alone = cls(engagement)
        return None if alone._reckoning.is_read_elsewhere else alone

    def problems(self, target: Target) -> list[InputError]:
        """What is wrong with the engine, or missing to shoot at it."""
        return [*target_problems(target, "targets[0]"), *shot_problems(self._how, [target])]

    def sums(self, target: Target, read: ReadSums) -> Sums:
        """The laws of the sums on the accounts of the one target."""
        return read(self.program(target), (lost_of(0),))

    def program(self, target: Target) -> Blows:
        """The course of the hits or shots."""
        blows = self._reckoning.blows((self._reckoning.resistance(target) or 0,))
        return Blows(blows, (target.highest - self._reckoning.lost(target),))

    def counted(self, target: Target) -> Counted:
        """How the law of the points lost is read."""
        return counted(target, 0, self._reckoning.lost(target))


def counted(target: Target, group: int, start: int) -> Counted:
    """The points that an engine of a group loses, beyond what it has lost at the ``start``."""
    most = target.highest
    left = Summed(lost_of(group), most - start)
    return Counted(left, left, points=most, unit=words.POINTS, before=start, worn=target.lost)
