"""The damage dice as they fall, whoever they fall on."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.aces import AcingSum
from rules.law import Law, mean
from rules.result import OpenLaw
from rules.systems.savage_worlds.dice import Damage
from rules.systems.savage_worlds.models import Target
from rules.systems.savage_worlds.reckoning import RAISE_DIE
from rules.systems.savage_worlds.rolls import plain_sum

BEYOND = 16
GRADES = ("no_raise", "raise")


def damage_rolls(damage: Damage, targets: Sequence[Target]) -> list[dict[str, OpenLaw]]:
    """For each target the damage without and with a raise, as far as its table is worth printing.

    An object has no raise die, and no die against it aces.
    """
    ceilings = [_ceiling(target) for target in targets]
    highest = max((ceiling for ceiling in ceilings if ceiling is not None), default=0)
    both = (damage, Damage((*damage.dice, RAISE_DIE), damage.flat))
    laws = [AcingSum(dice, highest, flat).law() for dice, flat in both]
    means = [acing_mean(one) for one in both]
    still = plain_sum(damage.dice, damage.flat)
    known: dict[int | None, dict[str, OpenLaw]] = {None: {"no_raise": OpenLaw(still, mean(still))}}
    for ceiling in ceilings:
        if ceiling is not None and ceiling not in known:
            triples = zip(GRADES, laws, means, strict=True)
            known[ceiling] = {
                grade: OpenLaw(_cut(law, ceiling), expected, ceiling)
                for grade, law, expected in triples
            }
    return [known[ceiling] for ceiling in ceilings]


def acing_mean(damage: Damage) -> Fraction:
    """The mean of acing dice and what is added: one of s sides comes to s(s + 1) / 2(s - 1)."""
    dice = (Fraction(sides * (sides + 1), 2 * (sides - 1)) for sides in damage.dice)
    return sum(dice, Fraction(damage.flat))


def _ceiling(target: Target) -> int | None:
    if target.kind == "object":
        return None
    return (target.toughness or 0) + target.cover_bonus + BEYOND


def _cut(law: Law[int], ceiling: int) -> Law[int]:
    """The law with all sums at or above a ceiling as one."""
    return law.map(lambda value: min(value, ceiling))
