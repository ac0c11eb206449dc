from fractions import Fraction

import pytest

from rules.case import resolve
from rules.readings import marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.systems.mordheim import tables
from rules.systems.mordheim.plans import Edge, Encounter, Group, Plan
from rules.systems.mordheim.program import EDGE, Phase, Scene, Standing, state_of
from rules.systems.mordheim.reckoning import Reckoning
from rules.systems.mordheim.steps import Blow, Body, Fall, Hit
from tests.rules.systems.mordheim import duel, fractions, result, shot, states

TWO = {"attacks": 2}
HEAVY_SHIELD = {"armour": "heavy", "shield": True}
GROMRIL_SHIELD = {"armour": "gromril", "shield": True}
HELMET = {"helmet": 4}
CLUB = {"concussion": True}
PER_DIE = {"helmet_save": "per_die"}
SWORD, BUCKLER = {"parry": "one"}, {"parry": "reroll"}
DOWN, STUNNED = {"state": "knocked_down"}, {"state": "stunned"}
D3 = {"strength": 5, "wounds": "1d3"}

VECTORS = {
    "V01": (duel(3, 4, weapon={"enemy_save_bonus": 1}), "23/27 0 7/243 7/162 37/486"),
    "V02": (duel(4, 4), "3/4 0 5/81 25/324 1/9"),
    "V03": (duel(4), "2/3 0 29/324 17/162 5/36"),
    "V04": (duel(4, target={"hit_points": 2}), "2/3 1/4 1/54 1/36 1/27"),
    "V05": (duel(4, attacker=TWO), "4/9 0 1487/11664 1987/11664 167/648"),
    "V06": (shot(attacker=TWO), "4/9 0 13369/104976 2227/13122 335/1296"),
    "V07": (
        duel(4, attacker=TWO, target={"hit_points": 2}),
        "4/9 1/3 191/3888 139/1944 395/3888",
    ),
    "V08": (
        duel(4, attacker={"attacks": 3}, target={"hit_points": 3}),
        "8/27 41/72 181/5184 343/7776 859/15552",
    ),
    "V09": (duel(1, 5), "1 0 0 0 0"),
    "V10": (duel(2, 5), "11/12 0 1/36 1/36 1/36"),
    "V11": (duel(3, 6, target=SWORD), "67/72 0 5/216 5/216 5/216"),
    "V12": (shot(4, 3, 4, target=HEAVY_SHIELD), "55/81 0 59/729 8/81 103/729"),
    "V12bis": (
        shot(4, 3, 4, target=HEAVY_SHIELD, rules={"vital_part_save": "per_wound"}),
        "163/243 0 187/2187 74/729 311/2187",
    ),
    "V13": (shot(4, 3, 4, target={"armour": "light"}), "5/9 0 29/243 34/243 5/27"),
    "V14": (
        duel(5, attacker={"weapon_skill": 4}, target=GROMRIL_SHIELD),
        "49/81 0 77/729 10/81 121/729",
    ),
    "V15": (
        shot(weapon={"armour_piercing": 1}, target=HEAVY_SHIELD),
        "77/108 0 73/972 29/324 119/972",
    ),
    "V16": (
        shot(weapon={"armour_piercing": 2}, target=HEAVY_SHIELD),
        "2/3 0 29/324 17/162 5/36",
    ),
    "V17": (duel(weapon=CLUB), "3/4 0 19/648 71/648 1/9"),
    "V18": (duel(weapon=CLUB, target=HELMET), "3/4 0 109/1296 71/1296 1/9"),
    "V19": (duel(weapon=CLUB, target=HELMET, rules=PER_DIE), "3/4 0 23/288 17/288 1/9"),
    "V20": (duel(target=HELMET), "3/4 0 65/648 25/648 1/9"),
    "V21": (duel(3, 4, target={"hard_to_kill": True}), "5/6 0 11/324 35/432 67/1296"),
    "V22": (duel(target={"no_pain": True}), "3/4 0 5/36 0 1/9"),
    "V23": (duel(target=DOWN | {"armour": "heavy"}), "17/27 0 0 0 10/27"),
    "V24": (duel(attacker=TWO, target=DOWN | {"armour": "heavy"}), "193/486 0 0 0 293/486"),
    "V25": (duel(target=STUNNED), "0 0 0 0 1"),
    "V26": (duel(3, 4, weapon=D3), "2/3 0 131/2916 47/486 559/2916"),
    "V27": (duel(3, 4, weapon=D3, target={"hit_points": 3}), "2/3 2/9 11/324 1/27 13/324"),
    "V28": (
        duel(5, 4, weapon={"wounds": 3}, target={"hit_points": 2}),
        "2/3 0 11/324 17/162 7/36",
    ),
    "V29": (duel(target={"hit_points": 0}), "3/4 0 5/81 25/324 1/9"),
    "V30b": (
        duel(weapon={"kind": "fall", "height": 4}),
        "13/81 0 404/2187 596/2187 836/2187",
    ),
    "V31": (duel(target=SWORD), "19/24 0 25/486 125/1944 5/54"),
    "V32": (duel(target=BUCKLER), "355/432 0 385/8748 1925/34992 77/972"),
    "V33": (
        duel(attacker=TWO, target=SWORD),
        "527/864 0 27047/314928 18503/157464 13063/69984",
    ),
    "V34": (duel(weapon={"poison": True}), "2/3 0 29/324 17/162 5/36"),
    "V35": (duel(3, 7, weapon={"poison": True}), "5/6 0 1/18 1/18 1/18"),
    "V36": (shot(3, circumstances={"to_hit": 7}), "1 0 0 0 0"),
    "V37": (
        shot(3, circumstances={"to_hit": 7}, rules={"seven_to_hit": "six_hits"}),
        "11/12 0 5/243 25/972 1/27",
    ),
    "V38": (duel(attacker={"injury_bonus": 1}), "3/4 0 19/648 89/1296 197/1296"),
    "V39": (
        duel(10, 1, attacker={"weapon_skill": 4}, target=GROMRIL_SHIELD),
        "4/9 0 38/243 43/243 2/9",
    ),
    "V40": (
        duel(attacker={"attacks": 3}, target={"armour": "light"}),
        "536425/1119744 0 9295103/90699264 4584989/30233088 24198769/90699264",
    ),
    "V42": (duel(attacker=TWO), "9/16 0 563/5832 769/5832 271/1296"),
}


