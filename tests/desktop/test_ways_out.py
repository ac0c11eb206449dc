"""Every way out asks once for what is unsaved, and any cancelling keeps the window (e12)."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton

from desktop.dialogs.message import Message

CONTROL = Qt.KeyboardModifier.ControlModifier
ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


class Ending:
    """The end of a session as the system announces it."""

    called_off = False

    def cancel(self):
        self.called_off = True


@pytest.fixture
def shell(opened):
    """A window with an unsaved engagement, a battle and a roster open."""
    running = opened("en")
    for place in ("rosters", "battle", "resolve"):
        running.window.go_to(place)
    changed = json.loads(json.dumps(running.session.document))
    changed["attacker"]["shooting"] = 4
    running.session.edit(changed)
    return running


def by_key(shell, qtbot, ending):
    qtbot.keyClick(shell.window, Qt.Key.Key_Q, CONTROL)


def by_menu(shell, qtbot, ending):
    shell.window.commands.quit.trigger()


def by_frame(shell, qtbot, ending):
    shell.window.close()


def by_signal(shell, qtbot, ending):
    shell.leaving.close()


def by_session(shell, qtbot, ending):
    shell.leaving.end_session(ending)


TWO_WAYS = pytest.mark.parametrize("leave", [by_key, by_session])
WAYS = pytest.mark.parametrize("leave", [by_key, by_menu, by_frame, by_signal, by_session])


def answering(button):
    """Press a button of each question that stands there; how many there were."""
    asked = []

    def press():
        box = QApplication.activeModalWidget()
        if isinstance(box, Message):
            asked.append(box.windowTitle())
            next(b for b in box.findChildren(QPushButton) if b.text() == button).click()

    timer = QTimer(QApplication.instance())
    timer.timeout.connect(press)
    timer.start(20)
    return asked, timer


@WAYS
@pytest.mark.parametrize("button", ["Cancel", "Save"])
def test_cancelling_keeps_the_window_and_the_work(shell, qtbot, monkeypatch, leave, button):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    before, ending = shell.session.document, Ending()
    asked, timer = answering(button)
    leave(shell, qtbot, ending)
    timer.stop()
    assert len(asked) == 1
    assert shell.window.isVisible()
    assert shell.session.unsaved
    assert shell.session.document == before
    assert ending.called_off == (leave is by_session)


@WAYS
def test_what_is_given_up_is_asked_for_once(shell, qtbot, leave):
    ending = Ending()
    asked, timer = answering("Don’t save")
    leave(shell, qtbot, ending)
    shell.window.close()
    timer.stop()
    assert len(asked) == 1
    assert not shell.window.isVisible()
    assert not ending.called_off


def unsaveable(shell):
    """The rosters, with one open that was changed and can't be saved; all else is saved."""
    shell.session.undo()
    desk = shell.window.place("rosters").desk
    desk.store.backups.folder.parent.joinpath("backups").write_text("a file in the way")
    desk.edit_roster("note", "not on the disk")
    desk.save()
    assert desk.unsaved
    return desk


@TWO_WAYS
def test_a_roster_given_up_is_asked_about_once(shell, qtbot, leave):
    desk, ending = unsaveable(shell), Ending()
    asked, timer = answering("Close")
    leave(shell, qtbot, ending)
    shell.window.close()
    timer.stop()
    assert len(asked) == 1
    assert not shell.window.isVisible()
    assert desk.unsaved


@TWO_WAYS
def test_a_roster_that_cant_be_saved_is_kept_where_leaving_is_called_off(shell, qtbot, leave):
    desk = unsaveable(shell)
    before, ending = desk.document, Ending()
    asked, timer = answering("Cancel")
    leave(shell, qtbot, ending)
    timer.stop()
    assert asked == ["Close without saving the roster?"]
    assert shell.window.isVisible()
    assert desk.document == before
    assert desk.document["note"] == "not on the disk"
    assert ending.called_off == (leave is by_session)


def test_work_after_a_session_that_went_on_is_asked_for_again(shell):
    asked, timer = answering("Don’t save")
    shell.leaving.end_session(Ending())
    shell.session.undo()
    shell.session.redo()
    shell.window.close()
    timer.stop()
    assert len(asked) == 2


def test_a_question_that_stands_is_not_asked_twice(shell):
    ending, seen = Ending(), []

    def end_again():
        shell.leaving.end_session(ending)
        shell.leaving.close()
        seen.append(QApplication.activeModalWidget())
        seen[0].reject()

    QTimer.singleShot(50, end_again)
    shell.window.close()
    assert isinstance(seen[0], Message)
    assert ending.called_off
    assert shell.window.isVisible()


def test_a_signal_sends_the_dialogs_that_stand_away(shell, qtbot):
    shell.session.undo()
    lower, upper = QDialog(shell.window), []
    lower.finished.connect(upper.append)

    def stand_above():
        Message("Said", "", [("Close", "primary")], shell.window).ask()

    QTimer.singleShot(0, stand_above)
    QTimer.singleShot(50, shell.leaving.close)
    lower.exec()
    assert upper == [QDialog.DialogCode.Rejected]
    qtbot.waitUntil(lambda: not shell.window.isVisible())


def test_a_signal_with_a_dialog_open_still_asks_for_what_is_unsaved(shell, qtbot):
    asked, timer = answering("Cancel")
    QTimer.singleShot(50, shell.leaving.close)
    QDialog(shell.window).exec()
    qtbot.waitUntil(lambda: bool(asked))
    timer.stop()
    assert shell.window.isVisible()
    assert shell.session.unsaved


@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_asks_the_window_to_leave(name):
    program = (
        "from PySide6.QtCore import QCoreApplication; from desktop.signals import on_signals;"
        "app = QCoreApplication([]); on_signals(app, app.quit); print('on', flush=True);"
        "app.exec(); print('left')"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert running.stdout.readline() == "on\n"
    running.send_signal(signal.Signals[name])
    assert running.communicate(timeout=20)[0] == "left\n"
    assert running.returncode == 0
