"""The fields of a Mordheim bracket as they are printed, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.systems.mordheim.heads import KIND_HEADS
from rules.systems.mordheim.weapon import CriticalTable, Hits, Weapon

_HITS: dict[Hits, str] = {"automatic": "touche automatiquement", "entangling": "entrave"}
_TABLES: dict[CriticalTable, str] = {
    "missile": "de tir",
    "bludgeoning": "contondante",
    "bladed": "tranchante",
    "thrusting": "perforante",
    "unarmed": "à mains nues",
}


def fields_printed(weapon: Weapon) -> Iterator[str]:
    """Every field that says something."""
    if weapon.name is not None and weapon.kind != "melee":
        yield KIND_HEADS[weapon.kind]
    yield from _distances(weapon)
    if weapon.strength is not None or (weapon.kind != "fall" and weapon.hits != "entangling"):
        yield f"F{'' if weapon.strength is None else weapon.strength}"
    yield from _hit(weapon)
    yield from _save(weapon)
    yield from _wound(weapon)
    yield from weapon.traits


def _distances(weapon: Weapon) -> Iterator[str]:
    falls = weapon.kind == "fall"
    if weapon.height is not None:
        yield f"{'' if falls else 'hauteur '}{weapon.height}ps"
    if weapon.range_inches is not None:
        yield f"{'portée ' if falls else ''}{weapon.range_inches}ps"


def _hit(weapon: Weapon) -> Iterator[str]:
    if weapon.hit_bonus is not None:
        yield f"{weapon.hit_bonus:+d} pour toucher"
    if weapon.hits is not None:
        yield _HITS[weapon.hits]


def _save(weapon: Weapon) -> Iterator[str]:
    if weapon.armour_piercing:
        yield f"svg {-weapon.armour_piercing:+d}"
    if weapon.enemy_save_bonus:
        yield f"svg ennemie {weapon.enemy_save_bonus:+d}"
    if weapon.no_save:
        yield "sans svg"


def _wound(weapon: Weapon) -> Iterator[str]:
    if weapon.wounds != 1:
        yield f"{weapon.wounds} blessures"
    if weapon.wound_bonus:
        yield f"{weapon.wound_bonus:+d} pour blesser"
    if weapon.concussion:
        yield "contondant"
    if not weapon.can_crit:
        yield "pas de critique"
    if not weapon.can_be_parried:
        yield "non parable"
    if weapon.poison:
        yield "poison"
    if weapon.critical_table is not None:
        yield f"table de critiques {_TABLES[weapon.critical_table]}"
