"""From a profile to what an engagement needs of him: a target, several, or an attacker."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from rules.engagement import validated
from rules.json_reading import Json
from rules.naming import ended
from rules.partial import required
from rules.roster import target_model, whole_target
from rules.roster_reading import weapon_model
from rules.systems import GameSystem
from rules.text import InputError, InvalidError

ALL = -1
"""In place of the place of a weapon: all of them, in their order."""


def target_of(profile: Json) -> Json:
    """One figure of the profile as a target, under the name of the profile."""
    side = {"side": profile["side"]} if profile["side"] else {}
    return {"name": profile["name"]} | side | dict(profile["target"]) | {"name": profile["name"]}


def targets_of(profiles: list[Json], taken: Collection[str] = ()) -> list[Json]:
    """Every figure of the profiles as a target: « Goule 1 », « Goule 2 »; no name stands twice.

    ``taken``: names that are borne already.
    """
    borne = set(taken)
    found: list[Json] = []
    for profile in profiles:
        for _ in range(profile["count"]):
            name = next(name for name in _names(profile) if name not in borne)
            borne.add(name)
            found.append(target_of(profile) | {"name": name})
    return found


def attacker_of(profile: Json, weapon: int | None = 0) -> Json:
    """The parts of an engagement an attacker brings: himself and one of his weapons.

    ``weapon``: its place among the weapons, ALL for several (where the game knows that), or None
    for the attacker alone. The attacks that stand with a weapon are those made with it.
    """
    parts: Json = {"attacker": {"name": profile["name"]} | dict(profile["attacker"])}
    if weapon == ALL:
        parts["weapons"] = [
            {name: one[name] for name in ("weapon", "attacks") if one.get(name) is not None}
            for one in profile["weapons"]
        ]
    elif weapon is not None and weapon < len(profile["weapons"]):
        one = profile["weapons"][weapon]
        parts["weapon"] = one["weapon"]
        if one.get("attacks") is not None:
            parts["attacker"]["attacks"] = one["attacks"]
    return parts


def lacking(system: GameSystem, profile: Json) -> list[str]:
    """The titles of what an engagement requires of a target and this profile lacks."""
    model = whole_target(system)
    asked = required(model, target_model(system).model_fields)
    missing = (name for name in asked if profile["target"].get(name) is None)
    return [model.model_fields[name].title or name for name in missing]


@dataclass(frozen=True, slots=True)
class WeaponReading:
    """A weapon of a profile: as a line, and what was understood of it or why it was not."""

    line: str
    weapon: Any = None
    error: InputError | None = None


def weapon_reading(system: GameSystem, weapon: str | Json) -> WeaponReading:
    """What a profile's weapon is; a notation that can't be read is kept as it was typed."""
    try:
        if isinstance(weapon, str):
            return WeaponReading(weapon, system.read(weapon))
        read = validated(weapon_model(system), weapon)
        return WeaponReading(system.write(read), read)
    except InputError as error:
        return WeaponReading(str(weapon), error=error)
    except InvalidError as invalid:
        return WeaponReading(str(weapon), error=invalid.problems[0])


def _names(profile: Json) -> Iterator[str]:
    """The names a figure of the profile may bear, in the order they are tried."""
    name = profile["name"]
    if profile["count"] > 1:
        yield from (ended(name, f" {number}") for number in count(1))
    yield name
    yield from (ended(name, f" ({number})") for number in count(2))
