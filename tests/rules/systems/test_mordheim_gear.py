"""What the Marketplace adds to dice: bonuses to hit, hits without a die, mounts, cloaks, shields.

The numbers are the dossier's vectors at another need to hit, or counted by hand.
"""

from fractions import Fraction

import pytest

from rules.service import read_engagement
from rules.systems.mordheim import tables
from rules.systems.mordheim.reckoning import Reckoning
from rules.text import InvalidError
from tests.rules.systems.mordheim import duel, fractions, result, shot, states, thrown

BOLAS = "bolas (tir • 16ps • entrave)"
BLUNDERBUSS = "tromblon (tir • 16ps • F3 • touche automatiquement)"
DUELLING = "pistolet de duel (tir • 10ps • F4 • +1 pour toucher)"


def with_weapon(document, notation):
    return document | {"weapon": notation}


def reckoning(document):
    engagement = read_engagement(document).engagement
    return Reckoning(engagement, engagement.targets[0])


def save(document):
    one = reckoning(document)
    return one.save(one.engagement.weapon, one.strength(one.engagement.weapon))


def test_bolas_wound_nobody_and_say_how_likely_they_entangle():
    told = result(with_weapon(shot(attacker={"ballistic_skill": 3}), BOLAS))
    assert told["targets"][0]["states"]["unharmed"] == "1"
    assert told["targets"][0]["loss"] == {"0": "1"}
    assert told["targets"][0]["notes"] == [{"id": "entangled", "p": "1/2"}]
    assert told["critical_spent"] == "0"


def test_a_ward_may_hold_bolas_off():
    told = result(with_weapon(shot(target={"ward": 5}), BOLAS))
    assert told["targets"][0]["notes"] == [{"id": "entangled", "p": "1/3"}]


def test_bolas_are_thrown_and_told():
    document = with_weapon(shot(target={"ward": 5}), BOLAS)
    assert thrown(document, "4 4") == [("to_hit", [4], 1), ("ward", [4], "failed")]
    assert thrown(document, "3") == [("to_hit", [3], 0)]


def test_bolas_ask_no_strength():
    document = with_weapon(shot(), BOLAS)
    del document["attacker"]["strength"]
    assert states(document) == fractions("1 0 0 0 0")


def test_a_bonus_to_hit_is_the_weapon_s_own():
    # V13 of the dossier: BS 4, Strength 4, no save; here BS 3 and the pistol's 1.
    assert states(with_weapon(shot(), DUELLING)) == fractions("5/9 0 29/243 34/243 5/27")


def test_the_final_need_to_hit_takes_no_bonus():
    one = reckoning(with_weapon(shot(circumstances={"to_hit": 5}), DUELLING))
    assert one.need(one.engagement.weapon) == 5


def test_two_weapons_have_each_their_need_to_hit():
    arms = [{"weapon": DUELLING, "attacks": 1}, {"weapon": "arc (tir • 24ps • F3)", "attacks": 1}]
    one = reckoning(shot(weapons=arms))
    assert [one.need(armed.weapon) for armed in one.engagement.weapons] == [3, 4]


def test_a_blunderbuss_hits_without_a_die_and_without_a_skill():
    document = with_weapon(shot(), BLUNDERBUSS)
    del document["attacker"]["ballistic_skill"]
    # V29 of the dossier, hit for certain.
    assert states(document) == fractions("1/2 0 10/81 25/162 2/9")
    assert thrown(document, "3") == [("to_wound", [3], "none")]


def test_nothing_is_assumed_of_dice_that_are_not_thrown():
    told = result(with_weapon(shot(target={"state": "knocked_down"}), BLUNDERBUSS))
    assert "downed_automatic" not in {one["id"] for one in told["assumptions"]}
    told = result(with_weapon(shot(target={"armour": "heavy"}), BOLAS))
    assert told["assumptions"] == []


def test_a_hit_without_a_die_can_t_be_parried():
    weapon = {"kind": "melee", "hits": "automatic"}
    assert states(duel(weapon=weapon, target={"parry": "one"})) == states(duel(weapon=weapon))


def test_a_skill_is_asked_where_one_weapon_needs_it():
    arms = [{"weapon": BLUNDERBUSS}, {"weapon": "arc (tir • 24ps • F3)"}]
    document = shot(weapons=arms)
    del document["attacker"]["ballistic_skill"]
    with pytest.raises(InvalidError) as wrong:
        read_engagement(document)
    assert [problem.where for problem in wrong.value.problems] == ["attacker.ballistic_skill"]


HEAVY, GROMRIL = {"armour": "heavy"}, {"armour": "gromril"}
SHIELD, KITE = {"shield": True}, {"kite_shield": True}
MOUNTED, BARDED, CLOAK = {"mount": "mounted"}, {"mount": "barded"}, {"wolf_cloak": True}


@pytest.mark.parametrize(
    ("target", "need"),
    [
        (MOUNTED, 6),
        (BARDED, 5),
        (HEAVY | SHIELD | BARDED, 2),
        ({"save": 4} | BARDED, 2),
        (KITE, 5),
        (KITE | MOUNTED, 5),
        (HEAVY | KITE, 3),
        (HEAVY | KITE | SHIELD, 3),
        (HEAVY | KITE | MOUNTED, 3),
        ({"save": 4} | KITE, 4),
        (CLOAK, tables.NEVER),
        (HEAVY | CLOAK, 5),
    ],
)
def test_saves_of_mounts_and_kite_shields(target, need):
    assert save(duel(target=target)) == need


@pytest.mark.parametrize(
    ("target", "strength", "need"),
    [
        (CLOAK, 3, 6),
        (HEAVY | CLOAK, 3, 4),
        ({"save": 5} | CLOAK, 4, 5),
        (GROMRIL | SHIELD | BARDED, 4, 2),
        (GROMRIL | SHIELD | BARDED | CLOAK, 5, 3),
    ],
)
def test_a_wolf_cloak_helps_against_shots_and_no_save_is_better_than_one(target, strength, need):
    assert save(shot(strength, target=target)) == need


@pytest.mark.parametrize(
    ("target", "circumstances", "need"),
    [({"pavise": True}, {}, 5), ({"pavise": True}, {"cover": True}, 5), ({}, {}, 4)],
)
def test_a_pavise_is_cover_against_shots(target, circumstances, need):
    one = reckoning(shot(target=target, circumstances=circumstances))
    assert one.need(one.engagement.weapon) == need
    in_melee = reckoning(duel(target=target))
    assert in_melee.need(in_melee.engagement.weapon) == 4


def test_a_barded_knight_is_worth_his_save():
    # One hit in two, two in three wound; of those that a save stops, 5+ stops one in three.
    plain = states(shot(target={"hit_points": 9} | GROMRIL))
    barded = states(shot(target={"hit_points": 9} | GROMRIL | BARDED))
    ordinary, vital = Fraction(3, 6), Fraction(1, 6) * Fraction(1, 3)
    for told, saved in ((plain, Fraction(1, 3)), (barded, Fraction(2, 3))):
        assert told[0] == 1 - Fraction(1, 2) * (Fraction(2, 3) - (ordinary + vital) * saved)
