"""An engagement of Hell Dorado, made into a course and read into a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from fractions import Fraction
from functools import cached_property

from rules.case import Caption, Why
from rules.counted import Counted
from rules.law import Law, at_least
from rules.readings import STATE_LIMIT, Measure, ends, joint, marginals
from rules.resolution import Account, Course
from rules.result import Assumption, FigureResult, Json, Result
from rules.story import Chapter, Thrown
from rules.systems.hell_dorado import notation, reasons, words
from rules.systems.hell_dorado.alone import counted
from rules.systems.hell_dorado.field import Field, doubts
from rules.systems.hell_dorado.melee import Melees, tie_groups
from rules.systems.hell_dorado.models import RANGED, HellDoradoEngagement, Target
from rules.systems.hell_dorado.program import (
    ATTACK,
    AreaAttack,
    OrdinaryAttack,
    Scene,
    damage_of,
    state_of,
)
from rules.systems.hell_dorado.reckoning import Reckoning
from rules.text import Text


class HellDoradoCase:
    """One attack of Hell Dorado; the engagement must be without problems.

    ``absent``: places of those who are not there. ``field``: that of the engagement, if known.
    """

    def __init__(
        self,
        engagement: HellDoradoEngagement,
        absent: Set[int] = frozenset(),
        field: Field | None = None,
    ) -> None:
        self.engagement = engagement
        self.absent = absent
        self.field = Field.of(engagement) if field is None else field
        self.melees = Melees.of(self.field).without(absent)
        self.reckoning = Reckoning(engagement)
        ordinary = engagement.weapon.is_ordinary
        self.program: AreaAttack | OrdinaryAttack = self._ordinary() if ordinary else self._area()

    def without(self, absent: Set[int]) -> HellDoradoCase:
        """The same attack where some are not there any more."""
        return HellDoradoCase(self.engagement, absent, self.field)

    @property
    def targets(self) -> Sequence[Target]:
        """The entries of the engagement as they stand."""
        return self.engagement.targets

    @property
    def computed(self) -> AreaAttack | OrdinaryAttack:
        """One attack is computed as it is told."""
        return self.program

    def _area(self) -> AreaAttack:
        fighters = tuple(
            self.reckoning.fighter(target, self.melees.outside(place))
            for place, target in enumerate(self.engagement.targets)
        )
        return self.reckoning.area._replace(fighters=fighters, order=self.order)

    @cached_property
    def order(self) -> tuple[tuple[int, ...], ...]:
        """Places of the figures under the template, in groups that are struck in turn."""
        if self.engagement.weapon.chained:
            return tie_groups(self.field, self.melees.inside)
        return tuple((place,) for place in self.melees.inside)

    def _ordinary(self) -> OrdinaryAttack:
        """The first target is the one aimed at; a shot into his melee may strike another."""
        targets, weapon = self.engagement.targets, self.engagement.weapon
        if not targets or 0 in self.absent or weapon.damage_table is None:
            return OrdinaryAttack(None, ())
        struck = (0, *self.melees.engaged[0]) if weapon.kind == "shot" else (0,)
        return OrdinaryAttack(self.reckoning.attack([targets[place] for place in struck]), struck)

    def protection(self, place: int) -> int:
        """All that is taken from the damage of a figure."""
        return self.reckoning.protection(self.engagement.targets[place])

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the attack, read from a course of its program."""
        places = range(len(self.engagement.targets))
        accounts: list[Account] = [ATTACK]
        for place in places:
            accounts += [damage_of(place), state_of(place)]
        laws = marginals(course, accounts)
        total, out = lost_together(course, self.targets, limit)
        return Result(
            system=self.engagement.system,
            weapon=notation.write(self.engagement.weapon),
            figures=tuple(self._figure(place, laws) for place in places),
            total_loss=total,
            out_count=out,
            attack=self.attack(laws[ATTACK]),
            assumptions=tuple(self.assumptions()),
            warnings=tuple(self._warnings(bounded=total is not None and out is not None)),
            besides={"dice_left": ends(course, _pool_of)} if self.engagement.weapon.chained else {},
            has_damage=self.engagement.weapon.state is None,
            bystanders=self.field.bystanders,
        )

    def counted(self) -> list[Counted]:
        """Every figure's damage, up to the points he has left."""
        return [counted(place, target) for place, target in enumerate(self.engagement.targets)]

    def attack(self, law: Law[int]) -> dict[str, Fraction] | None:
        """The law of the attack roll, from that of its account; a blast has none."""
        if self.engagement.weapon.is_blast:
            return None
        return {"hit": law[1], "miss": law[0]}

    def _figure(self, place: int, laws: dict[Account, Law[int]]) -> FigureResult:
        target, damage = self.engagement.targets[place], laws[damage_of(place)]
        points, state = target.hit_points, self.engagement.weapon.state
        states = {"out": at_least(damage, points)}
        if state is not None:
            states[state] = at_least(laws[state_of(place)], 1)
        return FigureResult(
            name=target.name,
            damage=damage,
            loss=damage.map(lambda value: min(value, points)),
            points=points,
            states=states,
            id=target.id,
            side=self.field.stands[place].side,
            order=self.place_in_order(place),
            through=self.through(place),
        )

    def place_in_order(self, place: int) -> int | None:
        """Where a figure stands in the order of approach; None where there is none."""
        before = 1
        for group in self.order if self.engagement.weapon.chained else ():
            if place in group:
                return before
            before += len(group)
        return None

    def through(self, place: int) -> tuple[str, ...]:
        """Through whose melee alone a figure may be reached."""
        targets = self.engagement.targets
        by = [p for p in self.melees.inside if place in self.melees.outside(p)]
        return tuple(targets[p].name for p in by)

    def assumptions(self) -> list[Assumption]:
        """What the sources leave open and this attack reads."""
        weapon, how, rules = (
            self.engagement.weapon,
            self.engagement.circumstances,
            self.engagement.rules,
        )
        taken: list[Assumption] = []
        if weapon.kind in RANGED and how.range == "long" and how.difficulty is None:
            taken.append(Assumption("long_range_difficulty", rules.long_range_difficulty))
        if not weapon.is_ordinary and any(map(self.melees.outside, self.melees.inside)):
            taken.append(Assumption("outsider_hit", rules.outsider_hit))
            taken.append(Assumption("spill_among_outsiders", "uniform"))
        if not weapon.is_ordinary and self.engagement.table is not None:
            taken.append(Assumption("tangent", True))
            taken.append(Assumption("base_stands_for_model", True))
        return taken

    def _warnings(self, *, bounded: bool) -> Iterator[Json]:
        yield from doubts(self.engagement)
        if not bounded:
            yield {"id": "too_many_states"}

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw."""
        return words.caption(self, thrown)

    def gained(self, thrown: Thrown) -> Text | None:
        """What the dice of a throw have given so far."""
        return words.gained(thrown)

    def account(self, chapter: Chapter) -> Text | None:
        """What a step came to, the sum written out."""
        return words.account(self, chapter)

    def reading(self) -> Text:
        """What was understood of the attack."""
        return words.reading(self)

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why a figure loses ``floor`` points or more (or exactly), as seen from a course."""
        return reasons.why(self, course, figure, floor, exactly=exactly)

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Which combinations make a total of ``floor`` or more (or exactly); None if too many."""
        return reasons.why_total(self, course, floor, exactly=exactly)


def lost_together(
    course: Course, targets: Sequence[Target], limit: int | None
) -> tuple[Law[int] | None, Law[int] | None]:
    """The laws of all that figures lose and of the number out; None beyond the bound."""
    caps = {damage_of(place): target.hit_points for place, target in enumerate(targets)}
    loss = Measure(caps, lambda _, value: value)
    out = Measure(caps, lambda account, value: int(value >= caps[account]))
    return joint(course, loss, limit), joint(course, out, limit)


def _pool_of(state: object) -> int:
    assert isinstance(state, Scene)
    return state.pool
