"""A run of digits in the tray: on from throw to throw, at once for several hits, and back."""

import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.session import Session
from desktop.views.dice.record import Record
from desktop.views.dice.tray import Tray
from desktop.words import Words
from rules.resolution import Resolver
from rules.sequence import read_row
from tests.desktop.skaven import FIRST, SECOND
from tests.desktop.test_dice import told


@pytest.fixture
def session(qapp):
    document = copy.deepcopy(FIRST)
    document["attacker"]["attacks"] = 3
    return Session(Words("en"), Resolver(), document)


@pytest.fixture
def tray(session, qtbot):
    shown = Tray(session)
    qtbot.addWidget(shown)
    shown.resize(560, 158)
    shown.show()
    session.start_typing()
    return shown


def labels(record):
    return [row._who.text() for row in record._rows]


def test_a_run_goes_on_from_throw_to_throw_and_each_is_named(tray, session, qtbot):
    record = Record(session)
    qtbot.addWidget(record)
    qtbot.keyClicks(tray, "4565412")
    assert session.story.faces == [4, 5, 6, 5, 4, 1, 2]
    assert labels(record) == [
        "To hit: 3+, 3 dice", "To wound: 3+", "To wound: 3+", "Injury: 1 die", "To wound: 3+",
    ]  # fmt: skip
    assert session.result.figures[0].states["knocked_down"] == 1
    for _ in range(4):
        qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    assert session.story.faces == [4, 5, 6]
    assert labels(record) == ["To hit: 3+, 3 dice", "To wound: 3+"], "the last is awaited"


def test_a_pasted_run_does_the_same(tray, session, qtbot):
    QGuiApplication.clipboard().setText("456 5 4 1, 2")
    qtbot.keyClick(tray, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert session.story.faces == [4, 5, 6, 5, 4, 1, 2]


def test_dice_to_wound_are_taken_at_once_where_that_is_wished(tray, session, qtbot):
    assert not tray._together.isVisible()
    qtbot.keyClicks(tray, "456")
    assert tray._together.text() == "3 dice at once"
    tray._together.click()
    qtbot.keyClicks(tray, "54")
    assert session.gathered == [5, 4]
    assert [die.face for die in tray._dice._dice] == ["5", "4", ""]
    qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    assert session.gathered == [5]
    qtbot.keyClicks(tray, "42")
    assert "Injury: 1 die" in told(tray)
    qtbot.keyClicks(tray, "1")
    assert session.story.faces == [4, 5, 6, 5, 4, 1, 2]
    assert session.story.current is None


def test_the_record_follows_its_end_when_several_throws_are_told_at_once(tray, session, qtbot):
    record = Record(session)
    qtbot.addWidget(record)
    record.resize(300, 158)
    record.show()
    qtbot.keyClicks(tray, "456")
    tray._together.click()
    qtbot.keyClicks(tray, "514")
    bar = record._area.verticalScrollBar()
    qtbot.waitUntil(lambda: record._rows[-1].isVisible() and bar.maximum() > 0)
    qtbot.wait(50)
    assert bar.value() == bar.maximum()


def test_a_row_is_typed_through_to_its_end(tray, session, qtbot):
    session.add_attacks([(copy.deepcopy(SECOND), None)])
    session.start_typing()
    record = Record(session)
    qtbot.addWidget(record)
    qtbot.keyClicks(tray, "1114536")
    assert session.story.faces[:3] == [1, 1, 1]
    assert labels(record)[0].startswith("Griffe")
    assert labels(record)[1].startswith("Croc")
    row = read_row(session.attacks.documents)
    document = row.document(row.typed(session.story.faces), Resolver(), Words("en"), None)
    assert session.result.told()["targets"] == document["targets"]
