"""Whole jobs by keyboard alone, on a real window and real files: no mouse, nothing set by hand."""

import json

import pytest
from PySide6.QtCore import Qt

from desktop.app import Shell
from desktop.folders import Folders
from desktop.preferences import Preferences, write_preferences
from desktop.widgets.popover import Popover
from desktop.words import Words
from tests.desktop.keyboard import (
    CONTROL,
    KEYS,
    SHIFT,
    answering,
    called,
    choose,
    go,
    line,
    on,
    parts_seen,
    press,
    reach,
    replace,
    shown,
    wait_for,
    wait_until,
    write,
)

# Without a screen no menu can take the keyboard from other programs, nor come before them.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def shell(qapp, tmp_path):
    write_preferences(tmp_path / "p.json", Preferences(language="en", welcomed="hell_dorado"))
    running = Shell(qapp, Folders(tmp_path / "data", tmp_path / "p.json"), Words("en"), None)
    running.fill()
    shown(running)
    yield running
    running.window.hide()
    running.window.deleteLater()


def test_an_attack_is_typed_resolved_explained_played_saved_and_printed(shell, tmp_path):
    session = shell.session
    press(KEYS.Key_N, CONTROL)
    reach("Game")
    press(KEYS.Key_Down)
    assert session.document["system"] != "hell_dorado"
    press(KEYS.Key_Up)
    reach("Attacker")
    write("Frondeuse")
    reach("Shooting")
    replace("2")
    reach("Weapon, as on the card")
    replace("explosion (puissance 3/1)")
    add_targets()
    assert session.document["targets"] == [
        {"name": "Goule", "hit_points": 6, "protection": 1},
        {"name": "Sorcier", "hit_points": 6, "protection": 2, "damage_reduction": 1},
    ]
    assert read_why(shell.window) == "Why 12%?"
    press(KEYS.Key_T, CONTROL)
    write("61")
    press(KEYS.Key_Backspace)
    write("2")
    assert session.story.faces == [6, 2]
    with answering(lambda: give_file(tmp_path / "gué.json")):
        press(KEYS.Key_S, CONTROL)
    assert json.loads((tmp_path / "gué.json").read_text("utf-8")) == session.document
    with answering(look_at_pages):
        press(KEYS.Key_P, CONTROL | SHIFT)
    with answering(lambda: give_file(tmp_path / "gué.pdf")):
        press(KEYS.Key_E, CONTROL)
    assert (tmp_path / "gué.pdf").read_bytes().startswith(b"%PDF")
    assert called(on(), "Dice tray"), "the keyboard is where it was"


def add_targets():
    """Two targets: cells one after the other, a field of the details for the second."""
    reach("Add")
    press(KEYS.Key_Return)
    write("6")
    press(KEYS.Key_Return)
    press(KEYS.Key_Home)
    press(KEYS.Key_F2)
    replace("Goule")
    press(KEYS.Key_Return)
    press(KEYS.Key_Right)
    write("1")
    press(KEYS.Key_Return)
    reach("Add")
    press(KEYS.Key_Return)
    replace("Sorcier")
    press(KEYS.Key_Tab)
    write("2")
    press(KEYS.Key_Return)
    reach("Details")
    press(KEYS.Key_Return)
    reach("Further reduction")
    press(KEYS.Key_Up)


def read_why(window):
    """Go down the results of Goule to her second line, and ask why; the question."""
    reach("Results as")
    press(KEYS.Key_Right)
    table = reach("Goule")
    press(KEYS.Key_Down)
    press(KEYS.Key_Return)
    (panel,) = parts_seen(window, Popover)
    question = panel.accessibleName()
    press(KEYS.Key_Escape)
    assert on() is table
    return question


def give_file(path):
    replace(str(path))
    press(KEYS.Key_Return)


def look_at_pages():
    for name in ("Fit width", "Zoom", "Pages"):
        reach(name)
    press(KEYS.Key_Escape)


