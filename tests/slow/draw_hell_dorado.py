"""Hell Dorado engagements drawn at random, valid and small enough to be counted the long way."""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = (
    "Goule", "Sœur Éloïse", "Chasseur berbère", "Damné de la paresse", "Âme damnée", "Succube",
    "Señor Núñez", "Maître-archer", "Çelik", "Noël", "Zoë d'Orée", "Lémure n° 1", "Ἕκτωρ", "鬼",
)  # fmt: skip
STATES = ("Étourdi", "empoisonné", "À terre", "feu grégeois", "sourd et aveugle")
TYPES = ("acide", "perforant", "gaz brûlant", "éclats d'obus", "Tranchants")
HEADS = {
    "explosion": "explosion",
    "englobant": "souffle englobant",
    "percutant": "souffle percutant",
    "shot": "tir",
    "melee": "mêlée",
}
KINDS = ("explosion", "explosion", "englobant", *["percutant"] * 4, "shot", "shot", "melee")
MOST_UNDER = {"explosion": 3, "englobant": 3, "percutant": 4}
MOST_FIGHTERS = {"percutant": 5}

Document = dict[str, Any]


def draw(random: Random) -> Document:
    """An engagement of any kind, for the slow resolver and the program alike."""
    weapon = draw_weapon(random)
    engagement: Document = {"toise": "engagement", "version": 1, "system": "hell_dorado"}
    engagement["attacker"] = draw_attacker(random, weapon)
    engagement["weapon"] = weapon if random.random() < 0.5 else printed(weapon)
    if weapon["kind"] in ("explosion", "shot", "melee"):
        engagement["circumstances"] = draw_circumstances(random, weapon, engagement["attacker"])
    engagement["rules"] = draw_rules(random)
    engagement["targets"] = draw_targets(random, weapon)
    keep_small(engagement, weapon)
    return engagement


def keep_small(engagement: Document, weapon: Document) -> None:
    """Take dice from a percutant that may hurt many."""
    if weapon["kind"] == "percutant":
        attacker = engagement["attacker"]
        attacker["shooting"] = min(attacker["shooting"], 5 - len(engagement["targets"]))


# --- the weapon ---


def draw_weapon(random: Random) -> Document:
    """A weapon as an object."""
    weapon: Document = {"kind": random.choice(KINDS)}
    if random.random() < 0.5:
        weapon["damage_type"] = random.choice(TYPES)
    if weapon["kind"] in ("shot", "melee"):
        weapon["damage_table"] = draw_table(random)
    elif random.random() < 0.2:
        weapon["state"] = random.choice(STATES)
    else:
        weapon |= {"difficulty": random.choice((1, 2, 3, 3, 4, 4, 5, 5, 6, 7))}
        weapon["power"] = random.choice((1, 1, 2, 3, 4, 99))
    if weapon["kind"] == "explosion" and random.random() < 0.3:
        weapon["radius"] = random.randint(1, 12)
    return weapon


def draw_table(random: Random) -> list[int]:
    """Damage of one to five hits, seldom linear."""
    return sorted(random.randint(0, 14) for _ in range(5))


def printed(weapon: Document) -> str:
    """The weapon as a card prints it."""
    parts = [weapon["damage_type"]] if "damage_type" in weapon else []
    if "damage_table" in weapon:
        parts.append("dégâts " + "/".join(str(number) for number in weapon["damage_table"]))
    elif "state" in weapon:
        parts.append(weapon["state"])
    else:
        parts.append(f"puissance {weapon['difficulty']}/{weapon['power']}")
    if weapon.get("radius", 3) != 3:
        parts.append(f"rayon {weapon['radius']}")
    return f"{HEADS[weapon['kind']]} ({' • '.join(parts)})"


# --- attacker, circumstances, rules ---


def draw_attacker(random: Random, weapon: Document) -> Document:
    """An attacker who has what his weapon asks for."""
    attacker: Document = {"name": "Frondeuse"}
    if weapon["kind"] == "melee":
        attacker["combat"] = random.randint(-1, 9)
    elif weapon["kind"] == "percutant":
        attacker["shooting"] = random.randint(-5, 5)
    elif weapon["kind"] != "englobant" or random.random() < 0.5:
        attacker["shooting"] = random.randint(-1, 9)
    return attacker


def draw_circumstances(random: Random, weapon: Document, attacker: Document) -> Document:
    """Range, difficulty, dice and bonus of an attack roll.

    No bonus on a characteristic of zero or less: the contract can be read two ways there.
    """
    circumstances: Document = {}
    if weapon["kind"] != "melee" and random.random() < 0.6:
        circumstances["range"] = random.choice(("short", "long"))
    if random.random() < 0.3:
        circumstances["difficulty"] = random.randint(1, 7)
    if random.random() < 0.3:
        circumstances["attack_dice"] = random.choice((0, 0, 1, 2, 3, 5, 6, 8))
        attacker.pop(random.choice(("shooting", "combat")), None)
    value = attacker.get("combat", attacker.get("shooting", 0))
    if random.random() < 0.4 and ("attack_dice" in circumstances or value > 0):
        circumstances["bonus_dice"] = random.randint(0, 2)
    return circumstances


