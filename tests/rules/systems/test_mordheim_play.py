"""Mordheim at the table: which dice are asked, in which order, and what they are called."""

from fractions import Fraction

import pytest

from desktop.words import Words
from rules.engagement import InvalidError
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.story import Story
from rules.text import InputError
from tests.rules.brute_force import merged
from tests.rules.systems.mordheim import duel, played, result, shot, thrown

TWO = {"attacks": 2}
HEAVY = {"armour": "heavy"}


def test_one_hit_is_told_from_the_wound_to_the_helmet():
    target = HEAVY | {"ward": 5, "helmet": 4}
    engagement = duel(weapon={"wounds": "1d3"}, target=target)
    assert thrown(engagement, "4 6 1 2 3 2 1 4 3") == [
        ("to_hit", [4], 1),
        ("to_wound", [6], "critical"),
        ("critical", [1], "vital_part"),
        ("save", [2], "failed"),
        ("ward", [3], "failed"),
        ("damage", [2], 2),
        ("injury", [1, 4], "stunned"),
        ("helmet", [3], "failed"),
    ]


def test_the_number_of_wounds_comes_before_saves_that_are_due_for_each():
    rules = {"vital_part_save": "per_wound"}
    engagement = duel(weapon={"wounds": "1d3"}, target=HEAVY, rules=rules)
    assert thrown(engagement, "4 6 1 3 5 2 6 5") == [
        ("to_hit", [4], 1),
        ("to_wound", [6], "critical"),
        ("critical", [1], "vital_part"),
        ("damage", [3], 3),
        ("save", [5, 2, 6], "failed"),
        ("injury", [5], "out_of_action"),
    ]


def test_the_parry_takes_the_highest_hit_and_never_a_six():
    sword = {"parry": "one"}
    assert thrown(duel(attacker=TWO, target=sword), "4 5 6 1")[1:] == [
        ("parry", [6], "parried"),
        ("to_wound", [1], "none"),
    ]
    assert thrown(duel(attacker=TWO, target=sword), "4 6 1 1")[1:] == [
        ("to_wound", [1], "none"),
        ("to_wound", [1], "none"),
    ]


def test_sword_and_buckler_parry_again():
    assert thrown(duel(target={"parry": "reroll"}), "4 4 5") == [
        ("to_hit", [4], 1),
        ("parry", [4, 5], "parried"),
    ]


def test_at_an_edge_the_initiative_comes_last_then_the_fall():
    target = {"near_edge": 4, "initiative": 3}
    document = played(duel(target=target), "4 4 1 6 1 1")
    assert [throw["id"] for throw in document["throws"]] == [
        *("to_hit:B", "to_wound:B", "injury:B", "initiative:B", "fall:B", "to_wound:B"),
    ]
    (figure,) = document["targets"]
    assert (figure["states"], figure["fell"], figure["loss"]) == (["knocked_down"], True, 1)


def test_once_out_of_action_further_hits_are_not_told():
    assert [kind for kind, *_ in thrown(duel(attacker=TWO), "4 4 4 6")] == [
        *("to_hit", "to_wound", "injury"),
    ]


@pytest.mark.parametrize(
    "engagement",
    [
        duel(target={"state": "stunned"}),
        duel(1, 9, attacker=TWO),
        shot(circumstances={"to_hit": 7}),
        duel(targets=[]),
    ],
    ids=["stunned", "dash", "impossible", "nobody"],
)
def test_a_die_that_can_change_nothing_is_not_asked(engagement):
    assert played(engagement, "")["throws"] == []


def test_against_one_who_is_down_only_the_wound_and_the_saves_are_thrown():
    engagement = duel(weapon={"wounds": "1d3"}, target=HEAVY | {"state": "knocked_down"})
    assert thrown(engagement, "4 2") == [("to_wound", [4], "wound"), ("save", [2], "failed")]


def test_a_helmet_is_not_tested_for_one_who_is_stunned_already():
    engagement = duel(attacker=TWO, target={"helmet": 4})
    kinds = [kind for kind, *_ in thrown(engagement, "4 4 4 3 1 4 3")]
    assert kinds == ["to_hit", "to_wound", "injury", "helmet", "to_wound", "injury"]


def test_an_injury_die_after_one_that_takes_out_is_not_asked():
    assert thrown(duel(4, 3, weapon={"wounds": 3}), "4 4 6")[-1] == (
        *("injury", [6], "out_of_action"),
    )


def test_lotus_hits_of_a_weapon_come_first_and_wound_by_themselves():
    engagement = duel(1, 4, attacker=TWO, weapon={"poison": True})
    assert thrown(engagement, "4 6 5") == [
        ("to_hit", [4, 6], 2),
        ("injury", [5], "out_of_action"),
    ]


