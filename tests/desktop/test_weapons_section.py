"""Several weapons of one attacker, and the lists they are taken from."""

import copy
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.dialogs.preset_picker import PresetPicker
from desktop.files import blank_document
from desktop.session import Session
from desktop.views.attack.column import AttackColumn
from desktop.views.attack.preset_list import armour_entries, weapon_entries
from desktop.views.rosters.weapons import WeaponLines
from desktop.words import Words
from resources import locate
from rules.resolution import Resolver
from rules.service import resolve_document
from rules.systems import load
from tests.desktop.attack_parts import CTRL_SHIFT, typed
from tests.desktop.skaven import FIRST
from tests.desktop.test_forms import focusable

WORDS = Words("en")
WITH_LISTS = [game for game in load().values() if game.presets is not None]
PARRY = Path("samples", "mordheim", "La parade.json")


@pytest.fixture
def session(qapp):
    return Session(WORDS, Resolver(), copy.deepcopy(FIRST))


def lines(column):
    return [line.notation.field.text() for line in column.body.weapons.lines]


def set_number(row, number):
    box = row.editor.widget
    box.selectAll()
    QTest.keyClicks(box, str(number))


def take(search, *keys, last=Qt.Key.Key_Return):
    """In the lists that will stand there: search, press keys, take the line or leave them."""

    def act():
        picker = QApplication.activeModalWidget()
        QTest.keyClicks(picker.search, search)
        for key in keys:
            QTest.keyClick(picker.search, key)
        QTest.keyClick(picker, last)

    QTimer.singleShot(50, act)


def test_a_second_weapon_takes_its_share_of_the_attacks(column, session):
    attacker = column.body.attacker
    assert attacker.row("attacks").isVisible()
    column.body.weapons.lines[-1].add.click()
    assert session.document["weapons"] == [
        {"weapon": "hache (F • svg -1)", "attacks": 2},
        {"weapon": ""},
    ]
    assert "weapon" not in session.document
    assert not attacker.row("attacks").isVisible(), "their attacks make the attacker's"
    typed(column.body.weapons.lines[1].notation.field, "dague (F • svg ennemie +1)")
    set_number(column.body.weapons.lines[1].rows["attacks"], 3)
    assert not session.stale
    assert session.result.document() == resolve_document(session.document)
    assert session.document["weapons"][1] == {"weapon": "dague (F • svg ennemie +1)", "attacks": 3}


def test_the_order_struck_is_changed_by_keys(column, session):
    session.edit(json.loads(locate(*PARRY.parts).read_text("utf-8")))
    assert lines(column) == ["épée (F)", "dague (F • svg ennemie +1)"]
    field = column.body.weapons.lines[1].notation.field
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up, CTRL_SHIFT)
    assert lines(column) == ["dague (F • svg ennemie +1)", "épée (F)"]
    column.body.weapons.lines[1].earlier.click()
    assert lines(column) == ["épée (F)", "dague (F • svg ennemie +1)"]


def test_the_last_one_left_stands_alone(column, session):
    column.body.weapons.lines[-1].add.click()
    set_number(column.body.weapons.lines[0].rows["attacks"], 4)
    column.body.weapons.lines[1].remove.click()
    assert "weapons" not in session.document
    assert session.document["weapon"] == "hache (F • svg -1)"
    assert session.document["attacker"]["attacks"] == 4
    assert not column.body.weapons.lines[0].remove.isVisible()


def test_weapons_that_stand_with_the_attacker_are_edited_too(column, session):
    document = copy.deepcopy(FIRST)
    del document["weapon"]
    document["attacker"]["weapons"] = [{"weapon": "hache (F)"}, {"weapon": "épée (F)"}]
    session.edit(document)
    typed(column.body.weapons.lines[1].notation.field, "massue (F • contondant)")
    assert not session.stale
    assert lines(column) == ["hache (F)", "massue (F • contondant)"]
    assert "weapons" not in session.document["attacker"]


def test_what_is_wrong_stands_at_its_weapon(column):
    column.body.weapons.lines[-1].add.click()
    typed(column.body.weapons.lines[1].notation.field, "dague (F • svg enemie +1)")
    assert column.body.weapons.lines[0].notation.problems() == []
    assert column.body.weapons.lines[1].notation.problems()
    typed(column.body.weapons.lines[1].notation.field, "arc (tir • 24ps • F3)")
    told = column.body.weapons.lines[0].notation.problems()
    assert told == ["weapons of one attack are all of one kind"]


def test_every_part_of_several_has_a_name(column):
    column.body.weapons.lines[-1].add.click()
    assert [child for child in focusable(column) if not child.accessibleName()] == []


def test_a_weapon_of_the_lists_is_written_as_its_card_prints_it(column, session):
    take("double")
    column.body.weapons.lines[0].lists.click()
    assert session.document["weapon"] == "arme à deux mains (F+2 • deux mains • frappe en dernier)"
    session.undo()
    assert session.document == FIRST


