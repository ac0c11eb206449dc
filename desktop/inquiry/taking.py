"""Putting a value that was asked about into the engagement it was asked of."""

from __future__ import annotations

from typing import Any

from desktop.views.attack.arms import with_weapon
from rules.fields import Slot
from rules.json_reading import Json
from rules.service import Reading
from rules.text import InputError


def with_value(document: Json, reading: Reading, slot: Slot, value: Any) -> Json:
    """A copy of a raw document with a value in a field; a weapon stays a line where it can."""
    if slot.part != "weapon":
        return slot.put(document, value)
    weapon = reading.engagement.weapon.model_copy(update={slot.name: value})
    line = reading.system.write(weapon)
    if _reads_as(reading, line, weapon):
        return with_weapon(document, 0, line)
    return slot.put(document | {"weapon": weapon.model_dump(mode="json", exclude_none=True)}, value)


def _reads_as(reading: Reading, line: str, weapon: object) -> bool:
    try:
        return reading.system.read(line) == weapon
    except InputError:
        return False
