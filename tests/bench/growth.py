"""How Toise grows: many dice, many targets, everything computed from nothing."""

from __future__ import annotations

from rules.resolution import Resolver, course_of
from rules.systems.hell_dorado.program import AreaAttack
from tests.bench import by_toise, clock
from tests.bench.table import Row

SIZES = ((12, 6), (30, 15), (60, 15), (60, 40))
CROWDS = (10, 20, 40)


def rows() -> list[Row]:
    """The marginals from nothing, then the total alone, of ever larger attacks."""
    measured: list[Row] = []
    for dice, targets in SIZES:
        attack = by_toise.chain(dice, protections(targets))
        measured += _rows(f"percutant {dice} dice × {targets} targets", attack)
    for targets in CROWDS:
        attack = by_toise.explosion(protections(targets))
        measured += _rows(f"explosion × {targets} targets", attack)
    return measured


def protections(targets: int) -> list[int]:
    return [place % 5 for place in range(targets)]


def _rows(case: str, attack: AreaAttack) -> list[Row]:
    course = course_of(attack, Resolver())
    first = clock.slow(lambda: by_toise.damages(attack, course_of(attack, Resolver())))
    second = clock.slow(lambda: by_toise.total(attack, course))
    return [Row(case, "marginals, from nothing", first), Row(case, "then the total", second)]
