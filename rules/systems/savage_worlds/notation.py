"""Savage Worlds' printed weapons: ``grenade (3d6 • gabarit moyen • lancée • 4/8/16)``."""

from __future__ import annotations

from rules.notation_named import NamedWeapons
from rules.systems.savage_worlds.claims import claimed
from rules.systems.savage_worlds.fields import weapon_in
from rules.systems.savage_worlds.heads import HEADS, NAMELESS
from rules.systems.savage_worlds.printing import fields_printed
from rules.systems.savage_worlds.weapon import Weapon

_BULLET = " • "


def write(weapon: Weapon) -> str:
    """The normal form; what it prints, ``read`` gives back."""
    head = NAMELESS if weapon.name is None else HEADS.printed(weapon.name)
    return f"{head} ({_BULLET.join(fields_printed(weapon))})"


_WEAPONS = NamedWeapons(
    HEADS, claimed, weapon_in, write, "grenade (3d6 • gabarit moyen • lancée • 4/8/16)"
)
find = _WEAPONS.find
read = _WEAPONS.read