def test_a_table_is_set_out_aimed_at_and_read(shell):
    session = shell.session
    go("Table")
    reach("Set out the figures")
    press(KEYS.Key_Return)
    assert called(on(), "Map of the table")
    reach("Add figures")
    with answering(lambda: choose("New figure…"), lambda: name_figure("Diablotin", "3")):
        press(KEYS.Key_Return)
    assert session.document["targets"][-1]["name"] == "Diablotin"
    assert session.document["targets"][-1]["hit_points"] == 3
    reach("Map of the table")
    press(KEYS.Key_T)
    press(KEYS.Key_Up)
    press(KEYS.Key_Up, SHIFT)
    assert session.document["table"]["direction_deg"] == 5.5
    reach("Where to aim")
    press(KEYS.Key_Return)
    wait_for("The best places to aim at")
    press(KEYS.Key_Down)
    assert "Goule" in line()
    press(KEYS.Key_Return)
    assert f"{session.document['table']['direction_deg']}".replace("-", "−") in line()
    reach("Figures on the table")
    press(KEYS.Key_Home)
    assert line() == "Goule, theirs, 1st, touched by 8.0 mm, distance 1.7 toises"
    with answering(lambda: name_figure("Succube 2", "4")):
        press(KEYS.Key_Down)
        press(KEYS.Key_Return)
    assert called(on(), "Figures on the table")
    assert "Succube 2" in [target["name"] for target in session.document["targets"]]
    reach("Live odds")


def name_figure(name, hit_points):
    replace(name)
    reach("Hit points")
    replace(hit_points)
    press(KEYS.Key_Return)


def test_a_roster_is_made_filled_used_and_deleted(shell):
    go("Rosters")
    reach("New roster")
    press(KEYS.Key_Return)
    choose("Hell Dorado")
    assert called(on(), "Name of the roster")
    replace("Bande du pont")
    reach("Add a profile")
    press(KEYS.Key_Return)
    assert called(on(), "Name")
    replace("Éclaireuse")
    for field, number in (("Shooting", "3"), ("Hit points", "5")):
        reach(field)
        replace(number)
    reach("Add a weapon")
    press(KEYS.Key_Return)
    write("explosion (puissance 3/1)")
    duplicate_rename_and_undo()
    roster = kept(shell, "Bande du pont")
    assert [one["name"] for one in roster["profiles"]] == ["Éclaireuse", "Sapeur"]
    assert roster["profiles"][0]["weapons"] == [{"weapon": "explosion (puissance 3/1)"}]
    go("Resolve")
    reach("From a roster")
    with answering(take_sapper):
        press(KEYS.Key_Return)
    assert shell.session.document["targets"][-1]["name"] == "Sapeur"
    assert called(on(), "From a roster")
    go("Rosters")
    reach("Delete the roster")
    with answering(lambda: press(KEYS.Key_Escape), delete):
        press(KEYS.Key_Return)
        assert kept(shell, "Bande du pont")
        press(KEYS.Key_Return)
    assert kept(shell, "Bande du pont") is None
    assert called(on(), "Profiles"), "of the roster that is opened in its place"


def duplicate_rename_and_undo():
    reach("Profiles")
    press(KEYS.Key_D, CONTROL)
    press(KEYS.Key_Down)
    press(KEYS.Key_F2)
    assert called(on(), "Name")
    replace("Sapeur")
    reach("Profiles")
    press(KEYS.Key_Delete)
    assert line() == "Éclaireuse, 5 HP"
    press(KEYS.Key_Z, CONTROL)


def take_sapper():
    write("sap")
    reach("Profiles")
    press(KEYS.Key_Space)
    press(KEYS.Key_Return)


def delete():
    reach("Delete")
    press(KEYS.Key_Return)


def kept(shell, name):
    """The roster of this name as it is on disk, or None."""
    shell._rosters.save_now()
    found = [
        json.loads(one.read_text("utf-8")) for one in shell._folders.rosters().folder.glob("*.json")
    ]
    return next((one for one in found if one["name"] == name), None)


