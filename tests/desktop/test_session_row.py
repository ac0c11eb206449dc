"""Attackers in a row: what one leaves is what the next finds, in results and in dice."""

import copy
import json

import pytest

from desktop.attacks import following
from desktop.session import Session
from desktop.words import Words
from rules.resolution import Resolver
from rules.sequence import read_row
from tests.desktop.grenade import grenade
from tests.desktop.skaven import FIRST, SECOND


@pytest.fixture
def session(qapp):
    row = Session(Words("en"), Resolver(), copy.deepcopy(FIRST))
    row.add_attacks([(copy.deepcopy(SECOND), None)])
    return row


def expected(*documents):
    return read_row(list(documents)).resolve(Resolver()).document()


def renamed(document, name):
    edited = copy.deepcopy(document)
    edited["targets"][0]["name"] = name
    return edited


def test_the_result_is_that_of_the_row(session):
    told = expected(FIRST, SECOND)
    assert session.result.document() == {k: v for k, v in told.items() if k != "steps"}
    assert session.document == SECOND
    assert session.unsaved
    assert not session.is_unsaved(0)


def test_the_result_after_each_attacker_can_be_asked(session):
    session.tell_after(0)
    assert session.result.document() == expected(FIRST, SECOND)["steps"][0]
    session.tell_after(None)
    assert session.result.document() == expected(FIRST, SECOND)["steps"][1]


def test_dice_go_through_the_whole_row(session):
    session.roll(seed=1)
    row = read_row([FIRST, SECOND])
    document = row.document(session.story, Resolver(), Words("en"), 1)
    captions = [session.whole.case.caption(thrown) for thrown in session.story.throws]
    assert [thrown["id"] for thrown in document["throws"]] == [caption.id for caption in captions]
    assert {Words("en")(caption.label).split(" – ")[0] for caption in captions} == {
        "Griffe", "Croc",
    }  # fmt: skip
    faces = session.story.faces
    session.start_typing()
    session.type_faces(faces)
    assert session.result.told() == {
        key: value for key, value in document.items() if key not in {"steps", "throws", "seed"}
    }


def test_what_remains_after_one_attacker_follows_the_dice(session):
    session.start_typing()
    session.type_faces([1, 1])
    session.tell_after(0)
    assert session.result.figures[0].states["unharmed"] == 1
    session.tell_after(None)
    assert 0 < session.result.figures[0].states["unharmed"] < 1


def test_another_in_hand_ends_no_story(session):
    session.start_typing()
    session.type_faces([6])
    session.choose_attack(0)
    assert session.document == FIRST
    assert session.story.faces == [6]
    assert not session.stale


def test_an_edit_ends_the_story_which_may_be_taken_up(session, qtbot):
    session.start_typing()
    session.type_faces([6])
    with qtbot.waitSignal(session.dice_dropped):
        session.remove_attack(0)
    session.resume()
    assert session.attacks.documents == [FIRST, SECOND]
    assert session.story.faces == [6]


def test_undo_brings_an_attacker_back_in_his_place(session):
    session.remove_attack(0)
    assert session.attacks.documents == [SECOND]
    session.undo()
    assert session.attacks.documents == [FIRST, SECOND]
    session.undo()
    assert session.attacks.documents == [FIRST]
    assert session.document == FIRST


def test_the_order_counts(session):
    session.move_attack(1, 0)
    told = expected(SECOND, FIRST)
    assert session.result.document() == {k: v for k, v in told.items() if k != "steps"}
    assert session.attacks.place == 0


def test_what_is_wrong_stands_with_the_attacker_it_is_wrong_with(session):
    session.choose_attack(0)
    session.edit(session.document | {"weapon": "hac"})
    assert session.whole is None
    assert session.stale
    assert (session.is_wrong(0), session.is_wrong(1)) == (True, False)
    assert session.problems[0].where == "weapon"
    session.choose_attack(1)
    assert session.problems == []


def test_one_who_cannot_follow_is_told_where_he_stands(session):
    lacking = copy.deepcopy(SECOND)
    lacking["targets"][0].pop("weapon_skill")
    lacking["targets"][0]["state"] = "stunned"
    session.add_attacks([(copy.deepcopy(SECOND), None), (lacking, None)])
    assert [session.is_wrong(place) for place in range(4)] == [False, False, False, True]
    assert session.problems[0].where == "targets[0].weapon_skill"


def test_attackers_of_a_game_without_rows_are_told_so(qapp):
    session = Session(Words("en"), Resolver(), grenade())
    session.add_attacks([(grenade(), None)])
    assert session.whole is None
    assert session.is_wrong(1)


def test_a_figure_renamed_for_one_attacker_is_renamed_for_all(session):
    session.edit(renamed(SECOND, "Gros Rotgut"))
    assert [doc["targets"][0]["name"] for doc in session.attacks.documents] == ["Gros Rotgut"] * 2
    assert len(session.result.figures) == 1


def test_what_they_tell_alike_follows_and_what_differs_stays():
    before, other = copy.deepcopy(FIRST), copy.deepcopy(SECOND)
    other["targets"][0]["weapon_skill"] = 5
    after = copy.deepcopy(before)
    after["targets"][0] |= {"toughness": 4, "weapon_skill": 2, "attacks": 1, "helmet": 4}
    after["targets"][0].pop("armour")
    target = following(before, after, other)["targets"][0]
    assert (target["toughness"], target["weapon_skill"], target["helmet"]) == (4, 5, 4)
    assert "attacks" not in target
    assert "armour" not in target


def test_an_order_of_targets_is_of_one_attack_only():
    before = FIRST | {"targets": [{"name": "A"}, {"name": "B"}]}
    after = FIRST | {"targets": [{"name": "B"}, {"name": "A"}]}
    assert following(before, after, SECOND | {"targets": before["targets"]})["targets"] == [
        {"name": "A"}, {"name": "B"},
    ]  # fmt: skip


def test_each_attacker_is_saved_in_a_file_of_his_own(session, tmp_path):
    session.mark_saved(tmp_path / "croc.json")
    assert not session.unsaved
    assert session.title == "croc"
    session.choose_attack(0)
    assert session.path is None


def test_opening_a_row_forgets_the_one_before(session, tmp_path):
    session.open_row([(json.loads(json.dumps(SECOND)), tmp_path / "a.json")])
    assert session.attacks.documents == [SECOND]
    assert not session.can_undo
    assert not session.unsaved
