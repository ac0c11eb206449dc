"""What is wrong with an engagement of Hell Dorado as a whole (contract.md § hell_dorado)."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rules.hints import hint_of
from rules.systems.hell_dorado.field import Field, table_errors
from rules.systems.hell_dorado.melee import Melees, tie_groups
from rules.systems.hell_dorado.models import KIND_LABELS, HellDoradoEngagement, Weapon
from rules.text import InputError, Text

WEAPON_FIELDS = [
    (name, field.default, hint_of(Weapon, name)) for name, field in Weapon.model_fields.items()
]
MOST_DICE = 60
MOST_TIED = 6
MOST_SHARED = 8


def problems(engagement: HellDoradoEngagement) -> list[InputError]:
    """Every error that no single field shows, in the order of the document."""
    found = [
        *_unread(engagement.weapon),
        *_weapon(engagement.weapon),
        *_dice(engagement),
        *_names(engagement),
        *table_errors(engagement),
    ]
    return found or list(_melees(engagement))


def _unread(weapon: Weapon) -> Iterator[InputError]:
    """Fields that say something which a weapon of this kind does not read."""
    for name, default, hint in WEAPON_FIELDS:
        if not hint.read_by(weapon.kind) and getattr(weapon, name) != default:
            yield InputError(
                Text(
                    "not read by this kind of weapon: {kind}", kind=Text(KIND_LABELS[weapon.kind])
                ),
                where=f"weapon.{name}",
            )


def _weapon(weapon: Weapon) -> Iterator[InputError]:
    if weapon.is_ordinary:
        if weapon.damage_table is None:
            yield InputError(Text("damage for 1 to 5 hits is missing"), where="weapon.damage_table")
        return
    given = weapon.difficulty is not None, weapon.power is not None
    if weapon.state is not None and any(given):
        yield InputError(
            Text("a state stands in place of power X/Y, not beside it"), where="weapon.state"
        )
    if weapon.state == "out":
        yield InputError(
            Text(
                "a state can't be named {name}: results call a figure out of action so", name="out"
            ),
            where="weapon.state",
        )
    if weapon.state is None and not given[0]:
        yield InputError(Text("difficulty is missing"), where="weapon.difficulty")
    if weapon.state is None and not given[1]:
        yield InputError(Text("power is missing"), where="weapon.power")


def _dice(engagement: HellDoradoEngagement) -> Iterator[InputError]:
    kind, attacker, how = engagement.weapon.kind, engagement.attacker, engagement.circumstances
    if engagement.weapon.is_blast:
        if how.attack_dice is not None:
            yield InputError(Text("a blast has no attack roll"), where="circumstances.attack_dice")
        if how.bonus_dice:
            yield InputError(
                Text("Vae victis can't be used with a blast"), where="circumstances.bonus_dice"
            )
        if engagement.weapon.chained and attacker.shooting is None:
            yield InputError(
                Text("a piercing blast needs a shooting value"), where="attacker.shooting"
            )
        return
    if how.attack_dice is not None:
        if how.attack_dice + how.bonus_dice > MOST_DICE:
            yield InputError(
                Text("{bound} dice at most, bonus included", bound=MOST_DICE),
                where="circumstances.attack_dice",
            )
    elif kind == "melee" and attacker.combat is None:
        yield InputError(
            Text("a combat value is needed, or the dice thrown"), where="attacker.combat"
        )
    elif kind != "melee" and attacker.shooting is None:
        yield InputError(
            Text("a shooting value is needed, or the dice thrown"), where="attacker.shooting"
        )


def _names(engagement: HellDoradoEngagement) -> Iterator[InputError]:
    names = [target.name for target in engagement.targets]
    for place, target in enumerate(engagement.targets):
        if target.name in names[:place]:
            yield InputError(
                Text("the name {name} stands twice", name=target.name),
                where=f"targets[{place}].name",
            )
        for other in target.engaged_with:
            where = f"targets[{place}].engaged_with"
            if other == target.name:
                yield InputError(
                    Text("{name} can't be in melee with himself", name=other), where=where
                )
            elif other not in names:
                near = get_close_matches(other, names, 1)
                yield InputError(
                    Text("no target is named {name}", name=other),
                    where=where,
                    suggestion=near[0] if near else None,
                )


def _melees(engagement: HellDoradoEngagement) -> Iterator[InputError]:
    if engagement.weapon.is_ordinary or len(engagement.targets) < 2:
        return
    field = Field.of(engagement)
    melees = Melees.of(field)
    if len(melees.shared()) > MOST_SHARED:
        yield InputError(
            Text(
                "{bound} outsiders at most may be in melee with several fighters touched",
                bound=MOST_SHARED,
            ),
            where="targets",
        )
    if engagement.weapon.chained:
        largest = max(map(len, tie_groups(field, field.inside)), default=0)
        if largest > MOST_TIED:
            yield InputError(
                Text(
                    "{count} figures at one same distance, {bound} at most",
                    count=largest,
                    bound=MOST_TIED,
                ),
                where="targets",
            )
