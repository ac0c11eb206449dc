"""The place « Table » as its user meets it: drag, keys, numbers, list, undo."""

import time

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.table.board import TEMPLATE, Chosen
from desktop.table.draft import with_direction, with_place
from desktop.table.stencil import handle_of
from tests.desktop.ambush import AMBUSH
from tests.desktop.table_ford import BLAST, figure, ford, place, session

__all__ = ["place", "session"]
LEFT = Qt.MouseButton.LeftButton


def pixel(view, point):
    return view.map.ground.at(point).toPoint()


def drag(view, start, end, steps=6, *, release=True):
    port = view.map.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, steps + 1):
        QTest.mouseMove(port, start + (end - start) * step / steps)
        QTest.qWait(1)
    if release:
        QTest.mouseRelease(port, LEFT, pos=end)


def notes(view):
    return [box._said.text() for box in view.panel._notes._boxes if box.isVisibleTo(view)]


def test_a_figure_is_dragged_in_one_step_of_undo(place, session):
    before = session.document
    drag(place, pixel(place, (7.23, 2.78)), pixel(place, (7.23, 4.78)))
    assert figure(session.document, "Chien d’enfer")["y"] == pytest.approx(4.78, abs=0.05)
    session.undo()
    assert session.document == before
    assert not session.can_undo


def test_during_a_drag_margins_and_numbers_follow_and_nothing_is_edited(place, session):
    before = session.document
    handle = handle_of(place.board.sight)
    drag(place, pixel(place, handle), pixel(place, (6.5, 0.0)), release=False)
    assert session.document is before
    assert not place.board.sight.by_name["Sorcier"].touched
    row = place.panel._touches.row_of("Sorcier")
    assert "away" in place.panel._touches._entries[row].margin
    assert place.panel._totals._numbers[0].text() != "10.5"
    QTest.keyClick(place.map, Qt.Key.Key_Escape)
    assert place.board.sight.by_name["Sorcier"].touched
    QTest.mouseRelease(place.map.viewport(), LEFT, pos=QPoint(5, 5))
    assert session.document is before


def test_the_bars_wait_until_nothing_moves(place, session):
    place.board.preview(with_direction(session.document, -3.0))
    row = place.panel._odds.row_of("Succube")
    kept = place.panel._odds._entries[row].law
    place.board.preview(with_direction(session.document, 60.0))
    place.board.preview(with_direction(session.document, 5.0))
    assert place.panel._odds._entries[place.panel._odds.row_of("Succube")].law is kept
    QTest.qWait(150)
    sight = place.board.sight
    assert sight.by_name["Succube"].touched


def test_bases_snap_into_a_melee(place):
    drag(place, pixel(place, (-1.6, -1.9)), pixel(place, (2.55, 0.05)))
    assert ("Goule", "Piquier") in place.board.sight.contacts


def test_an_empty_place_pans_and_changes_nothing(place, session):
    before, ground = session.document, place.map.ground
    corner = QPoint(300, place.map.height() - 150)
    drag(place, corner, corner + QPoint(60, 30))
    assert session.document is before
    assert place.map.ground.left == pytest.approx(ground.left + 60, abs=2)
    assert place.map.ground.scale == ground.scale


