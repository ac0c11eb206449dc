"""The course of an attack in Hell Dorado (seeds 000 and 002, dossier §10).

Explosion, enveloping and piercing blast (souffles englobant et percutant) are one program, with a
fresh pool for each figure or one pool that shrinks. The ordinary attack is a single step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.resolution import Account, Marks
from rules.steps import Step
from rules.systems.hell_dorado.steps import Afflict, Aim, Attack, Melee, Nearest, Strike
from rules.throws import Successes

ATTACK = "attack"
FRESH_DICE = 5

REST, SPILL, MELEE, STRIKE, AIM = range(5)
"""Stages of an attack. With the figures still to come they make the rank, which falls with every
step. At rest nobody is in hand: who is next is drawn where some stand at one distance, else it is
the end; one stage is enough for both, since the figures waiting tell them apart."""


MISSED, HIT, ROLL = range(3)
"""Where an attack roll by itself stands."""


def damage_of(figure: int) -> Account:
    """The account of the damage of a figure."""
    return "damage", figure


def state_of(figure: int) -> Account:
    """The account of the weapon's state inflicted on a figure."""
    return "state", figure


class Fighter(NamedTuple):
    """What the rules read of a figure.

    ``protection``: all that is taken from the sum of damage. ``outside``: the places of his
    adversaries in melee who stand outside the area.
    """

    protection: int
    immune: bool = False
    outside: tuple[int, ...] = ()


class Scene(NamedTuple):
    """Where an area attack stands.

    ``group``: groups of equal distance still to come. ``tied``: who is left of the present one.
    ``struck``: the fighter in hand. ``spilled``: the adversary affected through him. ``pool``: the
    dice still in the air. ``affected``: outsiders who were, where that still matters.
    """

    stage: int
    group: int
    tied: tuple[int, ...] = ()
    struck: int = -1
    spilled: int = -1
    pool: int = FRESH_DICE
    affected: frozenset[int] = frozenset()


class AreaAttack(NamedTuple):
    """An explosion or a blast over the figures under its template.

    ``order``: places of those under it, in groups of equal distance. ``aim``: the attack roll of an
    explosion. ``shared``: the one pool of a piercing blast, None where each figure has his own 5d6.
    ``difficulty`` and ``power`` are None where a state stands in their place.
    """

    fighters: tuple[Fighter, ...]
    order: tuple[tuple[int, ...], ...]
    aim: Aim | None = None
    shared: int | None = None
    difficulty: int | None = None
    power: int | None = None
    once: bool = False

    def begin(self) -> Scene:
        pool = FRESH_DICE if self.shared is None else self.shared
        if self.aim is not None:
            return Scene(AIM, len(self.order), pool=pool)
        return self.begin_with(pool)

    def begin_with(self, pool: int) -> Scene:
        """The first figure, with so many dice, nothing being thrown before; without any, nobody."""
        return self._go_on(len(self.order), (), pool, frozenset())

    def rank(self, state: Scene) -> int:
        return 5 * (len(self.fighters) * state.group + len(state.tied)) + state.stage

    def next(self, state: Scene) -> Step | None:
        if state.stage == STRIKE:
            return self._strike(state.struck, state.pool)
        if state.stage == SPILL:
            return self._strike(state.spilled, state.pool)
        if state.stage == MELEE:
            return Melee(len(self.eligible(state)))
        if state.stage == AIM:
            return self.aim
        return Nearest(len(state.tied)) if state.tied else None

    def follow(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        stage, group, tied, struck, spilled, pool, affected = state
        if stage == STRIKE:
            spent, damage = said
            pool, marks = pool - spent, self._marks(struck, damage)
            if pool and self.fighters[struck].outside and self._outside(struck, affected):
                return Scene(MELEE, group, tied, struck, -1, pool, affected), marks
            return self._go_on(group, tied, pool, affected), marks
        if stage == SPILL:
            spent, damage = said
            affected = affected | {spilled} if self.once else affected
            marks = self._marks(spilled, damage)
            return self._go_on(group, tied, pool - spent, affected), marks
        if stage == REST:
            return self._struck(state, said), ()
        if stage == MELEE and said is not None:
            spilled = self._outside(struck, affected)[int(said)]
            return Scene(SPILL, group, tied, struck, spilled, pool, affected), ()
        if stage == AIM and not said:
            return Scene(REST, 0, pool=pool), ()
        return self._go_on(group, tied, pool, affected), ((ATTACK, 1),) if stage == AIM else ()

    def eligible(self, state: Scene) -> tuple[int, ...]:
        """The adversaries of the fighter in hand who may be affected through him."""
        return self._outside(state.struck, state.affected)

    def _outside(self, struck: int, affected: frozenset[int]) -> tuple[int, ...]:
        outside = self.fighters[struck].outside
        return tuple(p for p in outside if p not in affected) if affected else outside

    def _strike(self, figure: int, pool: int) -> Step:
        if self.difficulty is None:
            return Afflict()
        fighter, dice = self.fighters[figure], Successes(pool, self.difficulty)
        return Strike(dice, self.power_on(fighter), fighter.protection, self.shared is not None)

    def power_on(self, fighter: Fighter) -> int:
        """What each hit does to a fighter."""
        return 0 if fighter.immune else self.power or 0

    def _marks(self, figure: int, damage: int) -> Marks:
        if self.difficulty is not None:
            return ((damage_of(figure), damage),)
        return () if self.fighters[figure].immune else ((state_of(figure), 1),)

    def _go_on(
        self, group: int, tied: tuple[int, ...], pool: int, affected: frozenset[int]
    ) -> Scene:
        """The next figure, the choice among those at one distance, or the end."""
        if not tied and group:
            group -= 1
            tied = self.order[-1 - group]
        if not tied or not pool:
            return Scene(REST, 0, (), -1, -1, pool)
        if affected:
            affected &= self._matters(group, tied)
        if tied[1:]:
            return Scene(REST, group, tied, -1, -1, pool, affected)
        return Scene(STRIKE, group, (), tied[0], -1, pool, affected)

    def _struck(self, state: Scene, place: int) -> Scene:
        """The fighter drawn among those at one distance is struck."""
        tied = state.tied[:place] + state.tied[place + 1 :]
        return state._replace(stage=STRIKE, tied=tied, struck=state.tied[place])

    def _matters(self, group: int, tied: tuple[int, ...]) -> frozenset[int]:
        later = self.order[len(self.order) - group :]
        waiting = [*tied, *(place for tie in later for place in tie)]
        return frozenset(out for place in waiting for out in self.fighters[place].outside)


@dataclass(frozen=True)
class AttackRoll:
    """The attack roll of an explosion by itself."""

    aim: Aim

    def begin(self) -> int:
        return ROLL

    def rank(self, state: int) -> int:
        return state

    def next(self, state: int) -> Step | None:
        return self.aim if state == ROLL else None

    def follow(self, state: int, said: object) -> tuple[int, Marks]:
        return (HIT, ((ATTACK, 1),)) if said else (MISSED, ())


@dataclass(frozen=True)
class OrdinaryAttack:
    """One shot or one attack in melee; ``struck``: the places of those it may strike."""

    attack: Attack | None
    struck: tuple[int, ...]

    def begin(self) -> int:
        return 1 if self.attack else 0

    def rank(self, state: int) -> int:
        return state

    def next(self, state: int) -> Step | None:
        return self.attack if state else None

    def follow(self, state: int, said: object) -> tuple[int, Marks]:
        match said:
            case int(place), int(hits), int(damage):
                return 0, ((ATTACK, int(hits > 0)), (damage_of(self.struck[place]), damage))
            case _:
                return 0, ()
