"""The session: one document, its result, the story; facts out, nothing lost on the way."""

import copy
import gc
from fractions import Fraction

import pytest

from desktop import calculation
from rules.law import mean


def changed(document, **attacker):
    edited = copy.deepcopy(document)
    edited["attacker"].update(attacker)
    return edited


def test_an_edit_is_resolved_at_once(session, qtbot):
    with qtbot.waitSignal(session.result_changed):
        session.edit(changed(session.document, shooting=-5))
    assert [mean(figure.loss) for figure in session.result.figures] == [0, 0, 0, 0]


def test_undo_and_redo_go_through_every_edit(session):
    before = session.document
    session.edit(changed(before, shooting=5))
    after = session.document
    session.undo()
    assert session.document == before
    session.redo()
    assert session.document == after


def test_an_edit_that_says_the_same_is_no_step(session):
    session.edit(copy.deepcopy(session.document))
    assert not session.can_undo


def test_an_unknown_field_survives_edits(session):
    session.edit({**session.document, "scenery": "gué"})
    session.edit(changed(session.document, shooting=4))
    assert session.document["scenery"] == "gué"
    assert session.result.warnings[0]["field"] == "scenery"


def test_what_is_wrong_is_told_with_its_place(session):
    session.edit(changed(session.document, shooting=99))
    assert session.reading is None
    assert session.stale
    assert session.problems[0].where == "attacker.shooting"


def test_typed_dice_leave_the_law_of_what_remains(session):
    session.start_typing()
    session.type_faces([6, 1, 4, 2, 3, 5, 1, 2])
    goule = session.result.figures[0]
    assert goule.loss.is_certain(5)
    assert session.before.figures[0].states["out"] == Fraction(163, 256)


def test_a_die_taken_back_was_never_thrown(session):
    session.start_typing()
    session.type_faces([6, 1, 4])
    was = session.result
    session.type_faces([2])
    session.take_back()
    assert session.story.faces == [6, 1, 4]
    assert session.result.figures == was.figures


def test_dice_before_an_impossible_one_are_kept(session):
    session.start_typing()
    with pytest.raises(ValueError, match="9"):
        session.type_faces([6, 9])
    assert session.story.faces == [6]


def test_one_seed_is_one_story(session):
    session.roll(7)
    first = list(session.story.faces)
    session.roll(7)
    assert session.story.faces == first
    assert session.story.current is None
    assert all(len(figure.loss) == 1 for figure in session.result.figures)


def test_rolling_the_rest_keeps_the_dice_typed(session):
    session.start_typing()
    session.type_faces([1, 1, 1])
    session.roll(3)
    assert session.story.faces[:3] == [1, 1, 1]


def test_an_edit_ends_the_story(session):
    session.start_typing()
    session.type_faces([6])
    session.edit(changed(session.document, shooting=2))
    assert session.story is None
    assert session.before is None


def test_many_figures_are_resolved_in_a_worker(session, qtbot):
    document = copy.deepcopy(session.document)
    document["targets"] = [{"name": f"Goule {n}", "hit_points": 6} for n in range(40)]
    session.edit(document)
    qtbot.waitUntil(
        lambda: session.result is not None and len(session.result.figures) == 40, timeout=20_000
    )


def test_a_stale_answer_is_dropped(session, qtbot):
    many = copy.deepcopy(session.document)
    many["targets"] = [{"name": f"Goule {n}", "hit_points": 6} for n in range(40)]
    few = session.document
    session.edit(many)
    session.edit(few)
    qtbot.wait(300)
    assert len(session.result.figures) == 4


def test_what_is_typed_into_one_field_is_one_step(session):
    before = session.document
    for shooting in (1, 12, 13):
        session.edit(changed(session.document, shooting=shooting), "attacker.shooting")
    session.edit(changed(session.document, name="B"), "attacker.name")
    session.undo()
    assert session.document["attacker"]["shooting"] == 13
    session.undo()
    assert session.document == before


