"""A program killed in the middle of a save, again and again."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.battle_store import BattleStore
from desktop.roster_library import Library
from resources import locate
from tests.desktop.killed_saves import CHILDREN
from tests.rules.battle.ford import head

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="children are forked and killed")


def killed(path):
    """For each child what was acknowledged, and what the file said afterwards."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.killed_saves", str(path)],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    pairs = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(pairs) == CHILDREN[path.suffix]
    return pairs


def test_no_acknowledged_save_is_lost_and_nothing_is_unreadable(tmp_path):
    library = Library(tmp_path / "rosters", locate("samples", "rosters"))
    library.open_folder()
    pairs = killed(library.shelf()[0].path)
    assert [pair for pair in pairs if not pair[0] <= pair[1] <= pair[0] + 1] == []
    assert all(one.trouble is None for one in library.shelf())
    library.open_folder()
    assert [one for one in library.folder.iterdir() if one.suffix == ".tmp"] == []


def test_no_acknowledged_entry_is_lost_and_none_is_torn(tmp_path):
    store = BattleStore(tmp_path / "battles")
    path = store.create(head())
    pairs = killed(path)
    assert [pair for pair in pairs if not pair[0] <= pair[1] <= pair[0] + 1] == []
    journal = store.read(path).journal
    assert not journal.read_only
    live = journal.timeline.live
    assert [one.text.split()[0] for one in live] == [str(n + 1) for n in range(len(live))]
    assert all(json.loads(line) for line in path.read_bytes().splitlines())
