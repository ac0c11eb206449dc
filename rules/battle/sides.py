"""From rosters to the sides of a battle: every figure by itself, under a name of his own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count

from rules.battle.head import SIDES, VERSION
from rules.json_reading import Json
from rules.naming import ended
from rules.roster import NewId
from rules.systems import GameSystem


def new_battle(system: GameSystem, name: str, rosters: tuple[Json, Json], new_id: NewId) -> Json:
    """The first line of a battle between two rosters; one roster may stand on both sides."""
    names: set[str] = set()
    numbers = count(1)
    sides = [
        {
            "id": side,
            "name": roster["name"],
            "roster": roster["id"],
            "figures": [
                {"id": f"f{next(numbers)}"} | figure for figure in figures_of(roster, names)
            ],
        }
        for side, roster in zip(SIDES, rosters, strict=True)
    ]
    return {
        "toise": "battle",
        "version": VERSION,
        "id": new_id(),
        "system": system.id,
        "name": name,
        "rules": {},
        "sides": sides,
    }


def figures_of(roster: Json, names: set[str]) -> Iterator[Json]:
    """Every figure of a roster without its id; ``names`` are borne already and grow."""
    for profile in roster["profiles"]:
        yield from figures_of_profile(profile, names)


def figures_of_profile(profile: Json, names: set[str]) -> Iterator[Json]:
    """Every figure of a profile: « Goule ×1 », « Goule ×2 »; alone he bears its name."""
    single = profile["count"] == 1
    for number in range(1, profile["count"] + 1):
        wanted = profile["name"] if single else ended(profile["name"], f" ×{number}")
        name = free_name(wanted, names)
        names.add(name)
        yield {"profile_id": profile["id"], "profile": profile, "name": name}


def free_name(wanted: str, names: Collection[str]) -> str:
    """The name, with a number where somebody bears it already."""
    if wanted not in names:
        return wanted
    numbered = (ended(wanted, f" ({number})") for number in count(2))
    return next(name for name in numbered if name not in names)
