"""Weapons and powers with templates, as far as public sources print them (dossier §7).

A name says what of it was not found; the numbers that stand there instead are to be replaced by
those of the player's own book. Nothing is offered of which not even the template was found.
"""

from __future__ import annotations

from functools import cache

from rules.presets import ArmourPreset, Presets, WeaponPreset
from rules.systems.savage_worlds.notation import read
from rules.text import mark

_THROWN = mark("thrown weapons")
_FIRED = mark("fired weapons")
_SPRAYED = mark("cones that can be evaded")
_ENGINES = mark("siege engines")
_POWERS = mark("powers")
_WEAPONS: dict[str, dict[str, str]] = {
    _THROWN: {
        mark("fragmentation grenade, ranges uncertain"): (
            "grenade (3d6 • gabarit moyen • lancée • 4/8/16)"
        ),
        mark("flask of acid, alchemist's fire, holy water"): (
            "fiole (2d4 • petit gabarit • lancée • 3/6/12)"
        ),
    },
    _FIRED: {
        mark("rocket launcher, damage and ranges not found"): (
            "lance-roquettes (4d8+2 • gabarit moyen • tir • 24/48/96 • PA 9 • lourde)"
        ),
    },
    _SPRAYED: {
        mark("flamethrower, damage not found"): "lance-flammes (2d10 • cône • tir • esquivable)",
        mark("dragon's breath, damage not found"): (
            "souffle de dragon (2d10 • cône • naturelle • esquivable)"
        ),
    },
    _ENGINES: {
        mark("trebuchet, ranges not found"): "trébuchet (3d8 • gabarit moyen • tir • PA 4)",
    },
    _POWERS: {
        mark("blast"): "explosion magique (2d6 • gabarit moyen • pouvoir)",
        mark("burst, as a cone"): "déflagration magique (2d6 • cône • pouvoir)",
        mark("burst, as a stream"): "déflagration magique (2d6 • jet • pouvoir)",
    },
}
_COVERS: dict[str, dict[str, object]] = {
    mark("behind heavy glass, leather, a wooden shield"): {"cover_bonus": 2},
    mark("behind sheet metal, a car door"): {"cover_bonus": 4},
    mark("behind an oak door, a cinder-block wall"): {"cover_bonus": 6},
    mark("behind a brick wall"): {"cover_bonus": 8},
    mark("behind a stone wall, a tree, bulletproof glass"): {"cover_bonus": 10},
}


@cache
def presets() -> Presets:
    """The weapons and powers with a template, and cover by material."""
    return Presets(
        tuple(
            WeaponPreset(name, group, read(printed))
            for group, weapons in _WEAPONS.items()
            for name, printed in weapons.items()
        ),
        tuple(ArmourPreset(name, fields) for name, fields in _COVERS.items()),
    )
