"""Where an area attack may aim, and what it is worth there: range, deviation and cover count."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from rules.aim_places import grid, ring
from rules.aiming import Place, Prospect, Worth
from rules.geometry import Disc, gap
from rules.resolution import Program, Resolver
from rules.systems.savage_worlds.case import SavageWorldsCase
from rules.systems.savage_worlds.field import SQUARE, Field, Spot, blind, template_of
from rules.systems.savage_worlds.ground import Lying, lying_at
from rules.systems.savage_worlds.groups import expanded
from rules.systems.savage_worlds.models import SavageWorldsEngagement
from rules.systems.savage_worlds.problems import reach_problems
from rules.systems.savage_worlds.program import HOURS, RAISES, SUCCEEDS
from rules.systems.savage_worlds.ranges import attack_of
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.systems.savage_worlds.sides import Sides
from rules.systems.savage_worlds.steps import NO_EFFECT, OUT, Suffered
from rules.table import Table, attacker_of
from rules.template import Spray, Template, shape

Crowd = tuple[tuple[Lying, ...], bool, bool]
"""Who lies under the template, each behind his cover.

Whether a friend who is no target does too, and whether the attack was a raise.
"""


def prospect(engagement: SavageWorldsEngagement) -> Prospect | None:
    """All that an area attack may aim at; None without a table and an attacker on it."""
    table = engagement.table
    attacker = attacker_of(table) if table else None
    if table is None or attacker is None:
        return None
    look = Look.of(engagement, table)
    step, places = look.places()
    return Prospect(
        template=look.template,
        attacker=SQUARE.base(attacker),
        step=step,
        places=places,
        stakes=(),
        unit="out",
        touched=look.touched,
        program=look.program,
        blind=lambda place: blind(look.laid(place)),
        weigh=look.weigh,
    )


def worth(engagement: SavageWorldsEngagement, resolver: Resolver) -> Worth | None:
    """What an area attack is worth where it is aimed; None without a table."""
    table = engagement.table
    return None if table is None else Look.of(engagement, table).worth(engagement, resolver)


@dataclass(frozen=True)
class Look:
    """One attack as it would be if it were aimed elsewhere.

    ``friends``: places of targets. ``unknown``: friends on the table who are no targets.
    ``bases``: of the targets on the table. ``targets``: the place of each figure's target.
    """

    engagement: SavageWorldsEngagement
    table: Table
    template: Template
    reckoned: tuple[Reckoning, ...]
    friends: frozenset[int]
    unknown: frozenset[int]
    bases: dict[str, Disc]
    targets: tuple[int | None, ...]

    @classmethod
    def of(cls, engagement: SavageWorldsEngagement, table: Table) -> Look:
        """Look at an engagement that is without problems."""
        template, targets = template_of(engagement.weapon), expanded(engagement.targets)
        reckoned = tuple(Reckoning(engagement.weapon, engagement.rules, one) for one in targets)
        places = {target.name: place for place, target in enumerate(targets)}
        spared = table.attacker if isinstance(template, Spray) else None
        bases = {
            figure.name: SQUARE.base(figure)
            for figure in table.figures
            if figure.name in places and figure.name != spared
        }
        sides = Sides.of(table.figures, targets, table.attacker)
        friends = frozenset(
            place for place, target in enumerate(targets) if sides.is_friend(target.name)
        )
        unknown = frozenset(
            number
            for number, figure in enumerate(table.figures)
            if figure.name not in places and sides.is_friend(figure.name)
        )
        numbers = tuple(places.get(figure.name) for figure in table.figures)
        return cls(engagement, table, template, reckoned, friends, unknown, bases, numbers)

    def places(self) -> tuple[float, tuple[Place, ...]]:
        """Every direction, or every point in reach where somebody is under the template."""
        if isinstance(self.template, Spray):
            found = ring()
            return 360 / len(found), found
        radius = self.template.radius
        step, found = grid([Disc(b.centre, b.radius + radius) for b in self.bases.values()])
        return step, tuple(place for place in found if not any(reach_problems(self.laid(place))))

    def laid(self, place: Place) -> SavageWorldsEngagement:
        """The engagement aimed at a place."""
        return self.engagement.model_copy(update={"table": place.on(self.table)})

    def program(self, place: Place) -> Program:
        """The attack aimed at a place."""
        return SavageWorldsCase(self.laid(place)).program

    def touched(self, place: Place) -> tuple[str, ...]:
        """The targets under the template where it is aimed."""
        area = shape(place.on(self.table), self.template, SQUARE)
        return tuple(name for name, base in self.bases.items() if SQUARE.touched(gap(base, area)))

    def weigh(self, place: Place, resolver: Resolver) -> Worth:
        """What an attack on a place is worth, exactly."""
        return self.worth(self.laid(place), resolver)

    def worth(self, laid: SavageWorldsEngagement, resolver: Resolver) -> Worth:
        """Who may be taken out on both sides, and the chance to hurt a friend, exactly.

        A friend without a target entry counts as hurt where he is under the template.
        """
        taken = friendly = risk = Fraction(0)
        for (lying, exposed, raised), chance in self._crowds(laid, resolver).items():
            safe = Fraction(not exposed)
            for one in lying:
                out, hurt = self._harm(one, resolver, raised=raised)
                if one[0] in self.friends:
                    friendly += chance * out
                    safe *= 1 - hurt
                else:
                    taken += chance * out
            risk += chance * (1 - safe)
        return Worth(taken, friendly, risk)

    def _crowds(self, laid: SavageWorldsEngagement, resolver: Resolver) -> dict[Crowd, Fraction]:
        """Who may lie under the template in the end, and how likely."""
        field, grades = Field.of(laid), resolver.step_law(attack_of(laid))
        assert field is not None
        at_aim = self._under(field.aim)
        crowds: defaultdict[Crowd, Fraction] = defaultdict(Fraction)
        crowds[(*at_aim, False)] += grades[SUCCEEDS]
        crowds[(*at_aim, True)] += grades[RAISES]
        if field.drift is not None:
            failed = 1 - grades[SUCCEEDS] - grades[RAISES]
            law = resolver.step_law(field.drift.deviate)
            for distance, spots in enumerate(field.landings):
                chance = failed * law[distance] / HOURS
                for spot in spots:
                    crowds[(*self._under(spot), False)] += chance
        return crowds

    def _under(self, spot: Spot) -> tuple[tuple[Lying, ...], bool]:
        """The targets under a template here, and whether a friend who is none is too."""
        lying = tuple(lying_at(spot, self.targets, self.reckoned))
        return lying, not self.unknown.isdisjoint(spot.under)

    def _harm(self, lying: Lying, resolver: Resolver, *, raised: bool) -> tuple[Fraction, Fraction]:
        """The chances that a blow takes a target out, and that it does anything at all."""
        place, cover = lying
        one = self.reckoned[place]
        if one.is_proof:
            return Fraction(0), Fraction(0)
        law = resolver.step_law(one.victim(place, cover).struck[raised])
        return law.chance(_is_out), law.chance(_is_hurt)


def _is_out(said: Suffered) -> bool:
    return said.rank >= OUT


def _is_hurt(said: Suffered) -> bool:
    return said.rank != NO_EFFECT or said.control
