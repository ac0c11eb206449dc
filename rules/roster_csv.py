"""A roster as a table: one line per profile and weapon, for spreadsheets (files.md § Roster)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel

from rules.json_reading import Json
from rules.roster_cells import cell_of
from rules.roster_columns import ATTACKS, OWN, WEAPON, Column, Columns
from rules.roster_use import weapon_reading
from rules.systems import GameSystem

BOM = "\ufeff"
SEPARATORS = (";", ",")


def csv_of(system: GameSystem, roster: Json, separator: str) -> str:
    """The table with its byte order mark; ``;`` goes with decimal commas, ``,`` with points."""
    columns = Columns(system)
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=separator, lineterminator="\r\n")
    extra, attacks = _unknown_fields(roster), _has_attacks(roster)
    heads = [column.head for column in (*columns.own, *columns.game)]
    writer.writerow([*heads, *WEAPON, *([ATTACKS] if attacks else []), *extra])
    groups = {one["id"]: one["name"] for one in roster["groups"]}
    point = "," if separator == ";" else "."
    weapons = _WeaponCells(system)
    for profile in roster["profiles"]:
        own = [cell_of(_own(profile, name, groups), point) for name in OWN]
        facts = [*own, *_game_cells(columns.game, profile, point)]
        rest = [cell_of(profile.get(name), point) for name in extra]
        for carried in profile["weapons"] or [None]:
            struck = [cell_of(carried and carried.get("attacks"), point)] if attacks else []
            writer.writerow([*facts, *weapons.of(carried), *struck, *rest])
    return BOM + written.getvalue()


def _own(profile: Json, name: str, groups: dict[str, str]) -> object:
    return groups.get(profile["group"]) if name == "group" else profile[name]


def _game_cells(columns: Iterable[Column], profile: Json, point: str) -> list[str]:
    return [cell_of(profile[column.part].get(column.name), point) for column in columns]


class _WeaponCells:
    """The cells of weapons, of which a roster has many alike."""

    def __init__(self, system: GameSystem) -> None:
        self._system = system
        self._known: dict[str, list[str]] = {}

    def of(self, carried: Json | None) -> list[str]:
        """The normal notation (as typed where it can't be read) and, apart, what it is made of."""
        if carried is None:
            return [""] * len(WEAPON)
        key = repr(carried["weapon"])
        if key not in self._known:
            self._known[key] = self._cells(carried["weapon"])
        return self._known[key]

    def _cells(self, given: str | Json) -> list[str]:
        reading = weapon_reading(self._system, given)
        weapon: BaseModel | None = reading.weapon
        known: dict[str, Any] = {} if weapon is None else weapon.model_dump(mode="json")
        line = reading.line if weapon is None else self._system.write(weapon)
        return [line, *(cell_of(known.get(name), ".") for name in WEAPON[1:])]


def _unknown_fields(roster: Json) -> list[str]:
    """The fields of profiles that nothing reads, those that a cell can hold."""
    known = {*OWN, "attacker", "target", "weapons", "history"}
    names = {name: None for profile in roster["profiles"] for name, value in profile.items()
             if name not in known and isinstance(value, str | int | float)}  # fmt: skip
    return list(names)


def _has_attacks(roster: Json) -> bool:
    weapons = (carried for profile in roster["profiles"] for carried in profile["weapons"])
    return any(carried.get("attacks") is not None for carried in weapons)
