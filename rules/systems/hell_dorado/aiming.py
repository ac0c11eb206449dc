"""Where an attack of Hell Dorado may aim, and what is at stake there."""

from __future__ import annotations

from collections.abc import Iterator

from rules.aim_places import grid, ring
from rules.aiming import Place, Prospect, Stake
from rules.geometry import Disc, gap
from rules.resolution import Program
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.field import TOISE, blind, template_of
from rules.systems.hell_dorado.models import HellDoradoEngagement
from rules.systems.hell_dorado.program import damage_of, state_of
from rules.table import Table, attacker_of
from rules.template import Spray, Template, shape


def prospect(engagement: HellDoradoEngagement) -> Prospect | None:
    """All that an area attack may aim at; None without a table to lay its template on."""
    table, template = engagement.table, template_of(engagement.weapon)
    if table is None or template is None:
        return None
    attacker = attacker_of(table)
    if attacker is None and isinstance(template, Spray):
        return None
    bases = dict(_bases(engagement, table, template))

    def laid(place: Place) -> HellDoradoEngagement:
        return engagement.model_copy(update={"table": place.on(table)})

    def touched(place: Place) -> tuple[str, ...]:
        area = shape(place.on(table), template, TOISE)
        return tuple(name for name, base in bases.items() if TOISE.touched(gap(base, area)))

    def program(place: Place) -> Program:
        return HellDoradoCase(laid(place)).program

    return Prospect(
        template=template,
        attacker=TOISE.base(attacker) if attacker else None,
        spread=lambda: _places(template, bases),
        stakes=tuple(_stakes(engagement, table)),
        unit="figures" if engagement.weapon.state else "points",
        touched=touched,
        program=program,
        blind=lambda place: blind(laid(place)),
    )


def _places(template: Template, bases: dict[str, Disc]) -> tuple[float, tuple[Place, ...]]:
    """A souffle turns about the attacker; an explosion has no greatest range in the sources."""
    if isinstance(template, Spray):
        places = ring()
        return 360 / len(places), places
    return grid([Disc(base.centre, base.radius + template.radius) for base in bases.values()])


def _bases(
    engagement: HellDoradoEngagement, table: Table, template: Template
) -> Iterator[tuple[str, Disc]]:
    """The bases of the targets who may come under the template or not, as it is laid.

    Whatever else decides an attack (distances, contacts) does not depend on the aim.
    """
    figures = {figure.name: figure for figure in table.figures}
    if isinstance(template, Spray):
        figures.pop(table.attacker or "", None)
    for target in engagement.targets:
        if target.name in figures and "in_area" not in target.model_fields_set:
            yield target.name, TOISE.base(figures[target.name])


def _stakes(engagement: HellDoradoEngagement, table: Table) -> Iterator[Stake]:
    """Hit points, or the state inflicted; a target whose side is unknown counts as a foe."""
    sides = {figure.name: figure.side for figure in table.figures}
    sides |= {target.name: target.side for target in engagement.targets if target.side}
    ours = sides.get(table.attacker or "") or "ally"
    for place, target in enumerate(engagement.targets):
        friendly = target.name == table.attacker or sides.get(target.name) == ours
        if engagement.weapon.state is None:
            yield Stake(damage_of(place), target.hit_points, friendly)
        else:
            yield Stake(state_of(place), 1, friendly)
