"""What a line of the journal says of a wound or a repair by hand."""

import pytest

from desktop.battle_entry_words import EntryTeller
from desktop.words import Words
from tests.rules.battle.ford import Evening, head

ENGINE = {"structure": 6, "edition": "c3"}


@pytest.fixture
def evening():
    figures = {"ally": [("Char", {}, ENGINE)], "foe": [("Autre", {}, ENGINE)]}
    return Evening(head("confrontation", figures))


def told(evening, *entries):
    teller = EntryTeller(evening.timeline, Words("en"))
    return [(line.much, line.body) for line in map(teller.line, entries)]


def test_a_wound_says_the_points_it_took(evening):
    first = evening.add("wound", figure="f1", wound="killed", source="roll")
    last = evening.add("wound", figure="f1", wound="killed", source="direct")
    assert told(evening, first, last) == [("4 SP", "killed outright"), ("2 SP", "killed outright")]


def test_a_repair_says_what_it_gave_back(evening):
    evening.add("wound", figure="f1", wound="serious", source="roll")
    repair = evening.add("repair", figure="f1", repair=3, source="mecanicien")
    assert told(evening, repair) == [("2 SP", "3 SP repaired")]


def test_what_the_rules_forbid_took_nothing(evening):
    evening.add("points", figure="f1", lost=6)
    wound = evening.add("wound", figure="f1", wound="light", source="roll", refused="destroyed")
    assert told(evening, wound) == [("", "light wound, refused by the rules")]


def test_figures_without_points_are_told_by_their_states():
    extra = {"toughness": 5}
    figures = {"ally": [("Marlène", {}, extra)], "foe": [("A", {}, extra), ("B", {}, extra)]}
    evening = Evening(head("savage_worlds", figures))
    applied = [
        {"figure": "f2", "add": ["incapacitated"]},
        {"figure": "f3", "add": ["shaken"]},
    ]
    document = {"toise": "engagement", "version": 1, "system": "savage_worlds"}
    attack = evening.add(
        "attack", by="f1", engagement=document, source="typed", result=None, applied=applied
    )
    [(_, body)] = told(evening, attack)
    assert body == "A incapacitated, B Shaken. Without dice."
