"""The fast way through a row against engagements of one cell: odd attacks on odd targets."""

import pytest

from rules.case import resolve
from rules.gauges import Fate
from rules.matrix import Attack, Mark, Matrix, Refused, document_of
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.systems import load
from rules.text import InvalidError

PAIR_LAW = {"light": "1/2", "critical": "1/3"}
FULL = [[["light", "serious", "critical", "killed"][(row + column) % 4] for column in range(6)]
        for row in range(11)]  # fmt: skip
HOLED = [[None if column == 5 else cell for column, cell in enumerate(row)] for row in FULL]
SWORDS = [{"weapon": "épée (F)", "attacks": 2}, {"weapon": "dague (F • svg +1)", "attacks": 1}]


def _attacks(kind: str, attacker: dict, weapons: list, **parts: dict) -> list[Attack]:
    return [
        Attack(f"{kind} {weapon}", {"attacker": attacker, "weapon": weapon} | parts)
        for weapon in weapons
    ]


ATTACKS = {
    "confrontation": [
        Attack("hits", {"circumstances": {"hits": 3, "severity": PAIR_LAW}}),
        Attack("wounds", {"circumstances": {"wounds": ["light", {"repair": 1}]}}),
        Attack("direct", {"weapon": "blessure directe (critique)"}),
        Attack("nothing", {}),
        *(Attack(f"shots {name}", {"circumstances": {"shots": [9, 12]} | more})
          for name, more in (("read", {}), ("at 7", {"resistance": 7}),
                             ("told", {"wound_table": FULL}), ("holed", {"wound_table": HOLED}))),
    ],
    "hell_dorado": [
        *_attacks("near", {"shooting": 8, "combat": 6},
                  ["explosion (puissance 4/2)", "explosion (étourdi)",
                   "souffle englobant (gaz • puissance 3/1)", "souffle englobant (gaz • étourdi)",
                   "souffle percutant (puissance 4/2)", "souffle percutant (étourdi)",
                   "tir (dégâts 2/4/6/8/10)", "corps à corps (dégâts 1/2/3/4/5)"]),
        *_attacks("far", {"shooting": -2}, ["explosion (puissance 2/3)", "tir (dégâts 1/1/2/2/9)"],
                  circumstances={"range": "long", "bonus_dice": 1},
                  rules={"long_range_difficulty": 6}),
        *_attacks("thrown", {}, ["tir (dégâts 0/0/2/2/9)", "corps à corps (dégâts 1/2/3/4/5)"],
                  circumstances={"attack_dice": 7, "difficulty": 3}),
        Attack("refused", {"weapon": "explosion (puissance 4/2)"}),
    ],
    "mordheim": [
        *_attacks("melee", {"weapon_skill": 4, "strength": 4, "attacks": 2, "injury_bonus": 1},
                  ["hache (F • svg -1)", "massue (F • contondant)", "dague (F • svg +1)"]),
        *_attacks("melee of kinds", {"weapon_skill": 2, "strength": 3, "critical_bonus": 2},
                  [{"kind": "melee", "poison": True}, {"kind": "melee", "hits": "automatic"},
                   {"kind": "melee", "hits": "entangling"}, {"kind": "melee", "wounds": "1d3"},
                   {"kind": "melee", "strength": "+2", "no_save": True, "wound_bonus": 1},
                   {"kind": "melee", "critical_table": "bladed", "can_be_parried": False}],
                  rules={"vital_part_save": "per_wound", "multi_wound_critical": "either",
                         "helmet_save": "per_die", "one_always_fails": False}),
        *_attacks("needs", {"strength": 5}, [{"kind": "melee"}], circumstances={"to_hit": 3}),
        *_attacks("shot", {"ballistic_skill": 3, "attacks": 2}, [
            {"kind": "shooting", "strength": 4},
            {"kind": "shooting", "strength": 3, "poison": True}],
                  circumstances={"cover": True, "long_range": True},
                  rules={"downed_automatic": "all", "seven_to_hit": "six_hits"}),
        Attack("two hands", {"attacker": {"weapon_skill": 4, "strength": 3}, "weapons": SWORDS}),
        Attack("fall", {"weapon": {"kind": "fall", "height": 5}, "attacker": {"attacks": 1}}),
        Attack("refused", {"weapon": {"kind": "melee"}}),
    ],
    "savage_worlds": [
        *_attacks("grenade", {"trait": "d8", "wild_card": True, "modifier": -1},
                  ["grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
                   {"damage": "2d6+1", "template": "cone", "delivery": "natural", "evadable": True},
                   {"damage": "3d8", "template": "medium", "delivery": "fired", "heavy": True,
                    "armor_piercing": 4, "ranges": [10, 20, 40]}],
                  rules={"soak": True, "cover_against_ap": "reduced"}),
        *_attacks("far", {"trait": "d6"},
                  [{"damage": "2d6", "template": "small", "delivery": "thrown",
                    "ranges": [5, 10, 20]}], circumstances={"range": "long", "aimed": True}),
    ],
}  # fmt: skip

