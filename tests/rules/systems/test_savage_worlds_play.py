"""Attacks of Savage Worlds thrown on the table: what is asked, in which order, and what is told."""

import pytest

from desktop.words import Words
from rules.case import resolve
from rules.played import played_document, typed
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.text import InputError
from tests.rules.systems.savage_worlds import CONE, GRENADE, attack, goblin, ids, laid, thrown

POWER = GRENADE | {"delivery": "power"}


def played(engagement, faces):
    """The document of an attack with these dice."""
    case = read_engagement(engagement).case
    story = typed(case, faces)
    return played_document(case, story, case.result(story.rest(Resolver())), Words("en"), None)


def test_the_trait_and_the_wild_die_ace_together_round_by_round():
    case, story = thrown(attack([goblin()]), (8, 6, 1, 2, 3, 3, 3, 2))
    assert ids(case, story) == [("attack", [8, 6, 1, 2]), ("damage:B", [3, 3, 3, 2])]
    assert story.current is None


def test_a_trait_of_six_and_two_is_one_success_with_a_raise():
    document = played(attack([goblin()], trait="d6", wild_card=False), [6, 2, 1, 1, 1, 1])
    assert document["attack"] == "raise"
    assert document["throws"][0] == {
        "id": "attack", "label": "Attack: d6", "dice": [6, 2], "outcome": "raise"
    }  # fmt: skip


def test_aces_of_damage_follow_the_order_of_the_dice():
    case, story = thrown(attack([goblin()]), (4, 1, 6, 2, 6, 6, 1, 5))
    assert ids(case, story)[1] == ("damage:B", [6, 2, 6, 6, 1, 5])
    assert story.current is None
    assert case.caption(story.throws[1]).outcome == 26


def test_everything_in_its_order():
    weapon = GRENADE | {"evadable": True}
    hero = goblin("H", 6, wild_card=True, agility="d8", vigor="d6", bennies=1)
    engagement = attack([hero, goblin("G")], weapon=weapon, rules={"soak": True},
                        table=laid((0, 10), {"H": (0, 11), "G": (0, 12)}))  # fmt: skip
    faces = (2, 3, 1, 12, 2, 3, 5, 5, 5, 2, 5, 1, 2, 4)
    case, story = thrown(engagement, faces)
    assert ids(case, story) == [
        ("attack", [2, 3]),
        ("deviation", [1]),
        ("clock", [12]),
        ("evasion:H", [2, 3]),
        ("damage:H", [5, 5, 5]),
        ("soak:H", [2, 5]),
        ("damage:G", [1, 2, 4]),
    ]
    outcomes = [case.caption(one).outcome for one in story.throws]
    assert outcomes == ["failure", 1, 12, "failure", 15, 1, 7]
    document = played(engagement, list(faces))
    assert document["landed"] == [0, 11]
    assert [target["states"] for target in document["targets"][:2]] == [["wound_1"], ["shaken"]]


def test_an_evasion_that_succeeds_asks_no_damage():
    weapon = CONE | {"evadable": True}
    case, story = thrown(attack([goblin(agility="d8")], weapon=weapon), (5, 5, 7))
    assert ids(case, story) == [("attack", [5, 5]), ("evasion:B", [7])]
    assert story.current is None
    assert case.caption(story.throws[-1]).outcome == "success"


@pytest.mark.parametrize("unable", [{"aware": False}, {"agility": None}, {"kind": "vehicle"}])
def test_who_cannot_evade_is_not_asked(unable):
    target = goblin(**{"agility": "d8", **unable})
    case, story = thrown(attack([target], weapon=CONE | {"evadable": True}), (5, 5))
    assert case.caption(story.current).id == "damage:B"


def test_heavy_armour_asks_no_die():
    case, story = thrown(attack([goblin(heavy_armor=True), goblin("C")]), (5, 5))
    assert case.caption(story.current).id == "damage:C"


def test_without_a_table_a_failure_ends_the_attack():
    case, story = thrown(attack([goblin()]), (2, 3))
    assert ids(case, story) == [("attack", [2, 3])]
    assert story.current is None


def test_the_confirming_die_is_asked_of_an_extras_attack_only():
    engagement = attack([goblin(agility="d6")], wild_card=False, weapon=CONE | {"evadable": True})
    case, story = thrown(engagement, (1,))
    assert story.current.sides == 6
    story.add(1)
    assert story.current is None
    assert case.caption(story.throws[0]).outcome == "critical_failure"
    case, story = thrown(engagement, (5, 1))
    assert case.caption(story.current).id == "damage:B"


def test_damage_to_an_object_does_not_ace():
    door = {"name": "D", "kind": "object", "hardness": 8}
    case, story = thrown(attack([door]), (8, 2, 1, 6, 6, 6))
    assert ids(case, story)[1] == ("damage:D", [6, 6, 6])
    assert story.current is None


def test_a_raise_die_is_thrown_with_the_others_and_not_after_a_deviation():
    case, story = thrown(attack([goblin()]), (8, 1, 2))
    assert case.caption(story.current).label.values["what"].values["dice"] == "4d6"
    table = laid((0, 10), {"B": (0, 11)})
    case, story = thrown(attack([goblin()], table=table), (1, 1, 1, 12))
    assert case.caption(story.throws[0]).outcome == "critical_failure"
    assert case.caption(story.current).label.values["what"].values["dice"] == "3d6"


def test_who_lies_clear_of_the_deviated_blast_is_not_asked():
    table = laid((0, 10), {"B": (0, 12)})
    _, story = thrown(attack([goblin()], table=table), (1, 2, 5, 6))
    assert story.current is None


def test_a_success_lands_where_it_was_aimed():
    document = played(attack([goblin()], table=laid((0, 4), {"B": (0, 4)})), [5, 1, 1, 1, 1])
    assert document["landed"] is None
    assert next(t for t in document["targets"] if t["name"] == "B")["under"] is True


def test_too_few_and_impossible_dice_name_their_throw():
    case = read_engagement(attack([goblin()])).case
    with pytest.raises(InputError) as few:
        typed(case, [5])
    assert few.value.text.message == "{throw}: %n dice missing at least"
    with pytest.raises(InputError) as wrong:
        typed(case, [9])
    assert wrong.value.text.values["sides"] == 8


def test_what_remains_is_known_after_every_die():
    engagement = attack([goblin("B"), goblin("C")], table=laid((0, 4), {"B": (0, 4), "C": (1, 5)}))
    case, story = thrown(engagement, (1, 2, 3))
    result = case.result(story.rest(Resolver()))
    assert result.attack["failure"] == 1
    assert sum(landing.chance for landing in result.landings) == 1
    assert len([landing for landing in result.landings if landing.chance]) == 12
    assert resolve(case, Resolver()).attack["failure"] < 1
