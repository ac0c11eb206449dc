"""The fields of a Confrontation bracket as they are printed, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.systems.confrontation.weapon import Weapon

WOUNDS = {
    "stunned": "sonné",
    "light": "légère",
    "serious": "grave",
    "critical": "critique",
    "killed": "tué net",
}
_WEIGHTS = {"light": "légère", "heavy": "lourde"}
_EFFECTS = {"piercing": "perforante", "zone": "zone"}


def fields_printed(weapon: Weapon) -> Iterator[str]:
    """Every field that says something; a kind only where it is not the head."""
    if weapon.name is not None and weapon.kind is not None:
        yield weapon.kind
    if weapon.strength is not None:
        yield f"FOR {weapon.strength}"
    if weapon.weight is not None:
        yield _WEIGHTS[weapon.weight]
    if weapon.effect is not None:
        yield _EFFECTS[weapon.effect]
    if weapon.wound is not None:
        yield WOUNDS[weapon.wound]
