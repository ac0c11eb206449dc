"""The fields of a Savage Worlds bracket as they are printed, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from rules.systems.savage_worlds.weapon import Delivery, TemplateName, Weapon

_TEMPLATES: dict[TemplateName, str] = {
    "small": "petit gabarit",
    "medium": "gabarit moyen",
    "large": "grand gabarit",
    "cone": "cône",
    "stream": "jet",
}
_DELIVERIES: dict[Delivery, str] = {
    "thrown": "lancée",
    "fired": "tir",
    "natural": "naturelle",
    "power": "pouvoir",
}


def fields_printed(weapon: Weapon) -> Iterator[str]:
    """Every field that says something."""
    yield weapon.damage
    yield _TEMPLATES[weapon.template]
    yield _DELIVERIES[weapon.delivery]
    if weapon.ranges is not None:
        yield "/".join(map(str, weapon.ranges))
    if weapon.armor_piercing:
        yield f"PA {weapon.armor_piercing}"
    if weapon.evadable:
        yield "esquivable"
    if weapon.heavy:
        yield "lourde"
    if weapon.can_deviate is not None:
        yield "dévie" if weapon.can_deviate else "ne dévie pas"