def test_the_keyboard_opens_the_lists_and_walks_through_them(column, session):
    field = column.body.weapons.lines[0].notation.field
    field.setFocus()
    take("marteau de cavalerie", Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert "bonus en charge montée" in session.document["weapon"]


def test_lists_that_are_left_change_nothing(column, session):
    take("morgen", last=Qt.Key.Key_Escape)
    column.body.weapons.lines[0].lists.click()
    assert session.document == FIRST
    assert not session.can_undo


def test_a_protection_of_the_lists_goes_to_the_target_chosen(column, session):
    target = session.document["targets"][0]
    take("heavy armour")
    column.body.targets.lists.click()
    take("helmet")
    column.body.targets.lists.click()
    assert session.document["targets"][0] == target | {"armour": "heavy", "helmet": 4}


def test_a_printed_save_goes_when_an_armour_comes(column, session):
    take("lamellar armour with")
    column.body.targets.lists.click()
    assert session.document["targets"][0]["save"] == 3
    take("light")
    column.body.targets.lists.click()
    assert "save" not in session.document["targets"][0]


@pytest.mark.parametrize("game", WITH_LISTS, ids=lambda game: game.id)
def test_all_that_the_lists_offer_can_be_read(game, qtbot):
    entries = weapon_entries(WORDS, game)
    picker = PresetPicker(WORDS, "Lists", entries)
    qtbot.addWidget(picker)
    assert picker.shown() == entries
    for entry in entries:
        assert game.write(game.read(str(entry.value))) == entry.told
    assert all(entry.told for entry in armour_entries(WORDS, game))


def test_searching_folds_accents_case_and_ligatures(qtbot):
    french = Words("fr")
    picker = PresetPicker(french, "Listes", weapon_entries(french, load()["mordheim"]))
    qtbot.addWidget(picker)
    QTest.keyClicks(picker.search, "EPEE gromril")
    assert [entry.told for entry in picker.shown()] == ["épée en gromril (F • svg -1 • parade)"]
    picker.search.setText("zzz")
    assert picker.picked() is None


def test_a_profile_takes_a_weapon_of_the_lists(qtbot):
    weapons = WeaponLines(WORDS)
    qtbot.addWidget(weapons)
    weapons.show_weapons(load()["mordheim"], [{"weapon": ""}], editable=True)
    take("halberd")
    with qtbot.waitSignal(weapons.edited) as told:
        weapons._lines[0]._lists.click()
    assert told.args == [[{"weapon": "hallebarde (F+1 • deux mains)"}]]


def test_a_profile_tells_the_attacks_of_each_weapon(qtbot):
    weapons = WeaponLines(WORDS)
    qtbot.addWidget(weapons)
    weapons.show_weapons(load()["mordheim"], [{"weapon": "hache (F)"}], editable=True)
    with qtbot.waitSignal(weapons.edited) as told:
        set_number(weapons._lines[0].rows["attacks"], 2)
    assert told.args == [[{"weapon": "hache (F)", "attacks": 2}]]


def test_a_figure_of_the_lists_joins_the_targets(qtbot):
    game = next(game for game in WITH_LISTS if game.presets().figures)
    figure = game.presets().figures[0]
    column = AttackColumn(Session(WORDS, Resolver(), blank_document(game.id)))
    qtbot.addWidget(column)
    column.show()
    take(figure.name)
    column.body.targets.lists.click()
    assert column._session.document["targets"] == [{"name": figure.name, **figure.fields}]


def test_a_shield_taken_from_the_lists_joins_a_printed_save(qtbot):
    document = blank_document("mordheim")
    document["targets"] = [{"name": "Dieter", "toughness": 3, "save": 4}]
    column = AttackColumn(Session(WORDS, Resolver(), document))
    qtbot.addWidget(column)
    column.show()
    take("shield")
    column.body.targets.lists.click()
    (dieter,) = column._session.document["targets"]
    assert (dieter["save"], dieter["shield"]) == (3, True)


def test_a_protection_says_what_it_changes_and_changes_it_once(column, session):
    name = session.document["targets"][0]["name"]
    told = []
    column.said.connect(told.append)
    for search in ("barding", "wolf", "kite"):
        take(search)
        column.body.targets.lists.click()
    worn = copy.deepcopy(session.document)
    for search in ("barding", "wolf", "kite"):
        take(search)
        column.body.targets.lists.click()
    assert session.document == worn
    gear = {"mount": "barded", "wolf_cloak": True, "kite_shield": True}
    assert worn["targets"][0] == FIRST["targets"][0] | gear
    assert told == [
        f"{name}: Mount barded",
        f"{name}: Wolf cloak yes",
        f"{name}: Kite shield yes",
        *[f"{name} has it already: nothing changes."] * 3,
    ]
    assert "save 5+" in column.body.notation.reading()


def test_a_shooting_weapon_brings_its_shots(column, session):
    skilled = session.document["attacker"] | {"ballistic_skill": 3, "attacks": 3}
    session.edit(session.document | {"attacker": skilled})
    for search, shots in (("repeater two", 2), ("bow", 1)):
        take(search)
        column.body.weapons.lines[0].lists.click()
        assert session.document["attacker"]["attacks"] == shots
    session.undo()
    session.undo()
    assert session.document["attacker"]["attacks"] == 3
    column.body.weapons.lines[-1].add.click()
    take("repeater two")
    column.body.weapons.lines[1].lists.click()
    assert session.document["weapons"][1] == {
        "weapon": "arbalète à répétition en double tir (tir • 24ps • F3 • -1 pour toucher)",
        "attacks": 2,
    }


@pytest.mark.parametrize(
    ("search", "name"),
    [
        ("shield", "shield"),
        ("kite", "kite shield"),
        ("bard", "barding, with its mount"),
        ("hel", "helmet"),
    ],
)
def test_the_name_typed_is_the_one_chosen(qtbot, search, name):
    picker = PresetPicker(WORDS, "Lists", armour_entries(WORDS, load()["mordheim"]))
    qtbot.addWidget(picker)
    QTest.keyClicks(picker.search, search)
    assert picker.picked().name == name
