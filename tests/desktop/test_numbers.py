import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop import theme
from desktop.widgets.button import IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.numbers import DecimalBox, IntBox
from tests.desktop.widget_parts import rolled_wheel, shown_active, typed

KEYS = Qt.Key


@pytest.fixture(autouse=True)
def dressed(qapp):
    theme.apply(qapp, "light")


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    shown_active(made)
    return made


@pytest.mark.parametrize(
    ("text", "value", "shown"),
    [
        ("+2", 2, "2"),
        ("++2", 2, "2"),
        ("−3", -3, "−3"),
        ("2+", 2, "2"),
        ("007", 7, "7"),
        ("99", 99, "99"),
        ("1000000000000", 10**12, "1000000000000"),
    ],
)
def test_whole_numbers_take_a_sign_and_refuse_nonsense(qtbot, text, value, shown):
    box = IntBox("Tir", minimum=0, maximum=10)
    told = typed(qtbot, box, text)
    QTest.keyClick(box, KEYS.Key_Return)
    assert told[-1] == box.value() == value
    assert box.lineEdit().text() == shown


@pytest.mark.parametrize(
    ("point", "text", "value", "shown"),
    [
        (",", "2.5", 2.5, "2,5"),
        (",", "2,5", 2.5, "2,5"),
        (".", "2,5", 2.5, "2.5"),
        (".", "12,", 12.0, "12"),
        (",", "12.", 12.0, "12"),
        (",", "0,1", 0.1, "0,1"),
    ],
)
def test_decimals_take_both_separators(qtbot, point, text, value, shown):
    box = DecimalBox("Distance", point=point)
    typed(qtbot, box, text)
    QTest.keyClick(box, KEYS.Key_Return)
    assert box.value() == value
    assert box.lineEdit().text() == shown
    assert box.is_valid()


def test_two_separators_are_not_guessed(qtbot):
    box = DecimalBox("Distance", point=",")
    box.set_value(3.0)
    typed(qtbot, box, "1.234,5")
    with qtbot.waitSignal(box.validity_changed) as told:
        QTest.keyClick(box, KEYS.Key_Return)
    assert told.args == [False]
    assert box.lineEdit().text() == "1.234,5"
    assert box.property("error")
    box.set_value(1.0)
    assert not box.property("error")


@pytest.mark.parametrize(
    ("modifier", "key"),
    [
        (Qt.KeyboardModifier.ControlModifier, QKeySequence.StandardKey.Undo),
        (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
            QKeySequence.StandardKey.Redo,
        ),
    ],
)
def test_undo_and_redo_of_the_window_are_not_taken_by_a_number(window, modifier, key):
    asked = []
    action = QAction(window)
    action.setShortcuts(key)
    action.triggered.connect(lambda: asked.append(True))
    window.addAction(action)
    box = IntBox("PR", parent=window)
    box.show()
    box.setFocus()
    QTest.keyClick(box, KEYS.Key_4)
    QTest.keyClick(box, KEYS.Key_Z, modifier)
    assert asked == [True]
    assert box.value() == 4


def test_an_optional_number_may_be_nothing(qtbot):
    box = IntBox("PV", optional=True, minimum=1, maximum=9)
    assert box.value() is None
    told = typed(qtbot, box, "4")
    box.selectAll()
    QTest.keyClick(box, KEYS.Key_Delete)
    QTest.keyClick(box, KEYS.Key_Return)
    assert told == [4, None]
    assert box.lineEdit().text() == "–"


def test_steps_stay_within_the_bounds(qtbot):
    box = IntBox("Tir", minimum=0, maximum=2)
    qtbot.addWidget(box)
    told = []
    box.value_changed.connect(told.append)
    less, more = box.findChildren(IconButton)
    assert not less.isEnabled()
    for _ in range(3):
        more.click()
    assert told == [1, 2]
    assert not more.isEnabled()
    QTest.keyClick(box, KEYS.Key_Down)
    assert box.value() == 1


@pytest.mark.parametrize(
    "made", [lambda: IntBox("Difficulté"), lambda: Choice("Jeu", [("A", 1), ("B", 2)])]
)
def test_the_wheel_changes_nothing_without_focus(qtbot, made):
    widget = made()
    qtbot.addWidget(widget)
    widget.set_value(2)
    assert not rolled_wheel(widget).isAccepted()
    assert widget.value() == 2
