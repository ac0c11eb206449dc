"""Range, aiming and all that changes the attack roll (dossier §1 and §10)."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from rules.geometry import ROUNDING
from rules.systems.savage_worlds.dice import trait_of
from rules.systems.savage_worlds.models import RangeBand, SavageWorldsEngagement
from rules.systems.savage_worlds.rolls import TraitRoll
from rules.systems.savage_worlds.steps import SUCCESS, Attack, steps_of
from rules.table import Table, attacker_of

PENALTIES: dict[RangeBand, int] = {"short": 0, "medium": 2, "long": 4, "extreme": 8}
MULTIPLES: dict[RangeBand, int] = {"short": 1, "medium": 2, "long": 3, "extreme": 4}
EXTREME = 4
WILD_SIDES = 6
AIMED_BONUS = 2
MOST_IGNORED = 4


@dataclass(frozen=True, slots=True)
class Reach:
    """How far an attack goes.

    ``band`` is None beyond four times long range. ``distance`` in squares, None where unknown or
    of no account.
    """

    band: RangeBand | None
    distance: float | None

    @classmethod
    def of(cls, engagement: SavageWorldsEngagement) -> Reach:
        """The range given, or that of the distance; powers, cones and streams have none."""
        weapon, how = engagement.weapon, engagement.circumstances
        if not weapon.has_range:
            return cls("short", None)
        distance = how.distance
        if distance is None and engagement.table is not None:
            distance = aim_distance(engagement.table)
        if how.range is not None:
            return cls(how.range, distance)
        if distance is None or weapon.ranges is None:
            return cls("short", distance)
        return cls(band_at(distance, weapon.ranges), distance)


def band_at(distance: float, ranges: list[int]) -> RangeBand | None:
    """The range band at a distance; None beyond four times long range."""
    bounds = zip(PENALTIES, (*ranges, EXTREME * ranges[-1]), strict=True)
    return next((band for band, most in bounds if distance <= most + ROUNDING), None)


def aim_distance(table: Table) -> float | None:
    """From the attacker's centre to the aim in squares; None where either is missing."""
    attacker = attacker_of(table)
    if attacker is None or table.aim is None:
        return None
    return hypot(table.aim[0] - attacker.x, table.aim[1] - attacker.y)


def range_penalty(engagement: SavageWorldsEngagement) -> int:
    """What range takes from the roll, as a positive number."""
    band = Reach.of(engagement).band
    return PENALTIES[band] if band else 0


def multiple(engagement: SavageWorldsEngagement) -> int:
    """What range makes of the dice of a deviation."""
    band = Reach.of(engagement).band
    return MULTIPLES[band] if band else 1


def modifier_of(engagement: SavageWorldsEngagement) -> int:
    """All that is added to the attack roll."""
    own, how = engagement.attacker.modifier, engagement.circumstances
    taken = range_penalty(engagement)
    bonus = trait_of(engagement.attacker.trait).bonus
    return bonus + own + how.modifier - taken + aiming_bonus(engagement)


def aiming_bonus(engagement: SavageWorldsEngagement) -> int:
    """Aiming gives +2 or takes penalties away; at Extreme range it only permits the shot."""
    own, how = engagement.attacker.modifier, engagement.circumstances
    if not how.aimed or Reach.of(engagement).band == "extreme":
        return 0
    penalties = range_penalty(engagement) + max(0, -own) + max(0, -how.modifier)
    return max(AIMED_BONUS, min(MOST_IGNORED, penalties))


def attack_of(engagement: SavageWorldsEngagement) -> Attack:
    """The attack roll."""
    dice = trait_dice(engagement.attacker.trait, wild=engagement.attacker.wild_card)
    return Attack(TraitRoll(dice, steps_of(SUCCESS, 2), modifier_of(engagement), critical=True))


def trait_dice(trait: str, *, wild: bool) -> tuple[int, ...]:
    """The sides of the dice of a trait roll."""
    sides = trait_of(trait).sides
    return (sides, WILD_SIDES) if wild else (sides,)
