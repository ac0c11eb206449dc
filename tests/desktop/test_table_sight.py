"""What is seen of a table agrees with the rules; painting it never fails."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from desktop.table.bases import wall_path
from desktop.table.board import TEMPLATE, Chosen
from desktop.table.extent import extent_of
from desktop.table.ground import Ground
from desktop.table.hits import Hit, drag_of, hit_at
from desktop.table.labels import labels_of
from desktop.table.lens import draw_lens, gap_of
from desktop.table.look import Look
from desktop.table.picture import Picture
from desktop.table.sight import sight_of
from desktop.table.stencil import handle_of, stencil_path
from desktop.theme_tokens import DARK, LIGHT
from desktop.views.table.rows import odds_of, rows_of
from desktop.words import Words
from rules.engagement import InvalidError
from rules.geometry import Cone, along
from rules.service import resolve_document
from tests.desktop.table_ford import BLAST, figure, ford
from tests.slow.draw_tables import draw_with_table

WORDS = Words("en")
pytestmark = pytest.mark.usefixtures("qapp")


def look(tokens=LIGHT):
    return Look(tokens, QFont(), 13, WORDS)


def test_the_sample_shows_what_the_picture_shows():
    sight = sight_of(ford())
    margins = {row.name: round(row.margin_mm, 1) for row in sight.rows}
    assert margins["Goule"] < -10
    assert margins["Succube"] < -10
    assert margins["Sorcier"] == -1.4
    assert margins["Reître"] > 5
    assert sight.contacts == (("Succube", "Reître"),)
    assert [stand.name for stand in sight.contestables] == ["Sorcier"]
    assert [(spill.through, spill.to, spill.chance) for spill in sight.spills] == [
        ("Succube", "Reître", pytest.approx(0.5))
    ]


@pytest.mark.parametrize("index", range(60))
def test_picture_list_touch_and_resolve_agree(index):
    document = draw_with_table(Random(f"agree {index}"))
    sight = sight_of(document)
    touched = {stand.name for stand in sight.stands if stand.touched}
    told = {row.name: row.touched for row in sight.reading.system.touch(sight.reading.engagement)} \
        if sight.area is not None else {}  # fmt: skip
    assert touched == {name for name, yes in told.items() if yes}
    rows = rows_of(sight, WORDS)
    assert {row.name for row in rows} == {stand.name for stand in sight.stands}
    assert {row.name for row in rows if row.stand.touched} == touched
    resolved = resolve_document(document)["targets"]
    assert {one["name"] for one in resolved if one.get("touched")} <= touched
    if sight.area is not None:
        case = sight.reading.case
        inside = {case.engagement.targets[place].name for place in case.field.inside}
        placed = {one["name"] for one in document["table"]["figures"]}
        assert inside & placed == touched & {t["name"] for t in document["targets"]}


def test_a_target_that_speaks_for_itself_is_seen_so():
    targets = ford()["targets"]
    targets[0]["in_area"] = False
    assert not sight_of(ford(targets=targets)).by_name["Goule"].touched


def test_the_same_seen_while_dragging_many():
    document = ford()
    document["table"]["figures"] += [
        {"name": f"P{n}", "x": 20.0 + n, "y": 20.0} for n in range(100)
    ]
    quick, whole = sight_of(document, resting=False), sight_of(document)
    assert quick.reading is None
    assert {r.name: r.touched for r in quick.rows} == {r.name: r.touched for r in whole.rows}


def test_what_cannot_be_read_is_told_and_the_figures_still_stand():
    sight = sight_of(ford(weapon="souffle percutant (puissance 4/2", targets=[]))
    assert sight.problems
    assert sight.area is None
    assert len(sight.stands) == 7
    without = sight_of(ford(attacker={"name": "Bombardière"}))
    assert without.problems
    assert without.by_name["Goule"].touched


@pytest.mark.parametrize("wrong", [{"x": 1e99}, {"base_mm": 0}, {"x": "1"}, {"name": ""}])
def test_a_table_that_cannot_be_read_is_an_error(wrong):
    document = ford()
    document["table"]["figures"][0] |= wrong
    with pytest.raises(InvalidError):
        sight_of(document)


def test_a_wall_on_the_way_is_seen():
    document = ford(weapon=BLAST)
    document["table"] |= {"aim": [4, 1], "obstacles": [{"from": [2, 0], "to": [2, 2]}]}
    del document["table"]["direction_deg"]
    assert sight_of(document).blind
    assert not sight_of(ford()).blind


def test_the_gap_is_as_long_as_the_margin():
    sight = sight_of(ford())
    for stand in sight.stands:
        if stand.touch is not None:
            gap = gap_of(stand, sight.area)
            length = ((gap.rim[0] - gap.edge[0]) ** 2 + (gap.rim[1] - gap.edge[1]) ** 2) ** 0.5
            assert length * 25 == pytest.approx(abs(stand.touch.margin_mm), abs=0.01)


def test_ties_are_marked():
    document = ford()
    figure(document, "Succube").update(x=2.53, y=-0.2, base_mm=25)
    figure(document, "Goule").update(x=2.53, y=0.2, base_mm=25)
    document["table"]["direction_deg"] = 0.0
    rows = {row.name: row.order for row in rows_of(sight_of(document), WORDS)}
    assert rows["Goule"] == rows["Succube"] == "1="


def test_a_screen_reader_hears_all_of_a_row():
    told = {row.name: row.told for row in rows_of(sight_of(ford()), WORDS)}
    assert told["Sorcier"] == (
        "Sorcier, theirs, 3rd, touched by 1.4 mm, contestable, distance 5.0 toises"
    )
    assert told["Reître"].endswith("in melee, outside the area")
    assert told["Bombardière"] == "Bombardière, ours, attacks"


def test_odds_are_those_of_the_result(session):
    odds = odds_of(sight_of(ford()), session.result, WORDS)
    assert [(one.name, one.mean, one.out) for one in odds] == [
        ("Goule", "5.3", "64%"), ("Succube", "3.9", "11%"),
        ("Sorcier", "0.9", "4%"), ("Reître", "0.3", "<\N{NO-BREAK SPACE}1%"),
    ]  # fmt: skip


def test_nobody_is_named_twice_and_names_keep_apart():
    labels = labels_of(sight_of(ford()), Ground(), look())
    assert len({label.name for label in labels}) == len(labels) == 7
    rooms = [label.room for label in labels]
    assert not any(a.intersects(b) for a in rooms for b in rooms if a is not b)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
@pytest.mark.parametrize("index", range(6))
def test_any_table_can_be_drawn(tokens, index):
    sight = sight_of(draw_with_table(Random(f"drawn {index}")))
    picture = Picture(sight, look(tokens), 20)
    image = QImage(picture.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        picture.draw(painter)
        for stand in sight.contestables:
            draw_lens(painter, QPointF(50, 50), stand, sight, Ground(20), look(tokens))
    assert not image.isNull()


def test_the_extent_holds_everybody():
    sight, extent = sight_of(ford()), extent_of(sight_of(ford()))
    for stand in sight.stands:
        x, y = stand.base.centre
        assert extent.contains(QPointF(x, y))


def test_a_cone_is_drawn_as_it_is_measured():
    cone = Cone((1, 1), (0.6, 0.8), 9, 3)
    ground = Ground(40, 10, 500)
    path = stencil_path(cone, ground)
    for ahead in (0.5, 3, 7.4, 8.9):
        for aside in (-1.6, -1.2, -0.4, 0, 0.4, 1.2, 1.6):
            point = along(cone.tip, cone.direction, ahead, aside)
            if abs(cone.distance(point)) > 0.02:
                assert path.contains(ground.at(point)) == (cone.distance(point) < 0)


def test_points_go_to_the_picture_and_back():
    ground = Ground.fitting(QRectF(-3, -2, 10, 5), QRectF(0, 0, 800, 600))
    assert ground.back(ground.at((1.25, -7.5))) == pytest.approx((1.25, -7.5))


def test_what_lies_under_the_pointer():
    sight, ground = sight_of(ford()), Ground()

    def under(point):
        return hit_at(sight, ground, ground.at(point), None)

    assert under(handle_of(sight)) == Hit(TEMPLATE, "handle")
    assert under((4.52, 0.83)) == Hit(Chosen("figure", "Succube"))
    assert under((3.95, 2.94)) == Hit(Chosen("obstacle", place=0))
    assert under((3.6, 1.1)) == Hit(TEMPLATE)
    assert under((-4, 4)) is None
    assert wall_path(sight.table.obstacles[0], ground).contains(ground.at((3.95, 2.94)))


def test_the_handle_turns_a_spray_about_its_attacker():
    document = ford()
    sight = sight_of(document)
    drag = drag_of(Hit(TEMPLATE, "handle"), document, sight, (6, 2))
    assert drag.moved((0, 5))["table"]["direction_deg"] == 90
    assert drag.moved((0, 0)) == document
    assert drag_of(Hit(TEMPLATE), document, sight, (3, 1)) is None


def test_a_wall_is_dragged_whole_or_by_an_end():
    document = ford()
    sight, wall = sight_of(document), Chosen("obstacle", place=0)
    whole = drag_of(Hit(wall), document, sight, (3.9, 2.9)).moved((4.9, 2.9))
    assert whole["table"]["obstacles"] == [{"from": [4.6, 3.43], "to": [5.3, 2.45]}]
    end = drag_of(Hit(wall, "to"), document, sight, (4.3, 2.45)).moved((5, 5))
    assert end["table"]["obstacles"] == [{"from": [3.6, 3.43], "to": [5, 5]}]
