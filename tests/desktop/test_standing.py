"""Table mode: the results alone, large, to be read standing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.charts import LawChart
from desktop.views.results.law_card import LawCard
from desktop.views.results.meanings import MeaningLines
from desktop.words import Words

EN = Words("en")


@pytest.fixture
def shell(opened):
    running = opened("en")
    running.window.resize(1366, 768)
    return running


def points(label):
    return label.font().pointSizeF() / QApplication.font().pointSizeF()


def test_f11_shows_the_results_alone_and_large(shell, qtbot):
    view, card = shell._resolve, shell._resolve.results._cards[0]
    card.set_table(shown=True)
    qtbot.keyClick(shell.window, Qt.Key.Key_F11)
    assert not shell.window._rail.isVisible()
    assert not view.attack.isVisible()
    assert points(card._mean) == pytest.approx(3.2)
    assert points(card._sentence) == pytest.approx(0.9 * 1.6)
    assert points(card._table) == pytest.approx(1.6)
    assert view.results._grid.columns(view.results.width()) == 2
    qtbot.keyClick(shell.window, Qt.Key.Key_F11)
    assert shell.window._rail.isVisible()
    assert view.attack.isVisible()
    assert points(card._mean) == pytest.approx(1.45)
    assert view.results._grid.columns(view.results.width()) == 3


def test_what_the_states_mean_is_read_standing_too(qtbot):
    meanings = MeaningLines(EN)
    qtbot.addWidget(meanings)
    meanings.say(["Knocked down"])
    meanings.set_standing(standing=True)
    meanings.say(["Knocked down", "Stunned"])
    assert [points(line) for line in meanings._lines] == pytest.approx([0.9 * 1.6] * 2)
    meanings.set_standing(standing=False)
    assert [points(line) for line in meanings._lines] == pytest.approx([0.9] * 2)


def test_escape_leaves_it(shell, qtbot):
    qtbot.keyClick(shell.window, Qt.Key.Key_F11)
    qtbot.keyClick(shell.window, Qt.Key.Key_Escape)
    assert not shell.window.commands.standing.isChecked()
    assert shell.window._rail.isVisible()


def test_it_is_entered_from_any_place_and_left_by_going_to_another(shell):
    shell.window.go_to("rules")
    shell.window.commands.standing.trigger()
    assert shell.window.current == "resolve"
    shell._readings.show_rule("hell_dorado/percutant")
    assert shell.window._rail.isVisible()
    shell.window.go_to("resolve")
    assert shell._resolve.attack.isVisible()


def test_dice_are_typed_large_across_the_whole_width(shell, qtbot):
    qtbot.keyClick(shell.window, Qt.Key.Key_F11)
    qtbot.keyClick(shell.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    tray = shell._resolve.tray
    qtbot.keyClicks(tray, "64")
    assert shell.session.story.faces == [6, 4]
    assert tray._dice._fitting()[0] == 64
    assert not shell._resolve.record.isVisible()
    assert tray.width() > 1300
    assert tray._dice.geometry().bottom() < tray._keys[0].geometry().top()


def test_cards_that_come_later_are_large_too(shell, qtbot):
    shell.window.commands.standing.trigger()
    document = dict(shell.session.document)
    extra = [{"name": f"New {at}", "hit_points": 3, "distance": 9 + at} for at in range(3)]
    shell.session.edit(document | {"targets": [*document["targets"], *extra]})
    cards = shell._resolve.results._cards
    qtbot.waitUntil(lambda: len(cards) == 7)
    assert [points(card._mean) for card in cards] == pytest.approx([3.2] * 7)


def test_a_chart_grows_with_its_card(qtbot):
    card = LawCard(EN)
    qtbot.addWidget(card)
    chart = LawChart("x", EN)
    qtbot.addWidget(chart)
    card._chart = chart
    before = chart._room.values.height(), chart._room.shares.width()
    card.set_standing(standing=True)
    after = chart._room.values.height(), chart._room.shares.width()
    assert after == (before[0] * 1.6, round(before[1] * 1.6))
