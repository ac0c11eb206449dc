"""The battle at work: every act is an entry, undo is taking the last one back."""

import json
from fractions import Fraction

import pytest

from desktop.battle_store import BattleStore
from desktop.data_lock import DataLock
from rules.battle.document import battle_document
from rules.resolution import Resolver
from tests.desktop.battle_parts import desk_in, left
from tests.rules.battle.ford import attack_fields


@pytest.fixture
def desk(qapp, tmp_path):
    made = desk_in(tmp_path)
    yield made
    made.close()


def settled(qtbot, desk):
    """Wait until what was computed is written and told."""
    qtbot.waitUntil(lambda: not desk._attack_work.busy and not desk.luck_awaited)


def last_line(desk):
    return json.loads(desk.opened.path.read_bytes().splitlines()[-1])


def state(desk):
    return battle_document(desk.timeline, Resolver())


def explosion(**fields):
    engagement = {
        "toise": "engagement", "version": 1, "system": "hell_dorado",
        "attacker": {"name": "Frondeuse", "id": "f4", "shooting": 2},
        "weapon": "explosion (puissance 3/1)", "circumstances": {},
        "targets": [{"name": "Sorcier", "id": "f11", "hit_points": 4}],
    }  # fmt: skip
    return attack_fields(engagement, by="f4", seed=5) | fields


def test_the_sample_is_taken_up_at_the_first_start(qtbot, desk):
    settled(qtbot, desk)
    assert desk.head.name == "Le gué, revanche"
    assert left(desk)["Damné"] == 0
    assert desk.luck["ally"].luck.attacks == 2


def test_an_act_is_on_the_disk_before_anything_tells_of_it(desk):
    seen = []
    desk.battle_changed.connect(lambda: seen.append(last_line(desk)["kind"]))
    assert desk.add("points", figure="f1", lost=3)
    assert seen == ["points"]
    assert last_line(desk)["at"] == "2026-03-14T20:30:00+00:00"


def test_undo_and_redo_bring_each_state_back_also_after_reopening(desk, tmp_path):
    before = state(desk)
    desk.add("leave", figure="f1")
    after = state(desk)
    desk.undo()
    assert state(desk) == before
    desk.redo()
    assert state(desk) == after
    again = desk_in(tmp_path)
    assert state(again) == after
    again.undo()
    assert state(again) == before
    again.close()


def test_an_attack_is_stored_with_its_chance(desk):
    desk.attack(explosion(applied=[{"figure": "f11", "lost": 2}]))
    desk.close()
    written = last_line(desk)
    assert (written["kind"], written["chance"]["side"]) == ("attack", "ally")
    assert sum(1 for _ in written["chance"]["law"]) > 1
    assert left(desk)["Sorcier"] == 2
    assert desk.board.standings["f4"].played


def test_an_attack_without_dice_is_not_counted(qtbot, desk):
    desk.attack(explosion(source="typed", result=None))
    settled(qtbot, desk)
    assert last_line(desk)["chance"] is None
    assert desk.luck["ally"].left_out == 1


def test_the_chance_joins_one_more_law(qtbot, desk):
    desk.attack(explosion())
    settled(qtbot, desk)
    told = desk.luck["ally"].luck
    whole = state(desk)["sides"][0]["chance"]
    assert told.document() == whole
    desk.undo()
    settled(qtbot, desk)
    assert desk.luck["ally"].luck.attacks == 2


def test_what_may_not_follow_is_said_and_changes_nothing(desk):
    before = desk.opened.path.read_bytes()
    assert not desk.add("points", figure="nobody", lost=1)
    assert desk.trouble is not None
    assert desk.opened.path.read_bytes() == before
    assert desk.add("turn")
    assert desk.trouble is None


def test_a_battle_that_is_over_takes_only_undo(desk):
    desk.add("end", winner="draw")
    assert (desk.over, desk.can_add, desk.can_undo) == (True, False, True)
    assert not desk.add("turn")
    desk.undo()
    assert desk.can_add


def test_a_disk_that_refuses_is_said_and_nothing_is_shown_as_written(desk):
    path = desk.opened.path
    moved = path.rename(path.with_suffix(".away"))
    assert not desk.add("turn")
    assert desk.board.turn == 3
    moved.rename(path)
    assert desk.add("turn")
    assert desk.board.turn == 4


def test_a_copy_is_the_journal_as_it_stands(desk, tmp_path):
    desk.save_copy(tmp_path / "copy.jsonl")
    assert (tmp_path / "copy.jsonl").read_bytes() == desk.opened.path.read_bytes()


def test_a_second_window_only_shows_until_the_first_has_gone(qapp, tmp_path):
    first, second = (desk_in(tmp_path, lock=DataLock(tmp_path)) for _ in range(2))
    assert (first.can_add, second.can_add, second.locked_out) == (True, False, True)
    assert not second.add("turn")
    assert first.add("points", figure="f1", lost=4)
    second.read_again()
    assert (second.locked_out, left(second)["Capitaine"]) == (True, 6)
    first._lock.release()
    second.read_again()
    assert second.add("turn")
    for desk in (first, second):
        desk.close()


def test_a_window_that_only_shows_leaves_a_line_that_is_being_written(qapp, tmp_path):
    first, second = (desk_in(tmp_path, lock=DataLock(tmp_path)) for _ in range(2))
    path = first.opened.path
    with path.open("ab") as file:
        file.write(b'{"n": 11, "at"')
    written = path.read_bytes()
    second.open(path)
    assert path.read_bytes() == written
    assert len(second.timeline.live) == 10
    for desk in (first, second):
        desk.close()


def test_what_another_program_wrote_is_read_again(desk):
    other = BattleStore(desk.store.folder).read(desk.opened.path)
    line = desk._entry("turn", {})
    desk.store.append(other, line)
    assert not desk.add("played", figure="f1", played=True)
    assert desk.trouble is not None
    desk.read_again()
    assert (desk.trouble, desk.board.turn) == (None, 4)
    assert desk.add("played", figure="f1", played=True)


def test_the_chance_of_another_battle_is_its_own(qtbot, desk):
    """Both have attacks of the same numbers; in the other each was even or nothing."""
    first, *lines = desk.opened.path.read_bytes().splitlines()
    entries = [json.loads(line) for line in lines]
    attacks = [entry for entry in entries if entry["kind"] == "attack"]
    for entry in attacks:
        entry["chance"] |= {"score": 1, "law": {"0": "1/2", "1": "1/2"}}
    other = desk.opened.path.with_name("other-00000000.jsonl")
    told = [json.dumps(entry).encode() for entry in entries]
    other.write_bytes(b"\n".join([first, *told, b""]))
    desk.open(other)
    settled(qtbot, desk)
    assert dict(desk.luck["ally"].luck.law.items()) == {
        0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4),
    }  # fmt: skip
    assert desk.luck["ally"].luck.score == 2
