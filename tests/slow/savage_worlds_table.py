"""A table of Savage Worlds in complex numbers: who is under a template, and behind what.

Nothing is shared with the program: cone and stream are seen from their tip, along their axis, and
folded on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tests.slow.geometry import axis, figure_of, place
from tests.slow.savage_worlds_dice import Law, merged
from tests.slow.savage_worlds_read import NOISE, RADII, Attack, aimed_distance

INCH_MM = 25.4
NECK, MOUTH = 7.5, 1.5
SHOULDER = complex(NECK, MOUTH)
STREAM, HALF_STREAM = 12, 0.5

Document = dict[str, Any]


@dataclass(frozen=True)
class Zone:
    """Where a template lies: the centre of a blast, or the tip with the way it points."""

    template: str
    origin: complex
    ahead: complex = 1 + 0j


def aimed(attack: Attack) -> Zone:
    """The template where it is meant to lie."""
    table, template = attack.table or {}, attack.arms.template
    if template in RADII:
        return Zone(template, complex(*table["aim"]))
    attacker = figure_of(table, table["attacker"])
    ahead = axis(table, place(attacker))
    return Zone(template, place(attacker) + size(attacker) * ahead, ahead)


def size(figure: Document) -> float:
    """The radius of a base in inches."""
    return figure.get("base_mm", 25) / (2 * INCH_MM)


def under(attack: Attack, zone: Zone, figure: Document | None) -> bool:
    """Whether a template lies on a base, be it in part; who sprays is spared."""
    if figure is None or spared(attack, figure["name"]):
        return False
    return from_zone(zone, place(figure)) - size(figure) < -NOISE


def spared(attack: Attack, name: str) -> bool:
    """Whether he holds the cone or the stream."""
    return attack.arms.template not in RADII and name == (attack.table or {}).get("attacker")


def from_zone(zone: Zone, point: complex) -> float:
    """The distance from a point to a template, negative inside."""
    if zone.template in RADII:
        return abs(point - zone.origin) - RADII[zone.template]
    seen = (point - zone.origin) / zone.ahead
    folded = complex(seen.real, abs(seen.imag))
    return from_cone(folded) if zone.template == "cone" else from_stream(folded)


def from_cone(point: complex) -> float:
    """From a point of the upper half to a cone with its tip at 0 along +x."""
    along = point * (SHOULDER / abs(SHOULDER)).conjugate()
    beyond = abs(point - NECK) if point.real >= NECK else point.imag
    if along.imag <= 0 and beyond <= MOUTH:
        return max(along.imag, beyond - MOUTH)
    if point.real >= NECK:
        return abs(point - NECK) - MOUTH
    if along.real < 0:
        return abs(point)
    return along.imag if along.real <= abs(SHOULDER) else abs(point - SHOULDER)


def from_stream(point: complex) -> float:
    """From a point of the upper half to a stream that starts at 0 along +x."""
    ahead = max(-point.real, point.real - STREAM)
    aside = point.imag - HALF_STREAM
    if ahead <= 0 or aside <= 0:
        return max(ahead, aside)
    return abs(complex(ahead, aside))


# --- deviation ---


def deviations(attack: Attack) -> dict[tuple[float, int], Fraction]:
    """Law of (squares, hour) once the attack has failed."""
    dice = 2 if attack.arms.delivery == "fired" else 1
    thrown: Law = {0: Fraction(1)}
    for _ in range(dice):
        thrown = merged(
            (n + face, chance / 6) for n, chance in thrown.items() for face in range(1, 7)
        )
    most = (aimed_distance(attack.table or {}) or 0) / 2
    if attack.rules.get("half_distance") == "floor":
        most = math.floor(most + NOISE)
    return merged(
        ((min(n * attack.factor, most), hour), chance / 12)
        for n, chance in thrown.items()
        for hour in range(1, 13)
    )


def deviated(attack: Attack, squares: float, hour: int) -> Zone:
    """The template so many squares off; 12 o'clock lies beyond the aim, or up the table."""
    table, zone = attack.table or {}, aimed(attack)
    noon = 1j
    if attack.rules.get("clock") != "table":
        flight = zone.origin - place(figure_of(table, table["attacker"]))
        noon = flight / abs(flight) if flight else noon
    angle = -math.radians(30 * hour)
    return Zone(
        zone.template,
        zone.origin + squares * noon * complex(math.cos(angle), math.sin(angle)),
    )


# --- obstacles ---


def cover(attack: Attack, zone: Zone, figure: Document, printed: int) -> int:
    """The largest bonus on the way from the origin to a figure, else what the target has."""
    obstacles = (attack.table or {}).get("obstacles", [])
    crossed = [
        obstacle.get("armor_bonus", 0)
        for obstacle in obstacles
        if meets(zone.origin, place(figure), ends(obstacle))
    ]
    return max(crossed, default=printed)


def ends(obstacle: Document) -> tuple[complex, complex]:
    """Both ends of an obstacle."""
    return complex(*obstacle["from"]), complex(*obstacle["to"])


def meets(start: complex, end: complex, wall: tuple[complex, complex]) -> bool:
    """Whether two segments cross or touch: their ends tell how near they come, or they cross."""
    near = min(
        from_segment(wall[0], start, end),
        from_segment(wall[1], start, end),
        from_segment(start, *wall),
        from_segment(end, *wall),
    )
    return near <= NOISE or (parts(start, end, wall) and parts(*wall, (start, end)))


def from_segment(point: complex, start: complex, end: complex) -> float:
    """The distance from a point to a segment."""
    if start == end:
        return abs(point - start)
    seen = (point - start) / (end - start)
    return abs(seen - min(1, max(0, seen.real))) * abs(end - start)


def parts(start: complex, end: complex, points: tuple[complex, complex]) -> bool:
    """Whether a line has these points on either side."""
    if start == end:
        return False
    one, other = ((point - start) / (end - start) for point in points)
    return one.imag * other.imag < 0
