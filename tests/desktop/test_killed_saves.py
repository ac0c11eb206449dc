"""A program killed in the middle of a save, a hundred times."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.roster_library import Library
from resources import locate
from tests.desktop.killed_saves import CHILDREN

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.skipif(sys.platform == "win32", reason="children are forked and killed")
def test_nothing_acknowledged_is_lost_and_nothing_is_unreadable(tmp_path):
    library = Library(tmp_path / "rosters", locate("samples", "rosters"))
    library.open_folder()
    path = library.shelf()[0].path
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.killed_saves", str(path)],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    pairs = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(pairs) == CHILDREN
    assert [pair for pair in pairs if not pair[0] <= pair[1] <= pair[0] + 1] == []
    assert all(one.trouble is None for one in library.shelf())
    library.open_folder()
    assert [one for one in library.folder.iterdir() if one.suffix == ".tmp"] == []