@pytest.mark.parametrize(("engagement", "expected"), VECTORS.values(), ids=VECTORS)
def test_the_vectors_of_the_dossier(engagement, expected):
    assert states(engagement) == fractions(expected)


FALL = Blow(tables.wound_need(4, 3), tables.NEVER, tables.COMMON_BANDS)


def ranks(law):
    return [law[rank] for rank in range(5)]


def test_v30_one_hit_of_a_fall_is_a_step():
    law = Resolver().step_law(Hit(FALL, Body(), 1, tables.UNHARMED))
    assert ranks(law.map(lambda said: said.reached)) == fractions("1/3 0 2/9 2/9 2/9")


def test_v43_one_knocked_down_at_an_edge_is_a_few_steps():
    plan = Plan(Body(), (Group(Fall(), FALL),))
    encounter = Encounter(0, 0, (plan, plan, plan), edge=Edge(3, FALL, Body()))
    phase = Phase((encounter,), (1,), (tables.UNHARMED,))
    lying = Scene(1, EDGE, reached=tables.KNOCKED_DOWN, standings=(Standing(1),))
    course = course_of(phase, Resolver(), state=lying)
    law = marginals(course, [state_of(0)])[state_of(0)]
    assert ranks(law) == fractions("0 0 1471/2187 298/2187 418/2187")


def one_hit(strength, toughness, **parts):
    """One attack that hits for certain, no critical of it being spent before."""
    rules = parts.pop("rules", {}) | {"one_always_fails": False}
    how = {"to_hit_modifier": 6}
    return shot(strength, toughness, rules=rules, circumstances=how, **parts)


def blow_of(engagement):
    read = read_engagement(engagement).engagement
    return Reckoning(read, read.targets[0]).blow(read.weapon)


@pytest.mark.parametrize(
    ("strength", "target", "need"),
    [
        (5, {"armour": "heavy"}, tables.NEVER),
        (4, {"armour": "light"}, tables.NEVER),
        (9, GROMRIL_SHIELD, tables.NEVER),
        (6, GROMRIL_SHIELD, 6),
        (4, HEAVY_SHIELD, 5),
        (3, {"shield": True}, 6),
    ],
)
def test_b01_a_save_of_seven_or_more_is_none(strength, target, need):
    assert blow_of(duel(strength, target=target)).save == need


def test_b02_no_critical_where_sixes_are_needed():
    assert states(one_hit(2, 5)) == fractions("5/6 0 1/18 1/18 1/18")
    assert result(one_hit(2, 5))["critical_spent"] == "0"


def test_b04_wounds_beyond_the_points_are_injury_dice():
    resolver = Resolver()
    for wounds, expected in ((2, "0 0 1/9 1/3 5/9"), (3, "0 0 1/27 7/27 19/27")):
        blow = Blow(1, tables.NEVER, tables.COMMON_BANDS, wounds=wounds)
        law = resolver.step_law(Hit(blow, Body(), 1, tables.UNHARMED))
        assert ranks(law.map(lambda said: said.reached)) == fractions(expected)


CHART = """
4 5 6 6 - - - - - -
3 4 5 6 6 - - - - -
2 3 4 5 6 6 - - - -
2 2 3 4 5 6 6 - - -
2 2 2 3 4 5 6 6 - -
2 2 2 2 3 4 5 6 6 -
2 2 2 2 2 3 4 5 6 6
2 2 2 2 2 2 3 4 5 6
2 2 2 2 2 2 2 3 4 5
2 2 2 2 2 2 2 2 3 4
"""


