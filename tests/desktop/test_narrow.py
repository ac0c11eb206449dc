"""Where the window is narrow, the form folds to a line and the places to their icons."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from desktop.folders import Folders
from desktop.widgets.rail import NARROW_WIDTH, WIDTH
from desktop.words import Words


@pytest.fixture
def shell(qapp, tmp_path):
    running = Shell(
        qapp, Folders(tmp_path / "data", tmp_path / "preferences.json"), Words("en"), None
    )
    running.fill()
    running.window._fit(QSize(683, 384))
    running.window.resize(683, 384)
    running.window.show()
    yield running
    running.window.hide()
    running.window.deleteLater()


def test_half_a_laptop_screen_is_enough(shell):
    assert (shell.window.width(), shell.window.height()) == (683, 384)
    assert shell.window._rail.width() == NARROW_WIDTH
    assert shell._resolve.results.isVisible()
    assert not shell._resolve.attack.isVisible()


def test_the_line_says_the_attack_and_opens_its_form(shell, qtbot):
    head = shell._resolve._summary._head
    said = head.accessibleName()
    assert "Bombardière" in said
    assert "puissance 4/2" in said
    assert "4 targets" in said
    head.setFocus()
    qtbot.keyClick(head, Qt.Key.Key_Space)
    assert shell._resolve.attack.isVisible()
    assert not shell._resolve.results.isVisible()
    field = shell._resolve.attack.body.notation.field
    field.selectAll()
    qtbot.keyClicks(field, "explosion (puissance 5/2)")
    qtbot.waitUntil(lambda: "explosion" in head.accessibleName())


def test_buttons_without_words_keep_their_names(shell):
    bar = shell.window.bar
    assert bar._roll.text() == ""
    assert bar._roll.accessibleName() == "Roll"


def test_a_wide_window_shows_both_again(shell):
    shell.window.resize(1366, 768)
    assert shell._resolve.attack.isVisible()
    assert shell._resolve.results.isVisible()
    assert not shell._resolve._summary.isVisible()
    assert shell.window._rail.width() == WIDTH
    assert shell.window.bar._roll.text() == "Roll"


def test_dice_are_typed_within_half_a_laptop_screen(shell):
    shell.session.start_typing()
    QApplication.processEvents()
    assert (shell.window.width(), shell.window.height()) == (683, 384)
    assert shell.window.minimumSizeHint().height() <= 384
    assert shell._resolve.tray.isVisible()
    assert shell._resolve.results.isVisible()
