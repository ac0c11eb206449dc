"""Two skaven on one champion of Mordheim."""

import copy

CHAMPION = {
    "name": "Rotgut",
    "side": "ally",
    "toughness": 3,
    "hit_points": 2,
    "weapon_skill": 3,
    "strength": 3,
    "initiative": 3,
    "armour": "light",
}
FIRST = {
    "toise": "engagement",
    "version": 1,
    "system": "mordheim",
    "rules": {},
    "attacker": {"name": "Griffe", "weapon_skill": 4, "strength": 4, "attacks": 2},
    "weapon": "hache (F • svg -1)",
    "circumstances": {},
    "targets": [CHAMPION],
    "table": None,
}
SECOND = copy.deepcopy(FIRST) | {
    "attacker": {"name": "Croc", "weapon_skill": 3, "strength": 3, "attacks": 1},
    "weapon": "massue (F • contondant)",
}
