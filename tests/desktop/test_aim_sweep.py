"""Where to aim on the screen: the worker, the shades on the map, the list of the best places."""

import copy
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from desktop.table.aim_layer import AimLayer
from desktop.table.aim_list import AimList
from desktop.table.aim_shapes import shapes_of
from desktop.table.aim_sweep import AimSweep, Survey, prospect_of
from desktop.table.aim_words import aim_words, spot_words, worth_words
from desktop.table.ground import Ground
from desktop.words import Words
from rules.aiming import Worth, sweep
from rules.best_aims import best
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.conftest import AMBUSH
from tests.desktop.table_ford import taken_down

PLACES = {"Goule": (3, 0), "Succube": (5, 2), "Reître": (-3, 0), "Sorcier": (4, 4)}
EXPLOSION = "explosion (puissance 3/1)"
WALL = {"from": [1, -9], "to": [1, 9]}


def ambush(weapon=None, **table):
    """The ambush on a table, its attacker in the middle."""
    document = copy.deepcopy(AMBUSH)
    document["weapon"] = weapon or document["weapon"]
    for target in document["targets"]:
        target.pop("in_area", None)
        target.pop("distance", None)
    figures = [{"name": "Bombardière", "x": 0, "y": 0, "side": "ally"}]
    figures += [{"name": name, "x": x, "y": y} for name, (x, y) in PLACES.items()]
    aim = {"aim": [0, 0]} if weapon == EXPLOSION else {"direction_deg": 0}
    document["table"] = {"figures": figures, "attacker": "Bombardière", **aim, **table}
    return document


def survey_of(document):
    prospect = prospect_of(read_engagement(document))
    aims = tuple(sweep(prospect, Resolver()))
    return Survey(prospect, aims, tuple(best(aims)))


@pytest.fixture(scope="module")
def souffle():
    return survey_of(ambush())


@pytest.fixture(scope="module")
def explosion():
    return survey_of(ambush(EXPLOSION, obstacles=[WALL]))


@pytest.fixture
def sweeping(qapp):
    owner = QObject(qapp)
    yield AimSweep(owner)
    owner.deleteLater()


@pytest.fixture
def map_view(qapp):
    scene = QGraphicsScene(0, 0, 600, 600)
    view = QGraphicsView(scene)
    view.setSceneRect(0, 0, 600, 600)
    view.resize(640, 640)
    layer = AimLayer(Words("en"))
    layer.lie_on(Ground(30, 300, 300))
    scene.addItem(layer)
    view.show()
    yield view, layer
    scene.removeItem(layer)
    view.setScene(None)
    taken_down(view)


def taken(widget):
    told = []
    widget.aim_chosen.connect(told.append)
    return told


def test_the_worker_finds_what_the_rules_find(qtbot, sweeping, souffle):
    steps, busy = [], []
    sweeping.progress.connect(lambda done, of: steps.append((done, of)))
    sweeping.busy_changed.connect(busy.append)
    with qtbot.waitSignal(sweeping.found) as found:
        sweeping.start(souffle.prospect)
    assert found.args[0] == souffle
    assert steps == sorted(steps)
    assert steps[-1] == (720, 720)
    assert busy == [True, False]


def test_only_the_last_request_is_answered(qtbot, sweeping, souffle, explosion):
    told = []
    sweeping.found.connect(told.append)
    with qtbot.waitSignal(sweeping.found):
        for survey in (souffle, explosion, souffle, explosion):
            sweeping.start(survey.prospect)
    qtbot.wait(100)
    assert told == [explosion]


def test_what_is_cancelled_has_no_answer(qtbot, sweeping, souffle):
    busy = []
    sweeping.busy_changed.connect(busy.append)
    with qtbot.assertNotEmitted(sweeping.found, wait=200):
        sweeping.start(souffle.prospect)
        sweeping.cancel()
    assert busy == [True, False]


def test_closing_does_not_wait_for_the_answer(qtbot, souffle):
    looked_at = []

    def touched(place):
        looked_at.append(place)
        QTest.qSleep(2)
        return souffle.prospect.touched(place)

    owner = QObject()
    AimSweep(owner).start(replace(souffle.prospect, touched=touched))
    qtbot.waitUntil(lambda: bool(looked_at))
    owner.deleteLater()
    qtbot.wait(50)
    assert len(looked_at) < 720


def test_there_is_nothing_to_aim_without_a_table():
    assert prospect_of(read_engagement(AMBUSH)) is None


def test_the_ring_says_the_aim_of_each_direction(souffle):
    ring = shapes_of(souffle)
    for aim in souffle.aims[::7]:
        assert ring.aim_at(ring.place(aim.place)) is aim
    assert ring.aim_at(QPointF(3, 0)) is None
    assert ring.aim_at(QPointF(20, 0)) is None


def test_the_field_says_the_aim_of_each_cell(explosion):
    field = shapes_of(explosion)
    for aim in explosion.aims[::7]:
        place = field.place(aim.place)
        assert field.aim_at(place) is aim
        assert field.aim_at(place + QPointF(0.12, -0.12)) is aim
        assert field.outline().contains(place)
    assert field.aim_at(QPointF(90, 0)) is None


