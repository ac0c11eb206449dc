"""Files opened last, rosters opened from anywhere, data kept elsewhere."""

import json
import shutil

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from desktop.app import Shell
from desktop.dialogs.message import Message
from desktop.folders import Folders
from desktop.preferences import read_preferences
from desktop.recent import MOST, with_recent
from desktop.words import Words
from resources import locate

SAMPLE = locate("samples", "rosters") / "meute-du-puits-4d075dbc.json"
ENGAGEMENT = next(locate("samples", "hell_dorado").glob("*.json"))


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "data", tmp_path / "config" / "preferences.json")


@pytest.fixture
def start(qapp, folders):
    running = []

    def begin(file=None):
        shell = Shell(qapp, folders, Words("en"), file)
        shell.fill()
        shell.window.show()
        running.append(shell)
        return shell

    yield begin
    for shell in running:
        shell._rosters.release()
        shell.window.hide()
        shell.window.deleteLater()


def closing(said):
    """Close the message that will stand there, and remember what it said."""

    def close():
        (box,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, Message)]
        said.append(f"{box.windowTitle()} {box.accessibleDescription()}")
        box.findChildren(QPushButton)[-1].click()

    QTimer.singleShot(0, close)


def entries(shell):
    shell.window.recent.aboutToShow.emit()
    return {one.text(): one for one in shell.window.recent.actions() if one.text()}


def view_of(shell):
    return shell.window.place("rosters")


def test_the_list_begins_with_the_last_and_ends(tmp_path):
    paths = []
    for number in range(MOST + 2):
        paths = with_recent(paths, tmp_path / f"{number}.json")
    assert len(paths) == MOST
    assert with_recent(paths, tmp_path / "5.json")[0].endswith("5.json")
    assert len(with_recent(paths, tmp_path / "5.json")) == MOST


def test_a_roster_given_at_the_start_is_open_where_it_lies(start, tmp_path):
    path = tmp_path / "ailleurs" / "Ma meute.json"
    path.parent.mkdir()
    shutil.copy(SAMPLE, path)
    shell = start(path)
    view = view_of(shell)
    assert view.isVisible()
    assert view.desk.opened.path == path
    view.desk.edit_roster("note", "x")
    assert shell.window.close()
    assert json.loads(path.read_text())["note"] == "x"


def test_a_moved_file_is_named_and_stays_in_the_list(start, folders, tmp_path):
    kept, moved = tmp_path / "a.json", tmp_path / "b & c.json"
    for path in (kept, moved):
        shutil.copy(ENGAGEMENT, path)
    shell = start()
    for path in (kept, moved):
        shell._documents.open(path)
    moved.rename(tmp_path / "z.json")
    said = []
    closing(said)
    entries(shell)["b && c.json"].trigger()
    assert "b & c.json" in said[0]
    assert "not found" in said[0]
    assert list(entries(shell))[:2] == ["b && c.json", "a.json"]
    entries(shell)["a.json"].trigger()
    assert shell.session.path == kept
    assert list(entries(shell))[:2] == ["a.json", "b && c.json"]
    entries(shell)["Forget those that are not there"].trigger()
    assert read_preferences(folders.preferences).recent == [str(kept)]


def test_a_roster_of_the_list_goes_to_its_place(start, tmp_path):
    path = tmp_path / "meute.json"
    shutil.copy(SAMPLE, path)
    shell = start()
    shell._documents.open_another(path)
    assert view_of(shell).desk.opened.path == path
    shell.window.go_to("resolve")
    entries(shell)["meute.json"].trigger()
    assert view_of(shell).isVisible()


def test_a_second_window_shows_rosters_and_writes_none(start):
    first = start()
    first.window.go_to("rosters")
    second = start()
    second.window.go_to("rosters")
    view = view_of(second)
    assert view.desk.read_only
    assert "Another window" in view._remarks._said.text()
    assert first.window.close()
    view._remarks._retry.click()
    assert not view.desk.read_only
    assert not view._remarks.isVisible()


def test_a_file_where_the_folder_should_be_leaves_the_rest_usable(
    start, folders, tmp_path, monkeypatch
):
    folders.data.write_text("no folder")
    shell = start()
    shell.window.go_to("rosters")
    view = view_of(shell)
    assert str(folders.data) in view._trouble.said.text()
    shell.session.roll(seed=1)
    assert shell.session.rolled is not None
    shell._documents._write(tmp_path / "attaque.json")
    assert (tmp_path / "attaque.json").is_file()
    other = tmp_path / "autre"
    other.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(other))
    view._trouble.other.click()
    assert view_of(shell).desk.document["name"] == "Compagnie du Gué"
    assert (other / "rosters").is_dir()
    assert folders.data.read_text() == "no folder"
    assert read_preferences(folders.preferences).data == str(other)
    again = start()
    again._rosters.release()
    again.window.go_to("rosters")
    assert view_of(again).desk.store.folder == other / "rosters"


def test_the_menu_opens_the_folder_of_the_data(start, folders, monkeypatch):
    opened = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    start().window.commands.folder.trigger()
    assert [url.toLocalFile() for url in opened] == [str(folders.data)]
    assert folders.data.is_dir()
