"""Confrontation engagements drawn at random, valid and small enough to be counted the long way."""

from __future__ import annotations

from random import Random
from typing import Any

NAMES = ("Casse-Montagne", "Char blindé", "Sœur Éloïse", "Engin n° 2", "Señor Núñez", "鬼")
EDITIONS = ("rooted", "confede", "c3")
WOUNDS = ("stunned", "light", "serious", "critical", "killed")
CELLS = (*WOUNDS, "none")
WEAPONS = (
    *("canon (FOR 12 • lourde)", "baliste (FOR 8 • légère • perforante)", "arme (FOR 9 • zone)"),
    *("blessure directe (grave)", {"kind": "canon", "strength": 14}),
)
PARTS = ((6, "/6"), (12, "/12"), (100, " %"), (100, "%"))

Document = dict[str, Any]


def draw(random: Random) -> Document:
    """An engagement of any kind, for the slow resolver and the program alike."""
    targets = draw_targets(random)
    circumstances = random.choice((draw_wounds, draw_hits, draw_shots))(random, targets)
    if random.random() < 0.4:
        circumstances["test"] = {
            "value": random.randint(-3, 9),
            "difficulty": random.randint(1, 20),
        }
    return {
        "toise": "engagement",
        "version": 1,
        "system": "confrontation",
        "weapon": random.choice(WEAPONS),
        "circumstances": circumstances,
        "targets": targets,
    }


def draw_targets(random: Random) -> list[Document]:
    return [draw_target(random, name) for name in random.sample(NAMES, random.randint(1, 3))]


def draw_target(random: Random, name: str) -> Document:
    edition = random.choice(EDITIONS)
    structure: int | list[int] = random.randint(1, 16)
    if edition != "c3" and random.random() < 0.2:
        structure = [structure, random.randint(1, 16)]
    target = {"name": name, "edition": edition, "structure": structure}
    most = max(structure) if isinstance(structure, list) else structure
    if random.random() < 0.5:
        target["lost"] = random.randint(0, most)
    for flag in ("immobile", "card_overrides_immobility"):
        if random.random() < 0.4:
            target[flag] = random.random() < 0.7
    return target | {"resistance": random.randint(6, 20)}


def draw_wounds(random: Random, targets: list[Document]) -> Document:
    return {"wounds": [draw_entry(random, targets) for _ in range(random.randint(0, 9))]}


def draw_entry(random: Random, targets: list[Document]) -> str | Document:
    wound = random.choice(WOUNDS)
    kind = random.random()
    if kind < 0.4:
        return wound
    entry: Document = {"wound": wound, "source": random.choice(("roll", "direct"))}
    if kind > 0.7:
        entry = {"repair": random.randint(1, 5), "source": random.choice(("mecanicien", "other"))}
    if random.random() < 0.3:
        entry["target"] = random.choice(targets)["name"]
    return entry


def draw_hits(random: Random, targets: list[Document]) -> Document:
    del targets
    whole, written = random.choice(PARTS)
    left, law = whole, {}
    for wound in random.sample(WOUNDS, random.randint(0, 5)):
        part = random.randint(0, left)
        left -= part
        law[wound] = f"{part}{written}"
    return {"hits": random.randint(1, 5), "severity": law}


def draw_shots(random: Random, targets: list[Document]) -> Document:
    del targets
    shots = [random.randint(6, 18) for _ in range(random.randint(1, 5))]
    if random.random() < 0.5:
        shots = shots[:1] * len(shots)
    if random.random() < 0.3:
        return {"shots": shots}
    table: list[list[str | None]] = [[random.choice(CELLS) for _ in range(6)] for _ in range(11)]
    table[0] = [None] * 6
    return {"shots": shots, "wound_table": table}
