"""Who lies under the template, where it is aimed and wherever it may deviate to.

Lengths in squares; everything else of the game asks here (contract.md § table).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor, sqrt

from rules.geometry import ROUNDING, Disc, Point, Shape, gap, towards
from rules.systems.savage_worlds.models import SavageWorldsEngagement, Weapon
from rules.systems.savage_worlds.ranges import aim_distance, multiple
from rules.systems.savage_worlds.steps import Deviate
from rules.table import Figure, Table, attacker_of
from rules.template import Blast, Measure, Spray, Template, origin, shape
from rules.text import InputError, Text
from rules.touch import Touch, crossed, line_crosses_obstacle, touches

SQUARE = Measure(25.4, tangent_touches=False)
RADII = {"small": 1, "medium": 2, "large": 3}
CONE = Spray("cone", 9, 3)
STREAM = Spray("strip", 12, 1)
UP: Point = (0, 1)
Numbered = tuple[int, Disc]
"""The number of a figure on the table, and its base."""

_HALF, _FAR = 0.5, sqrt(3) / 2
HOURS: tuple[Point, ...] = (
    (_HALF, _FAR), (_FAR, _HALF), (1, 0), (_FAR, -_HALF), (_HALF, -_FAR), (0, -1),
    (-_HALF, -_FAR), (-_FAR, -_HALF), (-1, 0), (-_FAR, _HALF), (-_HALF, _FAR), (0, 1),
)  # fmt: skip
"""How far right and how far ahead each hour points, from 1 to 12."""


def template_of(weapon: Weapon) -> Template:
    """The template of a weapon."""
    if weapon.template == "cone":
        return CONE
    return STREAM if weapon.template == "stream" else Blast(RADII[weapon.template])


def touch(engagement: SavageWorldsEngagement) -> list[Touch]:
    """How every figure stands to the template where it is aimed; InputError without a table."""
    if engagement.table is None:
        raise InputError(Text("there is no table in this engagement"), where="table")
    return touches(engagement.table, template_of(engagement.weapon), SQUARE, ranked=False)


@dataclass(frozen=True, slots=True)
class Drift:
    """How a failed blast deviates: the dice, and every place it may come to.

    ``distances``: every one that may be, rising. ``centres``: of each of them in turn, those of
    hours 1 to 12.
    """

    deviate: Deviate
    distances: tuple[float, ...]
    centres: tuple[tuple[Point, ...], ...]

    @classmethod
    def of(cls, engagement: SavageWorldsEngagement) -> Drift | None:
        """None where a failure does nothing, or nobody knows where it goes for want of a table."""
        table, weapon = engagement.table, engagement.weapon
        far = aim_distance(table) if table else None
        if table is None or far is None or not weapon.deviates:
            return None
        dice = 2 if weapon.delivery == "fired" else 1
        whole = engagement.rules.half_distance == "floor"
        most = float(floor(far / 2 + ROUNDING)) if whole else far / 2
        places, distances = _distances(dice, multiple(engagement), most)
        ahead = UP if engagement.rules.clock == "table" else _ahead(table)
        aim = origin(table, template_of(weapon), SQUARE)
        centres = tuple(tuple(_moved(aim, ahead, d, hour) for hour in HOURS) for d in distances)
        return cls(Deviate(dice, places), tuple(distances), centres)


def _distances(dice: int, times: int, most: float) -> tuple[tuple[int, ...], list[float]]:
    """The distances that may be, and which of them each sum of the dice gives."""
    found: list[float] = []
    places: list[int] = []
    for thrown in range(dice, 6 * dice + 1):
        far = float(thrown * times)
        if not found or found[-1] < most - ROUNDING:
            found.append(most if far > most - ROUNDING else far)
        places.append(len(found) - 1)
    return tuple(places), found


def _ahead(table: Table) -> Point:
    """From the attacker on to the aim; up where both are one."""
    attacker = attacker_of(table)
    if attacker is None or table.aim is None:
        return UP
    return towards((attacker.x, attacker.y), (table.aim[0], table.aim[1])) or UP


def _moved(aim: Point, ahead: Point, distance: float, hour: Point) -> Point:
    """The point at a distance from the aim, in the direction of an hour."""
    (ux, uy), (right, far) = ahead, hour
    x, y = ux * far + uy * right, uy * far - ux * right
    return aim[0] + distance * x, aim[1] + distance * y


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a template may lie: the figures under it, and what covers each of them.

    ``under``: numbers of figures on the table. ``covers``: the largest bonus crossed on the way
    from the centre or tip, None where nothing is.
    """

    centre: Point
    under: tuple[int, ...]
    covers: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """All places where the template may lie.

    ``aim``: where it is aimed. ``landings``: of each distance in turn, those of hours 1 to 12.
    """

    figures: tuple[Figure, ...]
    aim: Spot
    drift: Drift | None
    landings: tuple[tuple[Spot, ...], ...]

    @classmethod
    def of(cls, engagement: SavageWorldsEngagement, looker: Looker | None = None) -> Field | None:
        """Read an engagement that is without problems; None without a table.

        ``looker``: one that knows its figures already.
        """
        table, template = engagement.table, template_of(engagement.weapon)
        if table is None:
            return None
        looker = looker or Looker(table, template)
        drift = Drift.of(engagement)
        centres = drift.centres if drift else ()
        return cls(
            figures=tuple(table.figures),
            aim=looker.spot(origin(table, template, SQUARE), shape(table, template, SQUARE)),
            drift=drift,
            landings=tuple(tuple(map(looker.blast, row)) for row in centres),
        )


class Looker:
    """Looks under a template that lies now here, now there."""

    def __init__(self, table: Table, template: Template) -> None:
        spared = table.attacker if isinstance(template, Spray) else None
        self.bases = [
            (number, SQUARE.base(figure))
            for number, figure in enumerate(table.figures)
            if figure.name != spared
        ]
        self._obstacles = table.obstacles
        self.radius = template.radius if isinstance(template, Blast) else 0

    def blast(self, centre: Point) -> Spot:
        """A blast with this centre."""
        return self.spot(centre, Disc(centre, self.radius))

    def spot(self, start: Point, area: Shape) -> Spot:
        """An area that starts at a point."""
        touched = SQUARE.touched
        return self.covered(start, [one for one in self.bases if touched(gap(one[1], area))])

    def covered(self, start: Point, under: Sequence[Numbered]) -> Spot:
        """An area that starts at a point and touches these."""
        covers = tuple(self._cover(start, base.centre) for _, base in under)
        return Spot(start, tuple(number for number, _ in under), covers)

    def _cover(self, start: Point, end: Point) -> int | None:
        if not self._obstacles:
            return None
        bonuses = [obstacle.armor_bonus for obstacle in crossed(self._obstacles, start, end)]
        return max(bonuses, default=None)


def blind(engagement: SavageWorldsEngagement) -> bool:
    """Whether an obstacle stands between the attacker and the aim."""
    return engagement.table is not None and line_crosses_obstacle(engagement.table)


def unplaced(names: Sequence[str], table: Table | None) -> Iterator[str]:
    """The targets without a figure on the table, who count as outside."""
    if table is not None:
        placed = {figure.name for figure in table.figures}
        yield from (name for name in names if name not in placed)
