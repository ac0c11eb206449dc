"""Whole attacks of Savage Worlds: dossier §8 and §11, contract § savage_worlds, cases a01–b21."""

from fractions import Fraction

import pytest

from rules.service import read_engagement, resolve_document
from rules.systems.savage_worlds.models import Rules, Target, Weapon
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.systems.savage_worlds.steps import STATES, Strike
from tests.rules.systems.savage_worlds import (
    CONE,
    GRENADE,
    attack,
    goblin,
    laid,
    problems_of,
    states,
    told,
)

POWER = GRENADE | {"delivery": "power"}
EVADABLE = POWER | {"evadable": True}


def part(text):
    return Fraction(text)


def grades(**attacker):
    return told(**attacker)["attack"]


def reckoned(toughness, armor=0, *, piercing=0, rules=None, **fields):
    weapon = Weapon.model_validate(GRENADE | {"armor_piercing": piercing})
    target = Target(name="B", toughness=toughness, armor=armor, **fields)
    return Reckoning(weapon, rules or Rules(), target)


def after(damage, one, cover=0):
    """The state that so much damage leaves a target in."""
    strike = one.strike(cover)
    assert isinstance(strike, Strike)
    reached = sum(damage >= start for start in strike.damage.starts)
    return STATES[strike.body.rank(reached, strike.body.wounds(reached))]


def test_v2_and_v3_the_attack_roll():
    assert grades() == {
        "critical_failure": part("1/48"), "failure": part("1/6"),
        "success": part("163/288"), "raise": part("71/288"),
    }  # fmt: skip
    medium = grades(circumstances={"range": "medium"})
    assert (medium["success"], medium["raise"]) == (part("227/768"), part("47/256"))


def test_v15_three_extras_share_one_attack_roll():
    document = told(goblin("B", count=3))
    assert document["out_count"] == {
        "0": part("7675766285/39182082048"),
        "1": document["out_count"]["1"],
        "2": document["out_count"]["2"],
        "3": part("17707105867/39182082048"),
    }
    mean = sum(int(count) * chance for count, chance in document["out_count"].items())
    assert round(float(mean), 5) == 1.98093
    assert mean == 3 * states(document, "B 1")["incapacitated"]


def test_v16_what_deviates_may_stay_on_him():
    table = laid((0, 4), {"B": (0, 4)})
    assert states(told(goblin(), table=table))["incapacitated"] == part("37409/46656")


