"""The tray and the record: number keys are dice, Backspace goes back, both are filled alike."""

import copy
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from desktop.views.dice.record import Record
from desktop.views.dice.tray import Tray
from tests.desktop.engines import engagement, engine, session_of


@pytest.fixture
def tray(session):
    shown = Tray(session)
    shown.resize(560, 158)
    shown.show()
    session.start_typing()
    return shown


def told(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def test_number_keys_are_dice_and_the_next_throw_opens(tray, session, qtbot):
    qtbot.keyClicks(tray, "61423512")
    assert session.story.faces == [6, 1, 4, 2, 3, 5, 1, 2]
    assert "Succube: 5 dice, difficulty 4" in told(tray)
    assert "Throw 2" in told(tray)


def test_backspace_takes_back_into_the_throw_before(tray, session, qtbot):
    qtbot.keyClicks(tray, "61423512")
    qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    assert session.story.faces == [6, 1, 4, 2, 3, 5, 1]
    assert "Goule: 8 dice, difficulty 4" in told(tray)


def test_keys_on_screen_do_the_same(tray, session, qtbot):
    qtbot.mouseClick(tray._keys[4], Qt.MouseButton.LeftButton)
    assert session.story.faces == [5]


def test_what_is_gained_is_told_as_dice_fall(tray, qtbot):
    qtbot.keyClicks(tray, "64")
    assert re.sub("<[^>]*>", "", tray._gained.text()) == "2 hits, 3 HP gained"


def test_several_dice_are_pasted_at_once(tray, session, qtbot):
    QGuiApplication.clipboard().setText("6 1 4 2 3 5 1 2\n2, 5")
    qtbot.keyClick(tray, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert session.story.faces == [6, 1, 4, 2, 3, 5, 1, 2, 2, 5]


def test_what_no_die_shows_is_said_and_not_taken(tray, session, qtbot):
    with qtbot.waitSignal(tray.refused):
        qtbot.keyClicks(tray, "9")
    assert session.story.faces == []


def test_a_choice_among_two_has_two_keys(session, tray, qtbot):
    tied = copy.deepcopy(session.document)
    tied["targets"][1]["distance"] = 1.7
    session.edit(tied)
    session.start_typing()
    assert [key.text() for key in tray._keys if key.isVisibleTo(tray)] == ["1", "2"]
    qtbot.keyClicks(tray, "2")
    assert "Succube: 8 dice, difficulty 4" in told(tray)


def test_when_all_dice_fell_the_result_stands_large(tray, session):
    session.roll(7)
    assert any("in all" in text for text in told(tray))
    assert "seed" in tray._gained.text()


def test_escape_leaves_the_dice(tray, qtbot):
    with qtbot.waitSignal(tray.closed):
        qtbot.keyClick(tray, Qt.Key.Key_Escape)


def test_the_record_writes_each_sum_out(session):
    record = Record(session)
    session.start_typing()
    session.type_faces([6, 1, 4, 2, 3, 5, 1, 2, 2])
    rows = record._rows
    assert len(rows) == 2
    assert "Goule: 8 dice, difficulty 4" in told(rows[0])
    assert "(PR)" in rows[0]._sum.text()
    assert not rows[1]._sum.isVisibleTo(rows[1])


def test_the_record_follows_a_die_taken_back(session):
    record = Record(session)
    session.start_typing()
    session.type_faces([6, 1, 4, 2, 3, 5, 1, 2, 2])
    session.take_back()
    session.take_back()
    assert len(record._rows) == 1
    assert not record._rows[0]._sum.isVisibleTo(record._rows[0])


def test_a_roll_fills_the_record_with_its_seed(session):
    record = Record(session)
    session.roll(11)
    assert record._source.text() == "rolled, seed 11"
    assert len(record._rows) == len(session.story.throws)


def test_a_die_of_many_faces_waits_for_its_digits_or_enter(qtbot):
    law = {"light": "1/12", "killed": "11/12"}
    many = session_of(engagement(engine(structure=30), hits=6, severity=law))
    shown = Tray(many)
    qtbot.addWidget(shown)
    shown.show()
    many.start_typing()
    assert "Type the face, 1 to 12, then Enter." in told(shown)
    qtbot.keyClicks(shown, "3112")
    assert many.story.faces == [3, 11, 2]
    qtbot.keyClick(shown, "1")
    assert many.story.faces == [3, 11, 2]
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert many.story.faces == [3, 11, 2, 1]
    qtbot.keyClick(shown, "1")
    qtbot.keyClick(shown, Qt.Key.Key_Backspace)
    assert many.story.faces == [3, 11, 2, 1]
    qtbot.keyClick(shown, Qt.Key.Key_Backspace)
    assert many.story.faces == [3, 11, 2]
