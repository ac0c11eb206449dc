"""Attacks in a row, as they are told and as they are computed soonest.

Told, each attack is one part. Computed, it is cut: first the attack roll of each explosion, then
those who hang on one another (melees, equal distances) with all the attacks on them. Dice still in
the air and rolls that hit are carried from part to part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from math import prod
from typing import Any

from rules.succession import Moment, Points, Succession
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.parts import Cut, Part, Turn, near
from rules.systems.hell_dorado.program import AIM, REST, AreaAttack, OrdinaryAttack, Scene

Group = frozenset[int]
"""Figures who hang on one another, by their places in the row."""


@dataclass(frozen=True)
class Coming:
    """What is still to come of an attack: ``groups``, in the order in which they are struck.

    ``rolls``: an attack roll comes first. ``out``: who was out as the attack began, if it has.
    """

    attack: int
    case: HellDoradoCase
    places: tuple[int, ...]
    groups: tuple[Group, ...]
    rolls: bool
    is_read: bool
    out: frozenset[int] | None = None

    @cached_property
    def facts(self) -> str:
        """All that the attack reads."""
        return self.case.engagement.model_dump_json(exclude_unset=True)

    @property
    def whole(self) -> Part:
        """All of it."""
        return self._part("whole", self.reached)

    @property
    def roll(self) -> Part:
        """Its attack roll."""
        return self._part("roll", frozenset())

    def on(self, figures: Group) -> Part:
        """What follows its roll, on some figures."""
        return self._part("rest", self.reached & figures)

    @property
    def reached(self) -> Group:
        """Whom it may reach."""
        return frozenset(figure for group in self.groups for figure in group)

    def _part(self, cut: Cut, figures: Group) -> Part:
        reached = frozenset(at for at, place in enumerate(self.places) if place in figures)
        return Part(
            self.attack, cut, reached, self.facts, self.places, self.is_read, self.case, self.out
        )


class Schedule:
    """The attacks of a row in the order in which they are told, or computed."""

    def __init__(self, cases: Sequence[HellDoradoCase], names: Sequence[str]) -> None:
        last = len(cases) - 1
        self._attacks = [
            _coming(attack, case, names, is_read=attack == last)
            for attack, case in enumerate(cases)
        ]
        self._dice = tuple(case.reckoning.shared_dice for case in cases)

    def told(self, points: tuple[int, ...]) -> Succession[Turn]:
        """Attack by attack."""
        parts = tuple(attack.whole for attack in self._attacks)
        return Succession(parts, points, self._dice, self.rest)

    def computed(self, points: tuple[int, ...]) -> Succession[Turn]:
        """Figure by figure, where that is the same law in fewer states; else as it is told."""
        cut = self.cut(points) if _pays(self._attacks, points) else None
        return cut or self.told(points)

    def cut(self, points: tuple[int, ...]) -> Succession[Turn] | None:
        """Figure by figure as far as they don't hang on one another; None where it can't be."""
        legs = _cut(self._attacks)
        return Succession(legs, points, self._dice) if legs else None

    def rest(self, program: Succession[Any], state: Moment) -> tuple[Succession[Any], Moment]:
        """What follows a state of what is told, as it is computed soonest."""
        if state.leg == len(program.legs) or not _pays(self._ahead(program, state), state.points):
            return program, state
        return self.cut_rest(program, state) or (program, state)

    def cut_rest(
        self, program: Succession[Any], state: Moment
    ) -> tuple[Succession[Turn], Moment] | None:
        """What follows a state of what is told, figure by figure; None where it can't be."""
        begun, *later = self._ahead(program, state)
        legs = _cut([begun, *later], in_hand=not begun.rolls)
        if not legs:
            return None
        rest = Succession[Turn](legs, state.points, state.kept)
        return rest, state._replace(leg=0, inner=_inner(begun, legs[0], state.inner))

    def _ahead(self, program: Succession[Any], state: Moment) -> list[Coming]:
        """What is to come of each attack from the one in hand on."""
        attack, *later = self._attacks[state.leg :]
        return [_begun(attack, program.turn(state).case, state), *later]


def _begun(attack: Coming, case: HellDoradoCase, state: Moment) -> Coming:
    """What is still to come of an attack that has begun: first of all, of those in hand."""
    scene, places = state.inner, attack.places
    if not isinstance(scene, Scene) or scene.stage == AIM:
        groups = tuple(_groups(case, places))
    else:
        struck = () if scene.stage == REST else (scene.struck,)
        hand = _with_outsiders(case, places, (*struck, *scene.tied))
        affected = frozenset(places[at] for at in scene.affected)
        waiting = case.order[len(case.order) - scene.group :]
        groups = hand | affected, *(_with_outsiders(case, places, tied) for tied in waiting)
    rolls = isinstance(scene, Scene) and scene.stage == AIM
    return replace(attack, groups=groups, rolls=rolls, out=state.out)


