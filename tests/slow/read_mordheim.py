"""The facts of a Mordheim engagement, read from its file without a line of the program."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

STATES = ("standing", "knocked_down", "stunned", "out_of_action")
ARMOURS = {
    "none": 7,
    "toughened_leather": 6,
    "light": 6,
    "heavy": 5,
    "ithilmar": 5,
    "gromril": 4,
}
MALUS = (0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6)
WAYS = {"touche automatiquement": "automatic", "entrave": "entangling"}
CLUES = {"sans svg": "no_save", "contondant": "concussion"}

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Weapon:
    """What one attack strikes with; `wounds` are equally likely, `save_malus` has it all.

    `hand` tells two weapons of one attacker apart, the first struck with first.
    """

    hand: int
    kind: str
    strength: int
    save_malus: int = 0
    wounds: tuple[int, ...] = (1,)
    wound_bonus: int = 0
    injury_bonus: int = 0
    concussion: bool = False
    no_save: bool = False
    can_crit: bool = True
    can_be_parried: bool = True
    poison: bool = False
    table: str | None = None
    to_hit: int = 0
    hits: str | None = None


@dataclass(frozen=True)
class Fighter:
    """One target; `save` has its shield in it, `faces` are the first to stun and to take out."""

    name: str
    toughness: int
    points: int
    weapon_skill: int
    strength: int
    initiative: int
    save: int
    save_from_shots: int
    pavise: bool
    ward: int | None
    helmet: int | None
    state: int
    faces: tuple[int, int] | None
    hard_head: bool
    no_pain: bool
    parries: int
    edge: int | None


@dataclass(frozen=True)
class Attack:
    """What is known before the first die; `blows` goes with `fighters`, in the order struck."""

    weapon_skill: int
    shot_need: int
    cover: bool
    to_hit: int | None
    to_hit_modifier: int
    critical_bonus: int
    fighters: tuple[Fighter, ...]
    blows: tuple[tuple[Weapon, ...], ...]
    helmet_per_die: bool
    vital_per_wound: bool
    either: bool
    one_critical_shot: bool
    shots_find_the_downed: bool
    six_hits: bool
    one_fails: bool


def read_attack(engagement: Document) -> Attack:
    """Gather attacker, weapons, circumstances, rules and targets of an engagement."""
    attacker = engagement["attacker"]
    around = engagement.get("circumstances") or {}
    rules = engagement.get("rules") or {}
    return Attack(
        attacker.get("weapon_skill") or 0,
        shot_need(attacker, around),
        around.get("cover", False),
        around.get("to_hit"),
        around.get("to_hit_modifier", 0),
        attacker.get("critical_bonus", 0),
        tuple(read_fighter(target) for target in engagement["targets"]),
        tuple(shared_out(read_blows(engagement), engagement["targets"])),
        rules.get("helmet_save") == "per_die",
        rules.get("vital_part_save") == "per_wound",
        rules.get("multi_wound_critical") == "either",
        rules.get("shooting_criticals") == "once",
        rules.get("downed_automatic") == "all",
        rules.get("seven_to_hit") == "six_hits",
        rules.get("one_always_fails", True),
    )


def shot_need(attacker: Document, around: Document) -> int:
    """The face a shot needs before what is added to the die."""
    harder = sum(around.get(field, False) for field in ("cover", "long_range", "moved"))
    return 7 - (attacker.get("ballistic_skill") or 0) + harder - around.get("large_target", False)


def read_blows(engagement: Document) -> list[Weapon]:
    """The weapon of each attack, in the order struck."""
    attacker = engagement["attacker"]
    arms = engagement.get("weapons")
    if not arms:
        arms = [{"weapon": engagement["weapon"], "attacks": attacker.get("attacks", 1)}]
    hands = [read_weapon(hand, arm["weapon"], attacker) for hand, arm in enumerate(arms)]
    return [weapon for weapon, arm in zip(hands, arms, strict=True) for _ in range(arm["attacks"])]


def shared_out(blows: list[Weapon], targets: list[Document]) -> list[tuple[Weapon, ...]]:
    """Each target's part of the blows: the first without a number takes what others leave."""
    left = len(blows) - sum(target.get("attacks") or 0 for target in targets)
    parts: list[tuple[Weapon, ...]] = []
    for target in targets:
        count = target.get("attacks")
        if count is None:
            count, left = left, 0
        parts.append(tuple(blows[:count]))
        blows = blows[count:]
    return parts


