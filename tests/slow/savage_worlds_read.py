"""Engagements of Savage Worlds as the slow resolver reads them, every default filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.slow.geometry import figure_of, place
from tests.slow.savage_worlds_dice import Trait

RADII = {"small": 1, "medium": 2, "large": 3}
NOISE = 1e-9
BANDS = ("short", "medium", "long", "extreme")
PENALTIES = dict(zip(BANDS, (0, 2, 4, 8), strict=True))

Document = dict[str, Any]


@dataclass(frozen=True)
class Arms:
    """A weapon: its dice by their sides, what is added to them, its template."""

    dice: tuple[int, ...]
    flat: int
    template: str
    delivery: str
    piercing: int
    evadable: bool
    heavy: bool
    deviates: bool


@dataclass(frozen=True)
class Target:
    """One figure aimed at; its hardness stands for an object's toughness."""

    name: str
    kind: str
    toughness: int
    armor: int
    wild: bool
    shaken: bool
    wounds: int
    cover: int
    heavy_armor: bool
    agility: Trait | None
    nimble: bool
    vigor: Trait | None


@dataclass(frozen=True)
class Attack:
    """Who, with what, how well, on whom, under which rule choices; `factor` is that of the range.

    `vigor` is left out of targets that do not soak, `agility` of those that do not evade.
    """

    trait: Trait
    wild: bool
    modifier: int
    arms: Arms
    factor: int
    targets: tuple[Target, ...]
    table: Document | None
    rules: Document


def read_attack(engagement: Mapping[str, Any]) -> Attack:
    """Everything an attack needs."""
    attacker, arms = engagement["attacker"], read_arms(engagement["weapon"])
    rules = engagement.get("rules") or {}
    band = read_band(engagement) if ranged(arms) else "short"
    return Attack(
        read_trait(attacker["trait"]),
        attacker.get("wild_card", False),
        read_modifier(engagement, band),
        arms,
        BANDS.index(band) + 1,
        tuple(read_targets(engagement["targets"], rules)),
        engagement.get("table"),
        rules,
    )


def read_trait(text: str) -> Trait:
    """A trait as printed: d8, d12+2."""
    sides, _, plus = text.removeprefix("d").partition("+")
    return Trait(int(sides), int(plus or 0))


def read_arms(weapon: Document) -> Arms:
    """A weapon as an object."""
    delivery, template = weapon["delivery"], weapon["template"]
    deviates = weapon.get("can_deviate")
    if deviates is None:
        deviates = delivery in ("thrown", "fired")
    return Arms(
        *read_damage(weapon["damage"]),
        template,
        delivery,
        weapon.get("armor_piercing", 0),
        weapon.get("evadable", False),
        weapon.get("heavy", False),
        deviates and template in RADII,
    )


def read_damage(text: str) -> tuple[tuple[int, ...], int]:
    """Dice and sum of what is added: 3d6+1d8-1."""
    dice: list[int] = []
    flat = 0
    for part in re.findall(r"[+-]?[^+-]+", text):
        if "d" in part:
            count, sides = part.split("d")
            dice += [int(sides)] * int(count)
        else:
            flat += int(part)
    return tuple(dice), flat


def ranged(arms: Arms) -> bool:
    """Whether the range counts: no power, no cone, no stream."""
    return arms.template in RADII and arms.delivery != "power"


def read_band(engagement: Mapping[str, Any]) -> str:
    """The range as told, else of the distance told, else of the distance on the table."""
    circumstances = engagement.get("circumstances") or {}
    limits = engagement["weapon"].get("ranges")
    far = circumstances.get("distance")
    if far is None and engagement.get("table"):
        far = aimed_distance(engagement["table"])
    if circumstances.get("range"):
        return circumstances["range"]
    if far is None or not limits:
        return "short"
    return BANDS[sum(far > limit + NOISE for limit in limits)]


def aimed_distance(table: Document) -> float | None:
    """From the attacker's centre to the point aimed at."""
    attacker = figure_of(table, table.get("attacker"))
    if attacker is None or "aim" not in table:
        return None
    return abs(complex(*table["aim"]) - place(attacker))


def read_modifier(engagement: Mapping[str, Any], band: str) -> int:
    """The sum of what is added to the attack roll, once the shot has been aimed or not."""
    circumstances = engagement.get("circumstances") or {}
    modifiers = [
        engagement["attacker"].get("modifier", 0),
        circumstances.get("modifier", 0),
        -PENALTIES[band],
    ]
    if not circumstances.get("aimed") or band == "extreme":
        return sum(modifiers)
    penalties = -sum(modifier for modifier in modifiers if modifier < 0)
    return sum(modifiers) + max(2, min(4, penalties))


def read_targets(targets: list[Document], rules: Document) -> Iterator[Target]:
    """Every target, those of a group one by one."""
    for target in targets:
        count = target.get("count", 1)
        for number in range(1, count + 1):
            name = target["name"] if count == 1 else f"{target['name']} {number}"
            yield read_target(target, name, rules)


def read_target(target: Document, name: str, rules: Document) -> Target:
    """One figure of that name."""
    kind = target.get("kind", "character")
    soaks = rules.get("soak") and target.get("bennies", 0) >= 1
    evades = kind == "character" and target.get("aware", True)
    return Target(
        name,
        kind,
        target["hardness"] if kind == "object" else target["toughness"],
        target.get("armor", 0),
        target.get("wild_card", False),
        target.get("shaken", False),
        target.get("wounds", 0),
        target.get("cover_bonus", 0),
        target.get("heavy_armor", False),
        read_trait(target["agility"]) if evades and target.get("agility") else None,
        target.get("improved_dodge", False),
        read_trait(target["vigor"]) if soaks and target.get("vigor") else None,
    )
