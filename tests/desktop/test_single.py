"""One window for one person: a second start brings the first forward and ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt

from desktop.dialogs.message import Message
from desktop.files import read_document
from desktop.single import LOCK, WISH, SingleWindow, Wish
from resources import locate

ROOT = Path(__file__).parent.parent.parent
OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support raise")
SAMPLE = locate("samples", "mordheim", "La parade.json")


@pytest.fixture
def shell(opened):
    return opened("en")


def start(home, *arguments):
    """The program as a process of its own, with folders of its own."""
    kinds = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA")}
    return subprocess.Popen(
        [sys.executable, "-m", "desktop", *map(str, arguments)],
        cwd=ROOT, env={**os.environ, **kinds, "HOME": str(home)}, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def stands(home):
    """Wait until a window watches."""
    latest = time.monotonic() + 20
    while not (home / "data" / "toise" / "crash.log").exists():
        assert time.monotonic() < latest
        time.sleep(0.05)


def test_a_second_start_ends_and_a_crash_of_the_first_leaves_the_way_free(tmp_path):
    first = start(tmp_path)
    stands(tmp_path)
    second = start(tmp_path, SAMPLE)
    said = second.communicate(timeout=20)[1]
    assert second.returncode == 0
    assert "Toise is open already" in said
    assert first.poll() is None
    first.send_signal(signal.SIGKILL)
    first.communicate()
    again = SingleWindow(tmp_path / "data" / "toise")
    assert again.take()
    again.release()


def test_the_wish_is_heard_and_gone(qtbot, tmp_path):
    first, second, parent, heard = SingleWindow(tmp_path), SingleWindow(tmp_path), QObject(), []
    assert first.take()
    assert not second.take()
    first.watch(parent, heard.append)
    (tmp_path / WISH).write_text('{"file": "/a.json", "token": "t"}')
    qtbot.waitUntil(lambda: heard == [Wish("/a.json", "t")])
    assert [one.name for one in tmp_path.iterdir()] == [LOCK]
    first.release()
    assert second.take()
    second.release()


def test_a_window_that_hangs_does_not_answer(tmp_path):
    first, second = SingleWindow(tmp_path), SingleWindow(tmp_path)
    assert first.take()
    assert not second.ask(SAMPLE, patience=0.1)
    assert not (tmp_path / WISH).exists()
    first.release()


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"file": '])
def test_a_wish_that_cant_be_read_is_none(tmp_path, written):
    (tmp_path / WISH).write_text(written)
    assert SingleWindow(tmp_path).hear() is None
    assert not (tmp_path / WISH).exists()


def test_a_folder_that_cant_be_written_does_not_keep_the_window_away(tmp_path):
    (tmp_path / "file").write_text("no folder")
    single = SingleWindow(tmp_path / "file" / "data")
    assert single.take()
    assert not single.ask(None, patience=0)


@OFFSCREEN
def test_the_window_comes_forward_with_the_file(shell):
    shell.window.showMinimized()
    shell.come_forward(Wish(str(SAMPLE)))
    assert not shell.window.windowState() & Qt.WindowState.WindowMinimized
    assert shell.session.path == SAMPLE
    assert shell.session.document == read_document(SAMPLE)


@OFFSCREEN
def test_the_file_waits_for_the_answer_to_a_question(shell, qtbot):
    box = Message("?", "", [("Close", "primary")], shell.window)
    box.open()
    shell.come_forward(Wish(str(SAMPLE)))
    qtbot.wait(300)
    assert shell.session.path is None
    box.close()
    qtbot.waitUntil(lambda: shell.session.path == SAMPLE)