def test_labels_are_those_of_a_player():
    target = HEAVY | {"helmet": 4}
    labels = [throw["label"] for throw in played(duel(target=target), "4 4 1 3 1")["throws"]]
    assert labels[1:3] == ["To wound: 4+", "Save: 5+"]


SWORD_AND_DAGGER = [
    {"weapon": "épée (F)", "attacks": 1},
    {"weapon": "dague (F • svg ennemie +1)", "attacks": 1},
]


def test_with_two_weapons_each_throw_says_which_is_meant():
    throws = played(duel(weapons=SWORD_AND_DAGGER, target=HEAVY), "4 5 1 4 1 5")["throws"]
    assert [throw["label"] for throw in throws] == [
        "épée – To hit: 4+, 1 die",
        "dague – To hit: 4+, 1 die",
        "épée – To wound: 4+",
        "dague – To wound: 4+",
        "dague – Save: 4+",
        "dague – Injury: 1 die",
    ]


def test_a_parry_names_the_weapon_of_the_hit_it_is_against():
    throws = played(duel(weapons=SWORD_AND_DAGGER, target={"parry": "one"}), "4 5 6 1")["throws"]
    assert throws[2]["label"] == "dague – Parry: 6+"


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({}, "1 attack. Against B: to hit 4+, to wound 4+, save none."),
        ({"weapons": SWORD_AND_DAGGER, "target": HEAVY}, (
            "2 attacks. Against B: to hit 4+; épée: to wound 4+, save 5+; "
            "dague: to wound 4+, save 4+."
        )),
        ({"weapons": SWORD_AND_DAGGER[:1] * 2, "target": {"parry": "one"}}, (
            "2 attacks. Against B, who may parry: to hit 4+, to wound 4+, save none."
        )),
        ({"target": {"parry": "one"}, "weapon": {"strength": 6}}, (
            "1 attack. Against B: to hit 4+, to wound 2+, save none."
        )),
    ],
)  # fmt: skip
def test_the_reading_tells_each_weapon_whose_needs_differ(parts, said):
    assert Words("en")(read_engagement(duel(**parts)).case.reading()) == said


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"attacker": {"weapon_skill": None}}, "attacker.weapon_skill"),
        ({"target": {"weapon_skill": None}}, "targets[0].weapon_skill"),
        ({"attacker": {"strength": None}}, "attacker.strength"),
        ({"weapon": {"kind": "fall"}}, "weapon.height"),
        ({"weapon": {"kind": "shooting"}}, "attacker.ballistic_skill"),
        ({"target": {"near_edge": 2}}, "targets[0].initiative"),
        ({"target": {"attacks": 2}}, "targets"),
        ({"weapon": {"strength": "x"}}, "weapon.strength"),
        ({"weapon": {"wounds": 11}}, "weapon.wounds"),
        ({"targets": [{"name": "A"}, {"name": "A"}]}, "targets[1].name"),
        ({"weapons": [{"weapon": "hache (F)", "attacks": 6}] * 2}, "weapons"),
        ({"weapons": [{"weapon": "arc (tir • F3)"}, {"weapon": "hache (F)"}]}, "weapons"),
        ({"weapons": [{"weapon": "hache (F"}]}, "weapons[0].weapon"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(change, where):
    with pytest.raises(InvalidError) as caught:
        result(duel(**change))
    assert caught.value.problems[0].where == where


def test_too_few_dice_name_the_throw():
    with pytest.raises(InputError) as caught:
        played(duel(), "4")
    assert "To wound" in Words("en")(caught.value.text)


def endings_by_dice(case):
    """The law of the states at the end, die by die: each die of a story followed by its own."""
    law = {}
    waiting = [((), Fraction(1))]
    while waiting:
        faces, chance = waiting.pop()
        story = Story(case.program, faces)
        if story.current is None:
            state = story.sums.get(("state", 0), 0)
            law[state] = law.get(state, Fraction(0)) + chance
            continue
        sides = story.current.sides
        waiting += [((*faces, face), chance / sides) for face in range(1, sides + 1)]
    return law


@pytest.mark.parametrize(
    "engagement",
    [
        duel(target={"hit_points": 2}),
        duel(attacker=TWO, target={"parry": "one", "hit_points": 4}, weapon={"can_crit": False}),
        shot(4, 4, target={"armour": "light", "hit_points": 3}, attacker=TWO),
        duel(4, attacker=TWO, target={"state": "knocked_down", "shield": True}),
        duel(target={"helmet": 4}, weapon={"wounds": 2}, rules={"helmet_save": "per_die"}),
    ],
)
def test_the_law_is_that_of_all_dice(engagement):
    case = read_engagement(engagement).case
    figure = case.result(Story(case.program).rest(Resolver())).figures[0]
    assert merged(figure.chart.law.items()) == endings_by_dice(case)
