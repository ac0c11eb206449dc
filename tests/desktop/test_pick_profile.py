import json

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app import Shell
from desktop.dialogs.pick_profile import pick_attacker, pick_targets
from desktop.dialogs.profile_picker import ProfilePicker
from desktop.folders import Folders
from desktop.roster_library import Library
from desktop.session import Session
from desktop.words import Words
from resources import locate
from rules.resolution import Resolver
from rules.systems import load

GAME = load()["hell_dorado"]
WORDS = Words("en")
GUE, MEUTE = 0, 1


@pytest.fixture
def library(tmp_path):
    made = Library(tmp_path / "rosters", locate("samples", "rosters"))
    made.open_folder()
    return made


@pytest.fixture
def picker(qtbot, library):
    def make(room=40):
        dialog = ProfilePicker(WORDS, library, GAME, room=room)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def host(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def session(qtbot):
    document = {
        "toise": "engagement",
        "version": 1,
        "system": "hell_dorado",
        "kept": "as it is",
        "attacker": {"name": "Personne", "shooting": 1},
        "weapon": "explosion (puissance 5/2)",
        "targets": [{"name": "Goule 2", "hit_points": 6}],
    }
    made = Session(WORDS, Resolver(), document)
    qtbot.waitUntil(lambda: made.reading is not None)
    return made


def look_at(picker, roster):
    picker._roster.setCurrentIndex(roster)
    picker._roster.activated.emit(roster)


def shown(picker):
    model = picker._model
    return [model.index(row).data() for row in range(model.rowCount())]


def check(picker, name):
    index = picker._model.index(shown(picker).index(name))
    picker._list.setCurrentIndex(index)
    QTest.keyClick(picker._list, Qt.Key.Key_Space)


def meanwhile(act):
    """Do something in the dialog that is about to open, then take or leave it."""

    def run():
        (dialog,) = [
            one
            for one in QApplication.topLevelWidgets()
            if isinstance(one, ProfilePicker) and one.isVisible()
        ]
        act(dialog)

    QTimer.singleShot(0, run)


def test_figures_of_several_rosters_become_targets_with_names_of_their_own(session, library, host):
    def act(dialog):
        look_at(dialog, MEUTE)
        check(dialog, "Goule")
        look_at(dialog, GUE)
        check(dialog, "Reître")
        dialog._act.click()

    meanwhile(act)
    before = json.dumps(session.document)
    document = pick_targets(host, session, library)
    assert [target["name"] for target in document["targets"]] == [
        *("Goule 2", "Goule 1", "Goule 3", "Goule 4", "Reître"),
    ]
    assert [target.get("side") for target in document["targets"][-2:]] == ["foe", "ally"]
    assert document["targets"][1]["hit_points"] == 6
    assert document["kept"] == "as it is"
    assert json.dumps(session.document) == before
    session.edit(document)
    assert session.problems == []


def test_one_figure_becomes_the_attacker_with_the_weapon_chosen(session, library, host):
    def act(dialog):
        look_at(dialog, MEUTE)
        dialog._list.setCurrentIndex(dialog._model.index(2))
        dialog._weapon.set_value(1)
        dialog._act.click()

    meanwhile(act)
    document = pick_attacker(host, session, library)
    assert document["attacker"] == {"name": "Sorcier", "shooting": 3, "combat": 2}
    assert document["weapon"] == "explosion (feu • puissance 4/1)"
    assert document["targets"] == session.document["targets"]


def test_leaving_changes_nothing(session, library, host):
    for pick in (pick_targets, pick_attacker):
        meanwhile(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
        assert pick(host, session, library) is None


@pytest.mark.parametrize("typed", ["reitre", "REÎTRE", "Reître", "eîT"])
def test_search_folds_case_and_accents(picker, typed):
    dialog = picker()
    dialog._search.setText(typed)
    assert shown(dialog) == ["Reître"]


def test_search_folds_ligatures_and_looks_at_tags(picker, library):
    opened = library.read(library.shelf()[GUE].path)
    profiles = opened.reading.document["profiles"]
    profiles[1] = profiles[1] | {"name": "Sœur Éloïse"}
    library.save(opened, opened.reading.document | {"profiles": profiles})
    dialog = picker()
    for typed in ("soeur", "SŒUR", "sœur", "SOEUR", "eloise"):
        dialog._search.setText(typed)
        assert shown(dialog) == ["Sœur Éloïse"]
    dialog._search.setText("officier")
    assert shown(dialog) == ["Capitaine"]
    dialog._search.setText("rien de tel")
    assert shown(dialog) == []


def test_a_search_that_finds_nobody_says_so(picker):
    dialog = picker()
    dialog._search.setText("rien de tel")
    assert dialog._nobody.isVisible()
    assert dialog._nobody.text() == "No profile for “rien de tel”."
    dialog._search.clear()
    assert dialog._list.isVisible()
    assert not dialog._nobody.isVisible()


def test_what_was_checked_stays_so_while_searching(picker):
    dialog = picker()
    check(dialog, "Reître")
    dialog._search.setText("capitaine")
    dialog._search.clear()
    assert [one["name"] for one in dialog.picked().profiles] == ["Reître"]
    check(dialog, "Reître")
    assert dialog.picked() is None
    assert not dialog._act.isEnabled()


def test_there_is_no_room_for_more_figures_than_an_engagement_holds(picker):
    dialog = picker(room=2)
    look_at(dialog, MEUTE)
    check(dialog, "Goule")
    assert dialog._problem.text() == "Room for 2 figures only"
    assert not dialog._act.isEnabled()
    check(dialog, "Goule")
    check(dialog, "Ombre")
    assert dialog._act.isEnabled()
    assert not dialog._problem.isVisible()


def test_what_a_profile_lacks_is_named_when_it_is_used(picker, library):
    opened = library.read(library.shelf()[GUE].path)
    profiles = opened.reading.document["profiles"]
    profiles[0] = profiles[0] | {"target": {}}
    library.save(opened, opened.reading.document | {"profiles": profiles})
    dialog = picker()
    check(dialog, "Capitaine")
    assert dialog._problem.text() == "Capitaine lacks: Hit points"
    assert dialog._act.isEnabled()


def test_an_attacker_without_weapon_keeps_the_one_there_is(session, library, host):
    def act(dialog):
        dialog._list.setCurrentIndex(dialog._model.index(5))
        dialog._act.click()

    meanwhile(act)
    document = pick_attacker(host, session, library)
    assert document["attacker"]["name"] == "Chirurgien"
    assert document["weapon"] == session.document["weapon"]


def test_an_unreadable_roster_is_not_offered_and_a_broken_one_is_named(picker, library):
    path = next(one.path for one in library.shelf() if one.name == "Meute du Puits")
    document = json.loads(path.read_text())
    document["profiles"][0]["count"] = 0
    path.write_text(json.dumps(document))
    (library.folder / "bande.json").write_text("{")
    dialog = picker()
    assert dialog._roster.count() == 2
    look_at(dialog, MEUTE)
    assert "profiles[0].count" in dialog._problem.text()
    assert shown(dialog) == []
    look_at(dialog, GUE)
    assert len(shown(dialog)) == 6


def test_the_rosters_that_come_with_the_program_are_there_before_rosters_were_looked_at(
    qtbot, tmp_path
):
    library = Library(tmp_path / "rosters", locate("samples", "rosters"))
    dialog = ProfilePicker(WORDS, library, GAME, room=3)
    qtbot.addWidget(dialog)
    assert dialog._problem.text() == ""
    assert shown(dialog)


def test_without_a_folder_it_says_so(qtbot, tmp_path):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    dialog = ProfilePicker(WORDS, Library(tmp_path / "taken" / "none"), GAME, room=3)
    qtbot.addWidget(dialog)
    assert str(tmp_path / "taken" / "none") in dialog._problem.text()
    assert dialog.picked() is None
    assert not dialog._act.isEnabled()


def test_without_a_roster_of_the_game_it_says_where_they_are_made(qtbot, tmp_path):
    (tmp_path / "rosters").mkdir()
    dialog = ProfilePicker(WORDS, Library(tmp_path / "rosters"), GAME, room=3)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog._nobody.isVisible()
    assert "Rosters" in dialog._nobody.text()
    assert not dialog._problem.isVisible()
    assert not dialog._act.isEnabled()


def test_at_the_first_start_there_are_the_samples_to_take_from(qapp, tmp_path):
    shell = Shell(qapp, Folders(tmp_path / "data", tmp_path / "p.json"), WORDS, None)
    shell.fill()
    seen = []

    def look():
        dialog = QApplication.activeModalWidget()
        seen.append((shown(dialog), dialog._problem.isVisible()))
        dialog.reject()

    QTimer.singleShot(50, look)
    shell.window.place("resolve").attacker_wanted.emit()
    assert seen[0][0]
    assert not seen[0][1]
    shell._rosters.release()
    shell.window.deleteLater()
