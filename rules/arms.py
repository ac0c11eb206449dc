"""A weapon put into the hand of an attacker, with what comes with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.json_reading import Json
from rules.presets import nothing


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon by its name, as an engagement has it: a document, or its notation.

    ``beside``: what stands beside it in an engagement and comes with it: the attacks made with it.
    """

    name: str
    weapon: Any
    beside: Mapping[str, Any] = field(default_factory=nothing)


def armed(document: Json, arm: Arm) -> Json:
    """An engagement's document with another weapon, the first where there are several."""
    if several := document.get("weapons"):
        first, *others = several
        held = first | dict(arm.beside) | {"weapon": arm.weapon}
        single = {name: part for name, part in document.items() if name != "weapon"}
        return single | {"weapons": [held, *others]}
    attacker: Json = {**(document.get("attacker") or {}), **arm.beside}
    return document | {"attacker": attacker, "weapon": arm.weapon}
