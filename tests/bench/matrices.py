"""T5a and T5b: weapons by targets, 30 by 40, the mean loss and the chance to be out of each cell.

T5a: explosions of Hell Dorado. T5b: melee weapons of Mordheim with four attacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, cast

from rules.gauges import Fate, Gauge, MeanLoss, Out
from rules.matrix import Attack, Cell, Mark, Matrix
from rules.resolution import Resolver
from rules.systems import load
from tests.bench import by_toise
from tests.bench.cases import Chances, Contender

ROWS, COLUMNS = 30, 40
GAUGES: tuple[Gauge, ...] = (MeanLoss(), Out())

POWERS = [(2 + row % 5, 1 + row // 5) for row in range(ROWS)]
"""T5a: difficulty and power of each weapon."""

TARGETS = [(column % 10, 2 + column // 10) for column in range(COLUMNS)]
"""T5a: Protection and points of each target."""

AIM_DICE, AIM_NEED, BLAST_DICE = 4, 4, 5

BLADES = [(2 + row % 5, 3 + row // 10, row // 5 % 2) for row in range(ROWS)]
"""T5b: Weapon Skill, Strength and further save modifier of each fighter."""

BODIES = [(2 + col % 4, 2 + col // 4 % 5, (None, 6, 5, 4)[col // 10]) for col in range(COLUMNS)]
"""T5b: Toughness, Weapon Skill and printed save of each target."""

ATTACKS = 4
CELLS_KEPT = "Toise, its cells kept"


def explosions() -> tuple[list[Attack], list[Mark]]:
    """T5a as Toise hears it."""
    attacks = [
        Attack(f"{x}/{y}", {"attacker": {"shooting": AIM_DICE},
                            "weapon": f"explosion (puissance {x}/{y})"})
        for x, y in POWERS
    ]  # fmt: skip
    marks = [Mark(f"{p}, {h}", {"protection": p, "hit_points": h}) for p, h in TARGETS]
    return attacks, marks


def blades() -> tuple[list[Attack], list[Mark]]:
    """T5b as Toise hears it."""
    attacks = [
        Attack(f"{skill}, {strength}, {ap}", {
            "attacker": {"weapon_skill": skill, "strength": strength, "attacks": ATTACKS},
            "weapon": {"kind": "melee", "armour_piercing": ap, "can_crit": False}})
        for skill, strength, ap in BLADES
    ]  # fmt: skip
    marks = [
        Mark(f"{toughness}, {skill}, {save}",
             {"toughness": toughness, "weapon_skill": skill, "save": save})
        for toughness, skill, save in BODIES
    ]  # fmt: skip
    return attacks, marks


def of_toise(system: str, lines: tuple[list[Attack], list[Mark]]) -> list[Contender]:
    """A matrix from nothing, one made anew with a resolver kept, and one read a second time."""
    attacks, marks = lines
    game, resolver = load()[system], Resolver()
    kept = Matrix(game, attacks, marks, Resolver())
    list(kept.rows())
    return [
        Contender(
            by_toise.FROM_NOTHING,
            lambda: _numbers(Matrix(game, attacks, marks, Resolver()).rows()),
            chances,
        ),
        Contender(
            by_toise.SHARED,
            lambda: _numbers(Matrix(game, attacks, marks, resolver).rows()),
            chances,
        ),
        Contender(CELLS_KEPT, lambda: _numbers(kept.rows()), chances),
    ]


def _numbers(rows: Any) -> list[list[Fraction | None]]:
    cells: list[Cell] = [cell for row in rows for cell in row]
    return [[gauge.read(cell) for gauge in GAUGES] for cell in cells if isinstance(cell, Fate)]


def chances(numbers: object) -> list[Chances]:
    """Cells as chances, to be compared with the other contenders'."""
    cells = cast("Sequence[Sequence[Fraction]]", numbers)
    return [dict(enumerate(cell)) for cell in cells]
