"""What befalls one figure under a template of Savage Worlds, counted the long way."""

from __future__ import annotations

from fractions import Fraction

from tests.slow.savage_worlds_dice import (
    CERTAIN,
    NEVER,
    Law,
    mean,
    merged,
    pool,
    trait_reaches,
)
from tests.slow.savage_worlds_read import Arms, Attack, Target

MOST_WOUNDS = 4
BELOW = -1
SAFE = ("no_effect", False)
RAISE_DIE = 6


def suffered(attack: Attack, target: Target, cover: int, *, raised: bool) -> Law:
    """Law of (state, out of control) of a figure under the template.

    `cover` is what stands between him and the origin.
    """
    if target.heavy_armor and not attack.arms.heavy:
        return {SAFE: CERTAIN}
    away = evades(attack.arms, target)
    law = hurt(attack, target, cover, raised=raised)
    caught = [(outcome, chance * (1 - away)) for outcome, chance in law.items()]
    return merged([(SAFE, away), *caught])


def evades(arms: Arms, target: Target) -> Fraction:
    """The chance to be gone before the blast."""
    if not arms.evadable or target.agility is None:
        return NEVER
    need = 4 + (0 if target.nimble else 2) + min(3, target.wounds)
    return trait_reaches(target.agility, need, wild=target.wild)


def hurt(attack: Attack, target: Target, cover: int, *, raised: bool) -> Law:
    """Law of (state, out of control) of who has not evaded."""
    if target.kind == "object":
        need = target.toughness + cover - attack.arms.flat
        breaks = pool(attack.arms.dice, need, aces=False)
        return merged([(("broken", False), breaks), (SAFE, 1 - breaks)])
    need = resistance(attack, target, cover) - attack.arms.flat
    dice = thrown(attack.arms, raised=raised)
    reached = [pool(dice, need + 4 * wounds) for wounds in range(MOST_WOUNDS + 1)]
    steps = {BELOW: 1 - reached[0], MOST_WOUNDS: reached[MOST_WOUNDS]}
    steps |= {wounds: reached[wounds] - reached[wounds + 1] for wounds in range(MOST_WOUNDS)}
    return merged(
        (outcome, chance * weight)
        for step, chance in steps.items()
        for outcome, weight in after(attack, target, step).items()
    )


def thrown(arms: Arms, *, raised: bool) -> tuple[int, ...]:
    """The damage dice."""
    return (*arms.dice, RAISE_DIE) if raised else arms.dice


def resistance(attack: Attack, target: Target, cover: int) -> int:
    """The damage that just reaches Toughness, behind cover and armour."""
    pierced = target.armor
    if attack.rules.get("cover_against_ap") == "reduced":
        pierced += cover
    return target.toughness + cover - min(attack.arms.piercing, pierced)


def after(attack: Attack, target: Target, step: int) -> Law:
    """What a damage roll comes to; `step` is its raises above Toughness, or BELOW."""
    vehicle = target.kind == "vehicle"
    lost = vehicle and step >= 0
    wounds = max(step, 1) if target.shaken and step >= 0 and not vehicle else step
    if wounds < 1:
        return {("no_effect" if step < 0 or vehicle else "shaken", lost): CERTAIN}
    return merged(
        ((named(target, left), lost), chance)
        for left, chance in soaked(attack, target, wounds).items()
    )


def soaked(attack: Attack, target: Target, wounds: int) -> Law:
    """Law of the wounds left of one hit."""
    if target.vigor is None:
        return {wounds: CERTAIN}
    wild = target.wild and attack.rules.get("soak_wild_die", True)
    hindered = min(3, target.wounds)
    at_least = [
        CERTAIN,
        *(
            trait_reaches(target.vigor, 4 * count + hindered, wild=wild)
            for count in range(1, wounds + 1)
        ),
        NEVER,
    ]
    return merged(
        (wounds - count, at_least[count] - at_least[count + 1]) for count in range(wounds + 1)
    )


def named(target: Target, wounds: int) -> str:
    """The state that new wounds bring."""
    if not wounds:
        return "no_effect"
    if not target.wild or target.wounds + wounds > 3:
        return "incapacitated"
    return f"wound_{wounds}"


# --- the damage roll by itself ---


def damage_roll(arms: Arms, target: Target) -> dict[str, dict[str, str]]:
    """Both damage rolls as the document writes them, an object's one in full."""
    if target.kind == "object":
        most = sum(arms.dice) + arms.flat
        return {"no_raise": listed(arms.dice, arms.flat, most + 1, aces=False)}
    limit = target.toughness + target.cover + 16
    return {
        name: listed(thrown(arms, raised=raised), arms.flat, limit, aces=True)
        for name, raised in (("no_raise", False), ("raise", True))
    }


def listed(dice: tuple[int, ...], flat: int, limit: int, *, aces: bool) -> dict[str, str]:
    """Chances of each possible sum below a limit, then of the limit and more."""

    def reached(total: int) -> Fraction:
        return pool(dice, total - flat, aces=aces)

    law = {
        str(total): reached(total) - reached(total + 1)
        for total in range(min(limit, len(dice) + flat), limit)
    }
    law[f"{limit}+"] = reached(limit)
    return {total: str(chance) for total, chance in law.items() if chance}


def mean_damage(arms: Arms, target: Target) -> dict[str, str]:
    """The mean of both damage rolls, an object's without aces."""
    if target.kind == "object":
        return {"no_raise": str(mean(arms.dice, aces=False) + arms.flat)}
    return {
        name: str(mean(thrown(arms, raised=raised)) + arms.flat)
        for name, raised in (("no_raise", False), ("raise", True))
    }
