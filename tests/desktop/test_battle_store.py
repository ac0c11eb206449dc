"""Battles on disk: appended, never rewritten, and what was acknowledged is never lost."""

from pathlib import Path

import pytest

from desktop.battle_store import BattleStore
from desktop.trouble import TroubleError
from rules.battle.entries import read_entry
from rules.battle.sides import new_battle
from rules.systems import load
from tests.desktop.battle_parts import SAMPLES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def store(tmp_path):
    made = BattleStore(tmp_path / "battles", SAMPLES)
    made.open_folder()
    return made


def roster(name):
    profile = {"id": f"{name}-g", "name": "Goule", "count": 2, "attacker": {},
               "target": {"hit_points": 3}}  # fmt: skip
    return {"id": name, "name": name, "profiles": [profile]}


@pytest.fixture
def path(store):
    head = new_battle(load()["hell_dorado"], "Le gué / 2e bande ?", (roster("A"), roster("B")),
                      lambda: "0123456789ab")  # fmt: skip
    return store.create(head)


def entry(n, **fields):
    return read_entry({"n": n, "at": "", "turn": 1, "kind": "note", "text": "x"} | fields)


def test_a_battle_has_a_file_named_after_it(path):
    assert path.name == "le-gue-2e-bande-01234567.jsonl"


def test_an_entry_is_one_more_line(store, path):
    battle = store.read(path)
    before = path.read_bytes()
    store.append(battle, entry(1))
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == 2
    assert len(store.read(path).journal.timeline.live) == 1


def test_opening_a_battle_changes_nothing_of_it(store):
    path = store.latest()
    before, stamp = path.read_bytes(), path.stat().st_mtime_ns
    store.read(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, stamp)


def test_a_torn_line_goes_to_the_backups_and_the_rest_opens(store, path):
    store.append(store.read(path), entry(1))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 2, "at')
    battle = store.read(path)
    assert path.read_bytes() == whole
    assert battle.torn.parent.name == "backups"
    assert battle.torn.read_bytes() == b'{"n": 2, "at'
    store.append(battle, entry(2))
    assert len(store.read(path).journal.timeline.live) == 2


def test_a_battle_that_can_only_be_read_is_left_as_it_is(store, path):
    broken = path.read_bytes() + b"{}\n" + b'{"n": 2'
    path.write_bytes(broken)
    battle = store.read(path)
    assert battle.journal.read_only
    assert path.read_bytes() == broken


def test_another_program_that_wrote_is_noticed_before_anything_is(store, path):
    battle = store.read(path)
    store.append(store.read(path), entry(1))
    before = path.read_bytes()
    with pytest.raises(TroubleError):
        store.append(battle, entry(1, text="mine"))
    assert path.read_bytes() == before


def test_a_file_that_is_gone_is_a_trouble(store, path):
    battle = store.read(path)
    path.unlink()
    with pytest.raises(TroubleError):
        store.append(battle, entry(1))


def test_what_can_not_be_read_is_named_and_left(store, path):
    path.write_bytes(b"\x00" * 40)
    (one,) = [one for one in store.shelf() if one.path == path]
    assert one.trouble is not None
    assert path.read_bytes() == b"\x00" * 40
    assert store.latest() != path
