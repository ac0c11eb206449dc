"""What an attack does to whoever may lie under its template, in the end and on both sides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from rules.aiming import Worth
from rules.resolution import Resolver
from rules.systems.savage_worlds.ground import Lying
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.systems.savage_worlds.steps import NO_EFFECT, OUT, Suffered

Blow = tuple[Lying, bool]
"""Who is struck, and whether the attack was a raise."""
Harm = tuple[Fraction, Fraction]
"""The chances that he is out, and that anything at all befalls him."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who lies under the template, each behind his cover.

    ``exposed``: whether a friend who is no target does too. ``raised``: the attack was a raise.
    """

    lying: tuple[Lying, ...]
    exposed: bool
    raised: bool = False


@dataclass(frozen=True, slots=True)
class Harms:
    """What a blow comes to, asked once for each whom it may strike; ``friends``: their places."""

    reckoned: Sequence[Reckoning]
    friends: frozenset[int]
    _known: dict[Blow, Harm] = field(default_factory=dict[Blow, Harm])

    def worth(self, crowds: dict[Crowd, int], total: int, resolver: Resolver) -> Worth:
        """What crowds come to, each with its weight over a total.

        A friend without a target entry counts as hurt where he is under the template.
        """
        struck: defaultdict[Blow, int] = defaultdict(int)
        spared: defaultdict[tuple[Blow, ...], int] = defaultdict(int)
        for crowd, weight in crowds.items():
            blows = [(one, crowd.raised) for one in crowd.lying]
            for blow in blows:
                struck[blow] += weight
            if not crowd.exposed:
                spared[tuple(blow for blow in blows if blow[0][0] in self.friends)] += weight
        taken = friendly = unhurt = Fraction(0)
        for blow, weight in struck.items():
            lost = weight * self._harm(blow, resolver)[0]
            if blow[0][0] in self.friends:
                friendly += lost
            else:
                taken += lost
        for blows, weight in spared.items():
            unhurt += weight * self._unhurt(blows, resolver)
        return Worth(taken / total, friendly / total, 1 - unhurt / total)

    def _unhurt(self, blows: Sequence[Blow], resolver: Resolver) -> Fraction:
        """The chance that nothing befalls any of these."""
        safe = Fraction(1)
        for blow in blows:
            safe *= 1 - self._harm(blow, resolver)[1]
        return safe

    def _harm(self, blow: Blow, resolver: Resolver) -> Harm:
        harm = self._known.get(blow)
        if harm is None:
            harm = self._known[blow] = self._asked(blow, resolver)
        return harm

    def _asked(self, blow: Blow, resolver: Resolver) -> Harm:
        (place, cover), raised = blow
        one = self.reckoned[place]
        if one.is_proof:
            return Fraction(0), Fraction(0)
        law = resolver.step_law(one.victim(place, cover).struck[raised])
        return law.chance(_is_out), law.chance(_is_hurt)


def _is_out(said: Suffered) -> bool:
    return said.rank >= OUT


def _is_hurt(said: Suffered) -> bool:
    return said.rank != NO_EFFECT or said.control
