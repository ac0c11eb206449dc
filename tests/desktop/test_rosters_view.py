import json

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QWidget

from desktop.dialogs.message import Message
from desktop.roster_library import Library
from desktop.views.rosters.sentences import total_words, weapon_words
from desktop.views.rosters.view import RostersView
from desktop.words import Words
from resources import locate
from rules.roster import Total
from rules.systems import load

SAMPLES = locate("samples", "rosters")
WORDS = Words("en")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "rosters"


@pytest.fixture
def view(qtbot, folder):
    return opened(qtbot, folder)


def opened(qtbot, folder):
    made = RostersView(WORDS, Library(folder, SAMPLES))
    qtbot.addWidget(made)
    made.resize(1290, 712)
    made.show()
    return made


def on_disk(view):
    return json.loads(view.desk.opened.path.read_text(encoding="utf-8"))


def line(view, name):
    """The visible line edit of this accessible name."""
    found = [one for one in view.findChildren(QLineEdit) if one.accessibleName() == name]
    (shown,) = [one for one in found if one.isVisible()]
    return shown


def type_into(field, text):
    """Type a text in place of another; pasted where it has letters that no test can press."""
    field.selectAll()
    if text.isascii():
        QTest.keyClicks(field, text)
    else:
        QApplication.clipboard().setText(text)
        field.paste()


def answer(button, seen=None):
    """Press a button of the question that is about to be asked."""

    def press():
        (question,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, Message)]
        if seen is not None:
            seen.append(question.windowTitle())
        (found,) = [one for one in question.findChildren(QPushButton) if one.text() == button]
        found.click()

    QTimer.singleShot(0, press)


def names(view):
    return [profile["name"] for profile in view.desk.document["profiles"]]


def press(view, name):
    (found,) = [
        one
        for one in view.findChildren(QPushButton)
        if one.accessibleName() == name and one.isVisible()
    ]
    found.click()


def choose(view, at):
    view.profiles.show_profile(view.desk.document["profiles"][at]["id"])
    return view.desk.document["profiles"][at]["id"]


def test_it_opens_on_the_first_sample_with_its_totals(view):
    assert [one.name for one in view.desk.shelf] == [
        "Compagnie du Gué",
        "Mercenaires du Faubourg",
        "Meute du Puits",
        "Parc d’engins",
    ]
    assert view._total.text() == "Total HP: 10 + 9 + 8 + 5 + 7 + 6 = 45"
    assert view.sheet.forms["target"].row("hit_points").editor.value() == 10


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ((), "Total HP: 0"),
        (((1, 3),), "Total HP: 3"),
        (((1, 3), (1, 3)), "Total HP: 3 + 3 = 6"),
        (((3, 6), (1, 11)), "Total HP: 3 × 6 + 11 = 29"),
        (((2, 999),), "Total HP: 2 × 999 = 1,998"),
        (((1, 2),) * 9, "Total HP: 2 + 2 + 2 + 2 + 2 + 2 + 2 + … = 18"),
    ],
)
def test_totals_are_written_with_their_terms(terms, said):
    assert total_words(WORDS, Total("HP", terms)) == said


def test_what_is_typed_is_saved_without_being_asked(view, qtbot):
    choose(view, 1)
    type_into(line(view, "Hit points"), "12")
    assert view.desk.unsaved
    qtbot.waitUntil(lambda: not view.desk.unsaved, timeout=2000)
    assert on_disk(view)["profiles"][1]["target"]["hit_points"] == 12
    assert view._total.text().endswith("= 48")


def test_a_look_around_writes_nothing(view):
    paths = [one.path for one in view.desk.shelf]
    before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in paths]
    for path in paths:
        view.shelf.chosen.emit(path)
        for at in range(len(view.desk.document["profiles"])):
            choose(view, at)
    assert view.may_leave()
    assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in paths] == before


def test_a_value_out_of_bounds_is_shown_marked_and_not_saved(view):
    goule = choose(view, 1)
    type_into(line(view, "Hit points"), "1000")
    type_into(line(view, "Combat"), "4")
    view.save_now()
    row = view.sheet.forms["target"].row("hit_points")
    assert "999" in row.problem()
    assert on_disk(view)["profiles"][1]["attacker"]["combat"] == 4
    assert on_disk(view)["profiles"][1]["target"]["hit_points"] == 100
    choose(view, 0)
    assert row.problem() is None
    view.profiles.show_profile(goule)
    assert (row.editor.value(), "999" in row.problem()) == (1000, True)
    type_into(line(view, "Hit points"), "11")
    view.save_now()
    assert row.problem() is None
    assert on_disk(view)["profiles"][1]["target"]["hit_points"] == 11


