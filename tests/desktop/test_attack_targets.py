import copy

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget

from desktop.session import Session
from desktop.views.attack.column import AttackColumn
from desktop.views.attack.draft import with_target_field
from desktop.words import Words
from rules.resolution import Resolver
from tests.desktop.ambush import AMBUSH
from tests.desktop.attack_parts import PLAIN, at, names, shown, typed
from tests.desktop.test_forms import scroll, widget


@pytest.fixture
def session(qapp):
    return Session(Words("en"), Resolver(), copy.deepcopy(AMBUSH))


def test_a_row_is_dragged_by_its_grip(table, session):
    start, end = (table.visualRect(table.model().index(row, 0)).center().y() for row in (3, 0))
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(table.viewport(), left, pos=QPoint(14, start))
    QTest.mouseMove(table.viewport(), QPoint(14, end))
    assert not table.grab().isNull()
    QTest.mouseRelease(table.viewport(), left, pos=QPoint(14, end))
    assert names(session)[0] == "Sorcier"


def test_details_of_the_selected_target(column, table, session):
    details = column.body.targets.details
    at(table, 1, 0)
    details.set_open(opened=True)
    checks = details.form.row("engaged_with").findChild(QListWidget)
    chosen = [checks.item(row).text() for row in range(3) if checks.item(row).checkState().value]
    assert chosen == ["Reître"], "melees are read both ways"
    checks.setFocus()
    checks.setCurrentRow([checks.item(row).text() for row in range(3)].index("Reître"))
    QTest.keyClick(checks, Qt.Key.Key_Space)
    assert "engaged_with" not in session.document["targets"][3]
    QTest.keyClick(widget(details.form, "immune"), Qt.Key.Key_Space)
    assert session.document["targets"][1]["immune"] is True


@pytest.mark.parametrize("name", ["W" * 120, "Gobelin " * 8])
def test_a_long_name_leaves_the_numbers_in_sight(column, table, session, name):
    edited = with_target_field(session.document, 0, "name", name.strip())
    session.edit(edited)
    QApplication.processEvents()
    assert column.body.width() <= column.viewport().width()
    last = table.visualRect(table.model().index(0, 4))
    assert last.right() <= table.viewport().width()


def test_what_the_weapon_does_not_read_is_seen_only_where_it_is_not_as_usual(column, table):
    typed(column.body.notation.field, PLAIN)
    assert shown(table)[0] == ["Goule", "1", "6"]
    details = column.body.targets.details
    details.set_open(opened=True)
    at(table, 0, 0)
    assert not details.form.row("cover").isVisible()
    at(table, 3, 0)
    cover = widget(details.form, "cover")
    assert cover.isVisible()
    assert not cover.isEnabled()
    assert "does not count with this weapon" in cover.toolTip()
    assert widget(details.form, "immune").isEnabled()


def test_what_is_wrong_can_be_mended_although_the_weapon_does_not_read_it(column, session):
    targets = copy.deepcopy(AMBUSH["targets"])
    targets[0]["cover"] = -1
    session.edit(session.document | {"weapon": PLAIN, "targets": targets})
    details = column.body.targets.details
    details.set_open(opened=True)
    assert details.form.row("cover").problem() == "−1 is too small: 0 at least"
    assert widget(details.form, "cover").isEnabled()


def test_what_is_wrong_with_a_target_is_told_under_the_table(column, table, session):
    targets = copy.deepcopy(AMBUSH["targets"])
    targets[0]["hit_points"] = 0
    targets[1]["defence"] = 9
    session.edit(session.document | {"targets": targets})
    told = column.body.targets.problems()
    assert told == [
        "Goule, Hit points: 0 is too small: 1 at least",
        "Succube, Defence: 9 is too large: 7 at most",
    ]
    at(table, 1, 0)
    column.body.targets.details.set_open(opened=True)
    row = column.body.targets.details.form.row("defence")
    assert row.isVisible()
    assert row.problem() == "9 is too large: 7 at most"
    session.undo()
    assert column.body.targets.problems() == []


def test_what_has_no_row_is_told_at_the_bottom(column, session):
    session.edit(session.document | {"toise": "battle"})
    assert column.body.problems() == ["toise: not an engagement of Toise, but a battle"]


@pytest.mark.parametrize(
    "strange",
    [
        {"targets": 3},
        {"targets": ["Goule"]},
        {"targets": [{"name": 5, "hit_points": "many", "engaged_with": [3]}]},
        {"attacker": []},
        {"weapon": 7},
        {"weapon": {"kind": "explosion"}},
        {"circumstances": None},
        {"system": "chess"},
    ],
    ids=str,
)
def test_documents_of_any_shape_are_shown_and_kept(column, session, strange):
    session.edit(copy.deepcopy(AMBUSH) | strange)
    assert not column.grab().isNull()
    assert session.document == AMBUSH | strange
    assert session.problems


def test_a_weapon_given_as_an_object_is_shown_as_printed(column, session):
    notation = column.body.notation
    explosion = {"kind": "explosion", "difficulty": 3, "power": 1}
    session.edit(session.document | {"weapon": explosion})
    assert notation.field.text() == PLAIN
    session.edit(session.document | {"weapon": {"kind": "explosion", "power": 1}})
    assert notation.field.text() == ""
    assert notation.problems() == ["Difficulty: difficulty is missing"]


def test_the_wheel_goes_through_the_table(column, table, session):
    column.resize(372, 300)
    scroll(table.viewport())
    assert session.document == AMBUSH


def test_a_roster_is_asked_for_and_its_figures_are_taken(qtbot, column, session):
    with qtbot.waitSignal(column.roster_wanted):
        QTest.mouseClick(column.body.targets.roster_button, Qt.MouseButton.LeftButton)
    column.body.targets.add([{"name": "Goule", "hit_points": 3}] * 2)
    assert names(session)[4:] == ["Goule 2", "Goule 3"]


def test_names_of_markup_are_shown_as_typed(table, session):
    session.edit(with_target_field(session.document, 0, "name", "<b>Goule</b> & Fils"))
    assert shown(table)[0][0] == "<b>Goule</b> & Fils"
    tip = table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in tip


def test_tab_goes_down_the_column_and_leaves_the_table(column):
    widget(column.body.attacker, "name").setFocus()
    heights = []
    for _ in range(9):
        focused = QApplication.focusWidget()
        heights.append(focused.mapTo(column.body, QPoint(0, focused.height() // 2)).y())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert len(set(heights)) > 6
    assert heights == sorted(heights)


def test_large_type_widens_the_column(qtbot, session, qapp):
    usual = qapp.font()
    large = qapp.font()
    large.setPointSizeF(usual.pointSizeF() + 8)
    qapp.setFont(large)
    try:
        column = AttackColumn(session)
        qtbot.addWidget(column)
        assert column.width() >= column.body.minimumSizeHint().width()
    finally:
        qapp.setFont(usual)
