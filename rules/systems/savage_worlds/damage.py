"""The damage dice as they fall, whoever they fall on."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.aces import AcingSum
from rules.law import mean
from rules.result import OpenLaw
from rules.systems.savage_worlds.dice import Damage
from rules.systems.savage_worlds.models import Target
from rules.systems.savage_worlds.reckoning import RAISE_DIE
from rules.systems.savage_worlds.rolls import plain_sum

BEYOND = 16
GRADES = ("no_raise", "raise")

Rolls = dict[str, OpenLaw]


def damage_rolls(damage: Damage, targets: Sequence[Target]) -> list[Rolls]:
    """For each target the damage without and with a raise, as far as its table is worth printing.

    An object has no raise die, and no die against it aces.
    """
    ceilings = [_ceiling(target) for target in targets]
    acing = _acing(damage, max((most for most in ceilings if most is not None), default=0))
    known = {
        ceiling: _still(damage) if ceiling is None else _cut(acing, ceiling)
        for ceiling in set(ceilings)
    }
    return [known[ceiling] for ceiling in ceilings]


def _still(damage: Damage) -> Rolls:
    """Damage to an object."""
    law = plain_sum(damage.dice, damage.flat)
    return {"no_raise": OpenLaw(law, mean(law))}


def _acing(damage: Damage, ceiling: int) -> Rolls:
    """Damage to all others, told apart below a ceiling."""
    both = damage, Damage((*damage.dice, RAISE_DIE), damage.flat)
    return {
        grade: OpenLaw(AcingSum(one.dice, ceiling, one.flat).law(), acing_mean(one), ceiling)
        for grade, one in zip(GRADES, both, strict=True)
    }


def _cut(rolls: Rolls, ceiling: int) -> Rolls:
    """The same told apart below a lower ceiling only."""
    return {
        grade: OpenLaw(roll.law.map(lambda value: min(value, ceiling)), roll.mean, ceiling)
        for grade, roll in rolls.items()
    }


def acing_mean(damage: Damage) -> Fraction:
    """The mean of acing dice and what is added: one of s sides comes to s(s + 1) / 2(s - 1)."""
    dice = (Fraction(sides * (sides + 1), 2 * (sides - 1)) for sides in damage.dice)
    return sum(dice, Fraction(damage.flat))


def _ceiling(target: Target) -> int | None:
    if target.kind == "object":
        return None
    return (target.toughness or 0) + target.cover_bonus + BEYOND
