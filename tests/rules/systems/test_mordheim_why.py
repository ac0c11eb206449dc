"""Why a warrior ends as he does: whose hits, with which weapon, and how they found him."""

from collections import Counter

import pytest

from desktop.words import Words
from rules.resolution import Resolver, course_of
from rules.sequence import read_row
from rules.service import read_engagement
from rules.systems.mordheim.tables import OUT
from tests.rules.systems.mordheim import duel

WORDS = Words("en")
AXE_AND_CLUB = [
    {"weapon": "hache (F • svg -1)", "attacks": 1},
    {"weapon": "massue (F • contondant)", "attacks": 1},
]
BOTH = {"targets": [{"name": "B", "attacks": 1}, {"name": "C"}], "attacker": {"attacks": 2}}


def attack(name, strength=3, **parts):
    """An attack by a warrior of this name."""
    return duel(strength, **parts | {"attacker": {"name": name} | parts.get("attacker", {})})


def why(case, program, figure=0):
    return case.why(course_of(program, Resolver()), figure, OUT)


def places(told):
    return [WORDS(ground.where) for ground in told.grounds]


def test_weapons_that_need_the_same_are_told_once():
    case = read_engagement(duel(weapons=AXE_AND_CLUB)).case
    assert WORDS(why(case, case.program).need) == (
        "B, 1 HP: out of action. A hit wounds on 4+, without a save."
    )


def test_weapons_that_differ_are_told_by_name():
    case = read_engagement(duel(weapons=AXE_AND_CLUB, target={"armour": "light"})).case
    assert WORDS(why(case, case.program).need) == (
        "B, 1 HP: out of action. hache wounds on 4+, without a save; "
        "massue wounds on 4+, saved on 6+."
    )


def test_in_a_row_each_attacker_has_his_own_needs_and_his_own_lines():
    case = read_row([attack("Kurt", 4), attack("Dirk", weapons=AXE_AND_CLUB)]).reading.case
    told = why(case, case.program)
    assert WORDS(told.need).endswith(
        "Kurt wounds on 3+, without a save; Dirk, hache, wounds on 4+, without a save; "
        "Dirk, massue, wounds on 4+, without a save."
    )
    assert "Kurt – 1 hit to come, 1 HP" in places(told)
    assert "Dirk – 2 hits to come, 1 HP" in places(told)
    assert "Dirk – 1 hit to come, 0 HP, down before" in places(told)
    assert "Dirk – stunned already, no die" in places(told)


@pytest.mark.parametrize("figure", [0, 1])
def test_whatever_the_order_of_the_computation_the_same_attacker_is_named(figure):
    case = read_row([attack(name, **BOTH) for name in ("Kurt", "Dirk", "Otto")]).reading.case
    assert case.program.encounters != case.computed.encounters
    shares = [
        Counter(
            {WORDS(one.where): one.chance * one.given for one in why(case, program, figure).grounds}
        )
        for program in (case.program, case.computed)
    ]
    by_attacker = [Counter() for _ in shares]
    for found, told in zip(by_attacker, shares, strict=True):
        for where, share in told.items():
            found[where.partition(" – ")[0]] += share
    assert by_attacker[0] == by_attacker[1]
    assert set(by_attacker[0]) == {"Kurt", "Dirk", "Otto"}
