"""The results: a card per figure, its table, why, the total, one line."""

import copy
import re
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop import theme
from desktop.charts import LawChart
from desktop.views.results.law_card import CardLaw, LawCard
from desktop.views.results.law_table import LawTable
from desktop.views.results.panel import ResultsPanel
from desktop.views.results.result_line import ResultLine
from desktop.widgets.bars import LawBars
from desktop.widgets.popover import Popover
from desktop.words import Words
from rules.law import Law


@pytest.fixture
def place(session):
    """A panel on the ambush, without its charts."""
    window = QWidget()
    window.resize(920, 700)
    panel = ResultsPanel(session, window)
    panel.resize(920, 700)
    window.show()
    return panel


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def cards(panel):
    return [card for card in panel.findChildren(LawCard) if card.isVisible()]


def test_each_figure_and_the_total_have_a_card(place):
    assert [card.heading() for card in cards(place)] == [
        "Goule", "Succube", "Reître", "Sorcier", "Total lost",
    ]  # fmt: skip


def test_a_card_says_mean_nothing_and_out(place):
    told = " ".join(texts(cards(place)[1]))
    assert "3.9" in told
    assert "10%" in told
    assert "11%" in told


def test_only_the_outsider_is_told_with_his_melee(place):
    told = [" ".join(texts(card)) for card in cards(place)]
    assert ["Through melee with Succube" in one for one in told[:4]] == [False, False, True, False]


def test_the_table_says_what_the_chart_shows(place, qtbot):
    place._show_view(True)
    qtbot.waitUntil(lambda: not place._tables.busy)
    table = cards(place)[3]._table
    rows = [[table.item(row, column).text() for column in range(3)] for row in range(4)]
    assert rows[0] == ["0", "47.0%", "100%"]
    assert [row[0] for row in rows] == ["0", "1", "3", "4"]
    assert table.isVisible()


def test_the_heads_of_the_table_have_room_beside_its_scroll_bar(qtbot, qapp):
    theme.apply(qapp, "light")
    table = LawTable("Goule", Words("fr"))
    qtbot.addWidget(table)
    table.resize(250, 150)
    table.show_law(Law({value: Fraction(1, 21) for value in range(21)}))
    table.show()
    assert table.verticalScrollBar().isVisible()
    head = table.horizontalHeader()
    assert all(head.sectionSize(at) >= head.sectionSizeHint(at) for at in range(3))


def test_a_number_opens_why_and_escape_closes_it(place, qtbot):
    card = cards(place)[1]
    card._sentence.linkActivated.emit("1")
    panel = place.window().findChild(Popover)
    assert panel.isVisible()
    told = texts(panel)
    assert "Why 11%?" in told
    assert {"6 dice left", "7/64", "11/32"} <= set(told)
    assert "Together" in told
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_the_mean_is_explained_by_its_parts(place):
    cards(place)[0]._mean.linkActivated.emit("mean")
    assert "part of the mean" in texts(place.window().findChild(Popover))


def test_a_row_of_the_table_opens_why(place):
    card = cards(place)[0]
    card.set_table(shown=True)
    card._table.itemActivated.emit(card._table.item(1, 1))
    assert place.window().findChild(Popover).isVisible()


def test_a_certain_loss_has_no_mean(place, session):
    session.start_typing()
    session.type_faces([6, 1, 4, 2, 3, 5, 1, 2])
    told = texts(cards(place)[0])
    assert "HP" in told
    assert "HP on average" not in told


def test_without_targets_nobody_is_touched(place, session):
    session.edit({**session.document, "targets": []})
    assert not cards(place)
    assert any("Nobody is touched" in text for text in texts(place))


def test_an_incomplete_attack_says_what_to_do(place, session):
    session.open({**session.document, "weapon": ""}, None)
    assert any("Complete the attack" in text for text in texts(place))


def test_what_stands_of_an_earlier_attack_is_pale(place, session):
    session.edit({**session.document, "weapon": "souffle percu"})
    assert cards(place)
    assert not cards(place)[0].isEnabled()
    session.undo()
    assert cards(place)[0].isEnabled()


def test_dice_never_spent_are_told(place):
    bars = [bar for bar in place.findChildren(LawBars) if bar.isVisible()]
    assert "Dice never spent" in [bar.accessibleName() for bar in bars]


def test_charts_come_later_and_follow(place, session):
    place.load_charts(LawChart)
    chart = cards(place)[0]._chart
    assert chart._shown.cap == 6
    edited = copy.deepcopy(session.document)
    edited["targets"][0]["hit_points"] = 4
    session.edit(edited)
    assert chart._shown.cap == 4


def test_many_cards_come_a_few_at_a_turn(place, session, qtbot):
    crowd = [{"name": f"T{at}", "hit_points": 6} for at in range(20)]
    session.edit({**session.document, "targets": crowd})
    assert 0 < len(cards(place)) < 20
    qtbot.waitUntil(lambda: len(cards(place)) == 21)
    assert [card.heading() for card in cards(place)] == [one["name"] for one in crowd] + [
        "Total lost"
    ]


def test_what_changes_while_another_place_is_looked_at_is_shown_on_the_return(place, session):
    place.hide()
    edited = copy.deepcopy(session.document)
    edited["targets"][0]["name"] = "Imp"
    session.edit(edited)
    place.show()
    assert cards(place)[0].heading() == "Imp"


