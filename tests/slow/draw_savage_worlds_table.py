"""Tables of Savage Worlds drawn at random."""

from __future__ import annotations

import cmath
import math
from random import Random
from typing import Any

from tests.slow.geometry import figure_of, place

DIRECTIONS = (0, 90, 180, 37.5, -135, 300)
FAR = (0, 1, 3, 4, 5, 5, 8, 8, 10, 13, 20)
AROUND = (0, 0.5, 1, 1.5, 2, 2.5, 2.5, 3, 3.5, 4.5, 6)
AHEAD = (-0.5, 0, 0.5, 1, 3, 4, 6, 7.5, 8.5, 9, 9.5, 10, 12, 12.5, 13)
ASIDE = (0, 0, 0.4, 0.5, 1, 1, 1.2, 1.5, 1.75, 2, 2.5)
BONUSES = (0, 2, 4, 6, 10)

Document = dict[str, Any]


def draw_table(random: Random, targets: list[Document], *, blast: bool) -> Document:
    """The attacker, the figures of most targets and of others, walls between some of them."""
    start = complex(random.randint(-9, 9), random.randint(-9, 9))
    degrees = random.choice(DIRECTIONS)
    ahead = cmath.rect(1, math.radians(degrees))
    aim = start + (random.choice(FAR) if blast else 6) * ahead
    figures = [draw_figure(random, "Lanceur", start)]
    for name in names(random, targets):
        there = near(random, start, aim) if blast else before(random, start, ahead)
        figures.append(draw_figure(random, name, there))
    table: Document = {"figures": random.sample(figures, len(figures)), "attacker": "Lanceur"}
    if blast or random.random() < 0.5:
        table["aim"] = [aim.real, aim.imag]
    else:
        table["direction_deg"] = degrees
    if random.random() < 0.6:
        origin = aim if blast else start
        table["obstacles"] = [
            draw_wall(random, table, origin) for _ in range(random.choice((1, 2, 3)))
        ]
    return table


def names(random: Random, targets: list[Document]) -> list[str]:
    """Most of the targets, each figure of a group by its own name, and some bystanders."""
    known: list[str] = []
    for target in targets:
        count = target.get("count", 1)
        alike = [f"{target['name']} {number}" for number in range(1, count + 1)]
        known += [target["name"]] if count == 1 else alike
    standing = [name for name in known if name != "Lanceur" and random.random() < 0.9]
    return [*standing, *(f"Passant {n}" for n in range(random.randint(0, 2)))]


def draw_figure(random: Random, name: str, centre: complex) -> Document:
    """A figure on any base, often of one inch exactly."""
    figure: Document = {"name": name, "x": centre.real, "y": centre.imag}
    if random.random() < 0.7:
        figure["base_mm"] = random.choice((25.4, 25.4, 32, 40, 50.8))
    if random.random() < 0.5:
        figure["side"] = random.choice(("ally", "foe"))
    return figure


def near(random: Random, start: complex, aim: complex) -> complex:
    """A place around the aim, or on the way to it."""
    if random.random() < 0.2:
        return start + (aim - start) * random.choice((0.25, 0.5, 0.75))
    away = random.choice(AROUND)
    if random.random() < 0.5:
        return aim + away * random.choice((1, 1j, -1, -1j))
    return aim + cmath.rect(away, math.radians(random.randrange(0, 360, 15)))


def before(random: Random, start: complex, ahead: complex) -> complex:
    """A place before the attacker."""
    seen = complex(random.choice(AHEAD), random.choice(ASIDE) * random.choice((-1, 1)))
    return start + seen * ahead


def draw_wall(random: Random, table: Document, origin: complex) -> Document:
    """A wall before a figure as seen from the origin: across, just touching, or just short."""
    there = place(figure_of(table, random.choice(table["figures"])["name"]))
    middle = (origin + there) / 2
    across = (there - origin) * 1j / 2 or 1j
    begin = random.choice((-1, -1, -1, 0, 0.01))
    one, other = middle + begin * across, middle + random.choice((0.5, 1)) * across
    wall: Document = {"from": [one.real, one.imag], "to": [other.real, other.imag]}
    if random.random() < 0.9:
        wall["armor_bonus"] = random.choice(BONUSES)
    return wall
