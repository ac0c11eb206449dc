"""Engagements of Hell Dorado with a table, drawn at random."""

from __future__ import annotations

import cmath
import math
from random import Random
from typing import Any

from tests.slow.draw_hell_dorado import draw
from tests.slow.geometry import area, place, size
from tests.slow.read_hell_dorado import read_arms

WRITTEN = ("in_area", "distance", "engaged_with")
DIRECTIONS = (0, 37.5, 90, -135, 300)
AHEAD = (0.5, 1, 2, 3, 4, 5, 6, 6.5, 7, 7.01, 7.5)
ASIDE = (0, 0.3, 0.6, 0.6, 1, 1.4, 2)
BESIDE = (0, 0.01, 0.02, 0.025, -0.1)

Document = dict[str, Any]


def draw_with_table(random: Random) -> Document:
    """An engagement whose table decides most of who is struck, in which order, through whom."""
    engagement = draw(random)
    for target in engagement["targets"]:
        for field in WRITTEN:
            if random.random() < 0.85:
                target.pop(field, None)
    engagement["table"] = draw_table(random, engagement)
    return engagement


def draw_table(random: Random, engagement: Document) -> Document:
    """The attacker, the figures of most targets and of others around his line of fire."""
    start = complex(random.randint(-9, 9), random.randint(-9, 9))
    degrees = random.choice(DIRECTIONS)
    ahead = cmath.rect(1, math.radians(degrees))
    attacker = draw_figure(random, "Tireur", start)
    names = [target["name"] for target in engagement["targets"] if random.random() < 0.9]
    figures = [attacker]
    for name in [*names, *(f"Passant {n}" for n in range(random.randint(0, 2)))]:
        lay = random.choice((beside, mirrored, ahead_of))
        figures.append(lay(random, name, figures, ahead))
    table: Document = {"figures": random.sample(figures, len(figures)), "attacker": "Tireur"}
    aim = start + 6 * ahead
    if read_arms(engagement["weapon"]).kind == "explosion" or random.random() < 0.5:
        table["aim"] = [aim.real, aim.imag]
    elif area(engagement):
        table["direction_deg"] = degrees
    return table


def draw_figure(random: Random, name: str, centre: complex) -> Document:
    """A figure on any base, of any side."""
    figure = {
        "name": name,
        "x": centre.real,
        "y": centre.imag,
        "side": random.choice(("ally", "foe")),
    }
    if random.random() < 0.4:
        figure["base_mm"] = random.choice((12.5, 30, 40, 50))
    return figure


def ahead_of(random: Random, name: str, figures: list[Document], ahead: complex) -> Document:
    """Somewhere before the attacker, who is the first of the figures."""
    seen = complex(random.choice(AHEAD), random.choice(ASIDE) * random.choice((-1, 1)))
    return draw_figure(random, name, place(figures[0]) + seen * ahead)


def mirrored(random: Random, name: str, figures: list[Document], ahead: complex) -> Document:
    """Across the line of fire from another, at the same distance."""
    other, start = random.choice(figures), place(figures[0])
    there = start + ((place(other) - start) / ahead).conjugate() * ahead
    return other | {"name": name, "x": there.real, "y": there.imag}


def beside(random: Random, name: str, figures: list[Document], _: complex) -> Document:
    """In contact with another, or nearly so."""
    other = random.choice(figures)
    figure = draw_figure(random, name, place(other))
    figure["side"] = "ally" if other["side"] == "foe" else "foe"
    away = size(figure) + size(other) + random.choice(BESIDE)
    step = cmath.rect(away, math.radians(random.randrange(0, 360, 15)))
    return figure | {"x": figure["x"] + step.real, "y": figure["y"] + step.imag}
