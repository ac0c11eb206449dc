"""Asked backwards of attackers in a row, of groups, and where there is nothing to ask."""

import copy

import pytest
from PySide6.QtWidgets import QWidget

from desktop.inquiry.answers import lines_of
from desktop.inquiry.asking import ask_backwards, within
from desktop.inquiry.questions import questions_of
from desktop.roster_library import Library
from desktop.session import Session
from desktop.words import Words
from rules.backwards import Inquiry, Sight
from rules.fields import slots_of
from rules.gauges import Out
from rules.resolution import Resolver
from rules.sequence import read_row
from rules.service import read_engagement
from tests.desktop.skaven import FIRST, SECOND
from tests.desktop.test_backwards import GRENADE
from tests.desktop.test_checking import shots

SIGHT = Sight(Out(), "Rotgut")


def asked(place, until=None):
    row = read_row([copy.deepcopy(FIRST), copy.deepcopy(SECOND)])
    case_of = within(row, place, until)
    return row.readings[place], Inquiry(row.readings[place], SIGHT, Resolver(), case_of=case_of)


def out_of(*documents):
    return read_row(list(documents)).resolve(Resolver()).figures[0].out_chance


def slot_of(reading, path):
    return next(slot for slot in slots_of(reading) if slot.path == path)


@pytest.mark.parametrize("place", [0, 1])
def test_now_is_what_the_row_comes_to(place):
    _, inquiry = asked(place)
    assert inquiry.now() == out_of(FIRST, SECOND)


def test_an_attacker_changes_and_the_others_stay():
    reading, inquiry = asked(1)
    trials = {one.value: one.number for one in inquiry.trials(slot_of(reading, "attacker.attacks"))}
    for attacks in (1, 3):
        second = SECOND | {"attacker": SECOND["attacker"] | {"attacks": attacks}}
        assert trials[attacks] == out_of(FIRST, second)
    assert trials[3] > trials[1] == inquiry.now()


def test_a_target_changes_for_all_who_attack_him():
    """As an edit of his toughness does in the window."""
    reading, inquiry = asked(0)
    slot = slot_of(reading, "targets.toughness")
    trials = {one.value: one.number for one in inquiry.trials(slot)}
    tough = [{"toughness": 5}, {"toughness": 5}]
    changed = [
        one | {"targets": [one["targets"][0] | more]}
        for one, more in zip((FIRST, SECOND), tough, strict=True)
    ]
    assert trials[5] == out_of(*changed)


def test_it_is_asked_of_no_fewer_than_the_one_in_hand():
    assert asked(0, until=0)[1].now() == out_of(FIRST)
    assert asked(1, until=0)[1].now() == out_of(FIRST, SECOND)


@pytest.mark.parametrize(("targets", "said"), [
    (shots()["targets"], "The wounds are read on your own table: there is no chance to ask about."),
    ([], "There is no target to ask about."),
])  # fmt: skip
def test_where_no_chance_is_told_it_is_said_so(qtbot, tmp_path, targets, said):
    session = Session(Words("en"), Resolver(), shots() | {"targets": targets})
    told = []
    window = QWidget()
    qtbot.addWidget(window)
    ask_backwards(session, window, Library(tmp_path), told.append)
    assert told == [said]


def test_what_is_worth_nothing_is_told_of_one_of_a_group(qapp):
    """« Zombie 2 » is of the group « Zombie »: his own fields stay in the list."""
    target = {"name": "Zombie", "toughness": 5, "count": 2}
    reading = read_engagement(GRENADE | {"targets": [target], "table": None})
    question = questions_of(reading, [], Words("en"))[0]
    sight = Sight(Out(), "Zombie 2")
    answers = list(question.ask(Inquiry(reading, sight, Resolver())))
    told = lines_of(question, answers, sight, None, reading, Words("en"))
    own = [line for line in told if line.tried.startswith("Zombie: ")]
    assert any(line.step == "=" for line in own)