def test_a_battle_is_begun_fought_undone_and_told(shell):
    go("Battle")
    reach("Compagnie du Gué")
    assert line() == "Capitaine, 10 of 10 HP, officier"
    fight(shell)
    assert shell.window.current == "battle"
    reach("Journal")
    press(KEYS.Key_Home)
    assert "Goule ×1 −1" in line()
    press(KEYS.Key_Z, CONTROL)
    assert "Bombardière" in line(), "the keyboard is on the line before"
    reach("Compagnie du Gué", KEYS.Key_Backtab)
    press(KEYS.Key_Minus)
    assert line() == "Capitaine, 9 of 10 HP, officier"
    reach("Points")
    replace("2")
    reach("Loses")
    press(KEYS.Key_Return)
    reach("Undo the last one")
    press(KEYS.Key_Return)
    reach("The account of the battle")
    with answering(lambda: choose("Print preview…"), look_at_pages):
        press(KEYS.Key_Return)
    reach("Battles")
    with answering(lambda: choose("New battle…"), lambda: name_battle("Le pont")):
        press(KEYS.Key_Return)
    assert shell._battle.desk.head.name == "Le pont"


def fight(shell):
    """Capitaine attacks the first ghoul: chosen in Battle, rolled in Resolve, applied."""
    with answering(choose_target):
        press(KEYS.Key_Return)
    assert shell.window.current == "resolve"
    press(KEYS.Key_R, CONTROL)
    reach("Apply to the battle…")
    with answering(lambda: lose("Goule ×1", "1")):
        press(KEYS.Key_Return)


def choose_target():
    press(KEYS.Key_Space)
    reach("Resolve")
    press(KEYS.Key_Return)


def lose(name, points):
    reach(f"Loses, {name}")
    replace(points)
    press(KEYS.Key_Return)


def name_battle(name):
    replace(name)
    press(KEYS.Key_Return)


def test_attacks_and_targets_are_compared_and_asked_about_backwards(shell):
    go("Compare")
    reach("Add an attack")
    with answering(lambda: choose("Type an attack…"), type_attack):
        press(KEYS.Key_Return)
    reach("Add targets")
    with answering(lambda: choose("Type a target…"), type_target):
        press(KEYS.Key_Return)
    reach("Comparison")
    press(KEYS.Key_End, CONTROL)
    wait_until(lambda: line().startswith("Mine on Ogre: mean loss 4.38"))
    press(KEYS.Key_Return)
    reach("Open in Resolve")
    press(KEYS.Key_Return)
    assert shell.session.document["targets"] == [{"name": "Ogre", "hit_points": 12}]
    with answering(ask_backwards):
        press(KEYS.Key_B, CONTROL)
    assert shell.window.isAncestorOf(on())


def type_attack():
    replace("Mine")
    reach("Weapon, as on the card")
    replace("explosion (puissance 4/2)")
    reach("Shooting")
    replace("3")
    reach("Done")
    press(KEYS.Key_Return)


def type_target():
    replace("Ogre")
    reach("Hit points")
    replace("12")
    press(KEYS.Key_Return)


def ask_backwards():
    reach("Answer")
    press(KEYS.Key_Home)
    assert "Power" in line()
    reach("What changes")
    press(KEYS.Key_Down)
    reach("Wanted")
    replace("60")
    reach("Answer")
    wait_until(lambda: on().rowCount() > 0)
    press(KEYS.Key_Home)
    assert "0%" in line(), line()
    press(KEYS.Key_Escape)


@pytest.mark.usefixtures("shell")
def test_a_rule_is_looked_up_a_link_followed_and_gone_back_from():
    go("Rules")
    press(KEYS.Key_F, CONTROL)
    write("melee")
    press(KEYS.Key_Return)
    press(KEYS.Key_Down)
    assert line() == "Shot and melee"
    press(KEYS.Key_Return)
    page, bar = on(), on().verticalScrollBar()
    assert called(page, "Text")
    press(KEYS.Key_Tab, times=2)
    link, top = page.textCursor().selectedText(), bar.value()
    assert link == "see states"
    press(KEYS.Key_Return)
    assert bar.value() > top
    press(KEYS.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (page.textCursor().selectedText(), bar.value()) == (link, top)
