"""Unsaved work outlives a program that is killed, and is offered at the next start."""

import copy
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

from desktop.app import Shell
from desktop.attacks import Filed
from desktop.dialogs.message import Message
from desktop.files import read_document, write_document
from desktop.folders import Folders
from desktop.rescue import Rescue
from desktop.rescue_acts import KEPT_AFTER_MS
from desktop.views.rescue_strip import RescueStrip
from desktop.words import Words
from tests.desktop.conftest import AMBUSH

ROOT = Path(__file__).parent.parent.parent
KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.app import Shell
from desktop.folders import Folders
from desktop.words import Words
home = Path(sys.argv[1])
app = QApplication([])
folders = Folders(home / "data", home / "preferences.json", home / "state" / "unsaved")
shell = Shell(app, folders, Words("en"), Path(sys.argv[2]))
document = shell.session.document
shell.session.edit(document | {"attacker": {"name": "Éloïse", "shooting": 5}})
QTimer.singleShot(int(sys.argv[3]), lambda: print("typed", flush=True))
app.exec()
"""


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "data", tmp_path / "preferences.json", tmp_path / "state" / "unsaved")


@pytest.fixture
def start(qapp, folders):
    made = []

    def start_(file=None):
        running = Shell(qapp, folders, Words("en"), file)
        running._rescue.look(running.window)
        running.window.show()
        made.append(running)
        return running

    yield start_
    for running in made:
        running._rosters.release()
        running._rescue.finish()
        running.window.hide()
        running.window.deleteLater()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "Au gué.toise.json"
    write_document(path, AMBUSH)
    return path


def kept(folders):
    """The files of the folder, but for their locks."""
    found = folders.unsaved.iterdir() if folders.unsaved.is_dir() else []
    return [one for one in found if one.suffix != ".lock"]


def strip(shell):
    shown = shell.window.findChild(RescueStrip)
    return shown if shown is not None and not shown.isHidden() else None


def edited(document, shooting=5):
    changed = copy.deepcopy(document)
    changed["attacker"]["shooting"] = shooting
    return changed


def left_behind(folders, file, document=None):
    """What another window that is gone left of a file."""
    rescue = Rescue(folders.unsaved)
    rescue.keep([(document or edited(AMBUSH), Filed(file, "", copy.deepcopy(AMBUSH)))], 0)
    for lock in rescue._locks.values():
        lock.release()


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_work_outlives_a_kill_and_is_taken_up_again(tmp_path, folders, file, start):
    told = [str(tmp_path), str(file), str(KEPT_AFTER_MS + 100)]
    running = subprocess.Popen(
        [sys.executable, "-c", KILLED, *told], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert running.stdout.readline() == "typed\n"
    running.send_signal(signal.SIGKILL)
    running.communicate()
    assert read_document(file) == AMBUSH
    shell = start()
    assert "Au gué" in strip(shell).accessibleName()
    assert shell.session.path is None
    strip(shell).resume.click()
    assert strip(shell) is None
    assert not isinstance(shell.window.focusWidget(), QComboBox)
    assert shell.session.document["attacker"] == {"name": "Éloïse", "shooting": 5}
    assert shell.session.path == file
    assert shell.session.unsaved
    assert read_document(file) == AMBUSH
    assert len(kept(folders)) == 1


def test_nothing_is_kept_where_nothing_changed(start, folders, qtbot):
    shell = start()
    shell.session.edit(edited(shell.session.document, 4))
    shell._rescue.keep_now()
    assert len(kept(folders)) == 1
    shell.session.undo()
    qtbot.waitUntil(lambda: kept(folders) == [])
    shell.session.begin()
    shell.session.roll(7)
    shell._rescue.keep_now()
    assert kept(folders) == []


def test_what_is_saved_is_kept_no_more(start, folders, file):
    shell = start(file)
    shell.session.edit(edited(AMBUSH))
    shell._rescue.keep_now()
    assert len(kept(folders)) == 1
    assert shell._documents.save()
    shell._rescue.keep_now()
    assert kept(folders) == []


def test_closing_in_peace_leaves_nothing(start, folders, monkeypatch):
    shell = start()
    shell.session.edit(edited(shell.session.document))
    shell._rescue.keep_now()
    monkeypatch.setattr(Message, "ask", lambda _: 1)
    assert shell.window.close()
    assert list(folders.unsaved.iterdir()) == []


def test_thrown_away_it_can_be_had_back_once(start, folders, file):
    left_behind(folders, file)
    shell = start()
    before = shell.session.document
    strip(shell).discard.click()
    assert strip(shell) is None
    assert not isinstance(shell.window.focusWidget(), QComboBox)
    assert kept(folders) == []
    assert shell.session.document == before
    shell.window.toast._button.click()
    assert len(kept(folders)) == 1
    strip(shell).resume.click()
    assert shell.session.document == edited(AMBUSH)


def test_what_nobody_decided_about_is_offered_again(start, folders, file):
    left_behind(folders, file)
    shell = start()
    assert strip(shell) is not None
    assert shell.window.close()
    shell._rosters.release()
    assert strip(start()) is not None


def test_another_language_offers_it_too(start, folders, file):
    left_behind(folders, file)
    shell = start()
    shell._change_language("fr")
    assert "non enregistré" in strip(shell).accessibleName()


@pytest.mark.parametrize("now", [None, edited(AMBUSH, 9)])
def test_a_file_that_says_something_else_by_now_is_not_written_over(start, folders, file, now):
    left_behind(folders, file)
    file.unlink() if now is None else write_document(file, now)
    shell = start()
    strip(shell).resume.click()
    assert shell.session.path is None
    assert shell.session.title == "Au gué"
    assert shell.session.unsaved
    assert now is None or read_document(file) == now


def test_several_are_offered_one_after_the_other(start, folders, file):
    left_behind(folders, file)
    left_behind(folders, None, edited(AMBUSH, 8))
    shell = start()
    strip(shell).discard.click()
    strip(shell).discard.click()
    assert strip(shell) is None
    assert kept(folders) == []


def test_a_row_comes_back_whole_with_the_one_in_hand(start, file):
    shell = start(file)
    shell.session.add_attacks([(edited(AMBUSH, 4), None), (edited(AMBUSH, 6), None)])
    shell.session.choose_attack(1)
    row = shell.session.attacks.documents
    shell._rescue.keep_now()
    for lock in shell._rescue._rescue._locks.values():
        lock.release()
    other = start()
    strip(other).resume.click()
    assert other.session.attacks.documents == row
    assert other.session.attacks.place == 1
    assert [other.session.is_unsaved(at) for at in range(3)] == [False, True, True]


def test_a_window_that_stands_is_left_alone(folders, file):
    one, two = Rescue(folders.unsaved), Rescue(folders.unsaved)
    one.keep([(AMBUSH, Filed(None, "one", None))], 0)
    two.keep([(AMBUSH, Filed(file, "", None))], 0)
    assert one.left() == two.left() == []
    two.clear()
    assert [json.loads(path.read_text())["row"][0]["title"] for path in kept(folders)] == ["one"]
    one.close()
    assert list(folders.unsaved.iterdir()) == []


def test_what_was_cut_off_or_broken_stops_nobody(folders, start):
    folders.unsaved.mkdir(parents=True)
    (folders.unsaved / "a.lock").write_text("1\n")
    (folders.unsaved / ".a.json.123.tmp").write_text("{")
    (folders.unsaved / "b.json").write_text('{"toise": "unsaved", "version": 1, "row": []}')
    (folders.unsaved / "c.json").write_text("nothing")
    assert strip(start()) is None
    assert {one.name for one in kept(folders)} == {"b.json", "c.json"}


def test_a_folder_that_cant_be_written_keeps_nobody_from_working(start, folders):
    folders.unsaved.parent.write_text("a file where the folder should be")
    shell = start()
    shell.session.edit(edited(shell.session.document))
    shell._rescue.keep_now()
    assert strip(shell) is None
    assert shell._documents._write(folders.data.parent / "elsewhere.json")


def test_the_offer_fits_into_half_a_laptop_screen(start, folders, file):
    left_behind(folders, file)
    shell = start()
    shell.window.resize(683, 384)
    QApplication.processEvents()
    shown = strip(shell)
    assert shell.window.minimumSizeHint().width() <= 683
    for button in (shown.resume, shown.discard):
        assert button.width() >= button.sizeHint().width()
        assert button.accessibleName()