def test_only_the_cards_that_are_seen_have_charts(place, session, qtbot):
    crowd = [{"name": f"T{at}", "hit_points": 6} for at in range(20)]
    session.edit({**session.document, "targets": crowd})
    place.load_charts(LawChart)
    qtbot.waitUntil(lambda: len(cards(place)) == 21)
    qtbot.wait(200)
    assert cards(place)[0].has_chart
    assert not cards(place)[19].has_chart
    place._area.verticalScrollBar().setValue(place._area.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: cards(place)[19].has_chart)
    assert cards(place)[19]._chart._shown.bars


def test_many_cards_are_made_one_at_a_turn_of_the_window(place, session, qtbot):
    extra = [{"name": f"New {at}", "hit_points": 3, "distance": 9 + at} for at in range(12)]
    session.edit(session.document | {"targets": [*session.document["targets"], *extra]})
    made = len(place._cards)
    assert made <= 5
    place._turns._turn()
    assert len(place._cards) <= made + 1
    qtbot.waitUntil(lambda: len(place._cards) == 16)


def test_names_are_shown_as_typed(place, session, qtbot):
    edited = copy.deepcopy(session.document)
    edited["targets"][3]["name"] = "<b>Goule</b> & Fils"
    session.edit(edited)
    card = cards(place)[3]
    qtbot.waitUntil(lambda: card.heading() == "<b>Goule</b> & Fils")
    assert card._name.textFormat() == Qt.TextFormat.PlainText


def test_the_line_is_copied_whole(session):
    line = ResultLine(session)
    line.copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Bombardière, souffle percutant (mitraille • puissance 4/2): Goule")
    assert "\n" not in copied
    assert copied.endswith("in all 10.5 HP")


def test_a_state_is_told_by_its_chance(place, session):
    edited = {**session.document, "weapon": "souffle englobant (gaz • Étourdi)"}
    session.edit(edited)
    assert len(cards(place)) == 4
    sentence = cards(place)[0]._sentence
    assert re.sub("<[^>]*>", "", sentence.text()) == "Étourdi in 100%."


def test_the_total_is_explained_by_its_likeliest_combinations(place, qtbot):
    total = cards(place)[4]
    total._sentence.linkActivated.emit("0")
    panel = place.window().findChild(Popover)
    # It may take a second: it is worked out beside the window.
    assert not panel.isVisible()
    qtbot.waitUntil(panel.isVisible)
    told = texts(panel)
    assert any("8" in text and "in all, or more" in text for text in told)
    assert "otherwise" in told
    assert any(text.startswith("Goule 6, ") for text in told)


def test_a_card_that_is_not_shown_stands_nowhere(place, session):
    session.open(session.document | {"weapon": "souffle englobant (gaz • Étourdi)"}, None)
    assert not place._out.isVisible()
    assert not place._total.isVisible()


def test_a_chance_below_one_per_cent_is_seen(qtbot):
    card = LawCard(Words("en"))
    qtbot.addWidget(card)
    card.show_law(CardLaw(Law({0: 999, 1: 1}), names=("no effect", "broken")), None, ())
    shown = QTextDocumentFragment.fromHtml(card._mean.text()).toPlainText()
    assert shown.split() == ["<", "1%"]


def test_the_legend_stands_whole_where_the_word_of_the_button_can_go(place):
    legend, button, word = place._legend, place._backwards, place._backwards.property("word")
    shown = []
    for width in range(960, 600, -10):
        place.resize(width, 700)
        QApplication.processEvents()
        shown.append((button.text() == word, legend.width() >= legend.sizeHint().width()))
    assert shown[0] == (True, True)
    assert (False, True) in shown
    assert (True, False) not in shown[: shown.index((False, True))]


def test_the_mark_of_the_card_that_is_asked_stays(place, session, qtbot):
    session.start_typing()
    qtbot.waitUntil(lambda: not place._turns.busy)
    assert place._grid._asked == 0
    session.roll(seed=1)
    qtbot.waitUntil(lambda: not place._turns.busy)
    assert place._grid._asked is None


def test_many_tables_are_filled_a_few_at_a_turn(place, session, qtbot):
    crowd = [{"name": f"T{at}", "hit_points": 6} for at in range(20)]
    session.edit({**session.document, "targets": crowd})
    qtbot.waitUntil(lambda: len(cards(place)) == 21)
    assert all(card._table is None for card in cards(place)), "nobody has asked for a table"
    place._view.value_chosen.emit(True)
    assert 0 < len([card for card in cards(place) if card._table]) <= 4
    qtbot.waitUntil(lambda: all(card._table and card._table.rowCount() for card in cards(place)))


def test_why_is_not_told_of_a_result_that_is_gone(place, qtbot, session):
    place.findChildren(LawCard)[-1].why_asked.emit(10, True)
    session.edit({**session.document, "weapon": "souffle percutant (puissance 4/1)"})
    qtbot.waitUntil(lambda: not session.stale)
    qtbot.wait(50)
    assert not place.window().findChild(Popover).isVisible()


def test_where_the_ways_are_too_many_it_is_said_that_the_mean_stands_for_them(place):
    card = cards(place)[4]
    card._mean.linkActivated.emit("mean")
    why = place.window().findChild(Popover)
    assert not any("Too many ways" in text for text in texts(why))
    place._show_why(card, None)
    told = texts(why)
    assert any("Too many ways" in text for text in told)
    assert "part of the mean" in told
