"""A part of one attack in a row: whom it may reach, and its course against those who are left."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from rules.resolution import Account, Marks
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.melee import Melees
from rules.systems.hell_dorado.program import (
    AIM,
    ATTACK,
    FRESH_DICE,
    HIT,
    AreaAttack,
    AttackRoll,
    OrdinaryAttack,
    Scene,
    damage_of,
    state_of,
)
from rules.systems.hell_dorado.steps import damage
from rules.touch import SAME_DISTANCE

Cut = Literal["whole", "roll", "rest"]
"""A whole attack, its attack roll, or what follows that for some of its figures."""


def inflicted_on(figure: int, state: str) -> Account:
    """The account of one of several states inflicted on a figure of a row."""
    return "state", figure, state


@dataclass(frozen=True)
class Turn:
    """A part of an attack against those who are left; ``case``: the attack where they stand.

    ``places``: in the row, of each target of the attack. ``is_read``: so is its attack roll.
    ``turns``: which targets would be struck before which, ``whole``: who would face whom, if
    nobody were out.
    """

    case: HellDoradoCase
    program: AreaAttack | OrdinaryAttack | AttackRoll
    places: tuple[int, ...]
    is_read: bool
    turns: Mapping[int, int]
    whole: Melees

    def begin(self, kept: Hashable) -> Scene | int:
        if isinstance(self.program, AreaAttack) and isinstance(kept, int):
            return self.program.begin_with(kept)
        return self.program.begin()

    def keep(self, state: Scene | int) -> int | None:
        """The dice for the next; none after a roll that missed."""
        if isinstance(state, Scene):
            return state.pool
        return FRESH_DICE * (state == HIT) if isinstance(self.program, AttackRoll) else None

    def marks(self, marks: Marks) -> Marks:
        told = ((self.accounts.get(account), amount) for account, amount in marks)
        return tuple((account, amount) for account, amount in told if account is not None)

    def harm(self, marks: Marks) -> list[tuple[int, int]]:
        return [(self._hurt[account], amount) for account, amount in marks if account in self._hurt]

    def missed(self, state: Scene | int, out: frozenset[int]) -> frozenset[int]:
        """Those whose turn is still to come, and adversaries of those who are struck till then."""
        if not isinstance(state, Scene) or not isinstance(self.program, AreaAttack):
            return out
        if state.stage == AIM:
            return out
        later = self.program.order[len(self.program.order) - state.group :]
        hand = state.tied if state.struck < 0 else (state.struck, *state.tied)
        ahead = [*hand, *(at for tied in later for at in tied)]
        now = min((self.turns.get(at, 0) for at in ahead), default=0)
        faced = {other for at in ahead for other in self.whole.outside(at)}
        known = ((self.places.index(figure), figure) for figure in out)
        return frozenset(
            figure for at, figure in known if self.turns.get(at, -1) >= now or at in faced
        )

    @cached_property
    def _hurt(self) -> dict[Account, int]:
        """The figure behind each account of damage."""
        return {damage_of(at): place for at, place in enumerate(self.places)}

    @cached_property
    def accounts(self) -> dict[Account, Account]:
        """The accounts of the row by those of the attack."""
        found: dict[Account, Account] = {ATTACK: ATTACK} if self.is_read else {}
        state = self.case.engagement.weapon.state
        for at, place in enumerate(self.places):
            found[damage_of(at)] = damage_of(place)
            if state is not None:
                found[state_of(at)] = inflicted_on(place, state)
        return found


@dataclass(frozen=True)
class Part:
    """What one attack of a row does to ``reached``, by their places among its targets.

    ``facts``: all that the attack reads, which tells it from others. ``places``: in the row, of
    each of its targets. ``is_read``: it is told last, so its roll is read. ``out``: who was out as
    the attack began, where this is what remains of one; else None.
    """

    attack: int
    cut: Cut
    reached: frozenset[int]
    facts: str
    places: tuple[int, ...]
    is_read: bool
    case: HellDoradoCase = field(compare=False)
    out: frozenset[int] | None = None

    def turn(self, out: Set[int]) -> Turn:
        """The part without those who are out."""
        gone = frozenset(at for at, place in enumerate(self.places) if place in out)
        case = self.case.without(gone)
        program = self._program(case.program)
        return Turn(case, program, self.places, self.is_read, self._turns, self.case.melees)

    @cached_property
    def _turns(self) -> dict[int, int]:
        """When each target would be struck, if nobody were out."""
        return {at: turn for turn, struck in enumerate(near(self.case)) for at in struck}

    def _program(
        self, program: AreaAttack | OrdinaryAttack
    ) -> AreaAttack | OrdinaryAttack | AttackRoll:
        if not isinstance(program, AreaAttack) or self.cut == "whole":
            return program
        if self.cut == "roll" and program.aim is not None:
            return AttackRoll(program.aim)
        here = (tuple(at for at in tied if at in self.reached) for tied in program.order)
        return program._replace(aim=None, order=tuple(tied for tied in here if tied))

    @property
    def most(self) -> dict[int, int]:
        """The most damage to each whom it may reach."""
        return {self.places[at]: self._most(at) for at in self.reached}

    @property
    def again(self) -> frozenset[int]:
        """Whom it may reach more than once: through several melees."""
        return frozenset(self.places[at] for at in self.reached if self._times(at) > 1)

    def _most(self, at: int) -> int:
        program = self.case.program
        if isinstance(program, AreaAttack):
            fighter, dice = program.fighters[at], program.shared
            hits = FRESH_DICE if dice is None else dice
            power = program.power_on(fighter)
            return self._times(at) * damage(hits, power, fighter.protection)
        if program.attack is None:
            return 0
        return max(program.attack.table)

    def _times(self, at: int) -> int:
        """How often a figure may be reached."""
        program, melees = self.case.program, self.case.melees
        if not isinstance(program, AreaAttack):
            return 1
        through = sum(at in melees.outside(other) for other in melees.inside)
        return max(at in melees.inside, min(through, 1) if program.once else through)


def near(case: HellDoradoCase) -> list[tuple[int, ...]]:
    """Those struck in turn; who would be at one distance if others were out are together."""
    found: list[tuple[int, ...]] = []
    for tied in case.order:
        if found and case.engagement.weapon.chained and _is_near(case, found[-1], tied):
            found[-1] += tied
        else:
            found.append(tied)
    return found


def _is_near(case: HellDoradoCase, before: Sequence[int], after: Sequence[int]) -> bool:
    stands = case.field.stands
    far = [stands[at].distance for at in before], [stands[at].distance for at in after]
    near, further = ([one for one in some if one is not None] for some in far)
    return bool(near and further) and min(further) - max(near) <= SAME_DISTANCE
