"""Where an area attack may aim, and what it is worth there: range, deviation and cover count."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from rules.aim_places import grid, ring
from rules.aiming import Place, Prospect, Worth
from rules.geometry import Disc, gap
from rules.resolution import Program, Resolver
from rules.systems.savage_worlds.case import SavageWorldsCase
from rules.systems.savage_worlds.field import SQUARE, Field, Looker, Spot, blind, template_of
from rules.systems.savage_worlds.ground import lying_at
from rules.systems.savage_worlds.groups import expanded
from rules.systems.savage_worlds.harm import Crowd, Harms
from rules.systems.savage_worlds.models import SavageWorldsEngagement
from rules.systems.savage_worlds.problems import reach_problems
from rules.systems.savage_worlds.program import HOURS, RAISES, SUCCEEDS
from rules.systems.savage_worlds.ranges import attack_of
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.systems.savage_worlds.sides import Sides
from rules.systems.savage_worlds.squares import Squares
from rules.table import Table, attacker_of
from rules.template import Spray, Template, shape

NOBODY = Crowd((), exposed=False)


def prospect(engagement: SavageWorldsEngagement) -> Prospect | None:
    """All that an area attack may aim at; None without a table and an attacker on it."""
    table = engagement.table
    attacker = attacker_of(table) if table else None
    if table is None or attacker is None:
        return None
    look = Look.of(engagement, table)
    return Prospect(
        template=look.template,
        attacker=SQUARE.base(attacker),
        spread=look.places,
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

    ``unknown``: friends on the table who are no targets. ``bases``: of the targets on the table.
    ``targets``: the place of each figure's target.
    """

    engagement: SavageWorldsEngagement
    table: Table
    template: Template
    looker: Looker
    harms: Harms
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
        looker, harms = Squares(table, template), Harms(reckoned, friends)
        return cls(engagement, table, template, looker, harms, unknown, bases, numbers)

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
        """Who may be taken out on both sides, and the chance to hurt a friend, exactly."""
        grades, field = resolver.step_law(attack_of(laid)), Field.of(laid, self.looker)
        assert field is not None
        drift = field.drift
        deviation = None if drift is None else resolver.step_law(drift.deviate)
        ways = 1 if deviation is None else deviation.total * HOURS
        hits, raises = (grades.weights.get(grade, 0) for grade in (SUCCEEDS, RAISES))
        crowds: defaultdict[Crowd, int] = defaultdict(int)
        crowds[self._under(field.aim)] += hits * ways
        crowds[self._under(field.aim, raised=True)] += raises * ways
        failed = grades.total - hits - raises
        if deviation is None:
            crowds[NOBODY] += failed
        else:
            for distance, spots in enumerate(field.landings):
                weight = failed * deviation.weights.get(distance, 0)
                for spot in spots:
                    crowds[self._under(spot)] += weight
        return self.harms.worth(crowds, grades.total * ways, resolver)

    def _under(self, spot: Spot, *, raised: bool = False) -> Crowd:
        """The targets under a template here, and whether a friend who is none is too."""
        lying = tuple(lying_at(spot, self.targets, self.harms.reckoned))
        return Crowd(lying, not self.unknown.isdisjoint(spot.under), raised)
