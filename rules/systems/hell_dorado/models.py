"""The engagement of Hell Dorado: attacker, weapon, circumstances, targets, rule choices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.document import Document, Name
from rules.engagement import Engagement
from rules.hints import Hint
from rules.parties import AnyAttacker, AnyTarget
from rules.systems.hell_dorado.free_text import FreeText
from rules.text import mark

Kind = Literal["explosion", "englobant", "percutant", "shot", "melee"]
KIND_LABELS = {
    "explosion": mark("explosion"),
    "englobant": mark("enveloping blast"),
    "percutant": mark("piercing blast"),
    "shot": mark("shot"),
    "melee": mark("melee"),
}
AIMED = ("explosion", "shot", "melee")
ORDINARY = ("shot", "melee")
AREA = ("explosion", "englobant", "percutant")
BLASTS = ("englobant", "percutant")
RANGED = ("explosion", "shot")
COVERED = ("percutant", "shot")
"""The kinds that attack with a roll, read a table, have a template, throw the souffle, read range,
and are held up by cover."""


class Attacker(AnyAttacker):
    """Who attacks: TIR for shooting, CBT for melee."""

    shooting: Annotated[int | None, Hint(kinds=(*RANGED, "percutant"))] = Field(
        default=None, ge=-5, le=55, title=mark("Shooting"), description=mark("TIR on the card")
    )
    combat: Annotated[int | None, Hint(kinds=("melee",))] = Field(
        default=None, ge=-5, le=55, title=mark("Combat"), description=mark("CBT on the card")
    )


class Weapon(Document):
    """A weapon as its card prints it: X/Y, or a state in their place, or a table of damage."""

    kind: Annotated[Kind, Hint(labels=KIND_LABELS)] = Field(title=mark("Kind"))
    damage_type: FreeText | None = Field(default=None, title=mark("Damage type"))
    difficulty: Annotated[int | None, Hint(kinds=AREA)] = Field(
        default=None, ge=1, le=7, title=mark("Difficulty")
    )
    power: Annotated[int | None, Hint(kinds=AREA)] = Field(
        default=None, ge=1, le=99, title=mark("Power")
    )
    state: Annotated[FreeText | None, Hint(kinds=AREA)] = Field(default=None, title=mark("State"))
    radius: Annotated[float, Hint(kinds=("explosion",))] = Field(
        default=3.0, ge=0.5, le=12, title=mark("Radius")
    )
    damage_table: Annotated[
        list[Annotated[int, Field(ge=0, le=999)]] | None, Hint(kinds=ORDINARY)
    ] = Field(default=None, min_length=5, max_length=5, title=mark("Damage for 1 to 5 hits"))

    @property
    def is_ordinary(self) -> bool:
        """Whether it strikes one figure, hits looked up in a table of damage."""
        return self.kind in ORDINARY

    @property
    def is_blast(self) -> bool:
        """Whether it is a souffle, which has no attack roll."""
        return self.kind in BLASTS

    @property
    def is_covered(self) -> bool:
        """Whether cover counts against it."""
        return self.kind in COVERED

    @property
    def chained(self) -> bool:
        """Whether one pool goes from figure to figure; a state makes it an enveloping blast."""
        return self.kind == "percutant" and self.state is None


class Circumstances(Document):
    """How the attack is made; a blast (souffle) reads none of it."""

    range: Annotated[
        Literal["short", "long"],
        Hint(kinds=RANGED, labels={"short": mark("short"), "long": mark("long")}),
    ] = Field(default="short", title=mark("Range"), description=mark("Short range: difficulty 4"))
    difficulty: Annotated[int | None, Hint(kinds=AIMED)] = Field(
        default=None,
        ge=1,
        le=7,
        title=mark("Difficulty"),
        description=mark("In place of the one that range or Defence would give"),
    )
    attack_dice: Annotated[int | None, Hint(kinds=AIMED)] = Field(
        default=None,
        ge=0,
        le=60,
        title=mark("Dice thrown"),
        description=mark("The dice really thrown, without cap or re-roll"),
    )
    bonus_dice: Annotated[int, Hint(kinds=AIMED)] = Field(
        default=0,
        ge=0,
        le=2,
        title=mark("Bonus dice"),
        description=mark("Vae victis, on the attack roll only"),
    )


class Target(AnyTarget):
    """A figure under the template, or one who may be reached through a melee."""

    protection: Annotated[int, Hint(column=mark("PR"))] = Field(
        default=0, ge=0, le=99, title=mark("Protection")
    )
    hit_points: Annotated[int, Hint(column=mark("HP"))] = Field(
        ge=1, le=999, title=mark("Hit points")
    )
    cover: Annotated[int, Hint(column=mark("Cov."), kinds=COVERED)] = Field(
        default=0,
        ge=0,
        le=99,
        title=mark("Cover"),
        description=mark("Added to Protection against a piercing blast or a shot"),
    )
    distance: Annotated[
        float | None, Hint(column=mark("Dist."), kinds=("percutant",), unit=mark("toises"))
    ] = Field(
        default=None,
        ge=0,
        le=20_000,
        title=mark("Distance"),
        description=mark("From base to base; equal distances are drawn at random"),
    )
    defence: Annotated[int, Hint(kinds=ORDINARY)] = Field(
        default=1, ge=1, le=7, title=mark("Defence"), description=mark("DEF on the card")
    )
    damage_reduction: int = Field(
        default=0,
        ge=0,
        le=99,
        title=mark("Further reduction"),
        description=mark("Added to Protection (a resistance to this type, say)"),
    )
    immune: bool = Field(
        default=False,
        title=mark("Immune"),
        description=mark("No damage and no state; his dice are thrown all the same"),
    )
    in_area: Annotated[bool, Hint(kinds=AREA)] = Field(
        default=True,
        title=mark("Under the template"),
        description=mark("Otherwise reached only through a melee"),
    )
    engaged_with: list[Name] = Field(
        default_factory=list[str],
        max_length=40,
        title=mark("In melee with"),
        description=mark("Names of other figures, read both ways"),
    )


class Rules(Document):
    """What the sources leave open, with its default."""

    long_range_difficulty: Annotated[int, Hint(kinds=RANGED)] = Field(
        default=5,
        ge=1,
        le=7,
        title=mark("Long range"),
        description=mark("Its difficulty was not found: short is 4, so 5 is taken"),
    )
    outsider_hit: Annotated[
        Literal["each_trigger", "once"],
        Hint(
            kinds=AREA,
            labels={"each_trigger": mark("each time"), "once": mark("once per attack")},
        ),
    ] = Field(
        default="each_trigger",
        title=mark("Outsider engaged by several"),
        description=mark("How often one attack may reach the same figure outside the area"),
    )


class HellDoradoEngagement(Engagement[Attacker, Weapon, Circumstances, Target, Rules]):
    """An attack of Hell Dorado with all that it reads."""
