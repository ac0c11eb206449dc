"""The place « Table » and all that agrees with it: keyboard, names, bounds, form, report."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.forms.tooltip import plain_tip
from desktop.printing.facts import facts_of
from desktop.printing.results import rows_of
from desktop.table.aim_list import AimList
from desktop.table.board import TEMPLATE
from desktop.table.draft import with_direction, with_place
from desktop.table.ground import Ground
from desktop.table.labels import View, labels_of
from desktop.table.look import Look
from desktop.table.sight import sight_of
from desktop.table.surface import _counted
from desktop.theme import tokens_shown
from desktop.views.attack.column import AttackColumn
from desktop.views.attack.target_model import BY_TABLE, GIVEN
from desktop.views.table.touch_delegate import paint_text
from desktop.words import Words
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.systems import load
from tests.desktop.table_ford import BLAST, figure, ford, place, session
from tests.desktop.test_aim_sweep import ambush, survey_of

__all__ = ["place", "session"]
LEFT = Qt.MouseButton.LeftButton


def under_his_own_blast():
    """The attacker and a figure without a target entry, both under an explosion."""
    document = ford(weapon=BLAST)
    at = figure(document, document["table"]["attacker"])
    table = {key: value for key, value in document["table"].items() if key != "direction_deg"}
    stranger = {"name": "Passant", "x": at["x"] + 1, "y": at["y"], "side": "foe"}
    figures = [*table["figures"], stranger]
    return document | {"table": table | {"aim": [at["x"], at["y"]], "figures": figures}}


def notes(place):
    return [box._said.text() for box in place.panel._notes._boxes if box.isVisibleTo(place)]


def test_a_click_gives_the_map_the_keyboard(place, session):
    place.activateWindow()
    goule = place.map.ground.at((2.53, 1.07)).toPoint()
    QTest.mouseClick(place.map.viewport(), LEFT, pos=goule)
    assert place.focusWidget() is place.map
    before = figure(session.document, "Goule")["x"]
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_Right)
    assert figure(session.document, "Goule")["x"] > before
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(session.document["table"]["figures"]) == len(ford()["table"]["figures"]) + 1
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_Delete)
    assert session.document["table"]["figures"][-1] == ford()["table"]["figures"][-1]
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_T)
    assert place.board.chosen == TEMPLATE
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_Escape)
    assert place.board.chosen is None
    scale = place.map.ground.scale
    QTest.keyClick(place.focusWidget(), Qt.Key.Key_Plus)
    assert place.map.ground.scale > scale


def test_deleting_by_the_button_leaves_the_keyboard_on_the_map(place):
    place.board.choose_figure("Goule")
    place.facts._delete.setFocus()
    place.facts._delete.click()
    assert place.focusWidget() is place.map


def test_the_form_counts_and_measures_by_the_table(session):
    column = AttackColumn(session)
    section = column.body.targets
    sight = sight_of(session.document)
    touched = sum(row.touched for row in sight.rows)
    assert section._count.text().startswith(f"{touched} under the template")
    model = section._model
    far = model.column_of("distance")
    row = next(row for row, line in enumerate(model.lines()) if not line.outside)
    shown = model.index(row, far)
    assert shown.data(Qt.ItemDataRole.DisplayRole) != "–"
    assert shown.data(GIVEN)
    assert shown.data(Qt.ItemDataRole.ToolTipRole) == plain_tip(Words("en")(BY_TABLE))


def test_the_report_attacks_those_under_the_template_only():
    document = with_direction(ford(), 0.0)
    rows = sight_of(document).rows
    facts = facts_of(read_engagement(document), Resolver(), title="Ford")
    touched = sum(row.touched for row in rows)
    assert f"attacks {touched} figure" in Words("en")(facts.sentence)
    printed = {row.name: row.values for row in rows_of(facts, Words("en"))}
    for row in rows:
        if row.name in printed:
            assert ("outside" in printed[row.name]) != row.touched
            assert not row.touched or Words("en").decimal(row.distance, 2)[:3] in str(
                printed[row.name]
            )


def test_an_attacker_under_his_own_explosion_is_told(place, session):
    session.edit(under_his_own_blast())
    QTest.qWait(150)
    name = session.document["table"]["attacker"]
    row = place.panel._touches._entries[place.panel._touches.row_of(name)]
    assert row.told.split(", ")[2] == "attacks"
    sight = place.board.sight
    look = Look.of(tokens_shown(), QApplication.font(), Words("en"))
    pills = {label.name: label.pill for label in labels_of(sight, Ground(40), look)}
    assert pills[name].startswith("touched by")
    said = next(note for note in notes(place) if "without a target entry" in note)
    assert name in said
    assert "Passant" in said
    wanted = []
    place.edit_wanted.connect(lambda: wanted.append(place.board.figure))
    place.panel._notes._boxes[0]._said.linkActivated.emit("#")
    assert wanted == ["Passant"]


def test_one_of_whom_nothing_is_known_becomes_a_target(place, session):
    session.edit(under_his_own_blast())
    facts = figure(session.document, "Passant")
    place.desk.change("Passant", facts, {"hit_points": 4}, attacks=False)
    assert session.document["targets"][-1] == {"name": "Passant", "hit_points": 4}


def test_names_are_for_those_in_view():
    document = ford(weapon=BLAST, targets=[])
    crowd = [{"name": f"F{n}", "x": n % 30 * 1.2, "y": n // 30 * 1.2} for n in range(300)]
    document["table"] = {"figures": crowd, "aim": [0, 0]}
    look = Look.of(tokens_shown(), QApplication.font(), Words("en"))
    ground = Ground(60)
    within = QRectF(ground.at((30, 11)), ground.at((36, 6)))
    seen = {
        f"F{n}" for n in range(300) if within.contains(ground.at((crowd[n]["x"], crowd[n]["y"])))
    }
    named = {label.name for label in labels_of(sight_of(document), ground, look, view=View(within))}
    assert seen
    assert seen <= named


def test_a_coordinate_beyond_the_table_is_refused(place, session):
    place.board.choose_figure("Goule")
    place.activateWindow()
    fields = place.facts._here
    box = fields._boxes[0]
    box.setFocus()
    box.lineEdit().selectAll()
    QTest.keyClicks(box, "99999")
    assert figure(session.document, "Goule")["x"] == 2.53
    assert fields._bounds.isVisibleTo(place)
    assert fields._bounds.text() == "between −10,000 and 10,000"
    assert box.lineEdit().text() == "99999"


def test_a_whole_turn_is_taken_off_an_angle_visibly(place, session):
    box = place.toolbar.aim._angle
    box.lineEdit().setText("720")
    assert session.document["table"]["direction_deg"] == 0
    assert box.lineEdit().text() == "0.0°"


@pytest.mark.parametrize(("units", "told"), [(1, "1 toise"), (5, "5 toises")])
def test_the_ruler_counts(units, told):
    assert _counted(Words("en"), units, load()["hell_dorado"]) == told


def test_the_list_follows_the_template(qapp):
    survey = survey_of(ambush())
    places = AimList(Words("en"))
    places.show_survey(survey)
    document = ambush()
    places.show_laid(survey.spots[2].aim.place.lay(document))
    assert places.currentRow() == 2
    places.show_laid(with_direction(document, 179.5))
    assert places.currentRow() == -1
    assert places.sizeHintForRow(0) <= 28


def test_what_is_out_of_view_is_told_and_brought_back(place):
    place.map._move(QPointF(5000, 0))
    assert place._stray.isVisibleTo(place)
    assert place._stray.text() == "The template is out of view"
    place._stray.click()
    assert not place._stray.isVisibleTo(place)


def test_the_panel_says_that_nobody_is_touched(place, session):
    assert not place.panel._nobody.isVisibleTo(place)
    moved = session.document
    for one in ford()["table"]["figures"]:
        if one["name"] != moved["table"]["attacker"]:
            moved = with_place(moved, one["name"], (-60 + one["x"], -60 + one["y"]))
    session.edit(moved)
    assert place.panel._nobody.isVisibleTo(place)


def test_a_step_of_a_drag_makes_no_unchanged_base_anew(place, session):
    parts = place.map._scene._bases
    before = [part._draw for part in parts]
    place.board.preview(with_place(session.document, "Goule", (-3.0, -3.0)))
    changed = [one is not two for one, two in zip(before, [p._draw for p in parts], strict=True)]
    assert sum(changed) < len(parts)


def _painted(name):
    picture = QImage(80, 36, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    room = QRect(0, 0, 75, 36)
    paint_text(painter, room, name, QApplication.font(), bold=True, ink="#000000")
    painter.end()
    return picture


@pytest.mark.usefixtures("qapp")
def test_two_of_a_kind_are_told_apart_where_their_names_are_shortened():
    assert _painted("Diablotin des cendres ×1") != _painted("Diablotin des cendres ×2")
