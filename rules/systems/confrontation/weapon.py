"""A weapon of Confrontation against engines: a piece of artillery, or a direct wound."""

from __future__ import annotations

from typing import Annotated, Literal, LiteralString

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from rules.document import Document
from rules.hints import Hint
from rules.systems.confrontation.names import WeaponName
from rules.systems.confrontation.wounds import SEVERITY_LABELS, Severity
from rules.text import mark

Kind = Literal["canon", "baliste", "blessure directe"]
DIRECT: Kind = "blessure directe"
UNNAMED = "arme"
"""The kind of a weapon that tells none, for the hints of forms."""

ARTILLERY = ("canon", "baliste", UNNAMED)
KIND_LABELS = {
    "canon": mark("cannon"),
    "baliste": mark("ballista"),
    "blessure directe": mark("direct wound"),
}
WEIGHT_LABELS = {"light": mark("light artillery"), "heavy": mark("heavy artillery")}
EFFECT_LABELS = {"piercing": mark("piercing"), "zone": mark("zone effect")}
MOST_STRENGTH = 99

NO_WOUND = mark("a direct wound needs its severity: légère, grave, critique or tué net")
NO_STRENGTH = mark("a direct wound has neither FOR nor class")
NOT_DIRECT = mark("only a direct wound names its severity")


class Weapon(Document):
    """What strikes an engine; FOR and class are printed, the severity is a direct wound's."""

    name: WeaponName | None = Field(default=None, title=mark("Weapon"))
    kind: Annotated[Kind | None, Hint(labels=KIND_LABELS)] = Field(default=None, title=mark("Kind"))
    strength: Annotated[int | None, Hint(kinds=ARTILLERY)] = Field(
        default=None, ge=0, le=MOST_STRENGTH, title=mark("FOR")
    )
    weight: Annotated[
        Literal["light", "heavy"] | None, Hint(kinds=ARTILLERY, labels=WEIGHT_LABELS)
    ] = Field(default=None, title=mark("Class"))
    effect: Annotated[
        Literal["piercing", "zone"] | None, Hint(kinds=ARTILLERY, labels=EFFECT_LABELS)
    ] = Field(default=None, title=mark("Effect"))
    wound: Annotated[Severity | None, Hint(kinds=(DIRECT,), labels=SEVERITY_LABELS)] = Field(
        default=None, title=mark("Severity")
    )

    @model_validator(mode="after")
    def _of_one_kind(self) -> Weapon:
        wrong = self._wrong()
        if wrong is not None:
            raise PydanticCustomError("weapon", wrong)
        return self

    @property
    def is_told(self) -> bool:
        """Whether anything is said of it."""
        return any(getattr(self, name) is not None for name in type(self).model_fields)

    def _wrong(self) -> LiteralString | None:
        if self.kind != DIRECT:
            return NOT_DIRECT if self.wound is not None else None
        if self.wound is None:
            return NO_WOUND
        classed = (self.strength, self.weight, self.effect) != (None, None, None)
        return NO_STRENGTH if classed else None


def kind_of(weapon: Weapon) -> str:
    """The kind for the hints of forms."""
    return weapon.kind or UNNAMED
