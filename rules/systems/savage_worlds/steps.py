"""The steps of Savage Worlds, one decision of the rules each (seed 004, dossier §10)."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from rules.frozen import frozen
from rules.steps import OneThrow
from rules.systems.savage_worlds.rolls import BreakRoll, DamageRoll, TraitRoll
from rules.throws import Sum

SUCCESS = 4
RAISE = 4
MOST_WOUNDS = 4

NO_EFFECT, SHAKEN, OUT = 0, 1, 5
STATES = ("no_effect", "shaken", "wound_1", "wound_2", "wound_3", "incapacitated")
"""States of a character by rank, from the best on; a first wound has rank 2."""


@frozen
class Attack(OneThrow[int, int]):
    """The one roll of an attack: critical failure, failure, success or raise (-1 to 2)."""

    roll: TraitRoll

    def throw(self) -> TraitRoll:
        return self.roll


@frozen
class Deviate(OneThrow[int, int]):
    """How far a failed blast goes: the place of its distance among all that may be.

    ``places``: that of each sum of the dice, from their number on.
    """

    dice: int
    places: tuple[int, ...]

    def throw(self) -> Sum:
        return Sum((6,) * self.dice)

    def say(self, distance: int) -> int:
        return self.places[distance - self.dice]


@frozen
class Clock(OneThrow[int, int]):
    """Which way it goes, as on the face of a clock."""

    def throw(self) -> Sum:
        return Sum((12,))


class Suffered(NamedTuple):
    """What a victim comes to: the rank of his state, whether his vehicle may go out of control."""

    rank: int
    control: bool = False


@frozen
class Soak:
    """A Vigor roll against wounds, one Benny spent: each success and raise takes one away."""

    dice: tuple[int, ...]
    modifier: int

    def roll(self, wounds: int) -> TraitRoll:
        """The roll against so many wounds; nothing beyond them is read."""
        return TraitRoll(self.dice, steps_of(SUCCESS, wounds), self.modifier)


@frozen
class Body:
    """How a victim bears damage.

    ``bears``: the wounds of this attack that he bears, the next one takes him out. ``shaken``: he
    was before. ``vehicle``: it is never Shaken, but may go out of control.
    """

    bears: int = 0
    shaken: bool = False
    vehicle: bool = False

    def wounds(self, reached: int) -> int:
        """The wounds of damage that reached the need and so many raises on it (0: not even it)."""
        raises = max(reached - 1, 0)
        return max(raises, 1) if self.shaken and reached else raises

    def rank(self, reached: int, wounds: int) -> int:
        """The rank of the state that wounds leave him in."""
        if wounds > self.bears:
            return OUT
        if wounds:
            return SHAKEN + wounds
        return SHAKEN if reached and not self.vehicle else NO_EFFECT


@frozen
class Strike:
    """What befalls one victim under the template: he evades or is hurt, and may soak wounds."""

    damage: DamageRoll
    body: Body
    evasion: TraitRoll | None = None
    soak: Soak | None = None

    def __call__(self) -> Generator[TraitRoll | DamageRoll, int, Suffered]:
        if self.evasion is not None and (yield self.evasion):
            return Suffered(NO_EFFECT)
        reached = yield self.damage
        wounds = min(self.body.wounds(reached), MOST_WOUNDS)
        control = self.body.vehicle and reached > 0
        if wounds and self.soak is not None:
            wounds -= yield self.soak.roll(wounds)
            if not wounds:
                return Suffered(NO_EFFECT, control)
        return Suffered(self.body.rank(reached, wounds), control)


@frozen
class Break(OneThrow[int, Suffered]):
    """What befalls an object under the template: it holds or it breaks."""

    damage: BreakRoll

    def throw(self) -> BreakRoll:
        return self.damage

    def say(self, broken: int) -> Suffered:
        return Suffered(OUT if broken else NO_EFFECT)


def steps_of(first: int, count: int) -> tuple[int, ...]:
    """A number to reach and the raises on it, ``count`` of them in all."""
    return tuple(range(first, first + RAISE * count, RAISE))
