"""Discs and convex templates on a plane: signed distances and segments that meet.

Points and directions are pairs ``(x, y)``, ``y`` up, in any one unit. Every shape tells the signed
distance of a point to its edge, negative inside; all are exact formulas, nothing is sampled.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, fmod, hypot, inf, radians, sin
from typing import Protocol

Point = tuple[float, float]

# Lengths below this come from rounding only: figures stand within 10,000 units.
ROUNDING = 1e-9


class Shape(Protocol):
    """A closed convex area."""

    def distance(self, point: Point) -> float:
        """How far a point is from the edge: negative inside."""
        ...


@dataclass(frozen=True, slots=True)
class Disc:
    """A round base or a blast."""

    centre: Point
    radius: float

    def distance(self, point: Point) -> float:
        return hypot(point[0] - self.centre[0], point[1] - self.centre[1]) - self.radius


@dataclass(frozen=True, slots=True)
class Polygon:
    """A convex polygon; its corners counter-clockwise."""

    corners: tuple[Point, ...]

    def distance(self, point: Point) -> float:
        inside, nearest = True, inf
        start = self.corners[-1]
        for end in self.corners:
            inside = inside and turn(start, end, point) >= 0
            nearest = min(nearest, to_segment(point, start, end))
            start = end
        return -nearest if inside else nearest


@dataclass(frozen=True, slots=True)
class Cone:
    """A cone with a round end: straight sides from the tip, then a half-disc as wide as they are.

    ``direction`` has length 1. ``length`` counts the half-disc, of radius ``width / 2``, which it
    exceeds.
    """

    tip: Point
    direction: Point
    length: float
    width: float

    @property
    def radius(self) -> float:
        """The radius of the half-disc at the end."""
        return self.width / 2

    @property
    def straight(self) -> float:
        """The length of the part with straight sides."""
        return self.length - self.radius

    @property
    def centre(self) -> Point:
        """The centre of the half-disc at the end."""
        return along(self.tip, self.direction, self.straight)

    def distance(self, point: Point) -> float:
        ahead, aside = self._from_centre(point)
        to_side = to_segment((ahead, aside), (-self.straight, 0), (0, self.radius))
        if ahead < 0:
            between = aside * self.straight <= (ahead + self.straight) * self.radius
            return -to_side if between else to_side
        to_arc = hypot(ahead, aside) - self.radius
        return max(to_arc, -to_side) if to_arc < 0 else to_arc

    def _from_centre(self, point: Point) -> Point:
        """A point as seen from the centre: ahead, and how far from the axis on either side."""
        (x, y), (dx, dy) = self.centre, self.direction
        px, py = point[0] - x, point[1] - y
        return px * dx + py * dy, abs(py * dx - px * dy)


def gap(base: Disc, shape: Shape) -> float:
    """The room between a base and a shape; negative: how far it must move to be clear of it."""
    return shape.distance(base.centre) - base.radius


def along(start: Point, direction: Point, length: float, aside: float = 0) -> Point:
    """The point ``length`` ahead in a direction and ``aside`` to its left."""
    dx, dy = direction
    return start[0] + length * dx - aside * dy, start[1] + length * dy + aside * dx


def towards(start: Point, end: Point) -> Point | None:
    """The direction from one point to another, of length 1; None where they coincide."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (dx / length, dy / length) if length > ROUNDING else None


def bearing(degrees: float) -> Point:
    """The direction at an angle, counter-clockwise from +x."""
    angle = radians(fmod(degrees, 360))
    return cos(angle), sin(angle)


def triangle(tip: Point, direction: Point, length: float, width: float) -> Polygon:
    """A triangle from its tip to a flat end across the direction."""
    right = along(tip, direction, length, -width / 2)
    return Polygon((tip, right, along(tip, direction, length, width / 2)))


def strip(start: Point, direction: Point, length: float, width: float) -> Polygon:
    """A rectangle; ``start`` is the middle of its near end."""
    places = ((0, -1), (length, -1), (length, 1), (0, 1))
    return Polygon(tuple(along(start, direction, far, side * width / 2) for far, side in places))


def turn(start: Point, end: Point, point: Point) -> float:
    """Positive where a point lies to the left of a line, negative to the right."""
    (x, y), (ex, ey), (px, py) = start, end, point
    return (ex - x) * (py - y) - (ey - y) * (px - x)


def to_segment(point: Point, start: Point, end: Point) -> float:
    """The distance from a point to a segment, which may be a single point."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (px * dx + py * dy) / square)) if square else 0.0
    return hypot(px - share * dx, py - share * dy)


def segments_meet(start: Point, end: Point, other: Point, other_end: Point) -> bool:
    """Whether two segments cross; touching counts, within rounding."""
    if _parts(start, end, other, other_end) and _parts(other, other_end, start, end):
        return True
    ends = (
        to_segment(other, start, end),
        to_segment(other_end, start, end),
        to_segment(start, other, other_end),
        to_segment(end, other, other_end),
    )
    return min(ends) <= ROUNDING


def _parts(start: Point, end: Point, one: Point, other: Point) -> bool:
    """Whether two points lie on opposite sides of a line, by more than rounding explains."""
    noise = ROUNDING * hypot(end[0] - start[0], end[1] - start[1])
    sides = turn(start, end, one), turn(start, end, other)
    return min(sides) < -noise and max(sides) > noise