@pytest.mark.parametrize("name", ["souffle", "explosion"])
def test_a_patch_holds_the_places_of_its_worth(request, name):
    survey = request.getfixturevalue(name)
    shapes = shapes_of(survey)
    paths = {patch.worth: patch.path for patch in shapes.patches()}
    assert len(paths) > 3
    for aim in survey.aims[::5]:
        holding = [worth for worth, path in paths.items() if path.contains(shapes.place(aim.place))]
        assert holding == ([aim.worth] if aim.worth.taken or aim.worth.friendly else [])


def test_a_click_on_the_ring_takes_its_direction(map_view, souffle):
    view, layer = map_view
    layer.show_survey(souffle)
    told = taken(layer)
    wanted = souffle.aims[500]
    click(view, layer, shapes_of(souffle).place(wanted.place))
    assert told == [wanted]


def test_a_click_on_a_mark_takes_its_aim(map_view, explosion):
    view, layer = map_view
    layer.show_survey(explosion)
    told = taken(layer)
    wanted = explosion.spots[0].aim
    click(view, layer, QPointF(*wanted.place.point))
    assert told == [wanted]


def click(view, layer, point):
    """Click at a point of the table; its direction up is up on the picture."""
    place = view.mapFromScene(layer.mapToScene(point))
    assert place.y() < view.mapFromScene(layer.mapToScene(point - QPointF(0, 1))).y()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_tooltip_has_the_numbers(qtbot, map_view, souffle):
    view, layer = map_view
    layer.show_survey(souffle)
    ring = shapes_of(souffle)
    for aim in (souffle.aims[0], souffle.aims[360]):
        place = view.mapFromScene(layer.mapToScene(ring.place(aim.place)))
        QTest.mouseMove(view.viewport(), QPoint(3, 3))
        QTest.mouseMove(view.viewport(), place)
        qtbot.waitUntil(lambda name=aim.touched[0]: name in layer.toolTip())
        assert aim_words(Words("en"), souffle.prospect, aim).split("\n")[1] in layer.toolTip()


def test_the_map_is_painted_and_cleared(map_view, souffle, explosion):
    view, layer = map_view
    empty = view.grab().toImage()
    for survey in (souffle, explosion):
        layer.show_survey(survey)
        assert view.grab().toImage() != empty
    layer.show_survey(None)
    assert view.grab().toImage() == empty
    assert layer.aim_at(QPointF(0, 0)) is None


def test_enter_takes_the_place_in_the_list(qtbot, souffle):
    places = AimList(Words("en"))
    qtbot.addWidget(places)
    places.show_survey(souffle)
    told = taken(places)
    QTest.keyClick(places, Qt.Key.Key_Down)
    QTest.keyClick(places, Qt.Key.Key_Return)
    assert told == [souffle.spots[1].aim]
    assert places.count() == len(souffle.spots)
    places.show_survey(None)
    QTest.keyClick(places, Qt.Key.Key_Return)
    assert (places.count(), len(told)) == (0, 1)


def test_a_list_without_a_good_place_says_so(qtbot, souffle):
    places = AimList(Words("en"))
    qtbot.addWidget(places)
    told = taken(places)
    places.show_survey(Survey(souffle.prospect, souffle.aims, ()))
    assert places.item(0).text() == "Nowhere is more taken from theirs than from ours."
    QTest.keyClick(places, Qt.Key.Key_Return)
    assert told == []


def test_a_place_is_told_by_names_and_numbers(souffle, explosion):
    words = Words("en")
    first = spot_words(words, souffle.prospect, souffle.spots[0]).split("\n")
    assert first == [
        "Goule and Succube",
        "takes 9.2 HP from theirs, 0.3 from ours, 13% to hurt one of ours",
        "towards 12.5°, 9.5° wide",
    ]
    safe = spot_words(words, souffle.prospect, souffle.spots[3])
    assert "takes 5.3 HP from theirs, no risk to ours" in safe
    behind = spot_words(words, explosion.prospect, explosion.spots[0])
    assert "An obstacle is in the way." in behind
    assert behind.endswith("at 3.50, 2.00")
    nobody = next(aim for aim in souffle.aims if not aim.touched)
    assert aim_words(words, souffle.prospect, nobody) == "Nobody under the template"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_worth_is_told_without_signs(souffle, language):
    worth = Worth(Fraction(53, 10), Fraction(3, 10), Fraction(13, 100))
    said = worth_words(Words(language), souffle.prospect, worth)
    point = "." if language == "en" else ","
    assert f"5{point}3" in said
    assert f"0{point}3" in said
    assert "−" not in said
    assert "13" in said


def test_a_small_loss_is_not_told_as_none(souffle):
    worth = Worth(Fraction(2), Fraction(1, 50), Fraction(1, 50))
    assert "0.02 from ours" in worth_words(Words("en"), souffle.prospect, worth)


def test_a_state_is_told_as_figures_affected():
    survey = survey_of(ambush("souffle englobant (gaz • Étourdi)"))
    risky, safe = (
        spot_words(Words("en"), survey.prospect, survey.spots[place]) for place in (0, 2)
    )
    assert "affects 2.0 of theirs, 0.5 of ours, 50% to affect one of ours" in risky
    assert "affects 1.0 of theirs, no risk to ours" in safe
