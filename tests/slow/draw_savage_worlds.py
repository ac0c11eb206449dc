"""Savage Worlds engagements drawn at random, valid and small enough to be counted the long way."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.slow.draw_savage_worlds_table import draw_table
from tests.slow.savage_worlds_read import RADII, aimed_distance, ranged, read_arms

NAMES = ("Goule", "Sœur Éloïse", "Bandit n° 2", "Écorcheur", "Señor Núñez", "Zoë d'Orée", "鬼")
TRAITS = ("d4", "d6", "d8", "d10", "d12", "d12+1", "d12+2")
DAMAGES = ("2d6", "3d6", "4d6", "2d8+1", "1d10+1d6", "3d4", "2d4-1", "1d12", "2d6+1d8+2", "1d4-3")
TEMPLATES = ("small", "medium", "medium", "large", "large", "cone", "stream")
DELIVERIES = ("thrown", "thrown", "fired", "fired", "natural", "power")
RANGES = ([4, 8, 16], [3, 6, 12], [5, 10, 20], [24, 48, 96])
CHOICES = {
    "cover_against_ap": ("ignored", "reduced", "reduced"),
    "half_distance": ("exact", "floor"),
    "clock": ("attacker", "table"),
    "soak": (False, True, True),
    "soak_wild_die": (True, False),
}

Document = dict[str, Any]
Likely = dict[str, tuple[float, tuple[Any, ...]]]


def draw(random: Random) -> Document:
    """An engagement of any kind, for the slow resolver and the program alike."""
    weapon = draw_weapon(random)
    engagement: Document = {
        "toise": "engagement",
        "version": 1,
        "system": "savage_worlds",
        "attacker": draw_attacker(random),
        "weapon": weapon,
        "circumstances": draw_circumstances(random, weapon),
        "rules": draw_rules(random),
        "targets": draw_targets(random),
    }
    if random.random() < 0.55:
        blast = weapon["template"] in RADII
        engagement["table"] = draw_table(random, engagement["targets"], blast=blast)
    keep_in_range(engagement)
    return engagement


def pick(random: Random, likely: Likely) -> Document:
    """Some of these fields, each as often as it is likely."""
    return {
        field: random.choice(values)
        for field, (chance, values) in likely.items()
        if random.random() < chance
    }


# --- attacker, weapon, circumstances, rules ---


def draw_attacker(random: Random) -> Document:
    """An attacker, Wild Card or Extra."""
    attacker: Document = {"name": "Lanceur", "trait": random.choice((*TRAITS, "d12+5"))}
    likely: Likely = {
        "wild_card": (0.6, (True,)),
        "modifier": (0.3, (-3, -1, 1, 2, 4)),
    }
    return attacker | pick(random, likely)


def draw_weapon(random: Random) -> Document:
    """A weapon, with only some of its fields written."""
    weapon: Document = {
        "name": "Arme",
        "damage": random.choice(DAMAGES),
        "template": random.choice(TEMPLATES),
        "delivery": random.choice(DELIVERIES),
    }
    deviates = (None, True, False) if weapon["template"] in RADII else (None, False)
    likely: Likely = {
        "ranges": (0.6, (None, *RANGES)),
        "armor_piercing": (0.4, (1, 2, 4, 6)),
        "evadable": (0.5, (True,)),
        "heavy": (0.3, (True,)),
        "can_deviate": (0.3, deviates),
    }
    return weapon | pick(random, likely)


def draw_circumstances(random: Random, weapon: Document) -> Document:
    """How far, how well aimed, what else counts."""
    far = ("short", "medium", "long")
    if ranged(read_arms(weapon)) and weapon["delivery"] != "thrown":
        far = (*far, "extreme")
    likely: Likely = {
        "range": (0.3, (None, *far)),
        "distance": (0.3, (2, 4, 4.5, 9, 13, 30)),
        "aimed": (0.3, (True,)),
        "modifier": (0.3, (-4, -2, -1, 1, 3)),
    }
    return pick(random, likely)


def keep_in_range(engagement: Document) -> None:
    """Aim at Extreme, and take the ranges of a weapon that would not carry so far."""
    circumstances, weapon = engagement["circumstances"], engagement["weapon"]
    named = circumstances.get("range")
    if named == "extreme":
        circumstances["aimed"] = True
    limits, far = weapon.get("ranges"), circumstances.get("distance")
    if far is None and "table" in engagement:
        far = aimed_distance(engagement["table"])
    if named or not limits or far is None or far <= limits[2]:
        return
    carries = ranged(read_arms(weapon)) and weapon["delivery"] != "thrown"
    if carries and far <= 4 * limits[2]:
        circumstances["aimed"] = True
    else:
        del weapon["ranges"]


def draw_rules(random: Random) -> Document:
    """What the sources leave open."""
    return {
        field: random.choice(choices) for field, choices in CHOICES.items() if random.random() < 0.6
    }


# --- the targets ---


def draw_targets(random: Random) -> list[Document]:
    """Those aimed at, sometimes nobody."""
    names = random.sample(NAMES, random.choice((0, *(1,) * 6, *(2,) * 9, *(3,) * 6, 4)))
    kinds = {"character": draw_character, "vehicle": draw_vehicle, "object": draw_object}
    drawn = []
    for name in names:
        kind = random.choice(("character",) * 6 + ("vehicle", "object"))
        target: Document = {"name": name, **kinds[kind](random)}
        if kind != "character" or random.random() < 0.2:
            target["kind"] = kind
        drawn.append(target)
    if random.random() < 0.1:
        drawn.append({"name": "Lanceur", **draw_tough(random)})
    return drawn


def draw_tough(random: Random) -> Document:
    """Toughness, a part of which may be armour, and what covers it."""
    toughness = random.choice((2, 4, 5, 5, 6, 6, 7, 8, 9, 11, 13, 16))
    likely: Likely = {
        "armor": (0.5, (1, 2, min(4, toughness))),
        "cover_bonus": (0.3, (2, 4, 6, 10)),
        "heavy_armor": (0.1, (True,)),
        "wild_card": (0.5, (True,)),
        "wounds": (0.4, (0, 1, 2, 3)),
        "shaken": (0.3, (True,)),
    }
    return {"toughness": toughness, **pick(random, likely)}


def draw_character(random: Random) -> Document:
    """A character or a few alike.

    No more than +2 on a trait: beyond, two ones reach 4, and the contract does not tell of that.
    """
    likely: Likely = {
        "agility": (0.6, TRAITS),
        "aware": (0.2, (False,)),
        "improved_dodge": (0.3, (True,)),
        "vigor": (0.6, TRAITS),
        "bennies": (0.7, (0, 1, 3)),
        "count": (0.2, (2, 3)),
    }
    return draw_tough(random) | pick(random, likely)


def draw_vehicle(random: Random) -> Document:
    """A vehicle, which neither evades nor is ever Shaken."""
    likely: Likely = {
        "agility": (0.3, TRAITS),
        "vigor": (0.3, TRAITS),
        "bennies": (0.7, (1, 2)),
    }
    return draw_tough(random) | pick(random, likely)


def draw_object(random: Random) -> Document:
    """Something that breaks."""
    likely: Likely = {
        "cover_bonus": (0.3, (2, 4)),
        "armor": (0.2, (0,)),
        "agility": (0.2, TRAITS),
    }
    return {"hardness": random.choice((4, 8, 10, 12, 16)), **pick(random, likely)}
