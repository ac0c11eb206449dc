"""What a game's lists sell, ready to be taken over and edited."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.document import Document

Fields = Mapping[str, Any]


def nothing() -> Fields:
    """No field at all."""
    return {}


@dataclass(frozen=True, slots=True)
class WeaponPreset:
    """A weapon of the lists; ``name`` and ``group`` are marked for translation.

    ``beside``: what stands beside a weapon in an engagement and comes with this one.
    """

    name: str
    group: str
    weapon: Document
    beside: Fields = field(default_factory=nothing)


def alone(wearer: Fields) -> Fields:
    """Nothing hangs on what the wearer has already."""
    del wearer
    return {}


@dataclass(frozen=True, slots=True)
class ArmourPreset:
    """What a piece of armour makes of its wearer's fields; ``name`` is marked for translation.

    ``beside``: the fields that hang on what he has already.
    """

    name: str
    fields: Fields
    beside: Callable[[Fields], Fields] = alone

    def worn_by(self, wearer: Fields) -> dict[str, Any]:
        """What it makes of the fields of this wearer."""
        return {**self.fields, **self.beside(wearer)}


@dataclass(frozen=True, slots=True)
class FigurePreset:
    """A figure whose card is known: its name as printed, its fields as a target."""

    name: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Presets:
    """The weapons, armours and figures of a game, in the order of its lists."""

    weapons: tuple[WeaponPreset, ...] = ()
    armours: tuple[ArmourPreset, ...] = ()
    figures: tuple[FigurePreset, ...] = ()
