"""The facts of a Hell Dorado engagement, read from its file without a line of the program."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

HEADS = {
    "explosion": "explosion",
    "souffle englobant": "englobant",
    "souffle percutant": "percutant",
    "tir": "shot",
    "mêlée": "melee",
}


@dataclass(frozen=True)
class Arms:
    """A weapon: difficulty and power, or a state, or the damage of one to five hits."""

    kind: str
    difficulty: int = 0
    power: int = 0
    state: str | None = None
    table: tuple[int, ...] = ()


@dataclass(frozen=True)
class Fighter:
    """One target; `facing` holds the places, in the file, of those he fights."""

    name: str
    hit_points: int
    armour: int
    cover: int
    immune: bool
    defence: int
    distance: float | None
    in_area: bool
    facing: tuple[int, ...]


@dataclass(frozen=True)
class Attack:
    """What is known before the first die."""

    arms: Arms
    fighters: tuple[Fighter, ...]
    once: bool
    value: int
    dice: int | None
    bonus: int
    range_difficulty: int
    difficulty: int | None


def read_attack(engagement: Mapping[str, Any]) -> Attack:
    """Gather weapon, fighters and circumstances of an engagement."""
    arms = read_arms(engagement["weapon"])
    circumstances = engagement.get("circumstances") or {}
    rules = engagement.get("rules") or {}
    long_range = circumstances.get("range") == "long"
    return Attack(
        arms,
        read_fighters(engagement["targets"]),
        rules.get("outsider_hit") == "once",
        engagement["attacker"].get("combat" if arms.kind == "melee" else "shooting") or 0,
        circumstances.get("attack_dice"),
        circumstances.get("bonus_dice", 0),
        rules.get("long_range_difficulty", 5) if long_range else 4,
        circumstances.get("difficulty"),
    )


def read_arms(weapon: str | Mapping[str, Any]) -> Arms:
    """Read a weapon given as fields or as printed."""
    if isinstance(weapon, str):
        return read_printed(weapon)
    table = tuple(weapon.get("damage_table") or ())
    difficulty, power = weapon.get("difficulty") or 0, weapon.get("power") or 0
    return Arms(weapon["kind"], difficulty, power, weapon.get("state"), table)


def read_printed(notation: str) -> Arms:
    """Read `head (type • what it does)`, as the contract prints it."""
    head, _, inside = notation.rstrip(" )").partition("(")
    kind = HEADS[head.strip().lower()]
    if found := re.search(r"puissance (\d+)/(\d+)", inside):
        return Arms(kind, int(found[1]), int(found[2]))
    if found := re.search(r"dégâts (\d+(?:/\d+){4})", inside):
        return Arms(kind, table=tuple(int(number) for number in found[1].split("/")))
    parts = [part.strip() for part in inside.split("•")]
    return Arms(kind, state=[part for part in parts if not part.startswith("rayon ")][-1])


def read_fighters(targets: list[Mapping[str, Any]]) -> tuple[Fighter, ...]:
    """The targets in file order, each knowing whom he fights."""
    return tuple(read_fighter(target, facing(targets, target)) for target in targets)


def read_fighter(target: Mapping[str, Any], opponents: tuple[int, ...]) -> Fighter:
    """One target with the defaults of the contract."""
    return Fighter(
        target["name"],
        target["hit_points"],
        target.get("protection", 0) + target.get("damage_reduction", 0),
        target.get("cover", 0),
        target.get("immune", False),
        target.get("defence", 1),
        target.get("distance"),
        target.get("in_area", True),
        opponents,
    )


def facing(targets: list[Mapping[str, Any]], target: Mapping[str, Any]) -> tuple[int, ...]:
    """Places of those who fight this target; two outsiders are no melee that counts."""
    return tuple(
        place
        for place, other in enumerate(targets)
        if (
            other["name"] in target.get("engaged_with", ())
            or target["name"] in other.get("engaged_with", ())
        )
        and (other.get("in_area", True) or target.get("in_area", True))
    )
