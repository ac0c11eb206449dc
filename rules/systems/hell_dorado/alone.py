"""An attack of Hell Dorado on one target after the other, nobody beside him."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import ReadSums
from rules.counted import Counted, Summed, Sums
from rules.law import Law
from rules.systems.hell_dorado.models import HellDoradoEngagement, Target
from rules.systems.hell_dorado.program import (
    Fighter,
    OrdinaryAttack,
    damage_of,
)
from rules.systems.hell_dorado.reckoning import Reckoning
from rules.systems.hell_dorado.steps import damage
from rules.text import InputError

DAMAGE = damage_of(0)


class HellDoradoAlone:
    """The attack of an engagement without problems.

    A figure alone is struck by an area weapon once at most: the hits on him are the same whoever
    he is, and only then their damage depends on him.
    """

    def __init__(self, engagement: HellDoradoEngagement) -> None:
        self._reckoning = Reckoning(engagement)
        self._is_ordinary = engagement.weapon.is_ordinary
        self._law: Law[int] | None = None
        self._sums: dict[Fighter, Sums] = {}
        self._counted: dict[int, Counted] = {}

    def problems(self, _: Target) -> Sequence[InputError]:
        """None: all that may be wrong with a target here is how he stands to others."""
        return ()

    def sums(self, target: Target, read: ReadSums) -> Sums:
        """The law of the damage; that of an area weapon from the law of the hits."""
        if self._is_ordinary:
            return read(OrdinaryAttack(self._reckoning.attack((target,)), (0,)), (DAMAGE,))
        fighter = self._reckoning.fighter(target)
        known = self._sums.get(fighter)
        if known is None:
            known = self._sums[fighter] = {DAMAGE: self._damage(fighter, self._hits(read))}
        return known

    def _hits(self, read: ReadSums) -> Law[int]:
        """The law of the hits: that of the damage to whoever is hurt by one point at each."""
        if self._law is None:
            area = self._reckoning.area._replace(fighters=(Fighter(0),), order=((0,),), power=1)
            self._law = read(area, (DAMAGE,))[DAMAGE]
        return self._law

    def _damage(self, fighter: Fighter, hits: Law[int]) -> Law[int]:
        power, protection = self._reckoning.area.power_on(fighter), fighter.protection
        return hits.map(lambda number: damage(number, power, protection))

    def counted(self, target: Target) -> Counted:
        """How the laws of the target are read."""
        points = target.hit_points
        known = self._counted.get(points)
        if known is None:
            known = self._counted[points] = counted(0, target)
        return known


def counted(place: int, target: Target) -> Counted:
    """A figure's damage, up to the points he has left."""
    loss = Summed(damage_of(place), target.hit_points)
    return Counted(loss, loss, target.hit_points)