def test_keys_nudge_what_is_selected(place, session, qtbot):
    place.board.choose_figure("Goule")
    qtbot.keyClick(place.map, Qt.Key.Key_Right)
    assert figure(session.document, "Goule")["x"] == pytest.approx(2.63)
    qtbot.keyClick(place.map, Qt.Key.Key_Left)
    assert figure(session.document, "Goule")["x"] == 2.53
    qtbot.keyClick(place.map, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert figure(session.document, "Goule")["y"] == pytest.approx(1.11)


def test_keys_turn_a_spray(place, session, qtbot):
    qtbot.keyClick(place.map, Qt.Key.Key_T)
    assert place.board.chosen == TEMPLATE
    qtbot.keyClick(place.map, Qt.Key.Key_Left)
    assert session.document["table"]["direction_deg"] == 17.5
    qtbot.keyClick(place.map, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert session.document["table"]["direction_deg"] == 12.5
    session.undo()
    assert session.document["table"]["direction_deg"] == 17


def test_keys_move_the_aim_of_a_blast(place, session, qtbot):
    place.desk.lay_blast()
    x, y = session.document["table"]["aim"]
    qtbot.keyClick(place.map, Qt.Key.Key_Right)
    assert session.document["table"]["aim"] == pytest.approx([x + 0.1, y])
    place.toolbar.aim.aimed.emit((1.0, 2.0))
    assert session.document["table"]["aim"] == [1, 2]


def test_keys_pan_when_nothing_is_selected(place, session, qtbot):
    before, ground = session.document, place.map.ground
    qtbot.keyClick(place.map, Qt.Key.Key_Left)
    assert session.document is before
    assert place.map.ground.left > ground.left


def test_the_direction_is_typed_and_stepped(place, session):
    box = place.toolbar.aim._angle
    assert box.lineEdit().text() == "17.0°"
    box.stepBy(1)
    assert session.document["table"]["direction_deg"] == 17.5
    box.lineEdit().setText("-12,25")
    assert session.document["table"]["direction_deg"] == -12.25


def test_a_number_that_is_shown_rounded_edits_nothing(place, session):
    place.board.preview(with_direction(session.document, 17.33333333))
    place.board.commit()
    assert session.document["table"]["direction_deg"] == 17.33333333


def test_the_weapon_is_switched_and_comes_back(place, session):
    weapon = session.document["weapon"]
    place.toolbar.blast_wanted.emit()
    assert session.document["weapon"].startswith("explosion")
    assert session.reading is not None
    place.toolbar.spray_wanted.emit()
    assert session.document["weapon"] == weapon
    assert session.reading is not None


def test_coordinates_are_typed(place, session):
    place.board.choose_figure("Goule")
    box = place.facts._here._boxes[0]
    box.lineEdit().setText("-3,5")
    assert figure(session.document, "Goule")["x"] == -3.5
    session.undo()
    assert figure(session.document, "Goule")["x"] == 2.53


def test_the_list_and_the_map_select_the_same(place):
    model = place.panel._touches
    place.panel.list.setCurrentIndex(model.index(model.row_of("Sorcier"), 0))
    assert place.board.figure == "Sorcier"
    QTest.mouseClick(place.map.viewport(), LEFT, pos=pixel(place, (2.53, 1.07)))
    assert place.panel.list.currentIndex().row() == model.row_of("Goule")
    QTest.mouseClick(place.map.viewport(), LEFT, pos=QPoint(300, place.map.height() - 150))
    assert place.board.figure is None
    assert not place.panel.list.selectionModel().hasSelection()


def test_twins_and_removal_by_key(place, session, qtbot):
    place.board.choose_figure("Goule")
    qtbot.keyClick(place.map, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert place.board.figure == "Goule 2"
    assert [target["name"] for target in session.document["targets"]][-1] == "Goule 2"
    qtbot.keyClick(place.map, Qt.Key.Key_Delete)
    assert place.board.chosen is None
    assert session.document["targets"] == ford()["targets"]
    assert session.document["table"]["figures"] == ford()["table"]["figures"]


def test_walls_are_added_and_removed(place, session, qtbot):
    place.toolbar.wall_wanted.emit()
    assert place.board.chosen == Chosen("obstacle", place=1)
    assert place.facts.isVisible()
    qtbot.keyClick(place.map, Qt.Key.Key_Delete)
    assert session.document["table"]["obstacles"] == ford()["table"]["obstacles"]


def test_a_contestable_margin_is_told_both_ways(place):
    (note,) = notes(place)
    assert "Sorcier, 1.4 mm." in note
    assert "9.6" in note
    assert "10.5" in note
    assert place.map._scene._lens.isVisible()


def test_an_obstacle_on_the_way_is_warned_of(place, session):
    document = ford(weapon=BLAST)
    document["table"] |= {"aim": [4, 1], "obstacles": [{"from": [2, 0], "to": [2, 2]}]}
    del document["table"]["direction_deg"]
    session.edit(document)
    QTest.qWait(150)
    assert any("obstacle" in note for note in notes(place))
    assert {"id": "no_line_of_sight"} in session.result.warnings


def test_figures_on_one_another_are_warned_of(place, session):
    session.edit(with_place(session.document, "Goule", (4.5, 0.9)))
    QTest.qWait(150)
    assert any("stand on one another" in note for note in notes(place))


def test_what_is_wrong_is_told_and_nothing_is_lost(place, session):
    session.edit(ford(weapon="souffle percutant (puissance 4"))
    QTest.qWait(150)
    assert notes(place)
    assert len(place.board.sight.stands) == 7
    broken = ford()
    broken["table"]["figures"][0]["x"] = 1e9
    session.edit(broken)
    QTest.qWait(150)
    assert notes(place)
    session.undo()
    session.undo()
    assert place.board.sight.by_name["Goule"].touched


def test_an_engagement_without_table_gets_one(place, session):
    session.open(AMBUSH, None)
    assert place._stack.currentWidget() is place._empty
    place._empty.asked.emit()
    assert place._stack.currentWidget() is place._ground
    QTest.qWait(120)
    assert len(place.board.sight.stands) == 5
    session.undo()
    assert session.document["table"] is None if "table" in AMBUSH else "table" not in AMBUSH
    assert place._stack.currentWidget() is place._empty


def test_zoom_keeps_the_point_under_the_pointer(place):
    anchor = QPointF(400, 300)
    point = place.map.ground.back(anchor)
    place.map.zoom(2.0, anchor)
    assert place.map.ground.back(anchor) == pytest.approx(point)
    place.map.zoom(1e9)
    place.map.zoom(1e-9)
    place.map.fit()
    assert place.map.ground.scale > 40


def test_everything_that_takes_the_keyboard_has_a_name(place):
    place.board.choose_figure("Goule")
    nameless = [
        widget
        for widget in place.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ]
    assert [type(widget).__name__ for widget in nameless] == []


def test_five_hundred_figures_pan_fluidly(place, session):
    document = ford()
    document["table"]["figures"] += [
        {"name": f"P{n}", "x": (n % 25) * 1.3 - 16, "y": n // 25 * 1.3 + 8, "side": "foe"}
        for n in range(493)
    ]
    session.edit(document)
    QTest.qWait(150)
    place.map.fit()
    place.map.viewport().repaint()
    start = time.process_time()
    for _ in range(10):
        place.map._move(QPointF(3, 2))
        place.map.viewport().repaint()
    assert (time.process_time() - start) / 10 < 1


def test_asleep_it_looks_at_nothing(place, session):
    place.hide()
    sight = place.board.sight
    session.edit(with_place(session.document, "Goule", (9.0, 9.0)))
    assert place.board.sight is sight
    place.show()
    assert not place.board.sight.by_name["Goule"].touched


def test_of_several_attackers_the_one_in_hand_is_told(place, session):
    assert place.panel._whose.text() == "follows the template"
    session.add_attacks([(ford(), None)])
    assert place.panel._whose.text() == "this attacker alone"
