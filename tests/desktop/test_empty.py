"""Where there is nothing yet, a sentence says what to do next, and a button does it."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.files import blank_document
from desktop.widgets.empty import Empty
from rules.systems import load
from tests.desktop.rooms import settle

NO_TARGET = {"weapon": "explosion (puissance 3/1)", "attacker": {"name": "A", "shooting": 3}}


@pytest.fixture
def shell(opened, tmp_path):
    """A window over folders in which there is nothing at all."""
    for name in ("rosters", "battles"):
        (tmp_path / "data" / name).mkdir(parents=True)
    return opened("en")


def stub(shell, place):
    """The one empty state that shows in a place, its sentence and its button."""
    shell.window.go_to(place)
    settle()
    (found,) = [one for one in shell.window.findChildren(Empty) if one.isVisible()]
    (button,) = [one for one in found.findChildren(QPushButton) if one.isVisible()]
    assert button.accessibleName() == button.text()
    return found._words.text(), button


def test_a_blank_attack_leads_to_its_weapon(shell):
    shell.session.open(blank_document("hell_dorado"), None)
    said, button = stub(shell, "resolve")
    assert "Complete the attack" in said
    assert button.text() == "To the attack"
    button.click()
    assert shell.window.focusWidget() is shell._resolve.attack.body.notation.field


def test_an_attack_on_nobody_leads_to_a_target(shell):
    shell.session.open(blank_document("hell_dorado") | NO_TARGET, None)
    shell.window.go_to("resolve")
    while shell.session.stale:
        QApplication.processEvents()
    said, button = stub(shell, "resolve")
    assert "Nobody is touched" in said
    assert button.text() == "Add a target"
    button.click()
    assert len(shell.session.document["targets"]) == 1


def test_a_table_leads_to_figures_or_where_there_is_none_to_the_attack(shell):
    shell.session.open(blank_document("hell_dorado"), None)
    assert stub(shell, "table")[1].text() == "Set out the figures"
    shell.session.open(blank_document("confrontation"), None)
    said, button = stub(shell, "table")
    assert "no template" in said
    button.click()
    assert shell.window.current == "resolve"


def test_no_roster_no_profile_and_no_profile_found_differ(shell):
    assert stub(shell, "rosters")[1].text() == "New roster"
    view = shell.window.place("rosters")
    view.desk.create(load()["hell_dorado"], "Pack")
    said, button = stub(shell, "rosters")
    assert "no profile yet" in said
    button.click()
    assert len(view.desk.document["profiles"]) == 1
    view.profiles._search.setText("zzz")
    said, button = stub(shell, "rosters")
    assert said == "No profile for “zzz”."
    assert button.text() == "Show them all"
    button.click()
    assert view.profiles.searched() == ""
    assert len(view.desk.document["profiles"]) == 1
    view.profiles._list.clearSelection()
    said, button = stub(shell, "rosters")
    assert said == "Choose a profile to see it here."
    assert button.text() == "Add a profile"


def test_no_battle_leads_to_a_new_one(shell):
    said, button = stub(shell, "battle")
    assert "two rosters" in said
    assert button.text() == "New battle…"


def test_no_comparison_leads_to_an_attack_then_to_targets(shell):
    shell.window.go_to("compare")
    desk = shell._compare
    for column in desk.board.columns:
        desk.change(lambda board, column=column: board.without_column(column.id))
    said, button = stub(shell, "compare")
    assert said == "No target is compared yet."
    assert button.text() == "Add targets"
    for row in desk.board.rows:
        desk.change(lambda board, row=row: board.without_row(row.id))
    said, button = stub(shell, "compare")
    assert said == "No attack is compared yet."
    assert button.text() == "Add an attack"


def test_a_search_of_the_rules_that_finds_nothing_says_so(shell):
    shell.window.go_to("rules")
    reader = shell.window.place("rules").reader
    reader.search.setText("zzzzz")
    assert reader._count.isVisible()
    assert reader._count.text() == "Nothing for “zzzzz”: try fewer letters."