def _inner(begun: Coming, part: Part, scene: Scene | int) -> Scene | int:
    """The state of an attack that has begun, where it is cut."""
    if begun.rolls or not isinstance(scene, Scene):
        return part.turn(frozenset()).program.begin()
    here = frozenset(part.most)
    return scene._replace(group=sum(group <= here for group in begun.groups[1:]))


def _coming(attack: int, case: HellDoradoCase, names: Sequence[str], *, is_read: bool) -> Coming:
    places = tuple(names.index(target.name) for target in case.targets)
    program = case.program
    rolls = isinstance(program, AreaAttack) and program.aim is not None
    return Coming(attack, case, places, tuple(_groups(case, places)), rolls, is_read)


def _groups(case: HellDoradoCase, places: Sequence[int]) -> Iterator[Group]:
    """Whom an attack may reach, those who hang on one another together."""
    if isinstance(case.program, OrdinaryAttack):
        yield frozenset(places[at] for at in case.program.struck)
        return
    for tied in near(case):
        yield _with_outsiders(case, places, tied)


def _with_outsiders(case: HellDoradoCase, places: Sequence[int], struck: Sequence[int]) -> Group:
    reached = frozenset(struck).union(*map(case.melees.outside, struck))
    return frozenset(places[at] for at in reached)


def _cut(comings: Sequence[Coming], *, in_hand: bool = False) -> tuple[Part, ...]:
    """The parts of attacks, empty where they can't be cut.

    ``in_hand``: those whom the first has in hand are at once to be struck.
    """
    ordered = _ordered(comings)
    if len(ordered) < 2:
        return ()
    rolls = [coming.roll for coming in comings if coming.rolls]
    rest = [coming.on(figures) for figures in ordered for coming in comings]
    if in_hand:
        first = next(
            part
            for part in rest
            if part.attack == comings[0].attack and comings[0].groups[0] <= part.most.keys()
        )
        return (first, *rolls, *(part for part in rest if part.reached and part is not first))
    return (*rolls, *(part for part in rest if part.reached))


def _pays(comings: Sequence[Coming], points: Points) -> bool:
    """Whether less is carried from figure to figure than from attack to attack, at a guess.

    From figure to figure: rolls, and dice in the air; from attack to attack: points left.
    """
    ordered = _ordered(comings)
    if not ordered:
        return False
    lefts = {figure: _lefts(figure, left, comings) for figure, left in enumerate(points)}
    here = max(prod(lefts[figure] for figure in group) for group in ordered)
    return here * prod(_carried(coming, ordered) for coming in comings) < prod(lefts.values())


def _lefts(figure: int, left: int | None, comings: Sequence[Coming]) -> int:
    """How many counts of points left there may be of a figure between attacks."""
    most = [coming.whole.most[figure] for coming in comings if figure in coming.reached]
    if left is None or sum(most[:-1]) < left:
        return 1
    return 2 if len(most) == 2 else left + 1


def _carried(coming: Coming, ordered: Sequence[Group]) -> int:
    """How many states of an attack there may be between its parts."""
    if sum(not coming.reached.isdisjoint(group) for group in ordered) < 2:
        return 1
    dice = coming.case.reckoning.shared_dice
    return 1 + coming.rolls if dice is None else dice + 1


def _ordered(comings: Sequence[Coming]) -> list[Group]:
    """Figures who hang on one another, in an order that suits every shared pool of dice.

    Empty where there is none.
    """
    found: list[Group] = []
    for coming in comings:
        for group in coming.groups:
            found = list(_joined(found, group))
    sorter = TopologicalSorter[Group](dict.fromkeys(found, ()))
    for coming in comings:
        if coming.case.engagement.weapon.chained:
            turns = [next(one for one in found if group <= one) for group in coming.groups]
            for one, other in pairwise(turns):
                if one != other:
                    sorter.add(other, one)
    try:
        return list(sorter.static_order())
    except CycleError:
        return []


def _joined(groups: Iterable[Group], more: Group) -> Iterator[Group]:
    """Groups and one more; those that share a figure with it are one."""
    for group in groups:
        if group & more:
            more |= group
        else:
            yield group
    yield more
