"""What the command line says to wrong input: one line, where and why, and never a traceback."""

import json
import sys
from functools import partial

import pytest

from desktop.cli import run
from tests.desktop.commands import SEED, refuse, started, write


@pytest.fixture
def save(tmp_path):
    return partial(write, tmp_path)


@pytest.fixture
def refused(capsys):
    return partial(refuse, capsys)


AREA = {"kind": "explosion", "power": 1}
WRONG = {
    "ten to the twelfth dice": (
        {"attacker": {"name": "A", "shooting": 10**12}},
        "attacker.shooting: 1,000,000,000,000 is too large: 55 at most",
    ),
    "dice beyond the bound": (
        {"circumstances": {"attack_dice": 61}},
        "circumstances.attack_dice: 61 is too large: 60 at most",
    ),
    "X of 0": (
        {"weapon": {"kind": "explosion", "difficulty": 0, "power": 1}},
        "weapon.difficulty: ",
    ),
    "X of 8": (
        {"weapon": {"kind": "explosion", "difficulty": 8, "power": 1}},
        "weapon.difficulty: ",
    ),
    "a printed X of 10": ({"weapon": "explosion (puissance 10/10)"}, "weapon: column 22: "),
    "a name of 201": (
        {"targets": [{"name": "É" * 201, "hit_points": 1}]},
        "targets[0].name: longer than 200 characters",
    ),
    "a name of spaces": (
        {"targets": [{"name": " \t"[:1], "hit_points": 1}]},
        "targets[0].name: needs a character that can be seen",
    ),
    "a name on two lines": (
        {"targets": [{"name": "A\nB", "hit_points": 1}]},
        "targets[0].name: may not hold line breaks or control characters",
    ),
    "a string for a number": (
        {"targets": [{"name": "A", "hit_points": "2"}]},
        'targets[0].hit_points: "2" is not a whole number',
    ),
    "a field of another kind of weapon": (
        {"weapon": {"kind": "englobant", "difficulty": 3, "power": 1, "radius": 2}},
        "weapon.radius: not read by this kind of weapon: enveloping blast",
    ),
    "an empty name": ({"targets": [{"name": "", "hit_points": 1}]}, "targets[0].name: may not be"),
    "an unknown game": (
        {"system": "hell_dorados"},
        "system: hell_dorados is not a game that Toise knows (suggestion: hell_dorado)",
    ),
    "a game that is no name": (
        {"system": ["hell_dorado"]},
        "system: ['hell_dorado'] is",
    ),
    "another version": ({"version": 2}, "version: only version 1 can be read, not 2"),
    "no engagement": ({"toise": "roster"}, "toise: not an engagement of Toise, but a roster"),
    "nothing for a choice": ({"circumstances": {"range": " "}}, 'circumstances.range: " " is not'),
    "a choice in capitals": (
        {"circumstances": {"range": "LONG"}},
        "circumstances.range: LONG is not one of: short and long (suggestion: long)",
    ),
    "targets that are none": ({"targets": {}}, "targets: {} is not a list"),
    "too many targets": ({"targets": [{}] * 41}, "targets: 41 given, 40 at most"),
    "a line break in what is wrong": ({"system": "a\nb\u2028c"}, "system: a b c is not a game"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_line_that_says_where_and_why(refused, save, case):
    parts, said = WRONG[case]
    assert refused("resolve", save(**parts)).startswith(said)


RAW = {
    "a field given twice": (b'{"toise": "engagement", "toise": 1}', "toise: the field toise is"),
    "not a number": (b'{"version": NaN}', "NaN is not a number that can be used"),
    "too deep": (b"[" * 200_000, "not JSON that can be read: too deep"),
    "deep inside": (b'{"a":' + b"[" * 200_000, "not JSON that can be read: too deep"),
    "too long a number": (b'{"version": ' + b"1" * 5_000 + b"}", "not JSON that can be read"),
    "Latin-1": ('{"name": "é"}'.encode("latin-1"), "not UTF-8 text, at byte 10"),
    "UTF-16": ('{"a": 1}'.encode("utf-16"), "not UTF-8 text, at byte 0"),
    "half a character": (b'{"weapon": "feu \\udc80"}', "holds half of a character"),
    "empty": (b"", "not JSON, at line 1, column 1"),
    "zeros": (b"\0" * 99, "not JSON, at line 1, column 1"),
    "a list": (b"[]", "a JSON object was expected"),
    "cut short": (json.dumps(SEED).encode()[:50], "not JSON, at line 1, column "),
}


@pytest.mark.parametrize("case", RAW)
def test_a_file_that_is_no_document_is_one_line(refused, save, case):
    raw, said = RAW[case]
    assert refused("resolve", save(raw)).startswith(said)


def test_a_document_of_another_kind_is_called_what_it_is(refused, save):
    indented = json.dumps(SEED, indent=1).encode()
    for raw in (indented, indented + b"\n", json.dumps(SEED).encode() + b"\n"):
        assert refused("battle", save(raw)) == "toise: not a battle of Toise, but an engagement"
    assert refused("roster", save()) == "toise: not a roster of Toise, but an engagement"
    assert refused("battle", save(b"{}\n")).startswith("line 1, toise: not a battle of Toise")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_the_window_says_so():
    ended = started(QT_QPA_PLATFORM="xcb", DISPLAY="", WAYLAND_DISPLAY="", LANG="en")
    assert ended.returncode == 1
    assert ended.stderr.decode().startswith("toise: no screen to open a window on")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("depth", [100, 180, 220, 500, 900, 970, 990, 1_000, 5_000])
def test_no_depth_makes_a_traceback(capsys, save, depth):
    raw = json.dumps(SEED).rstrip("}") + ', "x": ' + "[" * depth + "]" * depth + "}"
    code = run(["resolve", save(raw.encode())])
    assert code in (0, 2)
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_is_named(refused, tmp_path):
    missing = str(tmp_path / "nobody.json")
    assert refused("resolve", missing) == f"{missing}: can't be read (not found)"
    assert refused("resolve", str(tmp_path)) == f"{tmp_path}: can't be read (is a folder)"


def test_a_report_that_can_not_be_written_says_where_and_why(capsys, save, tmp_path):
    report = tmp_path / "nowhere" / "report.pdf"
    assert run(["report", save(), "-o", str(report)]) == 1
    assert capsys.readouterr().err == f"toise: {report}: not found\n"


def test_whole_and_half_numbers_are_french_in_french(refused, save):
    half = [{"name": "A", "hit_points": 2.5}]
    small = {"kind": "explosion", "difficulty": 3, "power": 1, "radius": 0.1}
    below = [{"name": "A", "hit_points": 1, "protection": -2}]
    assert ": 2,5 " in refused("resolve", save(targets=half), "--lang", "fr")
    assert "0,5" in refused("resolve", save(weapon=small), "--lang", "fr")
    assert ": −2 " in refused("resolve", save(targets=below), "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["resolve"], "FILE is missing"),
        (["resolve", "x", "--roll", "--dice", "1"], "--dice: can't be given together with --roll"),
        (["resolve", "x", "--seed", "1"], "--seed: only with --roll"),
        (["resolve", "x", "--roll", "--seed", "one"], "--seed: one is not a whole number"),
        (["resolve", "x", "--roll", "--seed"], "--seed: a value is missing"),
        (["resolve", "x", "--roll=3"], "--roll: takes no value"),
        (["resolve", "x", "--nothing"], "--nothing is not understood here"),
        (["resolve", "x", "--see", "3"], "--see 3 is not understood here"),
        (["resolve", "x", "--lang", "de"], "--lang: de is not one of: fr and en"),
        (["resolve", "x", "--lang"], "--lang: a value is missing"),
        (["report", "x"], "-o/--output is missing"),
        (["report", "x", "-o", "y", "--paper", "b5"], "--paper: b5 is not one of: a4 and a5"),
        (["parse"], "TEXT is missing"),
    ],
)
def test_wrong_options_are_one_line_of_our_own(refused, arguments, said):
    assert refused(*arguments) == said
