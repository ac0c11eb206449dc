"""Dice of the table taken at once: the dice to wound, read from left to right."""

import copy
from random import Random

import pytest

from rules.hand import Hand
from rules.service import read_engagement
from rules.story import rolled
from tests.desktop.skaven import CHAMPION, FIRST

THREE_HITS = [4, 5, 6]


def hand(dice=(), together=False, **parts):
    document = copy.deepcopy(FIRST) | parts
    document["attacker"] |= {"attacks": 3}
    reading = read_engagement(document)
    return Hand(reading.case.program, reading.system.alike, [(face, together) for face in dice])


def throws(hand):
    return [(type(one.throw).__name__, one.faces) for one in hand.story.throws if one.faces]


def add(hand, *faces, together=True):
    for face in faces:
        hand.add(face, together=together)
    return hand


def test_dice_to_wound_thrown_at_once_go_to_each_hit_in_turn():
    one_by_one = hand([*THREE_HITS, 5, 4, 1, 2])
    at_once = add(hand(THREE_HITS), 5, 4, 2)
    assert throws(at_once) == throws(one_by_one)[:3], "the injury stands before the third hit"
    add(at_once, 1)
    assert throws(at_once) == throws(one_by_one)
    assert at_once.story.faces == one_by_one.story.faces
    assert at_once.story.current is None


def test_nothing_is_told_before_all_of_them_are_there():
    gathering = add(hand(THREE_HITS), 5, 4)
    assert gathering.gathered == [5, 4]
    assert gathering.story.faces == THREE_HITS
    assert gathering.at_once == 3
    add(gathering, 2)
    assert gathering.gathered == []
    assert gathering.story.faces == [*THREE_HITS, 5, 4]


def test_going_back_goes_die_by_die():
    told = add(hand(THREE_HITS), 5, 4, 2, 1)
    told = told.without_last()
    assert throws(told)[-1] == ("ToWound", (4,))
    told = told.without_last()
    assert told.gathered == [5, 4]
    assert told.story.faces == THREE_HITS
    told = told.without_last().without_last()
    assert (told.gathered, told.story.faces) == ([], THREE_HITS)
    assert told.without_last().story.faces == [4, 5]


def test_dice_for_hits_no_longer_told_are_left_on_the_table():
    frail = CHAMPION | {"hit_points": 1}
    told = add(hand(THREE_HITS, targets=[frail]), 5, 4, 3, 6)
    assert told.story.current is None
    assert told.story.faces == [*THREE_HITS, 5, 6]


def test_they_go_to_nobody_else():
    frail = [CHAMPION | {"hit_points": 1, "attacks": 2}, CHAMPION | {"name": "Dieter"}]
    told = add(hand([4, 5], targets=frail), 5, 4, 6)
    assert type(told.story.current.throw).__name__ == "ToHit"
    add(told, 6)
    assert told.story.current.faces == ()
    assert type(told.story.current.throw).__name__ == "ToWound"


def test_one_by_one_is_as_before():
    assert throws(add(hand(THREE_HITS), 5, 4, 1, 2, together=False)) == throws(
        hand([*THREE_HITS, 5, 4, 1, 2])
    )


def test_an_impossible_die_is_refused_and_not_kept():
    gathering = add(hand(THREE_HITS), 5)
    with pytest.raises(ValueError, match="7"):
        gathering.add(7, together=True)
    assert gathering.gathered == [5]
    assert gathering.again().gathered == [5]


def test_throws_of_a_game_that_knows_no_handfuls_stand_alone():
    reading = read_engagement(copy.deepcopy(FIRST))
    plain = Hand(reading.case.program)
    assert plain.at_once == 1
    add(plain, 4, 5, 3)
    assert plain.story.faces == [4, 5, 3]


def test_what_was_typed_is_kept_when_the_rest_is_rolled():
    rolling = add(hand(THREE_HITS), 5, 4)
    rolling.roll_on(Random(3))
    assert rolling.story.current is None
    assert rolling.story.faces[:5] == [*THREE_HITS, 5, 4]


def test_a_roll_is_that_of_the_story():
    rolling = hand()
    rolling.roll_on(Random(3))
    assert rolling.story.faces == rolled(rolling.story.program, Random(3)).faces
