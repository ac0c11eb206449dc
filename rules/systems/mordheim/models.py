"""The engagement of Mordheim: attacker, weapons, circumstances, targets, rule choices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.document import Document, Name
from rules.engagement import Engagement
from rules.hints import Hint
from rules.systems.mordheim.weapon import STRUCK, Armed, Kind, Weapon
from rules.text import mark

__all__ = [
    "Armed", "Armour", "Attacker", "Circumstances", "Kind", "MordheimEngagement", "Rules",
    "StandingState", "Target", "Weapon",
]  # fmt: skip

Armour = Literal["none", "toughened_leather", "light", "heavy", "ithilmar", "gromril"]
ARMOUR_LABELS = {
    "none": mark("no armour"),
    "toughened_leather": mark("toughened leather"),
    "light": mark("light armour"),
    "heavy": mark("heavy armour"),
    "ithilmar": mark("ithilmar"),
    "gromril": mark("gromril"),
}
StandingState = Literal["standing", "knocked_down", "stunned"]
STATE_LABELS = {
    "standing": mark("standing"),
    "knocked_down": mark("knocked down"),
    "stunned": mark("stunned"),
}
MOUNT_LABELS = {
    "none": mark("none"),
    "mounted": mark("unbarded"),
    "barded": mark("barded"),
}
PARRY_LABELS = {
    "none": mark("none"),
    "one": mark("one attempt"),
    "reroll": mark("with a re-roll"),
}
SHOT = ("shooting",)
MELEE = ("melee",)


class Attacker(Document):
    """Who attacks, as his profile has it."""

    name: Name | None = Field(default=None, title=mark("Attacker"))
    id: Annotated[str | None, Hint(hidden=True)] = Field(default=None, min_length=1, max_length=64)
    weapon_skill: Annotated[int | None, Hint(kinds=MELEE)] = Field(
        default=None, ge=1, le=10, title=mark("Weapon Skill")
    )
    ballistic_skill: Annotated[int | None, Hint(kinds=SHOT)] = Field(
        default=None, ge=1, le=10, title=mark("Ballistic Skill")
    )
    strength: Annotated[int | None, Hint(kinds=STRUCK)] = Field(
        default=None, ge=1, le=10, title=mark("Strength")
    )
    attacks: int = Field(default=1, ge=1, le=10, title=mark("Attacks"))
    critical_bonus: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0, ge=-6, le=6, title=mark("Critical bonus"),
        description=mark("Added to the die of a critical hit"),
    )  # fmt: skip
    injury_bonus: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0, ge=-6, le=6, title=mark("Injury bonus"),
        description=mark("Added to each injury die"),
    )  # fmt: skip


class Circumstances(Document):
    """How the attack is made."""

    to_hit: Annotated[int | None, Hint(kinds=STRUCK)] = Field(
        default=None,
        ge=2,
        le=7,
        title=mark("To hit"),
        description=mark("The final need, in place of every other reckoning"),
    )
    cover: Annotated[bool, Hint(kinds=SHOT)] = Field(default=False, title=mark("Target in cover"))
    long_range: Annotated[bool, Hint(kinds=SHOT)] = Field(default=False, title=mark("Long range"))
    moved: Annotated[bool, Hint(kinds=SHOT)] = Field(default=False, title=mark("Shooter moved"))
    large_target: Annotated[bool, Hint(kinds=SHOT)] = Field(
        default=False, title=mark("Large target")
    )
    to_hit_modifier: Annotated[int, Hint(kinds=STRUCK)] = Field(
        default=0,
        ge=-6,
        le=6,
        title=mark("To-hit modifier"),
        description=mark("Added to the die"),
    )


class Target(Document):
    """A warrior attacked."""

    name: Name = Field(title=mark("Name"))
    id: Annotated[str | None, Hint(hidden=True)] = Field(default=None, min_length=1, max_length=64)
    side: Annotated[
        Literal["ally", "foe"] | None,
        Hint(labels={"ally": mark("ours"), "foe": mark("theirs")}),
    ] = Field(default=None, title=mark("Side"))
    toughness: Annotated[int, Hint(column=mark("T"))] = Field(
        ge=1, le=10, title=mark("Toughness (T)")
    )
    hit_points: Annotated[int, Hint(column=mark("W"))] = Field(
        default=1,
        ge=0,
        le=10,
        title=mark("Wounds left"),
        description=mark("0: back on his feet with none left"),
    )
    weapon_skill: Annotated[int | None, Hint(column=mark("WS"), kinds=MELEE)] = Field(
        default=None, ge=1, le=10, title=mark("Weapon Skill")
    )
    strength: Annotated[int | None, Hint(kinds=MELEE)] = Field(
        default=None, ge=1, le=10, title=mark("Strength"),
        description=mark("No parry against twice his own or more"),
    )  # fmt: skip
    initiative: int | None = Field(
        default=None, ge=1, le=10, title=mark("Initiative"),
        description=mark("Tested at an edge"),
    )  # fmt: skip
    armour: Annotated[Armour, Hint(kinds=STRUCK, labels=ARMOUR_LABELS)] = Field(
        default="none", title=mark("Armour")
    )
    shield: Annotated[bool, Hint(kinds=STRUCK)] = Field(default=False, title=mark("Shield"))
    kite_shield: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=False,
        title=mark("Kite shield"),
        description=mark("In place of a shield: +2 to the save on foot, +1 mounted"),
    )
    save: Annotated[int | None, Hint(kinds=STRUCK)] = Field(
        default=None,
        ge=2,
        le=7,
        title=mark("Printed save"),
        description=mark("Shield included, before any modifier; in place of the armour"),
    )
    mount: Annotated[
        Literal["none", "mounted", "barded"], Hint(kinds=STRUCK, labels=MOUNT_LABELS)
    ] = Field(
        default="none",
        title=mark("Mount"),
        description=mark("Any save, a printed one too: +1 mounted, +2 on a barded mount"),
    )
    wolf_cloak: Annotated[bool, Hint(kinds=SHOT)] = Field(
        default=False,
        title=mark("Wolf cloak"),
        description=mark("Any save against shots, a printed one too: +1"),
    )
    pavise: Annotated[bool, Hint(kinds=SHOT)] = Field(
        default=False, title=mark("Pavise"), description=mark("Cover against shots: −1 to hit")
    )
    ward: int | None = Field(
        default=None,
        ge=2,
        le=6,
        title=mark("Ward"),
        description=mark("One die per hit, after the save; Step Aside and Dodge too"),
    )
    helmet: int | None = Field(
        default=None,
        ge=2,
        le=6,
        title=mark("Helmet"),
        description=mark("4 for a helmet: knocked down in place of stunned"),
    )
    state: Annotated[StandingState, Hint(labels=STATE_LABELS)] = Field(
        default="standing", title=mark("State")
    )
    hard_to_kill: bool = Field(
        default=False, title=mark("Hard to kill"), description=mark("Out of action on a 6 only")
    )
    hard_head: bool = Field(
        default=False, title=mark("Hard head"), description=mark("Concussion does nothing")
    )
    true_grit: bool = Field(
        default=False, title=mark("True grit"), description=mark("Injuries 1–3, 4–5, 6")
    )
    no_pain: bool = Field(
        default=False, title=mark("No pain"), description=mark("Knocked down in place of stunned")
    )
    parry: Annotated[Literal["none", "one", "reroll"], Hint(kinds=MELEE, labels=PARRY_LABELS)] = (
        Field(default="none", title=mark("Parry"))
    )
    near_edge: int | None = Field(
        default=None,
        ge=1,
        le=10,
        title=mark("Near an edge"),
        description=mark("The height he may fall, in inches"),
    )
    attacks: int | None = Field(
        default=None,
        ge=0,
        le=10,
        title=mark("Attacks on him"),
        description=mark("Of the attacker's; nothing: all that are left"),
    )


class Rules(Document):
    """What the sources leave open, with its default."""

    helmet_save: Annotated[
        Literal["highest", "per_die"],
        Hint(labels={"highest": mark("on the highest"), "per_die": mark("on each die")}),
    ] = Field(
        default="highest",
        title=mark("Helmet and several injury dice"),
        description=mark("Whether the helmet is tested once, or for each die"),
    )
    vital_part_save: Annotated[
        Literal["once", "per_wound"],
        Hint(kinds=STRUCK, labels={"once": mark("one save"), "per_wound": mark("one per wound")}),
    ] = Field(
        default="once",
        title=mark("Save against a vital part"),
        description=mark("The source says “with a save” for both wounds"),
    )
    multi_wound_critical: Annotated[
        Literal["combine", "either"],
        Hint(
            kinds=STRUCK,
            labels={"combine": mark("the larger of the two"), "either": mark("one or the other")},
        ),
    ] = Field(
        default="combine",
        title=mark("Critical of a weapon with several wounds"),
        description=mark("Whether its wounds may keep the critical's other effects"),
    )
    shooting_criticals: Annotated[
        Literal["unlimited", "once"],
        Hint(kinds=SHOT, labels={"unlimited": mark("each shot"), "once": mark("once per phase")}),
    ] = Field(
        default="unlimited",
        title=mark("Criticals in shooting"),
        description=mark("The limit is only written for melee"),
    )
    downed_automatic: Annotated[
        Literal["melee", "all"],
        Hint(kinds=SHOT, labels={"melee": mark("in melee only"), "all": mark("shots too")}),
    ] = Field(
        default="melee",
        title=mark("A warrior down is hit automatically"),
        description=mark("The source does not say in melee only"),
    )
    seven_to_hit: Annotated[
        Literal["impossible", "six_hits"],
        Hint(
            kinds=STRUCK,
            labels={"impossible": mark("impossible"), "six_hits": mark("a 6 hits")},
        ),
    ] = Field(default="impossible", title=mark("7 or more to hit"))
    one_always_fails: Annotated[bool, Hint(kinds=STRUCK)] = Field(
        default=True,
        title=mark("A 1 always fails"),
        description=mark("To hit and to save; universal, though not found in the text"),
    )


class MordheimEngagement(Engagement[Attacker, Weapon, Circumstances, Target, Rules]):
    """An attack of Mordheim with all that it reads.

    ``weapons``: several, in the order struck, ``weapon`` being the first of them; their attacks
    make the attacker's.
    """

    weapons: list[Armed] = Field(default_factory=list[Armed], max_length=10, title=mark("Weapons"))