def read_weapon(hand: int, weapon: str | Document, attacker: Document) -> Weapon:
    """A weapon in the hands of this attacker, given as fields or as printed."""
    facts = read_printed(weapon) if isinstance(weapon, str) else weapon
    if facts["kind"] == "fall":
        return falling(facts["height"])
    strength = read_strength(facts.get("strength"), attacker)
    piercing = facts.get("armour_piercing", 0) - facts.get("enemy_save_bonus", 0)
    wounds = facts.get("wounds", 1)
    return Weapon(
        hand,
        facts["kind"],
        strength,
        MALUS[strength] + piercing,
        (1, 2, 3) if wounds == "1d3" else (wounds,),
        facts.get("wound_bonus", 0),
        attacker.get("injury_bonus", 0),
        facts.get("concussion", False),
        facts.get("no_save", False),
        facts.get("can_crit", True),
        facts.get("can_be_parried", True),
        facts.get("poison", False),
        facts.get("critical_table"),
        facts.get("hit_bonus") or 0,
        facts.get("hits"),
    )


def falling(height: int) -> Weapon:
    """One hit of a fall."""
    return Weapon(0, "fall", height, no_save=True, can_crit=False)


def read_strength(printed: int | str | None, attacker: Document) -> int:
    """The Strength struck with, kept on the chart."""
    if isinstance(printed, int):
        return printed
    return max(1, min(10, attacker.get("strength", 1) + int(printed or 0)))


def read_printed(notation: str) -> dict[str, Any]:
    """Read `name (facts)`, as the issue prints it; what changes no die is passed over."""
    facts: dict[str, Any] = {"kind": "melee"}
    for part in notation.rstrip(" )").partition("(")[2].split("•"):
        fact = part.strip()
        if fact == "tir":
            facts["kind"] = "shooting"
        elif fact in CLUES:
            facts[CLUES[fact]] = True
        elif found := re.fullmatch(r"F([+-]?\d+)", fact):
            facts["strength"] = found[1] if found[1][0] in "+-" else int(found[1])
        elif found := re.fullmatch(r"([+-]\d+) pour toucher", fact):
            facts["hit_bonus"] = int(found[1])
        elif fact in WAYS:
            facts["hits"] = WAYS[fact]
        elif found := re.fullmatch(r"svg -(\d+)", fact):
            facts["armour_piercing"] = int(found[1])
        elif found := re.fullmatch(r"(\d+|1d3) blessures?", fact):
            facts["wounds"] = "1d3" if found[1] == "1d3" else int(found[1])
    return facts


def read_fighter(target: Document) -> Fighter:
    """One target with the defaults of the contract."""
    return Fighter(
        target["name"],
        target["toughness"],
        target.get("hit_points", 1),
        target.get("weapon_skill") or 0,
        target.get("strength") or 0,
        target.get("initiative") or 0,
        read_save(target),
        max(1, read_save(target) - target.get("wolf_cloak", False)),
        target.get("pavise", False),
        target.get("ward"),
        target.get("helmet"),
        STATES.index(target.get("state", "standing")),
        read_faces(target),
        target.get("hard_head", False),
        target.get("no_pain", False),
        ("none", "one", "reroll").index(target.get("parry", "none")),
        target.get("near_edge"),
    )


def read_save(target: Document) -> int:
    """The save before malus, shield and mount included; 7 is none, 1 the best."""
    save, mount = target.get("save"), target.get("mount", "none")
    if save is None:
        save = ARMOURS[target.get("armour", "none")]
        if target.get("kite_shield"):
            save -= 2 if mount == "none" else 1
        elif target.get("shield"):
            save -= 1
    return max(1, save - ("none", "mounted", "barded").index(mount))


def read_faces(target: Document) -> tuple[int, int] | None:
    """Injury faces of those who are not like others."""
    if target.get("true_grit"):
        return 4, 6
    return (3, 6) if target.get("hard_to_kill") else None
