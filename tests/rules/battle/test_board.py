"""The board: computed from the live entries, entry by entry."""

import pytest

from rules.battle.board import board_of
from rules.battle.document import battle_document
from rules.text import InputError
from tests.rules.battle.ford import EXPLOSION, A, Evening, head


@pytest.fixture
def evening():
    return Evening()


def figure(evening, identity):
    return board_of(evening.timeline).standings[identity]


def shown(evening, identity):
    one = figure(evening, identity)
    return one.left, one.condition.lost, one.states


def test_an_attack_is_applied_and_its_figure_has_played(evening):
    applied = [{"figure": "f3", "lost": 4}, {"figure": "f4", "lost": 2, "add": ["sourd"]}]
    evening.add("attack", **evening.attack(EXPLOSION, A, applied=applied))
    assert shown(evening, "f3") == (2, 4, [])
    assert shown(evening, "f4") == (0, 2, ["out", "sourd"])
    assert figure(evening, "f1").played
    assert figure(evening, "f4").out


def test_an_attack_may_not_count_as_playing(evening):
    evening.add("attack", **evening.attack(EXPLOSION, A, plays=False))
    assert not figure(evening, "f1").played


def test_points_are_clamped_at_each_entry(evening):
    evening.add("points", figure="f3", lost=50)
    evening.add("points", figure="f3", lost=-2)
    assert shown(evening, "f3") == (2, 4, [])
    evening.add("points", figure="f3", lost=-50)
    assert shown(evening, "f3") == (6, 0, [])


def test_states_come_and_go_and_out_may_be_said_by_hand(evening):
    evening.add("state", figure="f3", add=["sourd", "out"])
    assert (figure(evening, "f3").out, figure(evening, "f3").states) == (True, ["out", "sourd"])
    evening.add("state", figure="f3", remove=["out"])
    assert (figure(evening, "f3").out, figure(evening, "f3").states) == (False, ["sourd"])


def test_a_turn_lets_everybody_play_again(evening):
    evening.add("played", figure="f3", played=True)
    evening.add("turn")
    assert board_of(evening.timeline).turn == 2
    assert not figure(evening, "f3").played


def test_contact_is_both_ways_and_ends(evening):
    evening.add("contact", figures=["f2", "f3"], engaged=True)
    board = board_of(evening.timeline)
    assert (board.engaged_with("f3"), board.engaged_with("f2")) == (["f2"], ["f3"])
    evening.add("contact", figures=["f3", "f2"], engaged=False)
    assert board_of(evening.timeline).engaged_with("f3") == []


def test_figures_join_and_leave(evening):
    newcomer = {"id": "f9", "name": "Renfort", "profile": {"target": {"hit_points": 3}}}
    evening.add("join", side="foe", figure=newcomer)
    evening.add("leave", figure="f3")
    names = [one.name for one in board_of(evening.timeline).side("foe")]
    assert names == ["B", "C", "Renfort"]
    with pytest.raises(InputError):
        evening.add("join", side="foe", figure=newcomer)


def test_undo_takes_the_last_entry_back_with_all_its_effects(evening):
    before = battle_document(evening.timeline, evening.resolver)
    applied = [{"figure": "f4", "lost": 2}]
    evening.add("attack", **evening.attack(EXPLOSION, A, applied=applied))
    after = battle_document(evening.timeline, evening.resolver)
    evening.add("undo", of=1)
    assert battle_document(evening.timeline, evening.resolver) == before
    evening.add("redo", of=1)
    assert battle_document(evening.timeline, evening.resolver) == after


def test_undo_goes_back_step_by_step_and_redo_until_something_new(evening):
    for lost in (1, 2, 3):
        evening.add("points", figure="f2", lost=lost)
    evening.add("undo", of=3)
    evening.add("undo", of=2)
    assert shown(evening, "f2")[1] == 1
    evening.add("redo", of=2)
    assert shown(evening, "f2")[1] == 3
    evening.add("points", figure="f2", lost=1)
    with pytest.raises(InputError, match="undone last"):
        evening.add("redo", of=3)


@pytest.mark.parametrize("wrong", [("undo", 1), ("undo", 7), ("redo", 2)])
def test_only_the_last_can_be_undone_or_done_again(evening, wrong):
    evening.add("turn")
    evening.add("turn")
    kind, of = wrong
    with pytest.raises(InputError):
        evening.add(kind, of=of)


def test_nothing_follows_the_end_but_undo(evening):
    evening.add("end", winner="ally")
    with pytest.raises(InputError, match="over"):
        evening.add("turn")
    evening.documents.pop()
    evening.documents.append({})
    evening.add("undo", of=1)
    evening.add("turn")
    assert board_of(evening.timeline).turn == 2


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("points", {"figure": "f99", "lost": 1}),
        ("contact", {"figures": ["f1", "f1"], "engaged": True}),
        ("repair", {"figure": "f1", "repair": 1}),
        ("injury", {"figure": "f1", "table": "hero", "dice": [4, 1], "outcome": "full_recovery"}),
    ],
)
def test_entries_that_can_not_be(evening, kind, fields):
    with pytest.raises(InputError):
        evening.add(kind, **fields)


def test_a_note_changes_nothing(evening):
    before = battle_document(evening.timeline, evening.resolver)["sides"]
    evening.add("note", text="Le muret compte", figures=["f3"])
    assert battle_document(evening.timeline, evening.resolver)["sides"] == before


def test_a_figure_without_points_has_none_left():
    figures = {"ally": [("X", {}, {})], "foe": []}
    evening = Evening(head(figures=figures))
    evening.add("points", figure="f1", lost=3)
    assert shown(evening, "f1") == (None, 3, [])


def test_the_document_is_that_of_the_papers(evening):
    evening.add("points", figure="f4", lost=1)
    document = battle_document(evening.timeline, evening.resolver)
    assert {name: document[name] for name in ("toise", "version", "turn", "entries")} == {
        "toise": "battle_state",
        "version": 1,
        "turn": 1,
        "entries": 1,
    }
    ally, foe = document["sides"]
    assert (ally["id"], ally["name"], ally["chance"]) == ("ally", "Ally", None)
    assert foe["figures"][1] == {"id": "f4", "name": "B", "left": 1, "lost": 1, "states": [],
                                 "played": False, "penalty": None}  # fmt: skip
