"""T6 in icepool and dyce: as their documentation has it, and with every die kept.

Kept: the grade of the attack, what damage does to each victim, where the template lands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import icepool
from dyce import H, expand, explode_n
from icepool import Die

from rules.systems.savage_worlds.steps import OUT, RAISE, SUCCESS
from tests.bench import by_dyce, by_icepool
from tests.bench.by_dyce import EXACT
from tests.bench.cases import Contender
from tests.bench.deviations import FIGURES, Field, Lying, field_of, told

TRAIT, WILD_DIE, HOURS = 8, 6, 12
MOST_ACES = 4
"""A damage die that has aced so often takes anybody out."""


def of_icepool() -> list[Contender]:
    """T6 in icepool."""
    field = field_of(told())
    graded, harmed, landed = icepool_parts(field)
    return [
        Contender(
            "icepool, documented idiom",
            lambda: icepool_laws(field, *icepool_parts(field)),
            by_icepool.chances,
        ),
        Contender(
            "icepool, all objects kept",
            lambda: icepool_laws(field, graded, harmed, landed),
            by_icepool.chances,
        ),
    ]


def icepool_parts(field: Field) -> tuple[Die[int], Sequence[Sequence[Die[int]]], Die[Any]]:
    """The grade of the attack; each victim's state, without and with a raise; where it lands."""
    wild = icepool.d(WILD_DIE).explode(depth=MOST_ACES)
    graded = icepool.highest(icepool.d(TRAIT).explode(depth=MOST_ACES), wild).map(grade)
    damages = [(field.dice + raised) @ wild for raised in range(2)]
    harmed = [[damage.map(harm.rank) for harm in field.victims] for damage in damages]
    distance = field.deviate.dice @ icepool.d6
    landed = icepool.map(lambda far, hour: (field.landed(far, hour), 0), distance, icepool.d(HOURS))
    return graded, harmed, landed


def icepool_laws(
    field: Field, graded: Die[int], harmed: Sequence[Sequence[Die[int]]], landed: Die[Any]
) -> list[Die[int]]:
    """Each figure's state, then how many are out."""
    at = graded.map(lambda grade: (field.aim, grade - 1) if grade else landed)

    @cache
    def out(lying: Lying, raised: int) -> Die[int]:
        return sum((harmed[raised][victim] >= OUT for victim in lying), Die([0]))

    def state(figure: int, lying: Lying, raised: int) -> Die[int] | int:
        hit = [victim for victim in lying if field.victims[victim].figure == figure]
        return harmed[raised][hit[0]] if hit else 0

    states = [
        at.map(lambda lying, raised, figure=figure: state(figure, lying, raised), star=True)
        for figure in range(FIGURES)
    ]
    return [*states, at.map(out, star=True)]


def of_dyce() -> list[Contender]:
    """T6 in dyce."""
    field = field_of(told())
    graded, harmed, landed = dyce_parts(field)
    return [
        Contender(
            "dyce, documented idiom",
            lambda: dyce_laws(field, *dyce_parts(field)),
            by_dyce.chances,
        ),
        Contender(
            "dyce, all objects kept",
            lambda: dyce_laws(field, graded, harmed, landed),
            by_dyce.chances,
        ),
    ]


def dyce_parts(field: Field) -> tuple[H[int], Sequence[Sequence[H[int]]], H[Any]]:
    """The grade of the attack; each victim's state, without and with a raise; where it lands."""
    wild = explode_n(H(WILD_DIE), n=MOST_ACES)
    graded = explode_n(H(TRAIT), n=MOST_ACES).apply(max, wild).apply(grade)
    damages = [(field.dice + raised) @ wild for raised in range(2)]
    harmed = [[damage.apply(harm.rank) for harm in field.victims] for damage in damages]
    distance = field.deviate.dice @ H(6)
    landed = distance.apply(lambda far, hour: (field.landed(far, hour), 0), H(HOURS))
    return graded, harmed, landed


def dyce_laws(
    field: Field, graded: H[int], harmed: Sequence[Sequence[H[int]]], landed: H[Any]
) -> list[H[int]]:
    """Each figure's state, then how many are out."""
    aimed = expand(lambda g: (field.aim, g.outcome - 1) if g.outcome else landed, graded, **EXACT)

    @cache
    def out(lying: Lying, raised: int) -> H[int]:
        return sum((harmed[raised][victim].ge(OUT) for victim in lying), H({0: 1}))

    def state(figure: int, lying: Lying, raised: int) -> H[int] | int:
        hit = [victim for victim in lying if field.victims[victim].figure == figure]
        return harmed[raised][hit[0]] if hit else 0

    states = [
        expand(lambda at, figure=figure: state(figure, *at.outcome), aimed, **EXACT)
        for figure in range(FIGURES)
    ]
    return [*states, expand(lambda at: out(*at.outcome), aimed, **EXACT)]


def grade(total: int) -> int:
    """0 for a failure, 1 for a success, 2 for a raise."""
    return min(2, max(0, total // RAISE if total >= SUCCESS else 0))
