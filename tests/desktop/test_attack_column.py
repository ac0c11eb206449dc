import copy

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.session import Session
from desktop.words import Words
from rules.resolution import Resolver
from tests.desktop.ambush import AMBUSH, PERCUTANT
from tests.desktop.attack_parts import CTRL_SHIFT, PLAIN, at, leave_cell, names, shown, typed
from tests.desktop.test_forms import focusable, widget


@pytest.fixture
def session(qapp):
    return Session(Words("en"), Resolver(), copy.deepcopy(AMBUSH))


def test_the_table_is_that_of_the_picture(table):
    assert shown(table) == [
        ["Goule", "1", "6", "–", "1.7"],
        ["Succube", "0", "8", "–", "3.4"],
        ["Reître", "2", "8", "–", "out"],
        ["Sorcier", "0", "4", "1", "5.0"],
    ]
    assert table.model().index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Reître"


def test_every_widget_the_keyboard_reaches_has_a_name(column):
    body = column.body
    for fold in (body.circumstances, body.rules, body.targets.details):
        fold.set_open(opened=True)
    assert [child for child in focusable(column) if not child.accessibleName()] == []


def test_the_fields_are_those_the_weapon_reads(column, session):
    attacker = column.body.attacker
    assert attacker.row("shooting").isVisible()
    assert not attacker.row("combat").isVisible()
    typed(column.body.notation.field, "mêlée (tranchant • dégâts 2/4/6/8/10)")
    assert attacker.row("combat").isVisible()
    assert not attacker.row("shooting").isVisible()
    assert attacker.row("combat").problem() == "a combat value is needed, or the dice thrown"
    typed(column.body.notation.field, "mêl")
    assert attacker.row("combat").isVisible(), "an unreadable weapon leaves the fields"
    assert session.document["weapon"] == "mêl"


def test_where_no_weapon_is_typed_one_is_asked_for_and_nothing_is_wrong(column):
    notation = column.body.notation
    notation.field.selectAll()
    QTest.keyClick(notation.field, Qt.Key.Key_Delete)
    told = [one.text() for one in notation.findChildren(QLabel) if one.isVisible()]
    assert "expected a weapon, as in “explosion (puissance 3/1)”" in told
    assert notation.field.accessibleDescription() in told
    assert notation.problems() == []
    assert not notation.field.property("error")
    typed(notation.field, "puff")
    assert notation.problems()
    assert notation.field.property("error")


def test_editing_keeps_what_nobody_reads(column, session):
    box = widget(column.body.attacker, "shooting")
    box.selectAll()
    QTest.keyClicks(box, "4")
    assert session.document["attacker"] == {"name": "Bombardière", "shooting": 4, "mood": "grim"}
    assert session.document["note"] == "kept"
    assert session.document["targets"] == AMBUSH["targets"]


def test_undo_from_outside_shows_without_a_loop(column, session):
    line = widget(column.body.attacker, "name")
    line.setFocus()
    line.setCursorPosition(3)
    QTest.keyClicks(line, "x")
    assert session.document["attacker"]["name"] == "Bomxbardière"
    assert line.cursorPosition() == 4
    session.undo()
    assert line.text() == "Bombardière"
    assert line.hasFocus()
    assert session.can_redo


def test_the_notation_reads_as_one_types(column, session):
    notation = column.body.notation
    assert notation.reading().startswith("8 dice, difficulty 4, 2 damage per hit")
    typed(notation.field, PLAIN)
    assert session.document["weapon"] == PLAIN
    assert "a radius of 3 toises" in notation.reading()
    assert notation.problems() == []


def test_an_error_stands_at_its_column_and_tab_takes_the_suggestion(column, session):
    notation = column.body.notation
    typed(notation.field, PERCUTANT.replace("puissance", "puisance"))
    assert notation.problems() == ["expected “puissance”, read puisance"]
    assert notation.reading() == ""
    assert notation.field.property("error") is True
    assert not column.grab().isNull(), "the wave is painted"
    QTest.keyClick(notation.field, Qt.Key.Key_Tab)
    assert session.document["weapon"] == PERCUTANT
    assert notation.problems() == []
    assert notation.field.hasFocus()
    QTest.keyClick(notation.field, Qt.Key.Key_Tab)
    assert not notation.field.hasFocus()


def test_the_suggestion_is_taken_by_click_or_sent_away_with_escape(column, session):
    notation = column.body.notation
    wrong = PERCUTANT.replace("4/2", "4\\2")
    typed(notation.field, wrong)
    QTest.keyClick(notation.field, Qt.Key.Key_Escape)
    QTest.keyClick(notation.field, Qt.Key.Key_Tab)
    assert not notation.field.hasFocus()
    assert session.document["weapon"] == wrong
    typed(notation.field, wrong)
    QTest.mouseClick(notation.chip, Qt.MouseButton.LeftButton)
    assert session.document["weapon"] == PERCUTANT