def test_a_copy_shares_nothing_with_the_original(view, qtbot, folder):
    original = choose(view, 2)
    view.profiles.duplicate_wanted.emit([original])
    assert names(view)[2:4] == ["Reître", "Reître"]
    copy = view.profiles.current()
    assert copy != original
    type_into(line(view, "Hit points"), "1")
    view.sheet._note.setPlainText("x\ny")
    assert view.may_leave()
    again = opened(qtbot, folder)
    first, second = again.desk.document["profiles"][2:4]
    assert (first["target"]["hit_points"], first["note"]) == (8, "")
    assert (second["target"]["hit_points"], second["note"]) == (1, "x\ny")


def test_a_deleted_profile_comes_back_to_its_place(view):
    before = names(view)
    view.profiles.delete_wanted.emit([choose(view, 2)])
    assert names(view) == before[:2] + before[3:]
    view.desk.edit_roster("note", "something else, meanwhile")
    press(view, "Undo")
    assert names(view) == before
    assert view.desk.document["note"] == "something else, meanwhile"


def test_undo_and_redo_hold_through_save_and_reopening(view, qtbot, folder):
    states = [view.desk.document]
    view.profiles.delete_wanted.emit([choose(view, 0)])
    states.append(view.desk.document)
    type_into(line(view, "Hit points"), "25")
    states.append(view.desk.document)
    keys = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    view.profiles.focus_list()
    QTest.keyClick(view.profiles._list, *keys)
    assert view.desk.document == states[1]
    QTest.keyClick(view.profiles._list, *keys)
    assert view.desk.document == states[0]
    QTest.keyClick(view.profiles._list, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert view.desk.document == states[1]
    shifted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(view.profiles._list, Qt.Key.Key_Z, shifted)
    assert view.desk.document == states[2]
    view.desk.undo()
    assert view.may_leave()
    assert opened(qtbot, folder).desk.document == states[1]


def test_the_name_of_a_roster_is_edited_where_it_stands(view):
    path = view.desk.opened.path
    type_into(line(view, "Name of the roster"), "Cabale : l'Œil / 2e bande ?")
    view.save_now()
    assert view.desk.opened.path == path
    assert on_disk(view)["name"] == "Cabale : l'Œil / 2e bande ?"
    assert view.desk.shelf[0].name == "Cabale : l'Œil / 2e bande ?"
    name = line(view, "Name of the roster")
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Backspace)
    view.save_now()
    assert name.text() == ""
    assert "empty" in view.head._state.text()
    assert on_disk(view)["name"] == "Cabale : l'Œil / 2e bande ?"


def test_a_new_roster_is_on_disk_at_once(view):
    view._create_for(load()["hell_dorado"])
    assert on_disk(view)["name"] == "New roster"
    assert view._sheets.currentWidget() is view._no_profile
    view.head.add_wanted.emit()
    assert names(view) == ["New profile"]
    assert view.sheet.forms["target"].row("hit_points").editor.value() is None
    assert view.may_leave()
    assert on_disk(view)["profiles"][0]["target"] == {}


def test_deleting_a_roster_asks_and_can_be_taken_back(view):
    titles = []
    content = view.desk.opened.path.read_bytes()
    answer("Cancel", titles)
    view.head.delete_wanted.emit()
    assert titles == ["Delete the roster Compagnie du Gué?"]
    assert view.desk.document["name"] == "Compagnie du Gué"
    answer("Delete")
    view.head.delete_wanted.emit()
    assert view.desk.document["name"] == "Mercenaires du Faubourg"
    (trashed,) = view.desk.store.trash.iterdir()
    assert trashed.read_bytes() == content
    press(view, "Undo")
    assert view.desk.document["name"] == "Compagnie du Gué"
    assert len(view.desk.shelf) == len(list(SAMPLES.iterdir()))


@pytest.mark.qt_log_ignore("This plugin does not support raise", "grabbing the keyboard")
def test_without_rosters_one_is_offered(view):
    for _ in SAMPLES.iterdir():
        answer("Delete")
        view.head.delete_wanted.emit()
    assert view._pages.currentIndex() == 1
    assert view._no_roster.isVisible()
    view._no_roster.asked.emit()
    games = view.findChildren(QMenu)[-1]
    next(act for act in games.actions() if act.text() == "Hell Dorado").trigger()
    assert view._pages.currentIndex() == 0


def test_an_unreadable_roster_is_named_and_the_others_open(view, qtbot, folder):
    path = folder / "bande.json"
    half = view.desk.opened.path.read_bytes()[:700]
    path.write_bytes(half)
    again = opened(qtbot, folder)
    assert again.desk.document["name"] == "Compagnie du Gué"
    again.shelf.chosen.emit(path)
    assert again._trouble.isVisible()
    assert str(path) in again._trouble.said.text()
    assert not again.head._add.isEnabled()
    assert again.may_leave()
    assert path.read_bytes() == half


