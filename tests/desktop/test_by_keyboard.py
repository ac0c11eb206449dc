"""A whole resolution of Hell Dorado by keyboard alone, and its results read in a list (e08)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableWidget

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def shell(opened):
    running = opened("en")
    running.window.activateWindow()
    return running


def press(key, modifier=NONE):
    QTest.keyClick(QApplication.focusWidget(), key, modifier)
    QApplication.processEvents()


def type_in(text):
    QTest.keyClicks(QApplication.focusWidget(), text)
    QApplication.processEvents()


def name():
    found = QAccessible.queryAccessibleInterface(QApplication.focusWidget())
    return found.text(QAccessible.Text.Name)


def tab_to(*wanted):
    """Go on by Tab until what has the keyboard bears one of these names."""
    for _ in range(120):
        press(Qt.Key.Key_Tab)
        if name() in wanted:
            return
    pytest.fail(f"Tab does not reach {wanted}")


def test_e08_from_nothing_to_the_results_without_a_mouse(shell, qtbot):
    QTest.keyClick(shell.window, Qt.Key.Key_N, CONTROL)
    shell.window.setFocus()
    tab_to("Shooting")
    type_in("3")
    tab_to("Weapon, as on the card")
    type_in("explosion (puissance 3/1)")
    tab_to("Add")
    press(Qt.Key.Key_Space)
    # The field that is lacking is asked for first, then the name is written over.
    type_in("6")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_F2)
    type_in("Goule")
    press(Qt.Key.Key_Return)
    target = shell.session.document["targets"][0]
    assert (target["name"], target["hit_points"]) == ("Goule", 6)
    qtbot.waitUntil(lambda: shell.session.result is not None and not shell.session.stale)
    tab_to("Results as, Curves")
    press(Qt.Key.Key_Right)
    tab_to("Goule")
    table = QApplication.focusWidget()
    assert isinstance(table, QTableWidget)
    press(Qt.Key.Key_Down)
    assert table.currentItem().text()
    QTest.keyClick(shell.window, Qt.Key.Key_T, CONTROL)
    QApplication.processEvents()
    assert shell.session.story is not None
