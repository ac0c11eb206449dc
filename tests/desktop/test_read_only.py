"""A data folder that can't be written: the window opens, names it, and the rest works (e14)."""

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BOUNDING_DROP, MAY_WRITE_ANYWHERE = 24, 1
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="root must lose a right of Linux")
PROGRAM = """
import json, os, sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from desktop.app import Shell
from desktop.folders import Folders
from desktop.words import Words
home = Path(sys.argv[1])
app = QApplication([])
folders = Folders(home / "data", home / "p.json", home / "data" / "state")
shell = Shell(app, folders, Words("fr"), None)
shell.fill()
shell.window.show()
told = {"writable": os.access(home / "data", os.W_OK) and (home / "data").is_dir()}
for place in ("rosters", "battle"):
    shell.window.go_to(place)
    for what, kind in (("said", QLabel), ("buttons", QPushButton)):
        shown = [one.text() for one in shell.window.findChildren(kind) if one.isVisible()]
        told.setdefault(what, {})[place] = shown
shell.window.go_to("resolve")
changed = json.loads(json.dumps(shell.session.document))
changed["attacker"]["shooting"] = 5
shell.session.edit(changed)
for _ in range(100):
    if shell.session.result is not None and not shell.session.stale:
        break
    QTest.qWait(20)
told["figures"] = len(shell.session.result.figures)
shell.session.roll(7)
told["rolled"] = shell.session.rolled.seed
told["saved"] = shell._documents._write(home / "elsewhere.json")
shell._rescue.keep_now()
told["closed"] = shell.window.close()
print(json.dumps(told))
"""


def without_the_right():
    """Root may write anywhere; without this right of his he is like everybody."""
    ctypes.CDLL(None).prctl(BOUNDING_DROP, MAY_WRITE_ANYWHERE, 0, 0, 0)


def run(home):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(home)], cwd=ROOT, capture_output=True, text=True,
        timeout=60, check=False, preexec_fn=without_the_right if os.geteuid() == 0 else None,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("kind", ["read only", "a file"])
def test_e14_the_folder_is_named_and_attacks_are_resolved_and_saved_elsewhere(tmp_path, kind):
    data = tmp_path / "data"
    if kind == "a file":
        data.write_text("a file where the folder should be")
    else:
        data.mkdir()
        data.chmod(0o555)
    told = run(tmp_path)
    assert not told["writable"]
    for place in ("rosters", "battle"):
        assert any(str(data) in said for said in told["said"][place]), (place, told["said"][place])
        assert any("autre dossier" in said for said in told["buttons"][place])
    assert told["figures"] == 4
    assert told["rolled"] == 7
    assert told["saved"]
    assert json.loads((tmp_path / "elsewhere.json").read_text())["attacker"]["shooting"] == 5
    assert told["closed"]
    if kind == "a file":
        assert data.read_text() == "a file where the folder should be"
    else:
        assert list(data.iterdir()) == []
