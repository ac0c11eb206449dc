"""Figures set on the table: those an engagement speaks of, before the attacker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from desktop.table.draft import figures_of, has_table, kept, with_table
from desktop.views.attack.draft import name_of, opponents, part_of, targets_of
from rules.geometry import Disc, Point, Shape, gap
from rules.json_reading import Json
from rules.systems import GameSystem
from rules.table import Table
from rules.template import Measure, Spray, Template, shape

USUAL_BASE_MM = 25.0
AHEAD = 4.0
"""How far before the attacker a blast is laid when nobody says."""
NEAR, APART, REACH = 1.5, 1.4, 6
ROOM = 0.1
SLACK = 1e-3
TURNS = tuple(side * step for step in range(0, 181, 4) for side in (1, -1))
SPOKEN_BY_TABLE = ("distance", "in_area", "engaged_with")


def with_figures_laid(
    document: Json, system: GameSystem, template: Template | None, attacker: str
) -> Json:
    """With a table made from the targets: each at his distance, melees in contact.

    From then on the table tells who is touched, how far and in melee with whom. ``attacker``: his
    name where the engagement gives none.
    """
    name = str(part_of(document, "attacker").get("name") or attacker)
    figure = {"name": name, "x": 0.0, "y": 0.0, "base_mm": USUAL_BASE_MM, "side": "ally"}
    aim = {"direction_deg": 0.0} if isinstance(template, Spray) else {"aim": [AHEAD, 0.0]}
    table = {"figures": [figure], "attacker": name, **aim, "obstacles": []}
    return _placed(document | {"table": table}, system, template, as_told=True)


def with_newcomers_placed(document: Json, system: GameSystem, template: Template | None) -> Json:
    """With a figure beside the others for every target that has none."""
    return _placed(document, system, template, as_told=False)


def _placed(
    document: Json, system: GameSystem, template: Template | None, *, as_told: bool
) -> Json:
    if system.measure is None or not has_table(document):
        return document
    layer = _Layer(document, system.measure, template)
    for place, target in enumerate(targets_of(document)):
        if name_of(target) not in layer.bases:
            layer.add(place, target, as_told=as_told)
    return layer.document()


def free_place(around: Point, radius: float, bases: Sequence[Disc]) -> Point:
    """The nearest place around a point where a base stands on nobody."""
    for ring in range(60):
        for turn in range(0, 360, 30):
            far = ring * 0.5
            place = _around(around, far, turn)
            if _is_free(Disc(place, radius + ROOM), bases):
                return place
            if not ring:
                break
    return around


class _Layer:
    """Places one target after another on a table."""

    def __init__(self, document: Json, measure: Measure, template: Template | None) -> None:
        self._document = document
        self._measure = measure
        self._targets = targets_of(document)
        self._figures = figures_of(document)
        self._placed: list[int] = []
        self.bases = {name_of(one): self._base(one) for one in self._figures}
        self._start = self._attacker()
        self._area = _area(document, template, measure)

    def document(self) -> Json:
        """The engagement with what was placed; the table speaks for those it shows."""
        targets = [
            {key: value for key, value in target.items() if key not in SPOKEN_BY_TABLE}
            if place in self._placed
            else target
            for place, target in enumerate(self._targets)
        ]
        return with_table(self._document, figures=self._figures) | {"targets": targets}

    def add(self, place: int, target: Json, *, as_told: bool) -> None:
        """Place a target where its own word has it, or beside all others."""
        centre = self._told(place, target) if as_told else self._first(self._aside())
        x, y = kept((round(centre[0], 3), round(centre[1], 3)))
        side = target.get("side")
        figure = {"name": name_of(target), "x": x, "y": y, "base_mm": USUAL_BASE_MM}
        self._figures.append(figure | ({"side": side} if side in ("ally", "foe") else {}))
        self.bases[name_of(target)] = Disc((x, y), self._radius)
        self._placed.append(place)

    def _told(self, place: int, target: Json) -> Point:
        if target.get("in_area") is False:
            return self._beside_opponent(place)
        return self._at_distance(place, target)

    @property
    def _radius(self) -> float:
        return USUAL_BASE_MM / 2 / self._measure.unit_mm

    def _at_distance(self, place: int, target: Json) -> Point:
        """Ahead of the attacker, a little aside where somebody else stands already.

        One in melee with somebody outside stands far to the side, so that the other has room.
        """
        said = target.get("distance")
        known = isinstance(said, int | float)
        far = float(said) if known else NEAR + APART * len(self._placed) % REACH
        reach = self._start.radius + far + self._radius
        turns = reversed(TURNS) if self._meets_outsider(place) else TURNS
        places = (_around(self._start.centre, reach, turn) for turn in turns)
        return self._first(places, inside=True)

    def _meets_outsider(self, place: int) -> bool:
        names = opponents(self._targets, place)
        others = (target for target in self._targets if name_of(target) in names)
        return any(other.get("in_area") is False for other in others)

    def _beside_opponent(self, place: int) -> Point:
        """In contact with whom he is in melee, clear of the template."""
        names = [name for name in opponents(self._targets, place) if name in self.bases]
        if not names:
            return self._first(self._aside())
        other = self.bases[names[0]]
        reach = other.radius + self._radius
        return self._first(_around(other.centre, reach, -90 + turn) for turn in TURNS)

    def _aside(self) -> Iterator[Point]:
        for far in range(2, 9):
            yield from (_around(self._start.centre, float(far), 120 + turn) for turn in TURNS)

    def _first(self, places: Iterator[Point], *, inside: bool = False) -> Point:
        """The first place where he stands on nobody, under the template or clear of it."""
        tried, bases = list(places), list(self.bases.values())
        free = [centre for centre in tried if _is_free(Disc(centre, self._radius), bases)]
        wanted = (centre for centre in free if self._is_inside(centre) is inside)
        return next(wanted, free[0] if free else tried[0])

    def _is_inside(self, centre: Point) -> bool | None:
        """Whether the template reaches a base there by more than a little; None: just so."""
        if self._area is None:
            return False
        room = gap(Disc(centre, self._radius), self._area)
        return None if abs(room) < ROOM else room < 0

    def _base(self, figure: Json) -> Disc:
        radius = float(figure.get("base_mm", USUAL_BASE_MM)) / 2 / self._measure.unit_mm
        return Disc((float(figure["x"]), float(figure["y"])), radius)

    def _attacker(self) -> Disc:
        name = part_of(self._document, "table").get("attacker")
        fallback = next(iter(self.bases.values()), Disc((0.0, 0.0), self._radius))
        return self.bases.get(str(name), fallback)


def _area(document: Json, template: Template | None, measure: Measure) -> Shape | None:
    if template is None:
        return None
    table = Table.model_validate(document["table"])
    return shape(table, template, measure)


def _is_free(base: Disc, bases: Sequence[Disc]) -> bool:
    return all(gap(base, other) > -SLACK for other in bases)


def _around(centre: Point, far: float, degrees: float) -> Point:
    angle = radians(degrees)
    return centre[0] + far * cos(angle), centre[1] + far * sin(angle)