def test_v17_a_wild_card_at_the_aim_of_a_medium_throw():
    table = laid((0, 10), {"B": (0, 10)})
    document = told(goblin("B", 6, wild_card=True), table=table, circumstances={"range": "medium"})
    assert list(states(document).values()) == [
        part("450325/995328"), part("63311/497664"), part("163715/995328"),
        part("26359/221184"), part("1873703/26873856"), part("3599321/53747712"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("agility", "wild", "dodge", "chance"),
    [("d6", True, False, "11/36"), ("d8", True, False, "23/48"), ("d10", True, False, "7/12"),
     ("d6", False, False, "1/6"), ("d8", False, False, "3/8"), ("d6", True, True, "3/4"),
     ("d8", True, True, "13/16"), ("d10", True, True, "17/20")],
)  # fmt: skip
def test_v18_evasion(agility, wild, dodge, chance):
    weapon = Weapon.model_validate(EVADABLE)
    fields = {"agility": agility, "wild_card": wild, "improved_dodge": dodge}
    one = Reckoning(weapon, Rules(), Target(name="B", toughness=5, **fields))
    assert one.evasion().law()[1] == part(chance)


def test_wounds_hinder_evasion_and_soak():
    weapon = Weapon.model_validate(EVADABLE)
    target = Target(name="B", toughness=5, agility="d8", vigor="d12+1", bennies=1, wounds=2)
    one = Reckoning(weapon, Rules(soak=True), target)
    assert one.evasion().modifier == -4
    assert one.soak().modifier == -1


def test_v19_soak():
    one = reckoned(5, wild_card=True, vigor="d6", bennies=1, rules=Rules(soak=True))
    law = one.soak().roll(4).law()
    tails = [law.chance(lambda soaked, n=n: soaked >= n) for n in (1, 2, 3)]
    assert tails == [part("3/4"), part("335/1296"), part("71/1296")]
    plain = reckoned(
        5, wild_card=True, vigor="d6", bennies=1, rules=Rules(soak=True, soak_wild_die=False)
    )
    assert plain.soak().dice == (6,)


def test_soaking_all_wounds_takes_shaken_away():
    without = states(told(goblin(wild_card=True)))
    soaked = states(told(goblin(wild_card=True, vigor="d8", bennies=1), rules={"soak": True}))
    assert sum(soaked.values()) == 1
    assert soaked["no_effect"] > without["no_effect"]
    assert soaked["shaken"] == without["shaken"]
    assert states(told(goblin(wild_card=True, vigor="d8"), rules={"soak": True})) == without


def test_an_extra_who_keeps_one_wound_is_out():
    target = goblin(vigor="d8", bennies=1)
    soaked = states(told(target, rules={"soak": True}))
    assert soaked["wound_1"] == 0
    assert 0 < soaked["incapacitated"] < states(told(target))["incapacitated"]


@pytest.mark.parametrize(("hardness", "chance"), [(8, "181/216"), (10, "5/8"), (12, "3/8")])
def test_v20_objects_break_without_aces_or_raise(hardness, chance):
    thing = {"name": "B", "kind": "object", "hardness": hardness, "armor": 0}
    document = told(thing, weapon=POWER | {"armor_piercing": 4})
    hit = document["attack"]["success"] + document["attack"]["raise"]
    assert states(document) == {"no_effect": 1 - hit * part(chance), "broken": hit * part(chance)}
    assert list(document["targets"][0]["damage_roll"]) == ["no_raise"]
    assert sum(document["targets"][0]["damage_roll"]["no_raise"].values()) == 1
    assert document["targets"][0]["mean_damage"] == {"no_raise": part("21/2")}


@pytest.mark.parametrize(
    ("damage", "toughness", "armor", "piercing", "state"),
    [(5, 6, 0, 2, "no_effect"), (12, 12, 4, 0, "shaken"), (12, 12, 4, 3, "shaken"),
     (12, 12, 4, 6, "wound_1"), (22, 15, 6, 6, "wound_3")],
)  # fmt: skip
def test_v21_ap_bites_into_armour_only(damage, toughness, armor, piercing, state):
    assert after(damage, reckoned(toughness, armor, piercing=piercing, wild_card=True)) == state


@pytest.mark.parametrize(
    ("damage", "toughness", "fields", "state"),
    [
        (12, 5, {"wild_card": True}, "wound_1"),  # swade-tools #161: Toughness counts
        (15, 6, {"wild_card": True}, "wound_2"),  # betteroll #72: 8 to 11 above is two
        (9, 5, {"wild_card": True, "shaken": True}, "wound_1"),  # betteroll #78
        (5, 5, {"wild_card": True, "shaken": True}, "wound_1"),
        (5, 5, {"wild_card": True, "shaken": True, "wounds": 3}, "incapacitated"),  # #144
        (12, 12, {}, "shaken"),  # betteroll #992: exactly Toughness
        (11, 12, {}, "no_effect"),
        (9, 5, {}, "incapacitated"),
        (5, 5, {"shaken": True}, "incapacitated"),
        (21, 5, {"wild_card": True}, "incapacitated"),
        (20, 5, {"wild_card": True}, "wound_3"),
        (8, 5, {"kind": "vehicle", "wild_card": True}, "no_effect"),  # swade-tools #190
        (9, 5, {"kind": "vehicle", "wild_card": True, "shaken": True}, "wound_1"),
    ],
)
def test_damage_makes_states(damage, toughness, fields, state):
    assert after(damage, reckoned(toughness, **fields)) == state


def test_cover_is_taken_from_the_damage_whatever_the_ap():
    covered = states(told(goblin("B", 6, cover_bonus=6), weapon=POWER | {"armor_piercing": 6}))
    assert covered == states(told(goblin("B", 12), weapon=POWER))
    reduced = reckoned(8, 2, piercing=3, rules=Rules(cover_against_ap="reduced"))
    assert [reduced.need(0), reduced.need(4)] == [6, 9]
    ignored = reckoned(8, 2, piercing=3)
    assert [ignored.need(0), ignored.need(4)] == [6, 10]


def test_b21_twelve_damage_behind_a_bonus_of_four_is_eight():
    one = reckoned(8)
    assert (after(12, one, 4), after(11, one, 4)) == ("shaken", "no_effect")
    assert after(12, one) == "incapacitated"


def test_heavy_armour_stops_all_but_heavy_weapons():
    tank = goblin(heavy_armor=True, kind="vehicle")
    assert states(told(tank))["no_effect"] == 1
    assert states(told(tank))["out_of_control"] == 0
    assert states(told(tank, weapon=GRENADE | {"heavy": True}))["incapacitated"] > 0


def test_a_vehicle_is_never_shaken_but_may_go_out_of_control():
    document = told(goblin("B", 9, kind="vehicle", wild_card=True))
    found = states(document)
    assert list(found) == [
        "no_effect", "wound_1", "wound_2", "wound_3", "incapacitated", "out_of_control",
    ]  # fmt: skip
    control = found.pop("out_of_control")
    assert sum(found.values()) == 1
    assert control > 1 - found["no_effect"]


def test_evasion_multiplies():
    plain = states(told(goblin(), weapon=POWER))["incapacitated"]
    evading = states(told(goblin(agility="d8"), weapon=EVADABLE))["incapacitated"]
    assert evading == plain * (1 - part("3/8"))


def test_a_targets_own_qualities_never_change_the_attack():
    bare = told(goblin(), goblin("C"))
    dodging = told(goblin(), goblin("C", cover_bonus=8, improved_dodge=True, agility="d12"))
    assert dodging["attack"] == bare["attack"]
    assert states(dodging) == states(bare)


def test_damage_is_rolled_for_each_victim():
    document = told(goblin("B"), goblin("C"))
    alone = states(document)["incapacitated"]
    hit = 1 - document["attack"]["failure"] - document["attack"]["critical_failure"]
    assert alone > document["out_count"]["2"] > alone * alone / hit * part("99/100")


def test_the_damage_roll_is_told_up_to_what_matters():
    target = told(goblin("B", 5, cover_bonus=2))["targets"][0]
    rolls, means = target["damage_roll"], target["mean_damage"]
    assert list(rolls) == ["no_raise", "raise"]
    assert list(rolls["no_raise"])[:2] == ["3", "4"]
    assert list(rolls["no_raise"])[-1] == list(rolls["raise"])[-1] == "23+"
    assert all(sum(law.values()) == 1 for law in rolls.values())
    assert means == {"no_raise": part("63/5"), "raise": part("84/5")}


def test_a_document_tells_no_points():
    document = resolve_document(attack([goblin()]))
    assert "total_loss" not in document
    assert not {"damage", "loss"} & set(document["targets"][0])


def test_nobody_under_the_template_is_a_valid_result():
    document = resolve_document(attack())
    assert document["out_count"] == {"0": "1"}


@pytest.mark.parametrize(
    ("circumstances", "modifier", "total"),
    [
        ({"aimed": True}, 0, 2),
        ({"aimed": True, "range": "long"}, 0, 0),
        ({"aimed": True, "range": "long"}, -3, -3),
        ({"aimed": True, "modifier": -1}, 0, 1),
        ({"aimed": True, "modifier": -3, "range": "medium"}, 2, 1),
        ({"aimed": True, "range": "extreme"}, 0, -8),
        ({"range": "medium", "modifier": 1}, 0, -1),
    ],
)
def test_modifiers(circumstances, modifier, total):
    engagement = attack(
        weapon=GRENADE | {"delivery": "fired"}, circumstances=circumstances, modifier=modifier
    )
    assert read_engagement(engagement).case.program.attack.roll.modifier == total


@pytest.mark.parametrize("weapon", [POWER, CONE])
def test_powers_and_cones_have_no_range(weapon):
    engagement = attack(weapon=weapon, circumstances={"range": "extreme", "distance": 999.0})
    assert problems_of(engagement) == []
    assert read_engagement(engagement).case.program.attack.roll.modifier == 0


RIFLED = GRENADE | {"delivery": "fired", "ranges": [4, 8, 16]}


@pytest.mark.parametrize(
    ("far", "taken"), [(0, 0), (4, 0), (4.1, -2), (8, -2), (16, -4), (16.1, -8), (64, -8)]
)
def test_the_distance_gives_the_range(far, taken):
    aimed = {"distance": float(far), "aimed": far > 16}
    engagement = attack(weapon=RIFLED, circumstances=aimed)
    assert read_engagement(engagement).case.program.attack.roll.modifier == taken


def test_the_table_gives_the_distance():
    engagement = attack(weapon=RIFLED, table=laid((3, 4), {}))
    assert read_engagement(engagement).case.program.attack.roll.modifier == -2


@pytest.mark.parametrize(
    ("weapon", "circumstances", "where"),
    [
        (RIFLED, {"distance": 64.1, "aimed": True}, "circumstances.distance"),
        (RIFLED, {"distance": 20.0}, "circumstances.aimed"),
        (GRENADE, {"range": "extreme", "aimed": True}, "circumstances.range"),
        (RIFLED, {"range": "extreme"}, "circumstances.aimed"),
        (CONE | {"can_deviate": True}, {}, "weapon.can_deviate"),
        (GRENADE | {"ranges": [8, 4, 16]}, {}, "weapon.ranges"),
        (GRENADE | {"damage": "1d1"}, {}, "weapon.damage"),
        (GRENADE | {"damage": "1d0"}, {}, "weapon.damage"),
    ],
)
def test_what_cannot_be_is_refused(weapon, circumstances, where):
    engagement = attack([goblin()], weapon=weapon, circumstances=circumstances)
    assert problems_of(engagement) == [where]


@pytest.mark.parametrize(
    ("targets", "where"),
    [
        ([{"name": "B"}], "targets[0].toughness"),
        ([{"name": "B", "kind": "object"}], "targets[0].hardness"),
        ([goblin(armor=6)], "targets[0].armor"),
        ([goblin(), goblin()], "targets[1].name"),
        ([goblin("B 2"), goblin("B", count=2)], "targets[1].name"),
        ([goblin("B", count=30), goblin("C", count=11)], "targets"),
        ([goblin(agility="d7")], "targets[0].agility"),
        ([goblin(wounds=4)], "targets[0].wounds"),
        ([goblin(count=41)], "targets[0].count"),
    ],
)
def test_targets_that_cannot_be_are_refused(targets, where):
    assert problems_of(attack(targets)) == [where]


@pytest.mark.parametrize("trait", ["d3", "d20", "d12+0", "8", "D8", "d8+1", "d12-1"])
def test_a_trait_is_a_die_of_the_game(trait):
    assert problems_of(attack(trait=trait)) == ["attacker.trait"]


def test_what_a_trait_has_beyond_d12_is_added():
    document = told(trait="d12+2", wild_card=False)
    assert document["attack"]["failure"] == part("1/12") - part("1/72")
    assert {"id": "trait_above_d12", "value": "added"} in document["assumptions"]


def assumed(*targets, **options):
    return {a["id"] for a in resolve_document(attack(targets, **options))["assumptions"]}


def test_assumptions_are_those_that_count():
    assert assumed(goblin()) == {"no_table"}
    table = laid((0, 4), {"B": (0, 4)})
    placed = {"tangent", "base_stands_for_model", "half_distance", "clock"}
    assert assumed(goblin(), table=table) == placed
    piercing = GRENADE | {"armor_piercing": 2}
    assert assumed(goblin(cover_bonus=2), weapon=piercing) == {"no_table", "cover_against_ap"}
    soaking = goblin(wild_card=True, vigor="d6", bennies=1)
    assert assumed(soaking, rules={"soak": True}) == {"no_table", "wound_cap", "soak_wild_die"}
    assert assumed(goblin(), weapon=POWER) == {"no_table", "can_deviate"}
