"""The deviation map: what is drawn is what the result says, on the map and in words."""

import re
from datetime import date
from fractions import Fraction
from math import hypot, pi

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from desktop.printing.facts import facts_of
from desktop.table.draft import with_aim
from desktop.table.export import write_picture
from desktop.table.ground import Ground
from desktop.table.labels import View, labels_of
from desktop.table.look import Look
from desktop.table.map_scene import EVERYWHERE
from desktop.table.picture import Picture
from desktop.table.scatter_paint import dot_radius, taken_rooms
from desktop.table_acts import TableActs
from desktop.theme_tokens import LIGHT
from desktop.views.table.chances import chances_rows, heads_of
from desktop.words import Words
from rules.played import typed
from rules.service import resolve_document
from tests.desktop import table_ford
from tests.desktop.grenade import place, session
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import pdf

__all__ = ["place", "session"]


def test_every_place_of_the_result_is_a_dot(place, session):
    rows = resolve_document(session.document)["deviation"]
    told = {(row["x"], row["y"]): Fraction(row["p"]) for row in rows}
    assert {(p.x, p.y): p.chance for p in place.board.scatter.places} == told
    assert len(told) == 24


def test_a_dots_area_is_its_probability(place):
    scatter, ground = place.board.scatter, Ground(60)
    areas = {pi * dot_radius(p, scatter, ground) ** 2 / float(p.chance) for p in scatter.places}
    assert max(areas) == pytest.approx(min(areas))


def test_arcs_are_the_chances_of_the_result(place, session):
    told = resolve_document(session.document)["targets"]
    assert place.board.scatter.chances == {one["name"]: Fraction(one["under"]) for one in told}


def test_the_danger_is_said_first(place):
    graded = place.panel.graded
    assert graded._danger.accessibleName() == (
        "One of ours under the template in 13%. Marlène, who attacks, never is."
    )
    assert graded._danger.y() < graded.chances.y()


def test_the_list_of_figures_tells_what_the_map_shows(place):
    board, words = place.board, place._session.words
    assert heads_of(board.result, words) == ["Figure", "under", "Shaken", "wounded"]
    rows = {row.name: row for row in chances_rows(board.sight, board.result, words)}
    assert rows["Augustin"].told == (
        "Augustin, ours, under the template in 13%, Shaken 4%, wounded 9%"
    )
    assert rows["Marlène"].cells == ("0%", "–", "–")
    assert rows["Passante"].cells == ("14%", "–", "–")


def test_the_pointer_on_a_dot_lays_the_template_there(place):
    view, scatter = place.map, place.board.scatter
    spot = next(one for one in scatter.places if one.under == ("Augustin",))
    at = view.ground.at((spot.x, spot.y)).toPoint()
    QTest.mouseMove(view.viewport(), at + QPoint(60, 60))
    QTest.mouseMove(view.viewport(), at)
    QTest.qWait(30)
    assert view._looked is not None
    assert hypot(view._looked.x - spot.x, view._looked.y - spot.y) < 0.3
    QTest.mouseMove(view.viewport(), QPoint(5, view.height() - 5))
    QTest.qWait(30)
    assert view._looked is None


def test_the_keyboard_goes_through_the_places(place):
    fold = place.panel.graded.places
    fold.set_open(opened=True)
    fold.list.setFocus()
    assert place.map._looked == place.board.scatter.places[0]
    QTest.keyClick(fold.list, Qt.Key.Key_Down)
    assert place.map._looked == place.board.scatter.places[1]
    told = fold._model.entry(1).told
    assert told.startswith("2 squares towards 2 o'clock, 0.7%, x 8.0, y 3.8")
    place.map.setFocus()
    assert place.map._looked is None


def test_a_click_on_a_dot_opens_its_row(place):
    spot = place.board.scatter.places[17]
    place.map.dots.picked.emit(spot)
    fold = place.panel.graded.places
    assert fold.is_open()
    assert fold.list.currentIndex().row() == 17


def test_the_switch_takes_the_map_off_and_the_margins_come_back(place):
    assert not place.panel.list.isVisibleTo(place)
    QTest.keyClick(place.map, Qt.Key.Key_D)
    assert place.board.scatter is None
    assert not place.map.dots.isVisible()
    assert place.panel.list.isVisibleTo(place)
    assert not place.panel.graded.places.isVisibleTo(place)
    assert place.panel.graded.chances.isVisibleTo(place)
    place.toolbar.scatter.click()
    assert len(place.board.scatter.places) == 24