def test_what_was_mended_is_told_and_saved_with_the_next_edit(view, qtbot, folder):
    path = view.desk.opened.path
    document = on_disk(view)
    document["profiles"][1]["id"] = document["profiles"][0]["id"]
    document["profiles"][2]["Portée"] = 2.5
    path.write_text(json.dumps(document))
    again = opened(qtbot, folder)
    said = again._remarks._said.text()
    assert "profiles[1].id" in said
    assert "profiles[2].Portée" in said
    assert path.read_text() == json.dumps(document)
    choose(again, 0)
    type_into(line(again, "Hit points"), "9")
    again.save_now()
    saved = on_disk(again)["profiles"]
    assert len({profile["id"] for profile in saved}) == len(saved)
    assert saved[2]["Portée"] == 2.5


def test_a_newer_roster_is_only_shown(view, qtbot, folder):
    path = view.desk.opened.path
    document = on_disk(view) | {"version": 2}
    path.write_text(json.dumps(document))
    again = opened(qtbot, folder)
    assert again.desk.read_only
    assert not again.head._add.isEnabled()
    choose(again, 0)
    again._edit("target", "hit_points", 1)
    again.head.renamed.emit("Autre")
    again.profiles.delete_wanted.emit(again.profiles.selected())
    assert again.may_leave()
    assert path.read_text() == json.dumps(document)


def test_what_cannot_be_saved_is_said_and_kept(view, folder, tmp_path):
    choose(view, 0)
    moved = tmp_path / "moved"
    folder.rename(moved)
    folder.write_text("no folder any more")
    type_into(line(view, "Hit points"), "3")
    view.save_now()
    assert view._remarks.isVisible()
    assert str(folder) in view._remarks._said.text()
    titles = []
    answer("Cancel", titles)
    assert not view.may_leave()
    assert titles == ["Close without saving the roster?"]
    view.desk.save_copy(tmp_path / "copy.json")
    copied = json.loads((tmp_path / "copy.json").read_text())
    assert copied["profiles"][0]["target"]["hit_points"] == 3
    folder.unlink()
    moved.rename(folder)
    assert view.may_leave()
    assert on_disk(view)["profiles"][0]["target"]["hit_points"] == 3
    assert not view._remarks.isVisible()


def test_a_file_where_the_folder_should_be_does_not_stop_the_window(qtbot, folder):
    folder.write_text("no folder")
    view = opened(qtbot, folder)
    assert str(folder) in view._trouble.said.text()
    assert view.may_leave()
    view._create_for(load()["hell_dorado"])
    assert folder.read_text() == "no folder"


def test_weapons_are_lines_with_what_was_understood(view):
    choose(view, 3)
    weapons = view.sheet._weapons
    assert weapons._lines[0]._understood.text() == "explosion, difficulty 3, power 1"
    press(view, "Add a weapon")
    typed = weapons._lines[1]._line
    QTest.keyClicks(typed, "explosion (puissance 3.1)")
    assert weapons._lines[1]._problem.isVisible()
    view.save_now()
    kept = on_disk(view)["profiles"][3]["weapons"]
    assert [carried["weapon"] for carried in kept] == [
        *("explosion (puissance 3/1)", "explosion (puissance 3.1)"),
    ]
    weapons._lines[1]._chip.click()
    assert view.desk.document["profiles"][3]["weapons"][1]["weapon"] == "explosion (puissance 3/1)"
    assert not weapons._lines[1]._problem.isVisible()
    weapons._lines[0]._remove.click()
    assert len(view.desk.document["profiles"][3]["weapons"]) == 1


def test_names_are_shown_as_typed(view):
    choose(view, 0)
    type_into(line(view, "Name"), "<b>Goule</b> & Fils")
    assert "&lt;b&gt;Goule&lt;/b&gt; &amp; Fils" in view.profiles._model.index(0).data(
        Qt.ItemDataRole.ToolTipRole
    )
    view.profiles.delete_wanted.emit(view.profiles.selected())
    assert view.toast._label.text() == "Profile deleted: <b>Goule</b> & Fils"


def test_everything_that_takes_the_keyboard_has_a_name(view):
    nameless = [
        one
        for one in view.findChildren(QWidget)
        if one.isVisible()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not one.accessibleName()
    ]
    assert nameless == []


def test_a_long_name_widens_nothing(view):
    width = view.minimumSizeHint().width()
    choose(view, 0)
    view.desk.edit_profiles([view.profiles.current()], "", "name", "W" * 200)
    view.desk.edit_roster("name", "W" * 200)
    assert view.minimumSizeHint().width() == width
    assert width <= 1290


@pytest.mark.parametrize(
    ("game", "weapon", "said"),
    [
        ("hell_dorado", "explosion (puissance 3/1 • rayon 4)", "radius 4"),
        ("mordheim", "arbalète (tir • 30ps • F4)", "strength 4"),
    ],
)
def test_a_weapon_is_told_with_the_numbers_of_the_card(game, weapon, said):
    system = load()[game]
    told = weapon_words(Words("en"), system, system.read(weapon))
    assert said in told.split(", ")
