"""Mordheim engagements drawn at random, valid and small enough to be counted the long way."""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = ("Flagellant", "Sœur Éloïse", "Vermine n° 2", "Écorcheur", "Señor Núñez", "Goule", "鬼")
MELEE = (
    "hache (F • svg -1)",
    "massue (F • contondant)",
    "arme à deux mains (F+2 • frappe en dernier)",
    "boulet et chaîne (F+2 • sans svg • 1d3 blessures)",
)
SHOOTING = ("arbalète (tir • 30ps • F4)", "pistolet (tir • 6ps • F4 • svg -1)")
TABLES = ("missile", "bludgeoning", "bladed", "thrusting", "unarmed")
CHOICES = {
    "helmet_save": ("highest", "per_die"),
    "vital_part_save": ("once", "per_wound"),
    "multi_wound_critical": ("combine", "either"),
    "shooting_criticals": ("unlimited", "once"),
    "downed_automatic": ("melee", "all"),
    "seven_to_hit": ("impossible", "six_hits"),
    "one_always_fails": (True, False),
}

Document = dict[str, Any]


def draw(random: Random) -> Document:
    """An engagement of any kind, for the slow resolver and the program alike."""
    kind = random.choice(("melee", "melee", "melee", "shooting", "shooting", "fall"))
    attacks = 1 if kind == "fall" else random.choice((1, 1, 2, 2, 3, 4))
    names = random.sample(NAMES, random.choice((1,) * 12 + (2,) * 8 + (3,) * 4 + (0,)))
    return engagement(random, kind, attacks, [draw_target(random, name) for name in names])


def draw_sequence(random: Random) -> list[Document]:
    """Two attackers in a row, or three, on figures that they share."""
    names = random.sample(NAMES, 2)
    drawn = []
    for _ in range(random.choice((2, 2, 3))):
        kind = random.choice(("melee", "melee", "melee", "melee", "shooting", "fall"))
        attacks = 1 if kind == "fall" else random.choice((1, 2, 2))
        struck = random.sample(names, random.choice((1, 2)))
        targets = [draw_target(random, name) for name in struck]
        drawn.append(engagement(random, kind, attacks, targets))
    return drawn


def engagement(random: Random, kind: str, attacks: int, targets: list[Document]) -> Document:
    """An attacker with so many attacks on these targets."""
    drawn: Document = {"toise": "engagement", "version": 1, "system": "mordheim"}
    drawn["attacker"] = draw_attacker(random)
    drawn |= draw_arms(random, kind, attacks, drawn["attacker"])
    drawn["circumstances"] = {} if kind == "fall" else draw_circumstances(random, kind)
    drawn["rules"] = {
        field: random.choice(choices) for field, choices in CHOICES.items() if random.random() < 0.5
    }
    drawn["targets"] = targets
    share_out(random, attacks, targets)
    if kind == "fall":
        for target in targets:
            target.pop("near_edge", None)
    return drawn


# --- the attacker and his weapons ---


def draw_attacker(random: Random) -> Document:
    """An attacker who can use any weapon."""
    attacker: Document = {
        "name": "Assaillant",
        "weapon_skill": random.randint(1, 7),
        "ballistic_skill": random.randint(1, 8),
        "strength": random.choice((1, 2, 3, 3, 3, 4, 4, 5, 6, 8, 10)),
    }
    if random.random() < 0.2:
        attacker["critical_bonus"] = random.randint(0, 2)
    if random.random() < 0.2:
        attacker["injury_bonus"] = random.randint(0, 2)
    return attacker


def draw_arms(random: Random, kind: str, attacks: int, attacker: Document) -> Document:
    """One weapon, or two in the order struck."""
    if kind != "fall" and attacks > 1 and random.random() < 0.5:
        first = random.randint(1, attacks - 1)
        parts = (first, attacks - first)
        return {
            "weapons": [{"weapon": draw_weapon(random, kind), "attacks": part} for part in parts]
        }
    if attacks > 1 or random.random() < 0.5:
        attacker["attacks"] = attacks
    return {"weapon": draw_weapon(random, kind)}


