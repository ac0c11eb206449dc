"""The matrices in icepool and dyce: as their documentation has it, and with every die kept.

Kept: whatever a weapon, a target or a pair of values needs, short of the cells themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from dyce import H, expand
from icepool import d6

from rules.systems.mordheim import tables
from tests.bench import matrices
from tests.bench.by_dyce import EXACT
from tests.bench.cases import Contender

INJURED_OUT = 5


class Needs(NamedTuple):
    """T5b: what a cell comes to on the dice: to hit, to wound, to save."""

    hit: int
    wound: int
    save: int


def needs() -> Iterator[Needs]:
    """Every cell of T5b, row by row."""
    for skill, strength, ap in matrices.BLADES:
        for toughness, other, printed in matrices.BODIES:
            save = (printed or tables.NEVER) + tables.save_malus(strength) + ap
            yield Needs(
                tables.melee_need(skill, other), tables.wound_need(strength, toughness), save
            )


def lost(hits: int, power: int, protection: int, points: int) -> int:
    """T5a: what the hits on a target cost him."""
    return min(points, max(0, hits * power - protection))


def powers() -> Iterator[tuple[int, int, int, int]]:
    """Every cell of T5a: difficulty, power, Protection, points."""
    for difficulty, power in matrices.POWERS:
        for protection, points in matrices.TARGETS:
            yield difficulty, power, protection, points


def icepool_of_explosions() -> list[Contender]:
    """T5a in icepool."""
    aim = matrices.AIM_DICE @ (d6 >= matrices.AIM_NEED) > 0
    pools = {need: matrices.BLAST_DICE @ (d6 >= need) for need, _ in matrices.POWERS}

    def cell(hit: Any, pool: Any, power: int, protection: int, points: int) -> list[Fraction]:
        damage = pool.map(lost, power, protection, points)
        law = hit.if_else(damage, 0)
        return [law.mean(), law.probability(">=", points)]

    def documented() -> object:
        return [
            cell(
                matrices.AIM_DICE @ (d6 >= matrices.AIM_NEED) > 0,
                matrices.BLAST_DICE @ (d6 >= need),
                *rest,
            )
            for need, *rest in powers()
        ]

    def kept() -> object:
        return [cell(aim, pools[need], *rest) for need, *rest in powers()]

    return _contenders("icepool", documented, kept)


def dyce_of_explosions() -> list[Contender]:
    """T5a in dyce."""
    aim = _hits_at_all(matrices.AIM_DICE @ H(6).ge(matrices.AIM_NEED))
    pools = {need: matrices.BLAST_DICE @ H(6).ge(need) for need, _ in matrices.POWERS}

    def cell(hit: Any, pool: Any, power: int, protection: int, points: int) -> list[Fraction]:
        damage = pool.apply(lambda hits: lost(hits, power, protection, points))
        law = expand(lambda one: damage if one.outcome else H({0: 1}), hit, **EXACT)
        return _read(law, points)

    def documented() -> object:
        return [
            cell(
                _hits_at_all(matrices.AIM_DICE @ H(6).ge(matrices.AIM_NEED)),
                matrices.BLAST_DICE @ H(6).ge(need),
                *rest,
            )
            for need, *rest in powers()
        ]

    def kept() -> object:
        return [cell(aim, pools[need], *rest) for need, *rest in powers()]

    return _contenders("dyce", documented, kept)


def icepool_of_blades() -> list[Contender]:
    """T5b in icepool."""

    def hits(need: int) -> Any:
        return matrices.ATTACKS @ (d6 >= need)

    def wounds(pool: Any, need: Needs) -> Any:
        return pool @ (d6 >= need.wound) @ (d6 < need.save)

    def cell(unsaved: Any) -> list[Fraction]:
        out = unsaved @ (d6 >= INJURED_OUT)
        return [(unsaved > 0).mean(), (out > 0).mean()]

    known, unsaved = cache(hits), cache(lambda need: wounds(known(need.hit), need))
    return _contenders(
        "icepool",
        lambda: [cell(wounds(hits(need.hit), need)) for need in needs()],
        lambda: [cell(unsaved(need)) for need in needs()],
    )


def dyce_of_blades() -> list[Contender]:
    """T5b in dyce."""

    def through(pool: Any, die: H[int]) -> Any:
        return expand(lambda one: one.outcome @ die if one.outcome else H({0: 1}), pool, **EXACT)

    def hits(need: int) -> Any:
        return matrices.ATTACKS @ H(6).ge(need)

    def wounds(pool: Any, need: Needs) -> Any:
        return through(through(pool, H(6).ge(need.wound)), H(6).lt(need.save))

    def cell(unsaved: Any) -> list[Fraction]:
        out = through(unsaved, H(6).ge(INJURED_OUT))
        return [_read(unsaved, 1)[1], _read(out, 1)[1]]

    known, unsaved = cache(hits), cache(lambda need: wounds(known(need.hit), need))
    return _contenders(
        "dyce",
        lambda: [cell(wounds(hits(need.hit), need)) for need in needs()],
        lambda: [cell(unsaved(need)) for need in needs()],
    )


def _hits_at_all(pool: H[int]) -> Any:
    return pool.apply(lambda hits: int(hits > 0))


def _read(law: Any, points: int) -> list[Fraction]:
    """The mean, and the chance of so many or more."""
    mean = sum(value * weight for value, weight in law.items())
    out = sum(weight for value, weight in law.items() if value >= points)
    return [Fraction(mean, law.total), Fraction(out, law.total)]


def _contenders(
    name: str, documented: Callable[[], object], kept: Callable[[], object]
) -> list[Contender]:
    return [
        Contender(f"{name}, documented idiom", documented, matrices.chances),
        Contender(f"{name}, all objects kept", kept, matrices.chances),
    ]
