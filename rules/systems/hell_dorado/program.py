"""The course of an attack in Hell Dorado (seeds 000 and 002, dossier §10).

Explosion, enveloping and piercing blast (souffles englobant et percutant) are one program, with a
fresh pool for each figure or one pool that shrinks. The ordinary attack is a single step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rules.resolution import Account, Marks, Step
from rules.systems.hell_dorado.steps import Afflict, Aim, Attack, Melee, Nearest, Strike

ATTACK = "attack"
FRESH_DICE = 5

DONE, CHOOSE, SPILL, MELEE, STRIKE, AIM = 0, 0, 1, 2, 3, 4


def damage_of(figure: int) -> Account:
    """The account of the damage of a figure."""
    return "damage", figure


def state_of(figure: int) -> Account:
    """The account of the weapon's state inflicted on a figure."""
    return "state", figure


@dataclass(frozen=True, slots=True)
class Fighter:
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


@dataclass(frozen=True)
class AreaAttack:
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

    @cached_property
    def _waiting(self) -> tuple[int, ...]:
        """How many figures wait, by groups still to come."""
        counts = [0]
        for group in reversed(self.order):
            counts.append(counts[-1] + len(group))
        return tuple(counts)

    @cached_property
    def _strikes(self) -> tuple[tuple[int, int], ...]:
        """Power and protection of the strike on each figure; nothing hurts the immune."""
        return tuple((0 if f.immune else self.power or 0, f.protection) for f in self.fighters)

    def begin(self) -> Scene:
        pool = FRESH_DICE if self.shared is None else self.shared
        if self.aim is not None:
            return Scene(AIM, len(self.order), pool=pool)
        return self._go_on(Scene(DONE, len(self.order), pool=pool))

    def rank(self, state: Scene) -> int:
        return 5 * (self._waiting[state.group] + len(state.tied)) + state.stage

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

    def follow(self, state: Scene, said: object) -> tuple[Scene, Marks]:
        match state.stage, said:
            case 3, (int(hits), int(damage)):
                after = state._replace(stage=MELEE, pool=self._left(state.pool, hits))
                met = self._fights_on(after)
                return after if met else self._go_on(after), self._marks(state.struck, damage)
            case 1, (int(hits), int(damage)):
                after = state._replace(
                    pool=self._left(state.pool, hits),
                    affected=state.affected | {state.spilled} if self.once else state.affected,
                )
                return self._go_on(after), self._marks(state.spilled, damage)
            case 2, int(place):
                return state._replace(stage=SPILL, spilled=self.eligible(state)[place]), ()
            case 4, True:
                return self._go_on(state), ((ATTACK, 1),)
            case 4, _:
                return Scene(DONE, 0, pool=state.pool), ()
            case 0, int(place):
                return self._struck(state, state.tied[place]), ()
            case _:
                return self._go_on(state), ()

    def eligible(self, state: Scene) -> tuple[int, ...]:
        """The adversaries of the fighter in hand who may be affected through him."""
        outside = self.fighters[state.struck].outside
        return tuple(place for place in outside if place not in state.affected)

    def _strike(self, figure: int, pool: int) -> Step:
        if self.difficulty is None:
            return Afflict()
        return Strike(pool, self.difficulty, *self._strikes[figure])

    def _left(self, pool: int, hits: int) -> int:
        return pool if self.shared is None else pool - hits

    def _fights_on(self, state: Scene) -> bool:
        return state.pool > 0 and bool(self.eligible(state))

    def _marks(self, figure: int, damage: int) -> Marks:
        if self.difficulty is None:
            return () if self.fighters[figure].immune else ((state_of(figure), 1),)
        return ((damage_of(figure), damage),)

    def _go_on(self, state: Scene) -> Scene:
        """The next figure, the choice among those at one distance, or the end."""
        _, group, tied, _, _, pool, affected = state
        if not tied and group:
            group -= 1
            tied = self.order[len(self.order) - 1 - group]
        if not tied or not pool:
            return Scene(DONE, 0, pool=pool)
        affected = affected and affected & self._matters(group, tied)
        scene = Scene(CHOOSE, group, tied, pool=pool, affected=affected)
        return scene if len(tied) > 1 else self._struck(scene, tied[0])

    def _struck(self, state: Scene, figure: int) -> Scene:
        tied = tuple(place for place in state.tied if place != figure)
        return state._replace(stage=STRIKE, tied=tied, struck=figure)

    def _matters(self, group: int, tied: tuple[int, ...]) -> frozenset[int]:
        later = self.order[len(self.order) - group :]
        waiting = [*tied, *(place for tie in later for place in tie)]
        return frozenset(out for place in waiting for out in self.fighters[place].outside)


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