def draw_rules(random: Random) -> Document:
    """What the sources leave open, mostly left at its default."""
    rules: Document = {}
    if random.random() < 0.3:
        rules["long_range_difficulty"] = random.randint(4, 6)
    if random.random() < 0.5:
        rules["outsider_hit"] = random.choice(("each_trigger", "once", "once"))
    return rules


# --- the targets ---


def draw_targets(random: Random, weapon: Document) -> list[Document]:
    """Those aimed at and those who fight them, sometimes nobody."""
    if random.random() < 0.03:
        return []
    under = random.randint(1, MOST_UNDER.get(weapon["kind"], 3))
    outside = random.randint(0, min(2, MOST_FIGHTERS.get(weapon["kind"], 4) - under))
    names = random.sample(NAMES, under + outside)
    targets = [draw_fighter(random, name) for name in names]
    outsiders = targets[under:]
    for target in outsiders:
        target["in_area"] = False
    place(random, targets[:under])
    engage(random, targets[:under], outsiders)
    return targets if weapon["kind"] in ("shot", "melee") else shuffled(random, targets)


def draw_fighter(random: Random, name: str) -> Document:
    """A fighter, with only some of his fields written."""
    fighter: Document = {"name": name, "hit_points": random.choice((1, 1, 2, 3, 5, 8, 12))}
    fields = {"protection": 4, "cover": 2, "damage_reduction": 2, "defence": 6}
    for field, most in fields.items():
        if random.random() < 0.6:
            fighter[field] = random.randint(field == "defence", most)
    if random.random() < 0.1:
        fighter["immune"] = True
    return fighter


def place(random: Random, under: list[Document]) -> None:
    """Give distances, with ties, near ties and fighters without a distance among them."""
    near = [1.0, 1.0, 1.0 + 6e-7, 1.0 + 1.2e-6, 2.5, 2.5, 4.0]
    wide = [0.5, 1.25, 3.0, 5.75]
    chosen = random.choice((near, [2.5], wide, []))
    for fighter in under:
        if chosen and random.random() < 0.9:
            fighter["distance"] = random.choice(chosen)


def engage(random: Random, under: list[Document], outsiders: list[Document]) -> None:
    """Mêlées written on either side: with outsiders, often shared ones, and within the area."""
    for fighter in under:
        for outsider in outsiders:
            if random.random() < 0.7:
                write_melee(random, fighter, outsider)
    if len(under) > 1 and random.random() < 0.3:
        write_melee(random, under[0], under[1])
    if len(outsiders) > 1 and random.random() < 0.2:
        write_melee(random, outsiders[0], outsiders[1])


def write_melee(random: Random, one: Document, other: Document) -> None:
    """Name one in the other's list, or both."""
    side = random.random()
    if side < 0.7:
        one.setdefault("engaged_with", []).append(other["name"])
    if side > 0.5:
        other.setdefault("engaged_with", []).append(one["name"])


def shuffled(random: Random, targets: list[Document]) -> list[Document]:
    """The same targets in any file order."""
    return random.sample(targets, len(targets))


# --- several in a row ---

LINKED = [1.0, 1.0 + 9e-7, 1.0 + 1.8e-6, 1.0 + 2.7e-6]
"""Distances of which two are a tie or not by whether one between them is still there."""


def draw_row(random: Random) -> list[Document]:
    """Two attacks or three, mostly on the same figures, each with its own word on them."""
    common = random.sample(NAMES, random.choice((3, 4, 5)))
    row = [draw(random) for _ in range(random.choice((2, 2, 3)))]
    row = [on_the_same(random, engagement, common) for engagement in row]
    if random.random() < 0.3:
        for engagement in row:
            for target in engagement["targets"]:
                target["distance"] = random.choice(LINKED)
    return row


def on_the_same(random: Random, engagement: Document, common: list[str]) -> Document:
    """An engagement whose figures bear names of the row; who has too many leaves."""
    targets = engagement["targets"][: len(common)]
    names = [target["name"] for target in targets]
    known = dict(zip(names, random.sample(common, len(names)), strict=True))
    for target in targets:
        target["name"] = known[target["name"]]
        if "engaged_with" in target:
            others = [known[one] for one in target["engaged_with"] if one in known]
            target["engaged_with"] = others
    return engagement | {"targets": targets}
