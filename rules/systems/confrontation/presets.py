"""Artillery, direct wounds and engines as public sources print them (dossier §3 and §5)."""

from __future__ import annotations

from functools import cache

from rules.presets import FigurePreset, Presets, WeaponPreset
from rules.systems.confrontation.notation import read
from rules.text import mark

_ARTILLERY = mark("artillery")
_DIRECT = mark("direct wounds")
_WEAPONS: dict[str, dict[str, str]] = {
    _ARTILLERY: {
        mark("armoured chariot of Tir-Nâ-Bor, first bolt"): (
            "baliste (FOR 12 • lourde • perforante)"
        ),
        mark("armoured chariot of Tir-Nâ-Bor, two further bolts"): (
            "baliste (FOR 8 • légère • perforante)"
        ),
        mark("S.M.G. of the Orcs, where it lands"): (
            "«\u00a0S.M.G.\u00a0» (FOR 12 • lourde • zone)"
        ),
    },
    _DIRECT: {
        mark("direct wound, Light"): "blessure directe (légère)",
        mark("direct wound, Serious"): "blessure directe (grave)",
        mark("direct wound, Critical"): "blessure directe (critique)",
        mark("direct wound, Killed outright"): "blessure directe (tué net)",
    },
}
_ENGINES: dict[str, dict[str, object]] = {
    "Casse-Montagne": {
        "edition": "rooted", "structure": 10, "resistance": 12, "immobile": True,
    },
    "Carrosse des Nébuleuses": {"edition": "rooted", "structure": 6, "resistance": 10},
    "Char blindé (baliste)": {"edition": "confede", "structure": 8, "resistance": 20},
    "Char": {"edition": "c3", "structure": 8},
}  # fmt: skip
"""By the names on their cards; the last is the example of the rulebook of Confrontation 3."""


@cache
def presets() -> Presets:
    """Weapons whose FOR was found, and engines whose card was."""
    return Presets(
        weapons=tuple(
            WeaponPreset(name, group, read(printed))
            for group, weapons in _WEAPONS.items()
            for name, printed in weapons.items()
        ),
        figures=tuple(FigurePreset(name, fields) for name, fields in _ENGINES.items()),
    )
