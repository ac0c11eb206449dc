"""What lies under the pointer, and what dragging it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Literal, Protocol

from PySide6.QtCore import QPointF

from desktop.table.bases import wall_ends, wall_path
from desktop.table.board import TEMPLATE, Chosen
from desktop.table.draft import with_aim, with_direction, with_obstacle, with_place
from desktop.table.ground import Ground
from desktop.table.sight import Sight
from desktop.table.snap import snapped
from desktop.table.stencil import handle_of
from rules.geometry import Disc, Point, to_segment
from rules.json_reading import Json
from rules.template import Spray

REACH = 18.0
LEAST = 8.0
Part = Literal["whole", "handle", "start", "to"]


@dataclass(frozen=True, slots=True)
class Hit:
    """What was pressed, and which part of it."""

    chosen: Chosen
    part: Part = "whole"


class Drag(Protocol):
    """What moves with the pointer, told where the pointer is on the table."""

    def moved(self, to: Point) -> Json:
        """The engagement it makes."""
        ...


@dataclass(frozen=True, slots=True)
class FigureDrag:
    """A figure that follows the pointer and snaps to those it nearly meets."""

    document: Json
    name: str
    radius: float
    grip: Point
    others: Sequence[Disc]

    def moved(self, to: Point) -> Json:
        centre = round(to[0] - self.grip[0], 3), round(to[1] - self.grip[1], 3)
        return with_place(self.document, self.name, snapped(Disc(centre, self.radius), self.others))


@dataclass(frozen=True, slots=True)
class AimDrag:
    """The point aimed at."""

    document: Json
    grip: Point

    def moved(self, to: Point) -> Json:
        return with_aim(
            self.document, (round(to[0] - self.grip[0], 2), round(to[1] - self.grip[1], 2))
        )


@dataclass(frozen=True, slots=True)
class TurnDrag:
    """A spray that turns about its attacker, in tenths of a degree."""

    document: Json
    centre: Point

    def moved(self, to: Point) -> Json:
        x, y = to[0] - self.centre[0], to[1] - self.centre[1]
        if hypot(x, y) < 1e-6:
            return self.document
        return with_direction(self.document, round(degrees(atan2(y, x)), 1))


@dataclass(frozen=True, slots=True)
class WallDrag:
    """A wall, or one of its ends."""

    document: Json
    place: int
    ends: tuple[Point, Point]
    part: Part
    grip: Point

    def moved(self, to: Point) -> Json:
        x, y = round(to[0] - self.grip[0], 2), round(to[1] - self.grip[1], 2)
        (start_x, start_y), (to_x, to_y) = self.ends
        if self.part == "start":
            return with_obstacle(self.document, self.place, (x, y), self.ends[1])
        if self.part == "to":
            return with_obstacle(self.document, self.place, self.ends[0], (x, y))
        end = x + to_x - start_x, y + to_y - start_y
        return with_obstacle(self.document, self.place, (x, y), end)


def hit_at(sight: Sight, ground: Ground, place: QPointF, chosen: Chosen | None) -> Hit | None:
    """What is under a place of the picture: grips first, then what lies on top."""
    return next(_hits(sight, ground, place, chosen), None)


def _hits(sight: Sight, ground: Ground, place: QPointF, chosen: Chosen | None) -> Iterator[Hit]:
    handle = handle_of(sight)
    if handle is not None and _near(ground.at(handle), place, REACH):
        yield Hit(TEMPLATE, "handle")
    if chosen is not None and chosen.kind == "obstacle":
        yield from _wall_grips(sight, ground, place, chosen)
    for stand in reversed(sight.stands):
        reach = max(LEAST, stand.base.radius * ground.scale)
        if _near(ground.at(stand.base.centre), place, reach):
            yield Hit(Chosen("figure", stand.name))
    for at, wall in enumerate(sight.table.obstacles):
        around = wall_path(wall, ground).boundingRect().adjusted(-4, -4, 4, 4)
        if around.contains(place) and _along(wall_ends(wall, ground), place):
            yield Hit(Chosen("obstacle", place=at))
    aimed = sight.aimed or sight.area
    if aimed is not None and aimed.distance(ground.back(place)) <= 0:
        yield Hit(TEMPLATE)


def _wall_grips(sight: Sight, ground: Ground, place: QPointF, chosen: Chosen) -> Iterator[Hit]:
    start, to = wall_ends(sight.table.obstacles[chosen.place], ground)
    if _near(start, place, REACH / 2):
        yield Hit(chosen, "start")
    if _near(to, place, REACH / 2):
        yield Hit(chosen, "to")


def drag_of(hit: Hit, document: Json, sight: Sight, at: Point) -> Drag | None:
    """What follows when what was hit is dragged from a point of the table; None: nothing does."""
    if hit.chosen.kind == "figure":
        stand = sight.by_name[hit.chosen.name]
        others = [other.base for other in sight.stands if other is not stand]
        grip = _apart(at, stand.base.centre)
        return FigureDrag(document, stand.name, stand.base.radius, grip, others)
    if hit.chosen.kind == "obstacle":
        wall = sight.table.obstacles[hit.chosen.place]
        ends = (wall.start[0], wall.start[1]), (wall.to[0], wall.to[1])
        grip = _apart(at, ends[1] if hit.part == "to" else ends[0])
        return WallDrag(document, hit.chosen.place, ends, hit.part, grip)
    return _template_drag(hit, document, sight, at)


def _template_drag(hit: Hit, document: Json, sight: Sight, at: Point) -> Drag | None:
    aim, attacker = sight.table.aim, sight.attacker
    if isinstance(sight.template, Spray):
        if attacker is None or hit.part != "handle":
            return None
        return TurnDrag(document, attacker.base.centre)
    return None if aim is None else AimDrag(document, _apart(at, (aim[0], aim[1])))


def _apart(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]


def _near(one: QPointF, other: QPointF, reach: float) -> bool:
    return hypot(one.x() - other.x(), one.y() - other.y()) <= reach


def _along(ends: tuple[QPointF, QPointF], place: QPointF) -> bool:
    start, to = ends
    far = to_segment((place.x(), place.y()), (start.x(), start.y()), (to.x(), to.y()))
    return far <= REACH / 2
