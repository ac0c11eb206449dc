"""The window's run, from the first look at who else is there to the last word."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from desktop.courtesy import switch_quickly
from desktop.crash import Alarm, BlackBox
from desktop.folders import Folders
from desktop.garbage import MainThreadCollector
from desktop.language import own_words
from desktop.libraries import missing_for_window
from desktop.preferences import read_preferences
from desktop.signals import on_signals
from desktop.single import SingleWindow
from desktop.words import Words
from rules.text import Text

NOTED_AFTER_MS = 500


def open_window(file: Path | None, words: Words) -> int:
    """Run the window until it is closed; the exit code. One that is open already comes forward."""
    missing = missing_for_window()
    if missing is not None:
        sys.stderr.write(f"toise: {words(missing)}\n")
        return 1
    folders = Folders.of_user()
    single = SingleWindow(folders.data)
    only = single.take()
    if not only and single.ask(file):
        words = own_words(read_preferences(folders.preferences), words)
        said = words(Text("Toise is open already: its window comes forward."))
        sys.stderr.write(said + "\n")
        return 0
    code = _run(file, words, folders, single if only else None)
    single.release()
    return code


def _run(file: Path | None, words: Words, folders: Folders, single: SingleWindow | None) -> int:
    """Run beside a window that hangs where ``single`` is missing: its trace is its own."""
    app = QApplication(["toise"])
    app.setApplicationName("Toise")
    app.setDesktopFileName("toise")
    MainThreadCollector(app)
    switch_quickly()
    box = BlackBox(folders.data / "crash.log")
    ended = None if single is None else box.open()
    shell = Shell(app, folders, words, file)
    sys.excepthook = Alarm(shell.last_words, shell.tell_crash)
    app.commitDataRequest.connect(
        shell.leaving.end_session, type=Qt.ConnectionType.DirectConnection
    )
    on_signals(shell, shell.leaving.close)
    _note_what_is_at_hand(shell, box)
    shell.start(ended)
    if single is not None:
        single.watch(shell, shell.come_forward)
    code = app.exec()
    box.close()
    return code


def _note_what_is_at_hand(shell: Shell, box: BlackBox) -> None:
    """Keep the engagement and the seed for the report of a crash, once they stand still."""
    timer = QTimer(shell, singleShot=True, interval=NOTED_AFTER_MS)
    timer.timeout.connect(lambda: box.note(*shell.last_words()))
    for fact in (shell.session.document_changed, shell.session.story_changed):
        fact.connect(timer.start)
    timer.start()
