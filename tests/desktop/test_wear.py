"""Engines at the table: the ledger, hits, shots, tests, the sheets of what they come to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.views.attack.column import AttackColumn
from desktop.views.results.law_card import LawCard
from desktop.views.results.panel import ResultsPanel
from desktop.views.wear.boxes import Boxes
from desktop.views.wear.chance_field import readings
from desktop.views.wear.sheet_card import SheetCard
from desktop.words import Words
from rules.chances import chance_of
from tests.desktop.engines import WORDS, engagement, engine, session_of


@pytest.fixture
def made(qtbot):
    """The column and the results of an engagement."""

    def make(document):
        session = session_of(document)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1300, 900)
        column, panel = AttackColumn(session, window), ResultsPanel(session, window)
        column.setGeometry(0, 0, 372, 900)
        panel.setGeometry(380, 0, 900, 700)
        window.show()
        qtbot.waitExposed(window)
        return session, column.body, panel

    return make


def how(session):
    return session.document["circumstances"]


def listed(body):
    ledger = body.wear.ledger.list
    return [ledger.item(row).text() for row in range(ledger.count())]


def texts(widget):
    QApplication.processEvents()
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


# --- the ledger -------------------------------------------------------------------------------


def test_letters_add_wounds_and_repairs_in_order(made):
    session, body, _ = made(engagement(wounds=[]))
    QTest.keyClicks(body.wear.ledger.list, "glr")
    assert how(session)["wounds"] == ["serious", "light", {"repair": 1, "source": "mecanicien"}]
    assert listed(body) == ["1. Serious wound", "2. Light wound", "3. Repair of 1 SP, Mécanicien/X"]


def test_delete_takes_one_out_backspace_the_last_and_undo_gives_it_back(made):
    session, body, _ = made(engagement(wounds=["light", "serious", "critical"]))
    ledger = body.wear.ledger.list
    ledger.setCurrentRow(0)
    QTest.keyClick(ledger, Qt.Key.Key_Delete)
    assert how(session)["wounds"] == ["serious", "critical"]
    QTest.keyClick(ledger, Qt.Key.Key_Backspace)
    assert how(session)["wounds"] == ["serious"]
    session.undo()
    session.undo()
    assert how(session)["wounds"] == ["light", "serious", "critical"]


def test_buttons_say_what_they_cost_and_add_the_wound(made):
    session, body, _ = made(engagement(wounds=[]))
    button = body.wear.ledger.buttons["killed"]
    assert button.accessibleName() == "Killed outright, −4 SP, key T"
    button.click()
    assert how(session)["wounds"] == ["killed"]


def test_a_source_and_an_engine_may_be_chosen(made):
    session, body, _ = made(engagement(engine("A"), engine("B"), wounds=[]))
    ledger = body.wear.ledger
    ledger.source.set_value("direct")
    ledger.target.set_value("B")
    ledger.add_wound("light")
    assert how(session)["wounds"] == [{"wound": "light", "source": "direct", "target": "B"}]
    assert listed(body) == ["1. Light wound, direct, B only"]


def test_a_refused_entry_is_marked_with_its_reason(made):
    wounds = ["light", {"repair": 1, "source": "other"}]
    _, body, panel = made(engagement(wounds=wounds))
    assert listed(body)[1].endswith("⚠")
    reason = "refused: in Rooted only Mécanicien/X repairs an engine"
    assert body.wear.ledger.list.item(1).toolTip() == reason
    assert reason in texts(panel)


# --- hits and shots ---------------------------------------------------------------------------


def test_another_way_is_one_at_a_time_and_the_former_comes_back(made):
    session, body, _ = made(engagement(wounds=["light"]))
    body.wear.mode.value_chosen.emit("hits")
    assert how(session) == {"hits": 1, "severity": {}}
    body.wear.mode.value_chosen.emit("shots")
    assert how(session) == {"severity": {}, "shots": [12]}
    body.wear.mode.value_chosen.emit("wounds")
    assert how(session) == {"severity": {}, "wounds": ["light"]}


def test_a_law_is_typed_as_people_write_chances(made):
    session, body, panel = made(engagement(hits=2, severity={}))
    QTest.keyClicks(body.wear.hits.fields["killed"].line, "2/6")
    QTest.keyClicks(body.wear.hits.fields["light"].line, "25 %")
    assert how(session)["severity"] == {"killed": "2/6", "light": "25 %"}
    assert "1/3 · 33.3% · 2\u00a0/\u00a06" in texts(body)
    assert "No wound: 5/12 · 41.7%" in texts(body)
    assert any("hits destroy it nine times out of ten" in text for text in texts(panel))


def test_what_is_no_chance_is_said_and_the_rest_is_kept(made):
    session, body, _ = made(engagement(hits=2, severity={"light": "1/3"}))
    QTest.keyClicks(body.wear.hits.fields["killed"].line, "x")
    assert body.wear.problems() == ["Killed outright: expected a chance as in 1/3, 0.25 or 25 %"]
    assert how(session)["severity"] == {"light": "1/3", "killed": "x"}
    marked = {name for name, field in body.wear.hits.fields.items() if field.line.property("error")}
    assert marked == {"killed"}


def test_a_result_out_of_date_keeps_its_sheets(made):
    session, _, panel = made(engagement(hits=2, severity={"light": "1/3"}))
    session.edit(engagement(engine(), engine("Other"), hits=2, severity={"light": "x"}))
    assert session.stale
    assert [card.accessibleName().partition(",")[0] for card in sheets(panel)] == ["Char"]


def test_an_empty_place_says_what_is_to_be_done_next(made):
    session, _, panel = made(engagement(wounds=[]) | {"targets": []})
    assert "Nobody is touched: add a target." in texts(panel)
    session.edit(session.document | {"targets": [{"name": "Char", "structure": 8}]})
    assert any(text.startswith("Complete the attack at the left") for text in texts(panel))


def test_wounds_that_are_known_need_no_weapon(made):
    session, body, panel = made(engagement(wounds=[]) | {"weapon": ""})
    QTest.keyClicks(body.wear.ledger.list, "gg")
    assert body.notation.problems() == []
    assert body.notation.reading() == "2 wounds or repairs, played in order."
    assert len(sheets(panel)) == 1
    body.wear.mode.value_chosen.emit("shots")
    assert body.wear.problems() == ["the FOR of one shot at least is needed"]
    assert how(session)["shots"] == []


def test_readings_of_a_chance():
    assert readings(chance_of("1/2"), Words("fr")) == "1/2 · 50,0\u00a0% · 3\u00a0/\u00a06"
    assert readings(chance_of("1/6"), WORDS) == "1/6 · 16.7%"


def test_shots_without_a_table_show_their_rows(made):
    _, body, panel = made(engagement(engine(resistance=12), shots=[12, 12, 8]))
    assert "FOR 12, 2 times" in texts(panel)
    assert "Double 17%: an exceptional wound, see your book." in texts(panel)
    assert not body.wear.shots.read.isChecked()


def test_dice_that_are_no_double_say_nothing_of_one(made):
    session, _, panel = made(engagement(engine(resistance=12), shots=[12]))
    session.start_typing()
    session.type_faces([4, 2])
    assert "Columns: 2 (100%)" in texts(panel)
    assert not any(text.startswith("Double") for text in texts(panel))


def test_a_shot_at_an_engine_without_resistance_says_what_is_missing(made):
    session, body, _ = made(engagement(shots=[12]))
    assert session.result is None
    assert any("shots need the RES of what they hit" in said for said in body.targets.problems())


def test_a_test_is_asked_about_and_its_chance_stands_at_each_stage(made):
    session, body, panel = made(engagement(engine(edition="c3"), wounds=["serious"]))
    body.wear.trial.asked.click()
    assert how(session)["test"] == {"value": 2, "difficulty": 6}
    assert [text for text in texts(panel) if text.endswith("%")] == ["50%", "33%", "17%", "14%"]
    body.wear.trial.asked.click()
    assert "test" not in how(session)


# --- the sheets -------------------------------------------------------------------------------


def sheets(panel):
    return [card for card in panel.findChildren(SheetCard) if card.isVisible()]


def test_each_edition_is_told_in_its_own_words(made):
    editions = [engine(name, edition) for name, edition in
                (("R", "rooted"), ("F", "confede"), ("C", "c3"))]  # fmt: skip
    _, _, panel = made(engagement(*editions, wounds=["serious"]))
    rooted, confede, c3 = map(texts, sheets(panel))
    assert "counts as having a light wound" in rooted
    assert "counts as having a light wound" in confede
    assert "−1 on the final result of its Initiative, Attack, Defence and Shooting tests" in c3
    assert "Immunité/Épée Hache" in rooted
    assert "Immunité/Épée Hache" not in confede
    assert "Immunité/Sonné" in confede
    assert "Immunité/Sonné" not in c3


def test_boxes_are_told_in_words_too(made):
    _, _, panel = made(engagement(engine(structure=10), wounds=["critical"]))
    [card] = sheets(panel)
    assert card.findChild(Boxes).accessibleName() == "7 SP left of 10"
    assert card.accessibleName() == (
        "Char, Rooted, 7 SP left of 10, counts as having a light wound"
    )


@pytest.mark.parametrize("points", [1, 8, 120, 121, 999])
def test_boxes_are_painted_at_every_size(qtbot, points):
    boxes = Boxes(WORDS)
    qtbot.addWidget(boxes)
    boxes.show_points(points, points // 2, [points // 4])
    for width in (80, 400):
        boxes.resize(width, boxes.heightForWidth(width))
        assert boxes.height() > 0
        assert not boxes.grab().isNull()


def test_known_wounds_have_an_account_and_no_chart(made):
    session, _, panel = made(engagement(wounds=["serious"]))
    assert not [card for card in panel.findChildren(LawCard) if card.isVisible()]
    session.edit(engagement(hits=1, severity={"light": "1/2"}))
    assert len([card for card in panel.findChildren(LawCard) if card.isVisible()]) == 1


def test_after_the_dice_the_boxes_are_those_of_what_happened(made):
    session, _, panel = made(engagement(hits=1, severity={"killed": "1/2"}))
    session.start_typing()
    session.type_faces([1])
    [card] = sheets(panel)
    assert card.findChild(Boxes).accessibleName() == "4 SP left of 8"


def test_an_edition_without_a_text_says_why_at_the_target(made):
    session, body, _ = made(engagement(engine(edition="c3.5"), wounds=[]))
    assert session.result is None
    assert any("presumably in force" in text for text in texts(body))


def test_other_games_have_no_such_section(made):
    document = engagement() | {"system": "mordheim", "weapon": "épée (F4)", "targets": []}
    _, body, panel = made(document)
    assert body.wear is None
    assert sheets(panel) == []


# --- cards ------------------------------------------------------------------


def test_competences_pasted_from_a_card_fill_the_selected_engine(made):
    session, body, _ = made(engagement(engine(structure=4), wounds=[]))
    card = body.targets.card
    QTest.keyClicks(card.line, "Structure/10, Immobile/6, Transport/4")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    [target] = session.document["targets"]
    assert (target["structure"], target["immobile"]) == (10, True)
    assert card.said() == "Read; without effect here: Transport/4"


def test_a_line_without_anything_to_use_says_so(made):
    session, body, _ = made(engagement(wounds=[]))
    before = session.document
    QTest.keyClicks(body.targets.card.line, "Transport/4")
    QTest.keyClick(body.targets.card.line, Qt.Key.Key_Return)
    assert session.document == before
    assert "Structure/10" in body.targets.card.said()


def test_a_figure_without_an_edition_opens_the_details_that_lack_it(made):
    session, body, _ = made(engagement(wounds=[]))
    assert not body.targets.details.is_open()
    session.edit(session.document | {"targets": [{"name": "Char", "structure": 8}]})
    assert body.targets.details.is_open()
