"""A small battle of Hell Dorado at a ford, entry by entry."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.battle.entries import Entry, read_entry
from rules.battle.head import read_head
from rules.battle.timeline import Timeline
from rules.json_reading import Json
from rules.played import played_document, typed
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.story import rolled

FIGURES: dict[str, list[tuple[str, Json, Json]]] = {
    "ally": [
        ("Frondeuse", {"shooting": 2}, {"hit_points": 5}),
        ("Reître", {"combat": 3}, {"hit_points": 8, "protection": 2}),
    ],
    "foe": [
        ("A", {"shooting": 2}, {"hit_points": 6, "protection": 2}),
        ("B", {}, {"hit_points": 2}),
        ("C", {}, {"hit_points": 3, "protection": 1}),
    ],
}
IDS = {"Frondeuse": "f1", "Reître": "f2", "A": "f3", "B": "f4", "C": "f5"}


def head(system: str = "hell_dorado", figures: Any = None, **fields: Any) -> Json:
    """The first line of a battle, figures numbered from f1 on."""
    numbers = iter(range(1, 100))
    sides = [
        {
            "id": side,
            "name": side.title(),
            "roster": f"roster-{side}",
            "figures": [
                {
                    "id": f"f{next(numbers)}",
                    "profile_id": f"p-{name}",
                    "name": name,
                    "profile": {"attacker": attacker, "target": target},
                }
                for name, attacker, target in (figures or FIGURES)[side]
            ],
        }
        for side in ("ally", "foe")
    ]
    return {"toise": "battle", "version": 1, "id": "b1", "system": system, "name": "Le gué",
            "rules": {}, "sides": sides} | fields  # fmt: skip


class Evening:
    """A battle that is written as it goes."""

    def __init__(self, first: Json | None = None) -> None:
        self.first = first or head()
        self.documents: list[Json] = []
        self.timeline = Timeline(*read_head(self.first))
        self.resolver = Resolver()

    def add(self, kind: str, **fields: Any) -> Entry:
        """One more entry, read as a line would be."""
        n = len(self.documents) + 1
        document = {"n": n, "at": "2026-01-02T20:00:00+01:00", "turn": 1, "kind": kind} | fields
        entry = read_entry(document)
        self.timeline.add(entry)
        self.documents.append(document)
        return entry

    def attack(self, weapon: str, *targets: Json, by: str | None = "f1", **fields: Any) -> Json:
        """The fields of an attack with virtual dice (``seed``), or with these ``dice``."""
        attacker = {"name": "Frondeuse", "id": by, "shooting": 2} if by else {"shooting": 2}
        engagement = fields.pop("engagement", {}) | {
            "toise": "engagement",
            "version": 1,
            "system": "hell_dorado",
            "attacker": attacker,
            "weapon": weapon,
            "targets": list(targets),
        }
        return attack_fields(engagement, by=by, **fields)


def attack_fields(engagement: Json, *, by: str | None, dice: str = "", **fields: Any) -> Json:
    """The fields of an attack entry: its engagement as it is told."""
    case = read_engagement(engagement).case
    seed = fields.pop("seed", 0)
    faces = [int(face) for face in dice.split()]
    story = typed(case, faces) if dice else rolled(case.program, Random(seed))
    told = case.result(story.rest(Resolver()))
    result = played_document(case, story, told, lambda text: text.message, None if dice else seed)
    return {
        "by": by,
        "engagement": engagement,
        "source": "dice" if dice else "roll",
        "result": result,
        "applied": [],
    } | fields


def target(name: str, **fields: Any) -> Json:
    """A figure of the foe as a target, as his card has him."""
    own = next(own for named, _, own in FIGURES["foe"] if named == name)
    return {"name": name, "id": IDS[name]} | own | fields


A, B, C = target("A"), target("B"), target("C")
EXPLOSION = "explosion (puissance 3/1)"
