"""Who is under a template on the table, by how much and in which order; who stands in contact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import floor, inf
from typing import Any

from rules.geometry import ROUNDING, Disc, Point, Shape, gap, segments_meet
from rules.table import Figure, Obstacle, Table, attacker_of
from rules.template import Measure, Spray, Template, shape

CONTACT = 0.02
SAME_DISTANCE = 1e-6


@dataclass(frozen=True, slots=True)
class Touch:
    """How a figure stands to a template.

    ``margin_mm``: between base and template; negative: how far it would have to move to be clear.
    ``distance``: base to base from the attacker in units, None without one. ``order``: who is
    reached first, equal for a tie; None where that does not matter, and for the untouched.
    ``own_word``: the figure's own entry says the opposite of what the margin does, and wins.
    """

    name: str
    touched: bool
    margin_mm: float
    distance: float | None
    order: int | None = None
    own_word: bool = False

    def document(self) -> dict[str, Any]:
        """The entry of the list that ``toise touch --json`` prints."""
        return {
            "name": self.name,
            "touched": self.touched,
            "margin_mm": self.margin_mm,
            "distance": self.distance,
            "order": self.order,
        }


def touches(table: Table, template: Template, measure: Measure, *, ranked: bool) -> list[Touch]:
    """Every figure, as ``approach`` orders them; the attacker has no row under a spray.

    Raises InputError where the template can't be laid (``template.problems`` tells before).
    """
    area = shape(table, template, measure)
    attacker = attacker_of(table)
    spared = attacker if isinstance(template, Spray) else None
    rows = [
        _touch(figure, attacker, area, measure) for figure in table.figures if figure is not spared
    ]
    return approach(rows, ranked=ranked)


def _touch(figure: Figure, attacker: Figure | None, area: Shape, measure: Measure) -> Touch:
    room = gap(measure.base(figure), area)
    distance = base_to_base(figure, attacker, measure) if attacker else None
    return Touch(figure.name, measure.touched(room), room * measure.unit_mm, distance)


def base_to_base(one: Figure, other: Figure, measure: Measure) -> float:
    """The distance between two bases in units; 0 where they overlap, and to oneself."""
    return max(0.0, gap(measure.base(one), measure.base(other)))


def approach(rows: Iterable[Touch], *, ranked: bool) -> list[Touch]:
    """Touched figures from the nearest on, then the others likewise; ties as they came.

    ``ranked``: the touched get their ``order``, the others none.
    """
    found = list(rows)
    touched = _nearest_first([row for row in found if row.touched])
    others = _nearest_first([row for row in found if not row.touched])
    return [
        *(replace(row, order=rank if ranked else None) for rank, row in touched),
        *(replace(row, order=None) for _, row in others),
    ]


def _nearest_first(rows: list[Touch]) -> list[tuple[int, Touch]]:
    numbered = zip(ranks([row.distance for row in rows]), rows, strict=True)
    return sorted(numbered, key=lambda pair: pair[0])


def ranks(distances: Sequence[float | None]) -> list[int]:
    """The rank of each distance, from 1: within 1e-6 of the nearest of a group is a tie (1, 1, 3).

    Those without a distance come last, in their order, never tied.
    """
    found = [0] * len(distances)
    known = sorted((far, place) for place, far in enumerate(distances) if far is not None)
    rank, nearest = 0, -inf
    for count, (far, place) in enumerate(known, 1):
        if far - nearest > SAME_DISTANCE:
            rank, nearest = count, far
        found[place] = rank
    unknown = (place for place, far in enumerate(distances) if far is None)
    for count, place in enumerate(unknown, len(known) + 1):
        found[place] = count
    return found


def engaged(table: Table, measure: Measure) -> list[tuple[str, str]]:
    """The pairs of opposite sides in contact, each once, in file order."""
    return [
        (one.name, other.name)
        for one, other in _near(table.figures, measure, CONTACT + ROUNDING)
        if {one.side, other.side} == {"ally", "foe"}
    ]


def overlapping(table: Table, measure: Measure) -> list[tuple[str, str]]:
    """The pairs of bases on one another by more than contact allows, in file order."""
    pairs = _near(table.figures, measure, -CONTACT - ROUNDING)
    return [(one.name, other.name) for one, other in pairs]


def _near(
    figures: Sequence[Figure], measure: Measure, room: float
) -> Iterator[tuple[Figure, Figure]]:
    """The pairs of figures whose bases are at most this far apart, in file order."""
    bases = [measure.base(figure) for figure in figures]
    for one, other in sorted(_near_places(bases, room)):
        yield figures[one], figures[other]


def _near_places(bases: Sequence[Disc], room: float) -> Iterator[tuple[int, int]]:
    """Places of bases at most this far apart: those that meet in a square of a grid."""
    for one, other in _met(bases, max(0.0, room)):
        if gap(bases[one], bases[other]) <= room:
            yield one, other


def _met(bases: Sequence[Disc], room: float) -> set[tuple[int, int]]:
    """Pairs of places, the lower first, whose bases with ``room`` around share a square."""
    side = 2 * sum(base.radius for base in bases) / max(1, len(bases)) + room
    squares: dict[tuple[int, int], list[int]] = {}
    for place, base in enumerate(bases):
        columns, rows = (_span(middle, base.radius + room, side) for middle in base.centre)
        for square in product(columns, rows):
            squares.setdefault(square, []).append(place)
    return {pair for places in squares.values() for pair in combinations(places, 2)}


def _span(middle: float, far: float, side: float) -> range:
    """The columns or rows of a grid that lie at most ``far`` from a middle."""
    return range(floor((middle - far) / side), floor((middle + far) / side) + 1)


def crossed(obstacles: Iterable[Obstacle], start: Point, end: Point) -> list[Obstacle]:
    """The obstacles that a line from one point to another meets; touching counts."""
    return [
        obstacle
        for obstacle in obstacles
        if segments_meet(
            start,
            end,
            (obstacle.start[0], obstacle.start[1]),
            (obstacle.to[0], obstacle.to[1]),
        )
    ]


def line_crosses_obstacle(table: Table) -> bool:
    """Whether an obstacle stands between the attacker's centre and the point aimed at."""
    attacker = attacker_of(table)
    if attacker is None or table.aim is None:
        return False
    aim = table.aim[0], table.aim[1]
    return bool(crossed(table.obstacles, (attacker.x, attacker.y), aim))
