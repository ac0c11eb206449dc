"""What single widgets do with keys: links, buttons, the rail, what floats."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.widgets.button import Button
from desktop.widgets.label import Sentence
from desktop.widgets.link_place import place_of_link
from desktop.widgets.rail import Place, Rail
from desktop.widgets.tab_order import InReadingOrder
from tests.desktop.widget_parts import KEYS, shown_active

LINKED = 'Lost <a href="0"><b>3</b></a> of <a href="1">6 HP</a> in all'


class Window(InReadingOrder, QWidget):
    """A window whose parts are made in another order than they are laid out in."""

    def __init__(self):
        super().__init__()
        self.last, self.right, self.left = (QLineEdit(self) for _ in range(3))
        self.sentence = Sentence(parent=self)
        self.sentence.show_html(LINKED)
        row = QHBoxLayout()
        row.addWidget(self.left)
        row.addWidget(self.right)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(self.sentence)
        layout.addWidget(self.last)


@pytest.fixture
def window(qtbot):
    made = Window()
    qtbot.addWidget(made)
    shown_active(made)
    made.left.setFocus()
    return made


def tab(times=1, key=KEYS.Key_Tab):
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget(), key)
    return QApplication.focusWidget()


def test_tab_goes_as_one_reads_through_every_link_and_round(window):
    window.sentence.linkActivated.connect((followed := []).append)
    assert tab() is window.right
    assert tab() is window.sentence
    QTest.keyClick(window.sentence, KEYS.Key_Return)
    assert tab() is window.sentence
    QTest.keyClick(window.sentence, KEYS.Key_Enter)
    assert followed == ["0", "1"]
    assert tab() is window.last
    assert tab() is window.left


def test_shift_tab_leaves_a_link_at_the_start_of_a_text(window):
    window.sentence.show_html('<a href="0">5.3</a>')
    window.last.setFocus()
    assert tab(key=KEYS.Key_Backtab) is window.sentence
    assert tab(key=KEYS.Key_Backtab) is window.right


def test_what_is_hidden_or_off_is_passed(window):
    window.right.setEnabled(False)
    window.sentence.hide()
    assert tab() is window.last
    window.last.hide()
    assert QApplication.focusWidget() is window.left


def test_the_ring_stands_around_the_words_of_its_link(window):
    window.sentence.setFixedWidth(600)
    window.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
    (three, said), (hit_points, also) = (place_of_link(window.sentence, at) for at in (0, 1))
    assert (said, also) == ("3", "6 HP")
    metrics = window.sentence.fontMetrics()
    assert three.left() == pytest.approx(metrics.horizontalAdvance("Lost "), abs=2)
    assert three.right() < hit_points.left()
    assert hit_points.width() == pytest.approx(metrics.horizontalAdvance("6 HP"), abs=2)
    assert place_of_link(window.sentence, 2)[1] == ""


def test_enter_presses_the_button_it_is_on_and_no_other(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    cancel, done = Button("Cancel", parent=dialog), Button("Done", parent=dialog)
    cancel.setAutoDefault(False)
    done.setDefault(True)
    pressed = []
    for button in (cancel, done):
        button.clicked.connect(lambda *_, button=button: pressed.append(button))
    shown_active(dialog)
    cancel.setFocus()
    QTest.keyClick(cancel, KEYS.Key_Return)
    assert pressed == [cancel]


def test_tab_stops_once_at_the_rail_where_one_is(qtbot):
    rail = Rail("Places", [Place("a", "table", "A"), Place("b", "rules", "B")])
    qtbot.addWidget(rail)
    rail.set_current("b")
    rail.take_keyboard()
    QTest.keyClick(QApplication.focusWidget() or rail._current, KEYS.Key_Up)
    stops = [one for one in rail._items.values() if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [rail._current]
