"""Mordheim's printed weapons, read and written: ``arbalète (tir • 30ps • F4)``."""

from __future__ import annotations

from rules.notation_named import NamedWeapons
from rules.systems.mordheim.claims import claimed
from rules.systems.mordheim.fields import weapon_in
from rules.systems.mordheim.heads import HEADS, KIND_HEADS
from rules.systems.mordheim.printing import fields_printed
from rules.systems.mordheim.weapon import Weapon

_BULLET = " • "


def write(weapon: Weapon) -> str:
    """The normal form; what it prints, ``read`` gives back."""
    head = KIND_HEADS[weapon.kind] if weapon.name is None else HEADS.printed(weapon.name)
    return f"{head} ({_BULLET.join(fields_printed(weapon))})"


_WEAPONS = NamedWeapons(HEADS, claimed, weapon_in, write, "hache (F • svg -1)")
find = _WEAPONS.find
read = _WEAPONS.read
