"""What a crash leaves: a report to copy, and word of it at the next start."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton

from desktop.app import Shell
from desktop.attacks import Filed
from desktop.crash import Alarm, Ended, report, versions
from desktop.dialogs.crash import BROKE, CrashDialog
from desktop.folders import Folders
from desktop.rescue import Rescue
from desktop.words import Words

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = {"toise": "engagement", "attacker": {"name": "Éloïse"}}


def ring(alarm):
    """An error that nobody caught."""
    with pytest.raises(ZeroDivisionError, match="Fraction") as caught:
        Fraction(1, 0)
    alarm(caught.type, caught.value, caught.tb)


def test_the_report_holds_versions_engagement_seed_and_place():
    told = report("Traceback: here", DOCUMENT, 7)
    assert "seed: 7" in told
    assert '"name": "Éloïse"' in told
    assert "Traceback: here" in told
    for part in ("PySide6-Essentials 6.", "pydantic 2.", "Python 3."):
        assert part in versions()
        assert part in told


def test_an_error_nobody_caught_is_shown_and_printed(capsys):
    shown = []
    ring(Alarm(lambda: (DOCUMENT, None), shown.append))
    assert len(shown) == 1
    assert "ZeroDivisionError: Fraction(1, 0)" in shown[0]
    assert "seed: ?" in shown[0]
    assert "Fraction(1, 0)" in capsys.readouterr().err


def test_an_error_while_showing_does_not_ring_again(capsys):
    shown = []

    def show(told):
        shown.append(told)
        ring(alarm)

    alarm = Alarm(lambda: (DOCUMENT, None), show)
    ring(alarm)
    assert len(shown) == 1
    assert capsys.readouterr().err.count("Fraction(1, 0)") >= 2


def test_interrupting_is_no_crash(capsys):
    shown = []
    Alarm(lambda: (DOCUMENT, None), shown.append)(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert shown == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def started(path, then):
    """What a process that is watched finds from the last one, before it does ``then``."""
    program = (
        "import os, sys, faulthandler; from pathlib import Path;"
        "from desktop.crash import BlackBox;"
        f"box = BlackBox(Path(sys.argv[1])); print(box.open(), flush=True); {then}"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)],
        cwd=ROOT, check=False, timeout=60, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout.strip()


def test_a_hard_crash_is_told_once_at_the_next_start(tmp_path):
    path = tmp_path / "data" / "crash.log"
    assert started(path, "faulthandler._sigabrt()") == "None"
    assert "Abort" in started(path, "box.close()")
    assert not path.exists()
    assert started(path, "box.close()") == "None"


def test_a_hard_crash_is_told_with_what_was_at_hand(tmp_path):
    path = tmp_path / "crash.log"
    notes = "box.note({'name': 'Before'}, None); box.note({'name': 'Éloïse'}, 7)"
    started(path, f"{notes}; faulthandler._sigabrt()")
    told = started(path, "box.close()")
    assert "Abort" in told
    assert told.endswith("document={'name': 'Éloïse'}, seed=7)")


def test_one_who_was_killed_left_no_trace_to_tell_of(tmp_path):
    path = tmp_path / "crash.log"
    started(path, "box.note({'name': 'Éloïse'}, 7); os.kill(os.getpid(), 9)")
    assert json.loads(path.read_text("utf-8")) == {"engagement": {"name": "Éloïse"}, "seed": 7}
    assert started(path, "box.close()") == "None"


def test_a_folder_that_is_a_file_is_no_reason_not_to_start(tmp_path):
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    assert started(tmp_path / "data" / "crash.log", "box.close(); print('on')") == "None\non"


@pytest.mark.parametrize(
    ("language", "button"), [("fr", "Copier le rapport"), ("en", "Copy the report")]
)
def test_the_report_can_be_copied(qtbot, language, button):
    box = CrashDialog(Words(language), BROKE, "the report")
    qtbot.addWidget(box)
    next(b for b in box.findChildren(QPushButton) if b.text() == button).click()
    assert QGuiApplication.clipboard().text() == "the report"


def test_the_next_start_tells_the_versions_and_what_was_left_unsaved(qapp, tmp_path):
    folders = Folders(tmp_path / "d", tmp_path / "p.json", tmp_path / "unsaved")
    left = DOCUMENT | {"system": "hell_dorado"}
    Rescue(folders.unsaved).keep([(left, Filed(None, "Left", None))], 0)
    shell = Shell(qapp, folders, Words("en"), None)
    shell.start(Ended("Fatal Python error: Aborted", left, 7))
    QTest.qWait(50)
    box = shell.window.findChild(CrashDialog)
    told = box.report.toPlainText()
    assert "Fatal Python error" in told
    assert "PySide6-Essentials 6." in told
    assert "Éloïse" in told
    assert "seed: 7" in told
    assert any("taken up again" in label.text() for label in box.findChildren(QLabel))
    shell.window.hide()
    shell.window.deleteLater()


def test_the_window_stays_open_and_tells_of_its_own_engagement(qapp, tmp_path):
    shell = Shell(qapp, Folders(tmp_path / "d", tmp_path / "p.json"), Words("en"), None)
    shell.fill()
    shell.window.show()
    shell.session.roll(11)
    ring(Alarm(shell.last_words, shell.tell_crash))
    box = shell.window.findChild(CrashDialog)
    assert box.isVisible()
    told = box.findChild(QPlainTextEdit).toPlainText()
    assert "seed: 11" in told
    assert "souffle percutant" in told
    assert shell.window.isVisible()
    shell.window.hide()
    shell.window.deleteLater()