def test_a_pasted_notation_is_plain_and_on_one_line(column, session):
    field = column.body.notation.field
    data = QMimeData()
    data.setText("souffle\r\npercutant (mitraille •\npuissance 4/2)")
    data.setHtml("<b>souffle</b><br>percutant (mitraille • puissance 4/2)")
    QGuiApplication.clipboard().setMimeData(data)
    field.setFocus()
    field.selectAll()
    field.paste()
    assert session.document["weapon"] == PERCUTANT


def test_circumstances_and_rules_say_their_state(column, session):
    body = column.body
    typed(body.notation.field, PLAIN)
    body.circumstances.set_open(opened=True)
    QTest.keyClick(widget(body.circumstances.form, "range"), Qt.Key.Key_Down)
    assert session.document["circumstances"] == {"range": "long"}
    body.rules.set_open(opened=True)
    QTest.keyClick(widget(body.rules.form, "outsider_hit"), Qt.Key.Key_Down)
    assert session.document["rules"] == {"outsider_hit": "once"}
    assert "at most" in " ".join(body.assumptions())


def test_a_wrong_field_behind_a_fold_opens_it(column, session):
    session.edit(session.document | {"circumstances": {"bonus_dice": 1}})
    fold = column.body.circumstances
    assert fold.is_open()
    assert fold.form.row("bonus_dice").isVisible()
    assert fold.form.row("bonus_dice").problem() == "Vae victis can't be used with a blast"


def test_a_number_is_typed_in_its_cell(table, session):
    at(table, 1, 1)
    QTest.keyClick(table, Qt.Key.Key_3)
    leave_cell(Qt.Key.Key_Return)
    assert session.document["targets"][1]["protection"] == 3
    assert session.document["targets"][1]["hat"] == "red"
    assert table.currentIndex().row() == 1


@pytest.mark.parametrize("number", ["2.5", "2,5"])
def test_a_distance_takes_both_separators(table, session, number):
    at(table, 0, 4)
    QTest.keyClick(table, Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), number)
    leave_cell(Qt.Key.Key_Return)
    assert session.document["targets"][0]["distance"] == 2.5


def test_escape_in_a_cell_changes_nothing(table, session):
    at(table, 0, 2)
    QTest.keyClick(table, Qt.Key.Key_9)
    leave_cell(Qt.Key.Key_Escape)
    assert session.document == AMBUSH


def test_a_new_name_is_followed_in_melees(table, session):
    at(table, 1, 0)
    QTest.keyClick(table, Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "Lilith")
    leave_cell(Qt.Key.Key_Return)
    assert names(session) == ["Goule", "Lilith", "Sorcier", "Reître"]
    assert session.document["targets"][3]["engaged_with"] == ["Lilith"]
    assert session.problems == []


def test_add_opens_the_new_name(column, session):
    QTest.mouseClick(column.body.targets.add_button, Qt.MouseButton.LeftButton)
    assert names(session)[4] == "Target 5"
    assert session.reading is not None
    facts = {"side": "ally", "protection": 2, "hit_points": 8}
    assert session.document["targets"][4] == {"name": "Target 5", **facts}
    QTest.keyClicks(QApplication.focusWidget(), "Diablotin")
    leave_cell(Qt.Key.Key_Return)
    assert names(session)[4] == "Diablotin"


def test_of_the_first_target_the_hit_points_are_asked_for(column, session):
    session.edit(session.document | {"targets": []})
    QTest.mouseClick(column.body.targets.add_button, Qt.MouseButton.LeftButton)
    assert session.document["targets"] == [{"name": "Target 1"}]
    assert session.reading is None
    assert column.body.targets.problems() == ["Target 1, Hit points: missing"]
    QTest.keyClicks(QApplication.focusWidget(), "6")
    leave_cell(Qt.Key.Key_Return)
    assert session.document["targets"] == [{"name": "Target 1", "hit_points": 6}]
    assert session.reading is not None


def test_duplicate_and_remove(table, session):
    at(table, 0, 0)
    QTest.keyClick(table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert names(session)[:2] == ["Goule", "Goule 2"]
    assert table.currentIndex().row() == 1
    QTest.keyClick(table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert names(session)[:3] == ["Goule", "Goule 2", "Goule 3"]
    QTest.keyClick(table, Qt.Key.Key_Delete)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert names(session) == ["Goule", "Goule 2", "Sorcier", "Reître"]
    session.undo()
    assert names(session) == ["Goule", "Goule 2", "Succube", "Sorcier", "Reître"]


def test_removing_the_last_target_leaves_a_valid_engagement(table, session):
    for _ in range(4):
        QTest.keyClick(table, Qt.Key.Key_Delete)
    assert session.document["targets"] == []
    assert session.problems == []


def test_rows_move_with_those_under_them(table, session):
    at(table, 1, 0)
    QTest.keyClick(table, Qt.Key.Key_Up, CTRL_SHIFT)
    assert names(session) == ["Succube", "Reître", "Goule", "Sorcier"]
    assert table.currentIndex().row() == 0
    QTest.keyClick(table, Qt.Key.Key_Up, CTRL_SHIFT)
    QTest.keyClick(table, Qt.Key.Key_Down, CTRL_SHIFT)
    assert names(session) == ["Goule", "Succube", "Reître", "Sorcier"]
