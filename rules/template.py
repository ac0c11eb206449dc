"""Templates and how they are laid on a table. Lengths are in units of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Literal

from rules.geometry import (
    ROUNDING,
    Cone,
    Disc,
    Point,
    Shape,
    along,
    bearing,
    strip,
    towards,
    triangle,
)
from rules.table import Figure, Table, attacker_of, table_problems
from rules.text import InputError, Text
from rules.wording import shown


@dataclass(frozen=True, slots=True)
class Measure:
    """How a game measures: its unit in millimetres, and whether a tangent base is touched."""

    unit_mm: float
    tangent_touches: bool

    def touched(self, room: float) -> bool:
        """Whether a base this far from a template (in units, negative inside) is touched."""
        return room <= ROUNDING if self.tangent_touches else room < -ROUNDING

    def base(self, figure: Figure) -> Disc:
        """A figure's base, in units."""
        return Disc((figure.x, figure.y), figure.base_mm / 2 / self.unit_mm)


@dataclass(frozen=True, slots=True)
class Blast:
    """A round template laid on the point aimed at; it spares nobody."""

    radius: float


@dataclass(frozen=True, slots=True)
class Spray:
    """A template that starts on the rim of the attacker's base and spares him.

    ``triangle``: pointed, ``width`` at its flat end. ``cone``: pointed, and ending in a half-disc
    of diameter ``width`` that counts in ``length``. ``strip``: as wide all along.
    """

    outline: Literal["triangle", "cone", "strip"]
    length: float
    width: float


Template = Blast | Spray


def problems(table: Table, template: Template) -> list[InputError]:
    """Why a template can't be laid on a table; empty where it can."""
    found = [*table_problems(table), *_size_problems(template)]
    if found:
        return found
    try:
        _aim(table) if isinstance(template, Blast) else _direction(table)
    except InputError as error:
        return [error]
    return []


def origin(table: Table, template: Template, measure: Measure) -> Point:
    """Where a template starts: the centre of a blast, the tip of a spray.

    Raises InputError where the table does not tell.
    """
    if isinstance(template, Blast):
        return _aim(table)
    base = measure.base(_attacker(table))
    return along(base.centre, _direction(table), base.radius)


def shape(table: Table, template: Template, measure: Measure) -> Shape:
    """The area that a template covers; raises InputError where the table does not tell."""
    start = origin(table, template, measure)
    if isinstance(template, Blast):
        return Disc(start, template.radius)
    lay = {"triangle": triangle, "cone": Cone, "strip": strip}[template.outline]
    return lay(start, _direction(table), template.length, template.width)


def _size_problems(template: Template) -> Iterator[InputError]:
    sizes = (template.radius,) if isinstance(template, Blast) else (template.length, template.width)
    for size in sizes:
        if not 0 < size < inf:
            yield InputError(
                Text("a template can't have the size {value}", value=shown(size)), where="weapon"
            )


def _aim(table: Table) -> Point:
    if table.aim is None:
        raise InputError(Text("the point aimed at is needed"), where="table.aim")
    return table.aim[0], table.aim[1]


def _attacker(table: Table) -> Figure:
    attacker = attacker_of(table)
    if attacker is None:
        raise InputError(
            Text("the attacker is needed: the template starts at his base"), where="table.attacker"
        )
    return attacker


def _direction(table: Table) -> Point:
    """Where a spray points, from the direction given or by way of the aim."""
    attacker = _attacker(table)
    where = "table.direction_deg"
    if table.direction_deg is None:
        if table.aim is None:
            raise InputError(Text("an aim or a direction is needed"), where=where)
        return _towards_aim((attacker.x, attacker.y), _aim(table))
    if table.aim is not None:
        raise InputError(Text("an aim and a direction can't both be given"), where=where)
    return bearing(table.direction_deg)


def _towards_aim(start: Point, aim: Point) -> Point:
    direction = towards(start, aim)
    if direction is None:
        raise InputError(
            Text("the aim is the attacker's own centre: it gives no direction"), where="table.aim"
        )
    return direction