def draw_weapon(random: Random, kind: str) -> str | Document:
    """A weapon as a card prints it or as an object, with only some of its fields written."""
    if kind == "fall":
        return {"name": "Chute", "kind": "fall", "height": random.randint(1, 10)}
    if random.random() < 0.2:
        return random.choice(SHOOTING if kind == "shooting" else MELEE)
    weapon: Document = {"name": "Arme", "kind": kind}
    weapon["strength"] = random.choice((None, "+1", "+2", "-1", "+3", 3, 4, 5, 9))
    likely = {
        "armour_piercing": (0.4, (-2, -1, 1, 1, 2, 3)),
        "enemy_save_bonus": (0.3, (1, 1, 2)),
        "wounds": (0.4, (1, 2, 3, "1d3", "1d3")),
        "wound_bonus": (0.2, (-3, -1, 1, 1, 2, 3)),
        "concussion": (0.3, (True,)),
        "no_save": (0.1, (True,)),
        "can_crit": (0.1, (False,)),
        "can_be_parried": (0.2, (False,)),
        "poison": (0.25, (True,)),
        "critical_table": (0.4, TABLES),
        "hit_bonus": (0.2, (-2, -1, 1, 1)),
        "hits": (0.15, ("automatic", "entangling")),
    }
    return weapon | pick(random, likely)


def pick(random: Random, likely: dict[str, tuple[float, tuple[Any, ...]]]) -> Document:
    """Some of these fields, each as often as it is likely."""
    return {
        field: random.choice(values)
        for field, (chance, values) in likely.items()
        if random.random() < chance
    }


def draw_circumstances(random: Random, kind: str) -> Document:
    """What makes it harder or easier to hit."""
    likely: dict[str, tuple[float, tuple[Any, ...]]] = {
        "to_hit": (0.4, (2, 2, 3, 3, 4, 5, 6, 7)),
        "to_hit_modifier": (0.3, (-6, -2, -1, 1, 2, 6)),
    }
    if kind == "shooting":
        for field in ("cover", "long_range", "moved", "large_target"):
            likely[field] = (0.3, (True,))
    return pick(random, likely)


# --- the targets ---


def draw_target(random: Random, name: str) -> Document:
    """A target, with only some of its fields written."""
    target: Document = {
        "name": name,
        "toughness": random.choice((1, 2, 3, 3, 3, 3, 4, 4, 5, 6, 8)),
        "weapon_skill": random.randint(1, 8),
        "strength": random.choice((2, 3, 4, 5)),
        "initiative": random.randint(1, 7),
    }
    likely: dict[str, tuple[float, tuple[Any, ...]]] = {
        "hit_points": (0.6, (0, 1, 2, 2, 3, 4)),
        "armour": (0.5, ("none", "toughened_leather", "light", "heavy", "ithilmar", "gromril")),
        "shield": (0.3, (True,)),
        "kite_shield": (0.15, (True,)),
        "mount": (0.2, ("none", "mounted", "barded")),
        "wolf_cloak": (0.2, (True,)),
        "pavise": (0.2, (True,)),
        "save": (0.3, (2, 2, 2, 3, 4, 5, 6, 7)),
        "ward": (0.2, (2, 4, 5, 6)),
        "helmet": (0.4, (2, 3, 4, 5, 6)),
        "state": (0.2, ("standing", "knocked_down", "knocked_down", "stunned")),
        "hard_to_kill": (0.15, (True,)),
        "hard_head": (0.15, (True,)),
        "true_grit": (0.15, (True,)),
        "no_pain": (0.15, (True,)),
        "parry": (0.7, ("none", "one", "one", "reroll")),
        "near_edge": (0.3, (1, 2, 3, 4, 6, 10)),
    }
    target |= pick(random, likely)
    if target.get("armour") == "toughened_leather":
        target.pop("shield", None)  # never worn together
        target.pop("kite_shield", None)
    return target


def share_out(random: Random, attacks: int, targets: list[Document]) -> None:
    """Say for some targets how many of the attacks they get."""
    left = attacks
    for target in random.sample(targets, len(targets)):
        if random.random() < (0.2 if len(targets) == 1 else 0.4):
            target["attacks"] = random.randint(0, left)
            left -= target["attacks"]
