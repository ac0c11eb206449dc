"""Attackers in a row, in the column as a player sets them up."""

import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.printing.facts import facts_of
from desktop.printing.markup import markup
from desktop.session import Session
from desktop.views.attack.row_list import SHOWN
from desktop.views.results.panel import ResultsPanel
from desktop.views.results.result_line import ResultLine
from desktop.widgets.label import Label
from desktop.words import Words
from rules.resolution import Resolver
from tests.desktop.attack_parts import CTRL_SHIFT, typed
from tests.desktop.grenade import grenade
from tests.desktop.skaven import FIRST, SECOND
from tests.desktop.test_forms import focusable, widget


@pytest.fixture
def session(qapp):
    return Session(Words("en"), Resolver(), copy.deepcopy(FIRST), "Skaven")


def choose(column, name):
    """Take an entry of the menu of the next attacker."""
    next(one for one in column.body.row.menu.actions() if one.text() == name).trigger()


def told(column):
    listed = column.body.row.list
    role = Qt.ItemDataRole.AccessibleTextRole
    return [listed.item(row).data(role) for row in range(listed.count())]


def test_one_attacker_needs_no_row(column):
    assert not column.body.row.isVisible()
    assert column.body.row.add_button.isVisible()


def test_the_row_has_room_above_its_title(column):
    choose(column, "Like this one")
    title = next(one for one in column.findChildren(Label) if one.text() == "Attackers in a row")
    assert title.isVisible()
    assert title.mapTo(column, title.rect().topLeft()).y() >= 12


def test_a_game_without_rows_offers_none(qtbot):
    from desktop.views.attack.column import AttackColumn

    column = AttackColumn(Session(Words("en"), Resolver(), grenade()))
    qtbot.addWidget(column)
    column.show()
    assert not column.body.row.add_button.isVisible()


def test_one_more_like_this_one_bears_a_name_of_his_own(column, session):
    choose(column, "Like this one")
    assert told(column) == [
        "1, Griffe, hache (F • svg -1)",
        "2, Griffe 2, hache (F • svg -1), not saved",
    ]
    assert session.document["targets"] == FIRST["targets"]
    assert session.title == "Griffe 2"
    assert session.unsaved


def test_who_is_not_saved_is_marked(column, session, tmp_path):
    choose(column, "Like this one")
    listed = column.body.row.list
    assert [listed.item(row).data(SHOWN).name for row in (0, 1)] == ["Griffe", "Griffe 2 •"]
    session.mark_saved(tmp_path / "2.json")
    assert "not saved" not in told(column)[1]
    assert listed.item(1).data(SHOWN).name == "Griffe 2"


def test_another_is_filled_in_on_the_same_targets(column, session):
    choose(column, "Another, to be filled in")
    assert session.document["targets"] == FIRST["targets"]
    assert told(column)[1] == "2, nameless, something is wrong here, not saved"
    for name in ("weapon_skill", "strength"):
        box = widget(column.body.attacker, name)
        box.selectAll()
        QTest.keyClicks(box, "3")
    typed(column.body.notation.field, SECOND["weapon"])
    typed(widget(column.body.attacker, "name"), "Croc")
    assert told(column)[1] == "2, Croc, massue (F • contondant), not saved"
    assert not session.stale
    assert session.result.figures[0].states["out_of_action"] > 0


def test_choosing_one_shows_his_form(column, session):
    choose(column, "Like this one")
    listed = column.body.row.list
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Up)
    assert widget(column.body.attacker, "name").text() == "Griffe"
    assert session.attacks.place == 0


def test_keys_move_double_and_remove(column, session):
    choose(column, "Like this one")
    listed = column.body.row.list
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Up, CTRL_SHIFT)
    assert told(column)[0].startswith("1, Griffe 2")
    QTest.keyClick(listed, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert told(column)[2].startswith("3, Griffe 3")
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert not column.body.row.isVisible()
    assert len(session.attacks.row) == 1


def test_every_part_has_a_name(column):
    choose(column, "Like this one")
    assert [child for child in focusable(column) if not child.accessibleName()] == []


def test_results_are_told_after_each(session, qtbot):
    session.add_attacks([(copy.deepcopy(SECOND), None)])
    panel = ResultsPanel(session)
    qtbot.addWidget(panel)
    whole = session.result.figures[0].out_chance
    after = panel._after
    assert [after.itemText(at) for at in range(after.count())] == [
        "after Griffe",
        "after all of them",
    ]
    after.setCurrentIndex(0)
    after.activated.emit(0)
    assert session.result.figures[0].out_chance < whole
    assert after.value() == 0


def test_what_the_states_mean_stands_under_the_cards(session, qtbot):
    panel = ResultsPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    assert [said.partition(":")[0] for said in panel._meanings.texts()] == [
        "Knocked down", "Stunned", "Out of action",
    ]  # fmt: skip


def test_the_line_names_all_attackers(session, qtbot):
    session.add_attacks([(copy.deepcopy(SECOND), None)])
    line = ResultLine(session)
    qtbot.addWidget(line)
    assert line.text().startswith("Griffe, Croc: Rotgut ")
    session.tell_after(0)
    assert line.text().startswith("Griffe, hache (F • svg -1): Rotgut ")


def test_the_report_prints_the_row(session):
    session.add_attacks([(copy.deepcopy(SECOND), None)])
    session.roll(seed=1)
    facts = facts_of(session.row, Resolver(), session.story, session.rolled, title="Skaven")
    printed = markup(facts, Words("en"), 9800)
    for said in ("Attacker 1", "Attacker 2", "massue (F • contondant)", "hache (F • svg -1)",
                 "What the states mean", "Croc – "):  # fmt: skip
        assert said in printed
