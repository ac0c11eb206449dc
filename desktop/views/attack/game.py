"""What the column asks of the game of an engagement, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pydantic import BaseModel

from desktop.forms.fields import FormField, form_fields, part_models
from rules import systems
from rules.engagement import validated
from rules.systems import GameSystem
from rules.text import InputError, InvalidError


@dataclass(frozen=True)
class Game:
    """A game with the models its forms are made of."""

    system: GameSystem

    @cached_property
    def models(self) -> dict[str, type[BaseModel]]:
        """The models by the part of the engagement they describe."""
        return part_models(self.system.engagement)

    @property
    def needs_weapon(self) -> bool:
        """Whether nothing can be resolved without a weapon."""
        return self.system.engagement.model_fields["weapon"].is_required()

    @cached_property
    def target_fields(self) -> dict[str, FormField]:
        """The fields of a target by name."""
        return {field.name: field for field in form_fields(self.models["targets"])}

    def columns(self, kind: str | None) -> list[FormField]:
        """The fields of a target that the table shows for a kind of weapon."""
        fields = self.target_fields.values()
        return [field for field in fields if field.hint.column and field.read_by(kind)]

    def has_outsiders(self, kind: str | None) -> bool:
        """Whether a figure may stand outside the area of such a weapon."""
        field = self.target_fields.get("in_area")
        return field is not None and field.read_by(kind)

    def weapon(self, written: Any) -> BaseModel | None:
        """The weapon a document holds, or None where it can't be read."""
        try:
            if isinstance(written, str):
                return self.system.read(written)
            return validated(self.models["weapon"], written) if isinstance(written, dict) else None
        except (InputError, InvalidError):
            return None

    def notation(self, written: Any) -> str:
        """What the notation field shows: as typed, or the normal form of a whole weapon."""
        if isinstance(written, str):
            return written
        weapon = self.weapon(written)
        printed = "" if weapon is None else self.system.write(weapon)
        return printed if self.weapon(printed) else ""


def game_of(document: dict[str, Any]) -> Game | None:
    """The game of a document, or None where Toise does not know it."""
    system = systems.game_of(str(document.get("system")))
    return None if system is None else Game(system)