def test_the_map_follows_the_template_while_it_is_dragged(place, session):
    place.board.preview(with_aim(session.document, (3, 5)))
    moved = resolve_document(with_aim(session.document, (3, 5)))
    assert place.board.scatter.aim == (3, 5)
    assert [p.x for p in place.board.scatter.places] == [row["x"] for row in moved["deviation"]]
    place.board.cancel()
    assert place.board.scatter.aim == (6.2, 4.6)


def test_all_places_find_room_in_the_view(place):
    room = place.map.viewport().rect()
    for spot in place.board.scatter.places:
        assert room.contains(place.map.ground.at((spot.x, spot.y)).toPoint())


def test_members_of_a_group_are_no_strangers(place):
    assert all(not box.isVisibleTo(place) for box in place.panel._notes._boxes)


def test_what_it_is_worth_is_what_where_to_aim_says(place, session):
    QTest.qWait(150)
    system, worth = session.reading.system, place.board.worth
    assert worth == system.worth(session.reading.engagement, session.resolver)
    aims = system.aims(session.reading.engagement)
    here = min(aims.places, key=lambda p: hypot(p.point[0] - 6.25, p.point[1] - 4.5))
    session.edit(here.lay(session.document))
    QTest.qWait(150)
    assert place.board.scatter.aim == here.point
    assert place.board.worth == aims.weigh(here, session.resolver)


@pytest.mark.parametrize("weapon", [
    "souffle (2d10 • cône • naturelle)", "boule (2d6 • gabarit moyen • pouvoir)",
])  # fmt: skip
def test_what_never_deviates_has_no_map_but_the_same_numbers(place, session, weapon):
    session.edit(session.document | {"weapon": weapon})
    assert place.board.scatter is None
    assert not place.toolbar.scatter.isVisibleTo(place)
    assert place.panel.graded.chances.isVisibleTo(place)
    assert place.panel.list.isVisibleTo(place)


def test_another_game_has_no_such_map(place, session):
    session.edit(table_ford.ford())
    assert not place.toolbar.scatter.isVisibleTo(place)
    assert not place.panel.graded.isVisibleTo(place)
    assert place.panel.odds.isVisibleTo(place)


def test_names_keep_clear_of_the_dots(place):
    board, ground, look = place.board, Ground(place.map.ground.scale), place.map._look()
    rooms = taken_rooms(board.scatter, ground)

    def met(taken):
        shown = labels_of(board.sight, ground, look, view=View(EVERYWHERE, taken))
        return sum(one.room.intersects(room) for one in shown for room in rooms)

    assert met(rooms) < met([])


def test_the_map_of_nobody_can_be_drawn(place, session):
    session.edit(session.document | {"targets": []})
    assert len(place.board.scatter.places) == 24
    assert place.grab().width() > 0


def test_the_picture_shows_the_map_as_the_screen_does(place, tmp_path):
    board = place.board
    write_picture(tmp_path / "a.svg", board.sight, Words("en"), LIGHT, board.scatter)
    told = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert {"13%", "59%", "12 h"} <= set(re.findall(r">([^<>\n]+)</text>", told))
    assert "touched" not in told
    shown = Picture(board.sight, Look.of(LIGHT, QFont(), Words("en")), 20, board.scatter)
    assert shown.extent.contains(board.scatter.extent)


def test_the_report_prints_the_map(session):
    facts = facts_of(session.reading, session.resolver, title="Grenade", day=date(2026, 1, 2))
    shown = Pdf(pdf(facts, Words("en"))).text
    assert facts.scatter is not None
    assert len(facts.scatter.places) == 24
    assert "12 h" in shown
    assert "touched by" not in shown


def test_the_report_of_dice_shows_where_the_template_came_down(session):
    reading = session.reading
    story = typed(reading.case, (1, 1, 5, 8, 1, 2, 3))
    scatter = facts_of(reading, session.resolver, story, title="Grenade").scatter
    assert scatter.landed in scatter.places
    assert scatter.landed.under == ("Augustin",)
    assert facts_of(reading, session.resolver, title="Grenade").scatter.landed is None


@pytest.mark.parametrize(("mapped", "told"), [(True, "13%"), (False, "touched by 52.1 mm")])
def test_what_is_exported_is_what_is_shown(place, session, tmp_path, monkeypatch, mapped, told):
    path = tmp_path / "Grenade.svg"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    place.board.set_mapped(mapped=mapped)
    TableActs(session, place, lambda _: None).export()
    assert f">{told}</text>" in re.sub(r"\s*\n\s*", "", path.read_text(encoding="utf-8"))
