"""An attack of Hell Dorado on one target after the other, nobody beside him."""

from __future__ import annotations

from collections.abc import Sequence

from rules.counted import Counted, Summed
from rules.systems.hell_dorado.models import HellDoradoEngagement, Target
from rules.systems.hell_dorado.program import (
    AreaAttack,
    Fighter,
    OrdinaryAttack,
    damage_of,
)
from rules.systems.hell_dorado.reckoning import Reckoning
from rules.text import InputError


class HellDoradoAlone:
    """The attack of an engagement without problems."""

    def __init__(self, engagement: HellDoradoEngagement) -> None:
        self._reckoning = Reckoning(engagement)
        self._is_ordinary = engagement.weapon.is_ordinary
        self._known: dict[Fighter, AreaAttack] = {}

    def problems(self, _: Target) -> Sequence[InputError]:
        """None: all that may be wrong with a target here is how he stands to others."""
        return ()

    def program(self, target: Target) -> AreaAttack | OrdinaryAttack:
        """The course of the attack."""
        if self._is_ordinary:
            return OrdinaryAttack(self._reckoning.attack((target,)), (0,))
        fighter = self._reckoning.fighter(target)
        known = self._known.get(fighter)
        if known is None:
            over = self._reckoning.area._replace(fighters=(fighter,), order=((0,),))
            known = self._known[fighter] = over
        return known

    def counted(self, target: Target) -> Counted:
        """How the laws of the target are read."""
        return counted(0, target)


def counted(place: int, target: Target) -> Counted:
    """A figure's damage, up to the points he has left."""
    points = target.hit_points
    return Counted(Summed(damage_of(place), points), points=points)
