"""What is wrong with an engagement of Mordheim as a whole (contract.md § mordheim)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.systems.mordheim.models import MordheimEngagement, Target
from rules.systems.mordheim.shares import arms, attacks_of, numbers
from rules.systems.mordheim.tables import strength_of
from rules.text import InputError, Text

MOST_ATTACKS = 10


def problems(engagement: MordheimEngagement) -> list[InputError]:
    """Every error that no single field shows, in the order of the document."""
    return [
        *_weapons(engagement),
        *_attacker(engagement),
        *_names(engagement.targets),
        *_targets(engagement),
    ]


def _weapons(engagement: MordheimEngagement) -> Iterator[InputError]:
    several = engagement.weapons
    if several and engagement.weapon != several[0].weapon:
        yield InputError(
            Text("the first of the weapons and the weapon differ"), where="weapons[0].weapon"
        )
    kinds = {weapon.kind for weapon, _ in arms(engagement)}
    if len(kinds) > 1:
        yield InputError(Text("weapons of one attack are all of one kind"), where="weapons")
    if attacks_of(engagement) > MOST_ATTACKS:
        yield InputError(
            Text("{count} attacks in all, {bound} at most",
                 count=attacks_of(engagement), bound=MOST_ATTACKS),
            where="weapons",
        )  # fmt: skip
    if engagement.weapon.kind == "fall" and several:
        yield InputError(Text("a fall is no weapon among others"), where="weapons")
    elif engagement.weapon.kind == "fall" and engagement.weapon.height is None:
        yield InputError(Text("a fall needs its height"), where="weapon.height")


def _attacker(engagement: MordheimEngagement) -> Iterator[InputError]:
    attacker, kind = engagement.attacker, engagement.weapon.kind
    if kind == "fall":
        return
    skilled = _skilled(engagement)
    if kind == "melee" and skilled and attacker.weapon_skill is None:
        yield InputError(
            Text("a Weapon Skill is needed, or the need to hit"), where="attacker.weapon_skill"
        )
    if kind == "shooting" and skilled and attacker.ballistic_skill is None:
        yield InputError(
            Text("a Ballistic Skill is needed, or the need to hit"),
            where="attacker.ballistic_skill",
        )
    for weapon, _ in arms(engagement):
        unknown = strength_of(attacker.strength, weapon.strength) is None
        if unknown and weapon.hits != "entangling":
            yield InputError(
                Text("the Strength of the fighter is needed, or that of the weapon"),
                where="attacker.strength",
            )
            return


def _names(targets: list[Target]) -> Iterator[InputError]:
    names = [target.name for target in targets]
    for place, target in enumerate(targets):
        if target.name in names[:place]:
            yield InputError(
                Text("the name {name} stands twice", name=target.name),
                where=f"targets[{place}].name",
            )


def _targets(engagement: MordheimEngagement) -> Iterator[InputError]:
    attacks = attacks_of(engagement)
    asked = sum(target.attacks or 0 for target in engagement.targets)
    if asked > attacks:
        yield InputError(
            Text("{count} attacks are shared out, there are {bound}", count=asked, bound=attacks),
            where="targets",
        )
        return
    compared = compares_skills(engagement)
    for place, (target, got) in enumerate(
        zip(engagement.targets, numbers(engagement), strict=True)
    ):
        yield from target_problems(target, f"targets[{place}]", compared=compared and got > 0)


def target_problems(target: Target, where: str, *, compared: bool) -> Iterator[InputError]:
    """What must be known of a target; ``compared``: his skill, where he stands to use it."""
    if compared and target.state == "standing" and target.weapon_skill is None:
        yield InputError(
            Text("a Weapon Skill is needed, or the need to hit"), where=f"{where}.weapon_skill"
        )
    if target.near_edge is not None and target.initiative is None:
        yield InputError(Text("an Initiative is needed near an edge"), where=f"{where}.initiative")


def compares_skills(engagement: MordheimEngagement) -> bool:
    """Whether Weapon Skills say what hits."""
    return engagement.weapon.kind == "melee" and _skilled(engagement)


def _skilled(engagement: MordheimEngagement) -> bool:
    """Whether a skill says what the dice to hit need."""
    thrown = any(weapon.hits != "automatic" for weapon, _ in arms(engagement))
    return thrown and engagement.circumstances.to_hit is None
