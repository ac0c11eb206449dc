"""A weapon or power of Savage Worlds that covers an area."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from rules.document import Document
from rules.hints import Hint
from rules.systems.savage_worlds.dice import DamageText
from rules.systems.savage_worlds.names import WeaponName
from rules.text import mark

TemplateName = Literal["small", "medium", "large", "cone", "stream"]
Delivery = Literal["thrown", "fired", "natural", "power"]
TEMPLATE_LABELS = {
    "small": mark("small blast"),
    "medium": mark("medium blast"),
    "large": mark("large blast"),
    "cone": mark("cone"),
    "stream": mark("stream"),
}
DELIVERY_LABELS = {
    "thrown": mark("thrown"),
    "fired": mark("fired"),
    "natural": mark("natural"),
    "power": mark("power"),
}
YES_OR_NO = {"True": mark("yes"), "False": mark("no")}
SPRAYS = ("cone", "stream")
BLASTS = ("thrown", "fired", "natural", "power")
RANGED = ("thrown", "fired", "natural")
RISING = mark("short, medium and long range must rise")
MOST_RANGE = 5_000
MOST_PIERCING = 99


def _rising(ranges: list[int]) -> list[int]:
    if sorted(set(ranges)) != ranges:
        raise PydanticCustomError("ranges", RISING)
    return ranges


Ranges = Annotated[
    list[Annotated[int, Field(ge=1, le=MOST_RANGE)]],
    Field(min_length=3, max_length=3),
    AfterValidator(_rising),
]
"""Short, medium and long range in squares."""


class Weapon(Document):
    """What covers an area: its damage, its template, how it gets there.

    ``can_deviate``: None for the usual, thrown and fired do, natural attacks and powers do not.
    """

    name: WeaponName | None = Field(default=None, title=mark("Weapon"))
    damage: DamageText = Field(
        title=mark("Damage"), description=mark("Dice as in 3d6 or 2d6+1d10-1; all of them ace")
    )
    template: Annotated[TemplateName, Hint(labels=TEMPLATE_LABELS)] = Field(title=mark("Template"))
    delivery: Annotated[Delivery, Hint(labels=DELIVERY_LABELS)] = Field(
        title=mark("Delivery"), description=mark("How it gets there: a fired one deviates by 2d6")
    )
    ranges: Annotated[Ranges | None, Hint(kinds=RANGED)] = Field(
        default=None,
        title=mark("Ranges"),
        description=mark("Short, medium and long, in squares"),
    )
    armor_piercing: int = Field(
        default=0,
        ge=0,
        le=MOST_PIERCING,
        title=mark("AP"),
        description=mark("Taken from armour only, never beyond it"),
    )
    evadable: bool = Field(default=False, title=mark("Can be evaded"))
    heavy: bool = Field(
        default=False, title=mark("Heavy weapon"), description=mark("Harms heavy armour")
    )
    can_deviate: Annotated[bool | None, Hint(kinds=BLASTS, labels=YES_OR_NO)] = Field(
        default=None,
        title=mark("Deviates"),
        description=mark("Usual: thrown and fired do, natural attacks and powers do not"),
    )

    @property
    def is_blast(self) -> bool:
        """Whether its template is round and laid on a point."""
        return self.template not in SPRAYS

    @property
    def deviates(self) -> bool:
        """Whether a failed attack goes elsewhere."""
        usual = self.delivery in ("thrown", "fired")
        return self.is_blast and (usual if self.can_deviate is None else self.can_deviate)

    @property
    def has_range(self) -> bool:
        """Whether range makes the attack harder and the deviation longer."""
        return self.is_blast and self.delivery != "power"


def kind_of(weapon: Weapon) -> str:
    """The kind for the hints of forms: how a blast gets there, else the template."""
    return weapon.delivery if weapon.is_blast else weapon.template