def test_b06_the_chart_is_the_printed_one():
    for strength, row in enumerate(CHART.split("\n")[1:-1], 1):
        needs = [tables.wound_need(strength, toughness) for toughness in range(1, 11)]
        assert needs == [tables.NEVER if need == "-" else int(need) for need in row.split()]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("per_wound", "41/81 0 187/1458 37/243 311/1458"),
        ("once", "14/27 0 59/486 4/27 103/486"),
    ],
)
def test_b09_one_save_or_one_for_each_wound(rule, expected):
    engagement = one_hit(4, 3, target=HEAVY_SHIELD, rules={"vital_part_save": rule})
    assert states(engagement) == fractions(expected)
    assert {"id": "vital_part_save", "value": rule} in result(engagement)["assumptions"]


def test_b15_a_bonus_wounds_but_makes_no_critical():
    engagement = one_hit(3, 6, weapon={"wound_bonus": 1})
    assert states(engagement) == fractions("2/3 0 1/9 1/9 1/9")


def test_b20_armour_piercing_beyond_the_save_is_no_wound():
    told = result(one_hit(9, 9, target={"hit_points": 5}, weapon={"armour_piercing": 6}))
    assert set(told["targets"][0]["loss"]) <= {"0", "1", "2"}


def test_the_needs_to_hit_are_those_of_the_charts():
    assert [tables.melee_need(a, d) for a, d in ((4, 3), (3, 3), (3, 6), (3, 7))] == [3, 4, 4, 5]
    assert [tables.shooting_need(skill) for skill in range(1, 8)] == [6, 5, 4, 3, 2, 1, 0]


def test_a_figure_down_has_no_loss_and_takes_out_without_a_die():
    told = result(duel(10, 1, attacker={"attacks": 3}, target=DOWN))["targets"][0]
    assert "loss" not in told
    assert told["states"]["knocked_down"] == "0"


def test_who_was_down_before_is_not_told_to_be_unharmed():
    engagement = duel(targets=[DOWN | {"name": "B"}, {"name": "C", "attacks": 0}])
    down, standing = resolve(read_engagement(engagement).case, Resolver()).figures
    assert down.ladder.names == ("unchanged", *standing.ladder.names[1:])
    assert standing.ladder.names[0] == "unharmed"


def test_attacks_are_shared_and_the_critical_with_them():
    targets = [{"name": "A", "attacks": 1}, {"name": "B"}]
    engagement = duel(4, attacker=TWO, targets=targets)
    told = result(engagement)
    spent = [Fraction(target["critical_spent"]) for target in told["targets"]]
    assert spent == [Fraction(1, 12), Fraction(11, 12) * Fraction(1, 12)]
    assert Fraction(told["critical_spent"]) == sum(spent)
    assert states(engagement) == fractions("2/3 0 29/324 17/162 5/36")


def test_two_weapons_strike_in_their_order():
    weapons = [
        {"weapon": "massue (F • contondant)", "attacks": 1},
        {"weapon": {"kind": "melee", "armour_piercing": 1}, "attacks": 1},
    ]
    engagement = duel(weapons=weapons, target={"armour": "light"})
    turned = duel(weapons=weapons[::-1], target={"armour": "light"})
    assert result(engagement)["weapon"].startswith("massue")
    assert states(engagement) != states(turned)
    inside = duel(attacker={"weapons": weapons}, target={"armour": "light"})
    del inside["weapon"]
    assert states(inside) == states(engagement)


def test_a_melee_weapon_table_of_criticals_is_read():
    bladed = {"critical_table": "bladed"}
    engagement = one_hit(3, 3, weapon=bladed, target={"save": 5})
    # Dossier §12: given a critical of the bladed table against 5+, out of action 131/243.
    law = Resolver().step_law(Hit(blow_of(engagement), Body(), 1, 0, critical=True))
    critical = law.chance(lambda said: said.critical)
    out = law.chance(lambda said: said.critical and said.reached == tables.OUT)
    assert out / critical == Fraction(131, 243)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("bludgeoning", {"hammered": "1/36", "wild_sweep": "1/72"}),
        ("missile", {"ricochet": "1/36"}),
        ("thrusting", {"kebab": "1/36"}),
        ("unarmed", {"body_blow": "1/36"}),
        ("bladed", {}),
    ],
)
def test_the_optional_tables_say_what_the_players_must_do(table, expected):
    told = result(duel(weapon={"critical_table": table}))["targets"][0]
    assert {note["id"]: note["p"] for note in told["notes"]} == expected


def test_a_thrust_knocks_down_whatever_the_save_says():
    weapon = {"critical_table": "thrusting"}
    told = states(one_hit(3, 3, weapon=weapon, target={"save": 2, "hit_points": 9}))
    assert told[2] == Fraction(1, 6) * Fraction(1, 3)


def test_bludgeoned_takes_out_of_action_without_further_points():
    weapon = {"critical_table": "bludgeoning"}
    told = result(one_hit(3, 3, weapon=weapon, target={"hit_points": 9}))["targets"][0]
    assert told["states"]["out_of_action"] == str(Fraction(1, 36))
    assert told["loss"] == {"0": str(Fraction(1, 2) + Fraction(1, 36)), "1": "17/36"}
