"""An area attack of Savage Worlds, made into a course and read into a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rules.case import Caption, Why
from rules.counted import Counted
from rules.landing import Landing
from rules.law import Law, at_least
from rules.readings import STATE_LIMIT, Measure, joint, marginals
from rules.resolution import Account, Course
from rules.result import Bystander, FigureResult, Json, OpenLaw, Result
from rules.story import Chapter, Thrown
from rules.systems.savage_worlds import notation, reasons, words
from rules.systems.savage_worlds.alone import counted
from rules.systems.savage_worlds.assumptions import assumptions
from rules.systems.savage_worlds.damage import damage_rolls
from rules.systems.savage_worlds.dice import damage_of
from rules.systems.savage_worlds.field import Field, blind, unplaced
from rules.systems.savage_worlds.ground import ground_of
from rules.systems.savage_worlds.groups import expanded
from rules.systems.savage_worlds.ladder import (
    chart,
    glance,
    state_name,
    states_of,
)
from rules.systems.savage_worlds.models import SavageWorldsEngagement, Target
from rules.systems.savage_worlds.program import (
    ATTACK,
    GRADES,
    HOURS,
    LANDED,
    Barrage,
    control_of,
    state_of,
)
from rules.systems.savage_worlds.ranges import attack_of, multiple
from rules.systems.savage_worlds.reckoning import RAISE_DIE, Reckoning
from rules.systems.savage_worlds.sides import Sides
from rules.systems.savage_worlds.steps import OUT
from rules.systems.savage_worlds.under import Under
from rules.table import Figure
from rules.text import Text

Laws = dict[Account, Law[int]]


class SavageWorldsCase:
    """One area attack; the engagement must be without problems."""

    def __init__(self, engagement: SavageWorldsEngagement) -> None:
        self.engagement = engagement
        self.targets = expanded(engagement.targets)
        self.reckoned = [
            Reckoning(engagement.weapon, engagement.rules, target) for target in self.targets
        ]
        self.field = Field.of(engagement)
        self.sides = Sides.of(*self._known())
        drift = self.field.drift if self.field else None
        ground = ground_of(self.reckoned, self.field)
        self.program = Barrage(attack_of(engagement), ground, drift.deviate if drift else None)

    @property
    def multiple(self) -> int:
        """What range makes of the dice of a deviation."""
        return multiple(self.engagement)

    def damage_text(self, *, raised: bool = False) -> str:
        """The damage dice as they are thrown."""
        dice, flat = damage_of(self.engagement.weapon.damage)
        return words.dice_text((*dice, RAISE_DIE) if raised else dice, flat)

    @property
    def computed(self) -> Barrage:
        """The attack is computed as it is told."""
        return self.program

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the attack, read from a course of its program."""
        laws = marginals(course, self._accounts())
        under = Under.of(self.field, laws[ATTACK], laws[LANDED])
        out = self._out_count(course, limit)
        return Result(
            system=self.engagement.system,
            weapon=notation.write(self.engagement.weapon),
            figures=tuple(self._figures(laws, under)),
            total_loss=None,
            out_count=out,
            attack={name: laws[ATTACK][grade] for grade, name in enumerate(GRADES)},
            assumptions=tuple(assumptions(self.engagement, self.program.ground, self.reckoned)),
            warnings=tuple(self._warnings(bounded=out is not None)),
            has_damage=False,
            bystanders=tuple(self._bystanders(under)),
            has_loss=False,
            landings=tuple(self._landings(laws[LANDED])),
            danger=under.danger(self.sides, self._spared()),
        )

    def counted(self) -> list[Counted]:
        """Every figure's worst state, as steps of his own ladder."""
        return [counted(place, target) for place, target in enumerate(self.targets)]

    def _accounts(self) -> Iterator[Account]:
        yield from (ATTACK, LANDED)
        for place in range(len(self.targets)):
            yield from (state_of(place), control_of(place))

    def _out_count(self, course: Course, limit: int | None) -> Law[int] | None:
        worst = {state_of(place): OUT for place in range(len(self.targets))}
        return joint(course, Measure(worst, lambda _, rank: int(rank >= OUT)), limit)

    def _figures(self, laws: Laws, under: Under) -> Iterator[FigureResult]:
        rolls = damage_rolls(damage_of(self.engagement.weapon.damage), self.targets)
        for place, target in enumerate(self.targets):
            states = states_of(target, laws[state_of(place)])
            if target.kind == "vehicle":
                states["out_of_control"] = at_least(laws[control_of(place)], 1)
            yield self._figure(target, laws[state_of(place)], states, rolls[place], under)

    def _figure(
        self,
        target: Target,
        law: Law[int],
        states: dict[str, Fraction],
        rolls: dict[str, OpenLaw],
        under: Under,
    ) -> FigureResult:
        return FigureResult(
            name=target.name,
            damage=None,
            loss=None,
            points=0,
            states=states,
            id=target.id,
            side=self.sides.known[target.name],
            out=state_name(target, OUT),
            ladder=chart(target, law),
            chances={"under": under.target(target.name)},
            rolls=rolls,
            glance=glance(target, law),
        )

    def _known(self) -> tuple[Sequence[Figure], list[Target], str | None]:
        """The figures on the table, the targets, and the attacker's name."""
        table = self.engagement.table
        figures = table.figures if table else ()
        name = table.attacker if table else self.engagement.attacker.name
        return figures, self.targets, name

    def _spared(self) -> set[str]:
        """The attacker of a spray, which starts at his base."""
        table = self.engagement.table
        spray = table is not None and not self.engagement.weapon.is_blast
        return {table.attacker} if table and spray and table.attacker else set()

    def _bystanders(self, under: Under) -> Iterator[Bystander]:
        if self.field is None:
            return
        known = {target.name for target in self.targets} | self._spared()
        for number, figure in enumerate(self.field.figures):
            if figure.name not in known:
                touched = number in self.field.aim.under
                yield Bystander(figure.name, touched, under.target(figure.name))

    def _landings(self, law: Law[int]) -> Iterator[Landing]:
        field = self.field
        if field is None or field.drift is None:
            return
        names = [figure.name for figure in field.figures]
        for place, spots in enumerate(field.landings):
            for hour, spot in enumerate(spots, 1):
                under = tuple(names[number] for number in spot.under)
                told = words.drifted(field.drift.distances[place], hour)
                short = Text("{hour} h", hour=hour)
                yield Landing(*spot.centre, law[place * HOURS + hour], under, told, short)

    def _warnings(self, *, bounded: bool) -> Iterator[Json]:
        if blind(self.engagement):
            yield {"id": "no_line_of_sight"}
        names = [target.name for target in self.targets]
        for name in unplaced(names, self.engagement.table):
            yield {"id": "target_without_figure", "name": name}
        if not bounded:
            yield {"id": "too_many_states"}

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw."""
        return words.caption(self, thrown)

    def gained(self, thrown: Thrown) -> Text | None:
        """What the dice of a throw have given so far."""
        return words.gained(thrown)

    def account(self, chapter: Chapter) -> Text | None:
        """What a step came to."""
        return words.account(self, chapter)

    def reading(self) -> Text:
        """What was understood of the attack."""
        return words.reading(self)

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why a figure comes to this step of his ladder or a worse one (or exactly to it)."""
        return reasons.why(self, course, figure, floor, exactly=exactly)

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Nothing is totalled in this game."""
        return None
