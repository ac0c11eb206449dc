"""The weapons of a raw engagement: one, or several in the order struck."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, cast

from desktop.forms.fields import FormField, fields_of
from desktop.views.attack.draft import part_of, with_field
from rules.json_reading import Json
from rules.systems import GameSystem

WEAPON = "weapon"


def arm_fields(system: GameSystem) -> list[FormField]:
    """What one of several weapons has beside itself; empty where a game knows one only."""
    several = system.engagement.model_fields.get("weapons")
    return [] if several is None else fields_of(several.annotation, without={WEAPON})


def arms_of(document: Json) -> list[Json]:
    """The weapons with what each has beside itself; one alone has nothing."""
    return _several(document) or [{WEAPON: document.get(WEAPON)}]


def has_several(document: Json) -> bool:
    """Whether the weapons stand as several, be it one."""
    return bool(_several(document))


def with_weapon(document: Json, place: int, weapon: str | Json) -> Json:
    """With another weapon at a place, kept as it was typed, or as an object."""
    arms = arms_of(document)
    arms[place] = arms[place] | {WEAPON: weapon}
    return _with_arms(document, arms)


def with_listed(document: Json, place: int, weapon: str | Json, beside: Mapping[str, Any]) -> Json:
    """With a weapon of the lists at a place, and what comes with it; with one alone, his own."""
    edited = with_weapon(document, place, weapon)
    several = has_several(edited)
    for name, value in beside.items():
        if several:
            edited = with_arm_field(edited, place, name, value)
        else:
            edited = with_field(edited, "attacker", name, value)
    return edited


def with_arm_field(document: Json, place: int, name: str, value: object) -> Json:
    """With another value beside one of several weapons; None leaves it out."""
    arms = arms_of(document)
    arms[place] = {k: v for k, v in arms[place].items() if k != name}
    if value is not None:
        arms[place][name] = value
    return _with_arms(document, arms)


def with_another(document: Json, names: list[str]) -> Json:
    """With one more weapon; the first takes over the fields of the attacker it now has itself."""
    arms = arms_of(document)
    if not has_several(document):
        own = part_of(document, "attacker")
        arms[0] |= {name: own[name] for name in names if name in own}
    return _with_several(document, [*arms, {WEAPON: ""}])


def without(document: Json, place: int) -> Json:
    """Without one of several; the last one left stands alone, what it had goes to the attacker."""
    arms = arms_of(document)
    del arms[place]
    if len(arms) > 1:
        return _with_several(document, arms)
    edited = _bare(document)
    (left,) = arms
    kept = {name: value for name, value in left.items() if name != WEAPON}
    return edited | {WEAPON: left.get(WEAPON), "attacker": part_of(edited, "attacker") | kept}


def moved(document: Json, place: int, to: int) -> Json:
    """With one of several struck at another place."""
    arms = arms_of(document)
    arms.insert(to, arms.pop(place))
    return _with_several(document, arms)


def _several(document: Json) -> list[Json]:
    """The weapons of a fighter who has several; they may stand with the attacker."""
    found = document.get("weapons") or part_of(document, "attacker").get("weapons")
    listed = cast("list[Any]", found) if isinstance(found, list) else []
    return [copy.deepcopy(armed) for armed in listed if isinstance(armed, dict)]


def _with_arms(document: Json, arms: list[Json]) -> Json:
    if has_several(document):
        return _with_several(document, arms)
    return copy.deepcopy(document) | {WEAPON: arms[0][WEAPON]}


def _with_several(document: Json, arms: list[Json]) -> Json:
    edited = _bare(document)
    edited.pop(WEAPON, None)
    return edited | {"weapons": arms}


def _bare(document: Json) -> Json:
    """A copy without its several weapons, wherever they stand."""
    edited = copy.deepcopy(document)
    edited.pop("weapons", None)
    attacker = part_of(edited, "attacker")
    attacker.pop("weapons", None)
    return edited
