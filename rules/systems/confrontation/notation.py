"""Confrontation's printed weapons: ``canon (FOR 12 • lourde)``, ``blessure directe (grave)``."""

from __future__ import annotations

from rules.notation_named import NamedWeapons
from rules.systems.confrontation.claims import claimed
from rules.systems.confrontation.fields import weapon_in
from rules.systems.confrontation.heads import HEADS, UNNAMED
from rules.systems.confrontation.printing import fields_printed
from rules.systems.confrontation.weapon import Weapon

_BULLET = " • "


def write(weapon: Weapon) -> str:
    """The normal form; what it prints, ``read`` gives back."""
    head = (weapon.kind or UNNAMED) if weapon.name is None else HEADS.printed(weapon.name)
    return f"{head} ({_BULLET.join(fields_printed(weapon))})"


_WEAPONS = NamedWeapons(HEADS, claimed, weapon_in, write, "canon (FOR 12 • lourde)")
find = _WEAPONS.find
read = _WEAPONS.read
