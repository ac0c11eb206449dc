"""Attacks in a row, as they are told and as they are computed soonest.

Told, each attack is one part. Computed, it is cut: first the attack roll of each explosion, then
those who hang on one another (melees, equal distances) with all the attacks on them. Dice still in
the air and rolls that hit are carried from part to part.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Literal

from rules.resolution import Account, Marks
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.program import (
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

Cut = Literal["whole", "roll", "rest"]
"""A whole attack, its attack roll, or what follows that for some of its figures."""


def inflicted_on(figure: int, state: str) -> Account:
    """The account of one of several states inflicted on a figure of a row."""
    return "state", figure, state


@dataclass(frozen=True)
class Turn:
    """A part of an attack against those who are left; ``case``: the attack where they stand.

    ``places``: in the row, of each target of the attack. ``is_read``: so is its attack roll.
    """

    case: HellDoradoCase
    program: AreaAttack | OrdinaryAttack | AttackRoll
    places: tuple[int, ...]
    is_read: bool

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
    each of its targets. ``is_read``: it is told last, so its roll is read.
    """

    attack: int
    cut: Cut
    reached: frozenset[int]
    facts: str
    places: tuple[int, ...]
    is_read: bool
    case: HellDoradoCase = field(compare=False)

    def turn(self, out: Set[int]) -> Turn:
        """The part without those who are out."""
        gone = {
            at
            for at, place in enumerate(self.places)
            if place in out or (self.cut == "rest" and at not in self.reached)
        }
        case = self.case.without(frozenset(gone))
        return Turn(case, self._program(case), self.places, self.is_read)

    def _program(self, case: HellDoradoCase) -> AreaAttack | OrdinaryAttack | AttackRoll:
        program = case.program
        if not isinstance(program, AreaAttack) or program.aim is None or self.cut == "whole":
            return program
        return AttackRoll(program.aim) if self.cut == "roll" else program._replace(aim=None)

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


def told(cases: Sequence[HellDoradoCase], names: Sequence[str]) -> tuple[Part, ...]:
    """Attack by attack."""
    return tuple(_parts(cases, names, "whole"))


def soonest(cases: Sequence[HellDoradoCase], names: Sequence[str]) -> tuple[Part, ...]:
    """Figure by figure as far as they don't hang on one another, where that is the same law."""
    ordered = _ordered(cases, names)
    if len(ordered) < 2:
        return told(cases, names)
    rolls = [part for part in _parts(cases, names, "roll") if _has_roll(part)]
    rest = [
        part
        for together in ordered
        for part in _parts(cases, names, "rest", together)
        if part.reached
    ]
    return (*rolls, *rest)


def _has_roll(part: Part) -> bool:
    program = part.case.program
    return isinstance(program, AreaAttack) and program.aim is not None


def _parts(
    cases: Sequence[HellDoradoCase],
    names: Sequence[str],
    cut: Cut,
    together: Set[int] | None = None,
) -> Iterator[Part]:
    """A part of each attack, ``together``: on these of the row only."""
    for attack, case in enumerate(cases):
        places = _places(case, names)
        reached = [at for group in _groups(case) for at in group] if cut != "roll" else []
        yield Part(
            attack=attack,
            cut=cut,
            reached=frozenset(at for at in reached if together is None or places[at] in together),
            facts=case.engagement.model_dump_json(exclude_unset=True),
            places=places,
            is_read=attack == len(cases) - 1,
            case=case,
        )


def _places(case: HellDoradoCase, names: Sequence[str]) -> tuple[int, ...]:
    """The place in the row of each target."""
    return tuple(names.index(target.name) for target in case.targets)


def _ordered(cases: Sequence[HellDoradoCase], names: Sequence[str]) -> list[frozenset[int]]:
    """Figures who hang on one another, in an order that suits every shared pool of dice.

    Empty where there is none.
    """
    groups: list[frozenset[int]] = []
    for case in cases:
        places = _places(case, names)
        for group in _groups(case):
            groups = list(_joined(groups, frozenset(places[at] for at in group)))
    sorter = TopologicalSorter[frozenset[int]](dict.fromkeys(groups, ()))
    for case in cases:
        if case.engagement.weapon.chained:
            places = _places(case, names)
            struck = [places[at] for tied in case.order for at in tied]
            turns = [next(group for group in groups if place in group) for place in struck]
            for one, other in pairwise(turns):
                if one != other:
                    sorter.add(other, one)
    try:
        return list(sorter.static_order())
    except CycleError:
        return []


def _joined(groups: Iterable[frozenset[int]], more: frozenset[int]) -> Iterator[frozenset[int]]:
    """Groups and one more; those that share a figure with it are one."""
    for group in groups:
        if group & more:
            more |= group
        else:
            yield group
    yield more


def _groups(case: HellDoradoCase) -> Iterator[Set[int]]:
    """Whom an attack may reach by their places, those who hang on one another together."""
    if isinstance(case.program, OrdinaryAttack):
        yield frozenset(case.program.struck)
        return
    for tied in case.order:
        yield frozenset(tied).union(*map(case.melees.outside, tied))
