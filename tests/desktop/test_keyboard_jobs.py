"""Whole jobs by keyboard alone, on a real window and real files: no mouse, nothing set by hand."""

import json

import pytest

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
