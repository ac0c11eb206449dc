"""The charts of Mordheim as numbers (seed 003, dossier §§2 to 5)."""

from __future__ import annotations

from functools import cache

from rules.systems.mordheim.weapon import D3

NEVER = 7
"""A need that no die reaches."""

UNHARMED, WOUNDED, KNOCKED_DOWN, STUNNED, OUT = range(5)
STATES = ("unharmed", "wounded", "knocked_down", "stunned", "out_of_action")

ARMOUR_SAVES = {
    "none": 7,
    "toughened_leather": 6,
    "light": 6,
    "heavy": 5,
    "ithilmar": 5,
    "gromril": 4,
}
MOUNT_BONUS = {"none": 0, "mounted": 1, "barded": 2}
BEST_SAVE = 1
"""No save is better than 1+, before what the hit takes from it."""

COMMON_BANDS = (2, 4)
HARD_TO_KILL_BANDS = (2, 5)
TRUE_GRIT_BANDS = (3, 5)
CONCUSSION_BANDS = (1, 4)
"""The last result that knocks down, the last that stuns; above it, out of action."""


def wound_need(strength: int, toughness: int) -> int:
    """The need of the chart; NEVER for a dash."""
    over = strength - toughness
    if over >= 2:
        return 2
    if over >= -1:
        return 4 - over
    return 6 if over >= -3 else NEVER


def save_malus(strength: int) -> int:
    """What Strength takes from a save."""
    return min(max(strength - 3, 0), 6)


def melee_need(attacker: int, defender: int) -> int:
    """Weapon Skill against Weapon Skill."""
    if attacker > defender:
        return 3
    return 5 if defender > 2 * attacker else 4


def shooting_need(skill: int) -> int:
    """What Ballistic Skill needs before any modifier."""
    return 7 - skill


def final_need(need: int, *, six_hits: bool, one_fails: bool) -> int:
    """A need to hit as a die can meet it: 1 (no die fails) to 6, or NEVER."""
    if need >= NEVER:
        return 6 if six_hits else NEVER
    return max(need, 2 if one_fails else 1)


def strength_of(own: int | None, weapon: int | str | None) -> int | None:
    """The Strength of a hit, kept in 1–10; None where the fighter's own is needed and unknown."""
    if isinstance(weapon, int):
        return weapon
    if own is None:
        return None
    return min(max(own + int(weapon or 0), 1), 10)


def wounds_of(wounds: int | str) -> int:
    """The wounds of a hit, 0 for 1d3."""
    return 0 if wounds == D3 else int(wounds)


@cache
def injury_ranks(bands: tuple[int, int], bonus: int, *, no_pain: bool) -> tuple[int, ...]:
    """What each face of an injury die does."""
    down, stunned = bands
    dazed = KNOCKED_DOWN if no_pain else STUNNED
    results = (face + bonus for face in range(1, 7))
    return tuple(KNOCKED_DOWN if r <= down else dazed if r <= stunned else OUT for r in results)
