"""A weapon of Mordheim as its line prints it, and the two values that are not plain numbers."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from rules.document import Document
from rules.hints import Hint
from rules.systems.mordheim.free_text import Trait, WeaponName
from rules.text import mark

Kind = Literal["melee", "shooting", "fall"]
KIND_LABELS = {
    "melee": mark("melee weapon"),
    "shooting": mark("shooting weapon"),
    "fall": mark("fall"),
}
STRUCK = ("melee", "shooting")

Hits = Literal["automatic", "entangling"]
HITS_LABELS = {
    "automatic": mark("without a die"),
    "entangling": mark("entangle and wound nobody"),
}

CriticalTable = Literal["missile", "bludgeoning", "bladed", "thrusting", "unarmed"]
TABLE_LABELS = {
    "missile": mark("missile"),
    "bludgeoning": mark("bludgeoning"),
    "bladed": mark("bladed"),
    "thrusting": mark("thrusting"),
    "unarmed": mark("unarmed"),
}

STRENGTH_EXPECTED = mark("{value} is neither a Strength from 1 to 10 nor a change such as +2")
WOUNDS_EXPECTED = mark("{value} is neither a number from 1 to 10 nor 1d3")
D3 = "1d3"
MOST_TRAITS = 12
_CHANGE = re.compile(r"[-+](?:[0-9]|10)")


def _strength(value: object) -> object:
    whole = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 10
    if value is None or whole or (isinstance(value, str) and _CHANGE.fullmatch(value)):
        return value
    raise PydanticCustomError("strength", STRENGTH_EXPECTED)


def _wounds(value: object) -> object:
    whole = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 10
    if whole or value == D3:
        return value
    raise PydanticCustomError("wounds", WOUNDS_EXPECTED)


Strength = Annotated[int | str | None, BeforeValidator(_strength)]
"""A number, a change to the attacker's (``"+2"``, ``"-1"``), or None for the attacker's own."""

Wounds = Annotated[int | str, BeforeValidator(_wounds)]
"""A number, or ``"1d3"``."""


class Weapon(Document):
    """What one hit does: Strength, saves, wounds, and the special rules of the Marketplace."""

    name: WeaponName | None = Field(default=None, title=mark("Weapon"))
    kind: Annotated[Kind, Hint(labels=KIND_LABELS)] = Field(title=mark("Kind"))
    strength: Annotated[Strength, Hint(kinds=STRUCK)] = Field(
        default=None,
        title=mark("Strength"),
        description=mark("A number, a change such as +2, or nothing for the fighter's own"),
    )
    hit_bonus: Annotated[int | None, Hint(kinds=STRUCK)] = Field(
        default=None,
        ge=-6,
        le=6,
        title=mark("To hit"),
        description=mark("Added to the die to hit: 1 for a duelling pistol"),
    )
    hits: Annotated[Hits | None, Hint(kinds=STRUCK, labels=HITS_LABELS)] = Field(
        default=None,
        title=mark("Hits"),
        description=mark("A blunderbuss hits without a die, bolas wound nobody"),
    )
    armour_piercing: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0,
        ge=-2,
        le=6,
        title=mark("Save modifier"),
        description=mark("Taken from the save beyond what Strength takes: 1 for an axe"),
    )
    enemy_save_bonus: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0,
        ge=0,
        le=6,
        title=mark("Enemy's save bonus"),
        description=mark("A dagger's +1: 6+ from nothing"),
    )
    wounds: Annotated[Wounds, Hint(kinds=STRUCK)] = Field(
        default=1, title=mark("Wounds"), description=mark("Per wounding hit: a number, or 1d3")
    )
    wound_bonus: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0,
        ge=-3,
        le=3,
        title=mark("To wound"),
        description=mark("Added to the die to wound; a critical still needs the natural 6"),
    )
    concussion: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=False, title=mark("Concussion"), description=mark("Stuns on 2 to 4")
    )
    no_save: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=False, title=mark("No armour save")
    )
    can_crit: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=True, title=mark("Can be critical")
    )
    can_be_parried: Annotated[bool, Hint(kinds=("melee",))] = Field(
        default=True, title=mark("Can be parried")
    )
    poison: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=False, title=mark("Black lotus"), description=mark("A natural 6 to hit wounds")
    )
    critical_table: Annotated[CriticalTable | None, Hint(kinds=STRUCK, labels=TABLE_LABELS)] = (
        Field(
            default=None,
            title=mark("Critical table"),
            description=mark("The optional table of its kind; none for the common one"),
        )
    )
    height: Annotated[int | None, Hint(kinds=("fall",))] = Field(
        default=None, ge=1, le=10, title=mark("Height"), description=mark("Fallen, in inches")
    )
    range_inches: Annotated[int | None, Hint(kinds=("shooting",))] = Field(
        default=None, ge=1, le=120, title=mark("Range"), description=mark("Printed, in inches")
    )
    traits: list[Trait] = Field(
        default_factory=list[str],
        max_length=MOST_TRAITS,
        title=mark("Other rules"),
        description=mark("Printed with the weapon; no computation reads them"),
    )


class Armed(Document):
    """One of several weapons of a fighter, with the attacks made with it."""

    weapon: Weapon
    attacks: int = Field(default=1, ge=1, le=10, title=mark("Attacks"))