def test_marginals_are_shown_before_the_joint_laws_of_what_takes_long(session, qtbot, monkeypatch):
    monkeypatch.setattr(calculation, "PATIENCE_MS", 0)
    outside = [{"name": f"Voisin {n}", "hit_points": 9, "in_area": False} for n in range(4)]
    touched = [
        {"name": f"Goule {n}", "hit_points": 9, "engaged_with": [one["name"] for one in outside]}
        for n in range(4)
    ]
    session.edit(
        session.document
        | {"weapon": "souffle englobant (gaz • puissance 4/1)", "targets": touched + outside}
    )
    shown = []
    session._calculation.found.connect(shown.append)
    qtbot.waitUntil(lambda: len(shown) == 2, timeout=30_000)
    first, last = shown
    assert first.total_loss is None
    assert sum(last.total_loss.weights.values()) == last.total_loss.total
    assert len(first.figures) == 8
    assert [one.loss for one in first.figures] == [one.loss for one in last.figures]


def test_what_was_calculated_before_is_let_go(session, qapp):
    """It holds all that may happen: an evening of edits would fill the memory."""
    for shooting in range(2, 9):
        session.edit(changed(session.document, shooting=shooting))
    session._calculation._pool.waitForDone()
    qapp.processEvents()
    gc.collect()
    held = [one for one in gc.get_objects() if isinstance(one, calculation._Task)]
    assert held == []


def test_what_comes_soon_after_all_is_not_announced(session, qtbot, monkeypatch):
    """What stands would be pale for a moment, at every key that is pressed."""
    monkeypatch.setattr(calculation, "PATIENCE_MS", 0)
    told = []
    session.busy_changed.connect(told.append)
    session._calculation._soon.setInterval(30_000)
    with qtbot.waitSignal(session.result_changed, timeout=30_000):
        session.edit(changed(session.document, shooting=4))
    assert told == []
    assert not session.stale


def test_what_takes_longer_is_announced_until_it_is_there(session, qtbot, monkeypatch):
    monkeypatch.setattr(calculation, "PATIENCE_MS", 0)
    told = []
    session.busy_changed.connect(told.append)
    session._calculation._soon.setInterval(0)
    crowd = [{"name": f"Goule {n}", "hit_points": 30, "protection": n} for n in range(30)]
    session.edit(session.document | {"targets": crowd})
    qtbot.waitUntil(lambda: told == [True, False], timeout=30_000)
    assert len(session.result.figures) == 30


def test_dice_that_an_edit_left_can_be_taken_up_again(session, qtbot):
    session.start_typing()
    session.type_faces([6, 4, 4])
    told = session.document
    with qtbot.waitSignal(session.dice_dropped):
        session.edit(changed(told, shooting=4))
    assert session.story is None
    session.resume()
    assert session.document == told
    assert session.story.faces == [6, 4, 4]


def test_dice_typed_before_a_roll_are_told_apart(session):
    session.start_typing()
    session.type_faces([1, 1, 1])
    session.roll(3)
    assert (session.rolled.seed, session.rolled.typed) == (3, 3)


def test_a_new_document_never_stands_beside_the_old_result(session):
    session.open({**session.document, "weapon": "souffle ("}, None)
    assert session.result is None


def test_what_is_given_up_is_no_longer_calculated(session, qtbot):
    outside = [{"name": f"Voisin {n}", "hit_points": 9, "in_area": False} for n in range(8)]
    names = [one["name"] for one in outside]
    touched = [{"name": f"Goule {n}", "hit_points": 9, "engaged_with": names} for n in range(9)]
    heavy = {"weapon": "souffle englobant (gaz • puissance 1/1)", "targets": touched + outside}
    session.edit(session.document | heavy)
    session.cancel()
    qtbot.waitUntil(lambda: not session._calculation._pool.activeThreadCount(), timeout=20_000)
