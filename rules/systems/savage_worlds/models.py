"""The engagement of Savage Worlds: attacker, weapon, circumstances, targets, rule choices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.document import Document
from rules.engagement import MAX_TARGETS, Engagement
from rules.hints import Hint
from rules.parties import AnyAttacker, AnyTarget
from rules.systems.savage_worlds.dice import TRAITS, TraitText
from rules.systems.savage_worlds.weapon import BLASTS, RANGED, Weapon
from rules.text import mark

__all__ = ["Attacker", "Circumstances", "Rules", "SavageWorldsEngagement", "Target", "Weapon"]

RangeBand = Literal["short", "medium", "long", "extreme"]
RANGE_LABELS = {
    "short": mark("short"),
    "medium": mark("medium"),
    "long": mark("long"),
    "extreme": mark("extreme"),
}
TargetKind = Literal["character", "vehicle", "object"]
TARGET_LABELS = {
    "character": mark("character"),
    "vehicle": mark("vehicle"),
    "object": mark("object"),
}
TRAIT_HINT = Hint(suggestions=TRAITS)
SQUARES = mark("squares")


class Attacker(AnyAttacker):
    """Who attacks, with which trait."""

    trait: Annotated[TraitText, TRAIT_HINT] = Field(
        title=mark("Trait"), description=mark("Shooting, Athletics, or a power's: d4 to d12")
    )
    wild_card: bool = Field(
        default=False, title=mark("Wild Card"), description=mark("A d6 is rolled beside the trait")
    )
    modifier: int = Field(
        default=0,
        ge=-20,
        le=20,
        title=mark("Modifier"),
        description=mark("His wounds and fatigue, for example; added to the roll"),
    )


class Circumstances(Document):
    """How the attack is made."""

    range: Annotated[RangeBand | None, Hint(kinds=RANGED, labels=RANGE_LABELS)] = Field(
        default=None,
        title=mark("Range"),
        description=mark("Nothing: read from the distance and the weapon's ranges"),
    )
    distance: Annotated[float | None, Hint(kinds=RANGED, unit=SQUARES)] = Field(
        default=None,
        ge=0,
        le=30_000,
        title=mark("Distance"),
        description=mark("To the centre of the template; nothing: as the table has it"),
    )
    aimed: bool = Field(
        default=False,
        title=mark("Aimed"),
        description=mark("+2, or up to 4 points of penalties ignored, whichever is more"),
    )
    modifier: int = Field(
        default=0,
        ge=-20,
        le=20,
        title=mark("Modifier"),
        description=mark("Darkness, an unstable footing: added to the roll"),
    )


class Target(AnyTarget):
    """Somebody or something that may be under the template."""

    toughness: Annotated[int | None, Hint(column=mark("Tough."))] = Field(
        default=None,
        ge=1,
        le=99,
        title=mark("Toughness"),
        description=mark("As printed, armour included; not needed for an object"),
    )
    armor: Annotated[int, Hint(column=mark("Arm."))] = Field(
        default=0,
        ge=0,
        le=99,
        title=mark("Armour"),
        description=mark("The part of Toughness that is armour"),
    )
    cover_bonus: Annotated[int, Hint(column=mark("Cov."))] = Field(
        default=0,
        ge=0,
        le=99,
        title=mark("Cover"),
        description=mark("Taken from the damage: 4 for sheet metal, 8 for a brick wall"),
    )
    wild_card: bool = Field(
        default=False, title=mark("Wild Card"), description=mark("Bears three wounds")
    )
    shaken: bool = Field(default=False, title=mark("Shaken"))
    wounds: int = Field(
        default=0, ge=0, le=3, title=mark("Wounds"), description=mark("What he has already")
    )
    count: int = Field(
        default=1,
        ge=1,
        le=MAX_TARGETS,
        title=mark("How many"),
        description=mark("A group of the same, told one by one"),
    )
    kind: Annotated[TargetKind, Hint(labels=TARGET_LABELS)] = Field(
        default="character", title=mark("Kind")
    )
    hardness: int | None = Field(
        default=None,
        ge=1,
        le=99,
        title=mark("Hardness"),
        description=mark("Of an object: it breaks at that much damage"),
    )
    heavy_armor: bool = Field(
        default=False,
        title=mark("Heavy armour"),
        description=mark("Only a heavy weapon harms it"),
    )
    agility: Annotated[TraitText | None, TRAIT_HINT] = Field(
        default=None, title=mark("Agility"), description=mark("To evade; nothing: he can't")
    )
    aware: bool = Field(
        default=True, title=mark("Aware"), description=mark("Who does not see it can't evade")
    )
    improved_dodge: bool = Field(
        default=False, title=mark("Improved Dodge"), description=mark("+2 to evade")
    )
    vigor: Annotated[TraitText | None, TRAIT_HINT] = Field(
        default=None, title=mark("Vigor"), description=mark("To soak wounds")
    )
    bennies: int = Field(
        default=0, ge=0, le=99, title=mark("Bennies"), description=mark("One soaks one hit")
    )


class Rules(Document):
    """What the sources leave open, with its default."""

    cover_against_ap: Annotated[
        Literal["ignored", "reduced"],
        Hint(labels={"ignored": mark("AP does not count"), "reduced": mark("AP reduces it")}),
    ] = Field(
        default="ignored",
        title=mark("Cover against AP"),
        description=mark("The text takes cover from the damage; others call it armour"),
    )
    half_distance: Annotated[
        Literal["exact", "floor"],
        Hint(kinds=BLASTS, labels={"exact": mark("exact"), "floor": mark("whole squares")}),
    ] = Field(
        default="exact",
        title=mark("Half the distance"),
        description=mark("The most that it deviates; no rounding is given"),
    )
    clock: Annotated[
        Literal["attacker", "table"],
        Hint(
            kinds=BLASTS,
            labels={
                "attacker": mark("12 away from the attacker"),
                "table": mark("12 up the table"),
            },
        ),
    ] = Field(
        default="attacker",
        title=mark("Clock"),
        description=mark("Where 12 o'clock points is not said"),
    )
    soak: bool = Field(
        default=False,
        title=mark("Soak"),
        description=mark("A Benny is spent on every hit that would wound"),
    )
    soak_wild_die: bool = Field(
        default=True,
        title=mark("Wild Die to soak"),
        description=mark("One source says that it does not help"),
    )


class SavageWorldsEngagement(Engagement[Attacker, Weapon, Circumstances, Target, Rules]):
    """An area attack of Savage Worlds with all that it reads."""