MARKS = {
    "confrontation": [
        {"structure": 8, "edition": "rooted", "lost": 2, "resistance": 5},
        {"structure": [4, 6], "edition": "rooted", "immobile": True},
        {"structure": [4, 6], "edition": "c3"},
        {"structure": 3, "edition": "c3", "lost": 3, "resistance": 9},
        {"structure": 3, "edition": "c3", "lost": 7},
        {"structure": 5, "edition": "aor"},
    ],
    "hell_dorado": [
        {"hit_points": 2},
        {"hit_points": 2, "immune": True},
        {"hit_points": 6, "protection": 3, "cover": 2, "distance": 1.5, "defence": 5},
        {"hit_points": 4, "damage_reduction": 2, "in_area": False, "engaged_with": ["no one"]},
        {"hit_points": 9, "protection": 99, "defence": 7, "side": "foe", "id": "x"},
    ],
    "mordheim": [
        {"toughness": 3},
        {"toughness": 3, "weapon_skill": 3},
        {"toughness": 3, "weapon_skill": 3, "state": "knocked_down", "save": 5},
        {"toughness": 3, "state": "stunned", "hit_points": 2},
        {"toughness": 4, "weapon_skill": 9, "armour": "heavy", "kite_shield": True, "attacks": 0},
        {"toughness": 4, "weapon_skill": 5, "armour": "light", "shield": True, "mount": "barded"},
        {"toughness": 2, "weapon_skill": 5, "armour": "gromril", "mount": "mounted", "ward": 5},
        {"toughness": 3, "weapon_skill": 2, "parry": "reroll", "strength": 3, "helmet": 4},
        {"toughness": 3, "weapon_skill": 2, "parry": "one", "strength": 2, "hit_points": 0},
        {"toughness": 10, "weapon_skill": 4, "pavise": True, "wolf_cloak": True, "no_pain": True},
        {"toughness": 3, "weapon_skill": 4, "hard_to_kill": True, "near_edge": 4, "initiative": 2},
        {"toughness": 3, "weapon_skill": 4, "near_edge": 4},
        {"toughness": 3, "weapon_skill": 4, "true_grit": True, "hard_head": True, "hit_points": 3},
    ],
    "savage_worlds": [
        {"toughness": 5, "count": 3},
        {"toughness": 5, "shaken": True, "agility": "d8", "improved_dodge": True},
        {"toughness": 8, "armor": 3, "wild_card": True, "wounds": 1, "vigor": "d8", "bennies": 2},
        {"toughness": 8, "armor": 3, "cover_bonus": 4, "agility": "d6", "aware": False},
        {"toughness": 12, "armor": 6, "kind": "vehicle", "heavy_armor": True},
        {"toughness": 9, "kind": "vehicle", "wild_card": True},
        {"kind": "object", "hardness": 10, "cover_bonus": 2},
        {"kind": "object"},
        {"wild_card": True},
        {"toughness": 3, "armor": 5},
    ],
}


def alone(system, attack, mark):
    """The fate of one figure in an engagement of his own, or the first thing wrong with it."""
    try:
        reading = read_engagement(document_of(load()[system], attack.parts, mark))
    except InvalidError as invalid:
        return Refused(invalid.problems[0])
    (figure,) = resolve(reading.case, Resolver()).figures
    fate = Fate.of(figure)
    assert fate.out == figure.out_chance
    return fate


def told(cell):
    """A cell as it can be compared."""
    if isinstance(cell, Refused):
        return cell.error.text, cell.error.where
    return cell.chart, cell.loss, cell.out


@pytest.mark.parametrize("system", ATTACKS)
def test_a_row_says_what_engagements_of_one_cell_say(system):
    marks = [Mark(str(place), target) for place, target in enumerate(MARKS[system])]
    found = list(Matrix(load()[system], ATTACKS[system], marks, Resolver()).rows())
    for attack, cells in zip(ATTACKS[system], found, strict=True):
        for mark, cell in zip(marks, cells, strict=True):
            assert told(cell) == told(alone(system, attack, mark)), (attack.name, mark.name)


@pytest.mark.parametrize("system", ATTACKS)
def test_many_cells_are_told_and_some_are_refused(system):
    marks = [Mark(str(place), target) for place, target in enumerate(MARKS[system])]
    rows = list(Matrix(load()[system], ATTACKS[system], marks, Resolver()).rows())
    cells = [cell for row in rows for cell in row]
    found = sum(isinstance(cell, Fate) for cell in cells)
    assert len(cells) / 3 < found < len(cells)
