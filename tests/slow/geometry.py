"""A table of Hell Dorado in complex numbers: what it says is written into the targets.

Nothing is shared with the program: a souffle is seen from its tip, along its axis, folded on it.
"""

from __future__ import annotations

import cmath
import copy
import math
from collections.abc import Iterator, Mapping
from typing import Any

from tests.slow.read_hell_dorado import read_arms

TOISE_MM = 25
LENGTH, HALF_WIDTH = 6, 1
CORNER = complex(LENGTH, HALF_WIDTH)
CONTACT = 0.02
NOISE = 1e-9

Document = dict[str, Any]


def settled(engagement: Mapping[str, Any]) -> Document:
    """The same engagement with everything its table says written out, and no table."""
    told: Document = copy.deepcopy(dict(engagement))
    table = told.pop("table")
    melees = list(contacts(engagement))
    for target in told["targets"]:
        figure = figure_of(table, target["name"])
        if area(engagement):
            target.setdefault("in_area", figure is not None and touched(engagement, figure))
        if figure is not None and table.get("attacker") and target.get("distance") is None:
            target["distance"] = apart(figure, figure_of(table, table["attacker"]))
    for one, other in melees:
        target = next(target for target in told["targets"] if target["name"] == one)
        target.setdefault("engaged_with", []).append(other)
    return told


def area(engagement: Mapping[str, Any]) -> bool:
    """Whether a template is laid at all."""
    return read_arms(engagement["weapon"]).kind in ("explosion", "englobant", "percutant")


def figure_of(table: Document, name: str | None) -> Document | None:
    """The figure of that name."""
    return next((figure for figure in table["figures"] if figure["name"] == name), None)


def place(figure: Document) -> complex:
    """The centre of a base."""
    return complex(figure["x"], figure["y"])


def size(figure: Document) -> float:
    """The radius of a base in toises."""
    return figure.get("base_mm", 25) / (2 * TOISE_MM)


def room(one: Document, other: Document) -> float:
    """The gap between two bases, negative where they overlap."""
    return abs(place(one) - place(other)) - size(one) - size(other)


def apart(one: Document, other: Document) -> float:
    """How far two bases are from one another."""
    return max(0.0, room(one, other))


def touched(engagement: Mapping[str, Any], figure: Document) -> bool:
    """Whether the template reaches the base of a figure; the attacker's souffle spares him."""
    margin = gap(engagement, figure)
    return margin is not None and margin <= NOISE


def gap(engagement: Mapping[str, Any], figure: Document) -> float | None:
    """From base to template in toises, negative inside; None for who breathes the souffle."""
    table, weapon = engagement["table"], engagement["weapon"]
    if read_arms(weapon).kind == "explosion":
        return abs(place(figure) - complex(*table["aim"])) - blast(weapon) - size(figure)
    attacker = figure_of(table, table["attacker"])
    if figure["name"] == attacker["name"]:
        return None
    ahead = axis(table, place(attacker))
    seen = (place(figure) - place(attacker)) / ahead - size(attacker)
    return from_souffle(complex(seen.real, abs(seen.imag))) - size(figure)


def blast(weapon: str | Document) -> float:
    """The radius of an explosion, as an object or as printed."""
    if isinstance(weapon, str):
        _, found, printed = weapon.partition("rayon ")
        return float(printed.rstrip(") ")) if found else 3
    return weapon.get("radius", 3)


def axis(table: Document, start: complex) -> complex:
    """Where a souffle points, as a number of length 1."""
    if "aim" in table:
        ahead = complex(*table["aim"]) - start
        return ahead / abs(ahead)
    return cmath.rect(1, math.radians(table["direction_deg"]))


def from_souffle(point: complex) -> float:
    """The distance from a point, in the upper half, to a souffle with its tip at 0 along +x."""
    along_side = point * (CORNER / abs(CORNER)).conjugate()
    beyond = point.real - LENGTH
    if along_side.imag <= 0 and beyond <= 0:
        return max(along_side.imag, beyond)
    if beyond > 0 and point.imag <= HALF_WIDTH:
        return beyond
    if along_side.real < 0:
        return abs(point)
    return along_side.imag if along_side.real <= abs(CORNER) else abs(point - CORNER)


def contacts(engagement: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Targets whose bases meet, of opposite sides, where neither says whom he fights."""
    table, targets = engagement["table"], engagement["targets"]
    souffle = area(engagement) and read_arms(engagement["weapon"]).kind != "explosion"
    free = [
        (target, figure)
        for target in targets
        if "engaged_with" not in target and (figure := figure_of(table, target["name"]))
        if not (souffle and figure["name"] == table["attacker"])
    ]
    for index, (one, figure) in enumerate(free):
        for other, there in free[index + 1 :]:
            sides = {one.get("side") or figure["side"], other.get("side") or there["side"]}
            if sides == {"ally", "foe"} and room(figure, there) <= CONTACT + NOISE:
                yield one["name"], other["name"]
