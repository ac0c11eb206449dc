"""Putting what was asked about into the engagement it was asked of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop.views.attack.arms import with_listed, with_weapon
from rules.arms import Arm
from rules.fields import Slot
from rules.json_reading import Json
from rules.orders import Order, Queue
from rules.roster_use import weapon_reading
from rules.service import Reading
from rules.text import InputError


@dataclass(frozen=True, slots=True)
class Setting:
    """A value of a field."""

    slot: Slot
    value: Any


Change = Setting | Arm | Order
"""What may be taken over: a value, a weapon, or an order of the targets."""


def with_change(document: Json, reading: Reading, change: Change) -> Json:
    """A copy of a raw document with a change; a weapon stays a line where it can."""
    match change:
        case Setting(slot, value):
            return _with_value(document, reading, slot, value)
        case Arm():
            return _with_arm(document, reading, change)
        case _:
            targets = Queue.of(reading).put(document["targets"], change)
            return document | {"targets": targets}


def _with_value(document: Json, reading: Reading, slot: Slot, value: Any) -> Json:
    if slot.part != "weapon":
        return slot.put(document, value)
    weapon = reading.engagement.weapon.model_copy(update={slot.name: value})
    line = reading.system.write(weapon)
    if _reads_as(reading, line, weapon):
        return with_weapon(document, 0, line)
    return slot.put(document | {"weapon": weapon.model_dump(mode="json", exclude_none=True)}, value)


def _with_arm(document: Json, reading: Reading, arm: Arm) -> Json:
    said = weapon_reading(reading.system, arm.weapon)
    is_line = said.error is None and _reads_as(reading, said.line, said.weapon)
    return with_listed(document, 0, said.line if is_line else arm.weapon, arm.beside)


def _reads_as(reading: Reading, line: str, weapon: object) -> bool:
    try:
        return reading.system.read(line) == weapon
    except InputError:
        return False
