"""Rosters to import into, of every game, with everything a profile can say."""

import itertools

from rules.roster import new_profile, new_roster
from rules.systems import load

GAMES = load()
HELL = GAMES["hell_dorado"]


def counted():
    """Identities that are counted, so that a test knows them."""
    numbers = itertools.count(1)
    return lambda: f"00000000-0000-4000-8000-{next(numbers):012}"


def roster_of(game, *profiles, groups=()):
    made = new_roster(game, "Meute", lambda: "r")
    return made | {"groups": list(groups), "profiles": list(profiles)}


def profile_of(game, name, **fields):
    return new_profile(game, name, lambda: name[:60]) | fields


def bare(profile):
    """A profile without what an import gives anew."""
    return {name: value for name, value in profile.items() if name not in ("id", "history")}


RICH = {
    "hell_dorado": {
        "attacker": {"shooting": 2, "combat": -1},
        "target": {"hit_points": 6, "protection": 2, "immune": True},
        "weapons": [
            {"weapon": "souffle englobant (acide • puissance 5/2)"},
            {"weapon": "tir (perforant • dégâts 2/4/6/8/10)"},
        ],
    },
    "mordheim": {
        "attacker": {"weapon_skill": 4, "strength": 3, "attacks": 2},
        "target": {"toughness": 3, "weapon_skill": 2, "strength": 3, "armour": "light"},
        "weapons": [{"weapon": "épée (F • parade)", "attacks": 2}],
        "role": "hero",
    },
    "confrontation": {
        "target": {
            "structure": [10, 30, 20],
            "edition": "rooted",
            "resistance": 12,
            "immobile": True,
        },
        "weapons": [{"weapon": "canon (FOR 10 • lourde • perforante)"}],
    },
    "savage_worlds": {
        "attacker": {"trait": "d8", "wild_card": True},
        "target": {"toughness": 7, "armor": 2, "kind": "vehicle", "wild_card": False},
        "weapons": [],
    },
}


def rich(game, name="Frère Éloïse « l'Œil »"):
    """A profile that says something in every way there is."""
    return profile_of(
        game,
        name,
        count=3,
        side="foe",
        base_mm=32.5,
        tags=["lent", "deux | barres"],
        note="une ligne\nune autre ; 🜏",
        **RICH.get(game.id, {}),
    )
