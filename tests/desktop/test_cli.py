"""The command line, option by option."""

import io
import json
import os
import subprocess
import sys
import tomllib
from functools import partial

import pytest

from desktop.cli import run
from desktop.options import COMMANDS, WINDOW, command_options
from desktop.words import Words
from tests.desktop.commands import ROOT, SEED, refuse, started, succeed, write


@pytest.fixture
def save(tmp_path):
    return partial(write, tmp_path)


@pytest.fixture
def toise(capsys):
    return partial(succeed, capsys)


@pytest.fixture
def refused(capsys):
    return partial(refuse, capsys)


def resolved(toise, *arguments):
    """The result document that a command printed."""
    return json.loads(toise("resolve", *arguments, "--json").out)


# --- resolve ---


def test_for_people_every_figure_has_its_line(toise, save):
    lines = toise("resolve", save()).out.splitlines()
    assert lines[0] == "explosion (puissance 3/1)"
    assert "Sorcier: 1.3 HP of 6 on average, nothing 47%, out of action 0%" in lines
    assert any(line.startswith("– Long range counts as difficulty 5") for line in lines)


def test_json_is_the_document_of_the_contract(toise, save):
    document = resolved(toise, save())
    assert document["attack"] == {"hit": "5/9", "miss": "4/9"}
    assert document["targets"][0]["mean_damage"] == "2840/2187"
    assert document["total_loss"] == document["targets"][0]["loss"]


def test_nobody_under_the_template_is_a_result(toise, save):
    assert "Nobody is touched." in toise("resolve", save(targets=[])).out.splitlines()
    assert resolved(toise, save(targets=[]))["total_loss"] == {"0": "1"}


def test_a_state_is_told_with_its_chance(toise, save):
    assert "Sorcier: sourd 56%" in toise("resolve", save(weapon="explosion (sourd)")).out


def crowd():
    """Forty figures whose losses add up to almost any number: more states than the bound allows."""
    return [{"name": f"G{n}", "hit_points": 99, "protection": n * 7 % 40} for n in range(40)]


def test_joint_lifts_the_bound(toise, save):
    weapon = "souffle percutant (puissance 6/97)"
    attacker = {"name": "Servant", "shooting": 10}
    file = save(weapon=weapon, attacker=attacker, circumstances={}, targets=crowd())
    assert "--joint computes it" in toise("resolve", file).out
    bounded, lifted = resolved(toise, file), resolved(toise, file, "--joint")
    assert (bounded["total_loss"], bounded["targets"]) == (None, lifted["targets"])
    # Two hits take anybody out, and there are fifteen dice.
    assert list(lifted["out_count"]) == [str(count) for count in range(8)]
    assert bounded["warnings"] == [{"id": "too_many_states"}]
    assert lifted["warnings"] == []


def test_a_seed_rolls_the_same_dice_again(toise, save):
    first = resolved(toise, save(), "--roll", "--seed", "7")
    assert first == resolved(toise, save(), "--roll", "--seed", "7")
    assert first["seed"] == 7
    rolls = [resolved(toise, save(), "--roll", "--seed", str(n))["throws"] for n in range(9)]
    assert any(throws != first["throws"] for throws in rolls)


def test_a_seed_not_given_is_drawn_and_told(toise, save):
    rolled = resolved(toise, save(), "--roll")
    assert rolled == resolved(toise, save(), "--roll", "--seed", str(rolled["seed"]))
    assert len({resolved(toise, save(), "--roll")["seed"] for _ in range(3)}) == 3


def test_rolled_for_people_the_seed_is_shown(toise, save):
    assert "Rolled by Toise, seed 12" in toise("resolve", save(), "--roll", "--seed", "12").out


def test_the_dice_of_the_table_are_played(toise, save):
    document = resolved(toise, save(), "--dice", "2 6 1 2 3 4 6")
    assert document["attack"] == "hit"
    assert document["targets"] == [{"name": "Sorcier", "damage": 2, "loss": 2, "states": []}]
    assert document["throws"] == [
        {
            "id": "attack",
            "label": "Attack roll: 2 dice, difficulty 5",
            "dice": [2, 6],
            "outcome": 1,
        },
        {
            "id": "damage:Sorcier",
            "label": "Sorcier: 5 dice, difficulty 3",
            "dice": [1, 2, 3, 4, 6],
            "outcome": 3,
        },
    ]
    assert "seed" not in document


def test_dice_played_for_people_are_told_throw_by_throw(toise, save):
    lines = toise("resolve", save(), "--dice", "2,6,1,2,3,4,6").out.splitlines()
    assert "Attack roll: 2 dice, difficulty 5: 2 6" in lines
    assert "Sorcier: 2 HP lost" in lines


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("", "Attack roll: 2 dice, difficulty 5: 2 dice missing at least"),
        ("2 6 1 2", "Sorcier: 5 dice, difficulty 3: 3 dice missing at least"),
        ("2 7", "Attack roll: 2 dice, difficulty 5: a die can't show 7, 1 to 6 is allowed"),
        ("2 6 0", "Sorcier: 5 dice, difficulty 3: a die can't show 0, 1 to 6 is allowed"),
        ("1 1 1", "Attack roll: 2 dice, difficulty 5: that was the last throw, 1 die too many"),
        ("2 six", "six is not the face of a die"),
        ("2 -6", "-6 is not the face of a die"),
        ("2 ٣", "٣ is not the face of a die"),
        ("2 " + "9" * 5000, "9" * 40 + " is not the face of a die"),
    ],
)
def test_wrong_dice_name_their_throw(refused, save, dice, said):
    assert refused("resolve", save(), "--dice", dice) == said


def test_the_assumptions_are_listed_once_the_dice_have_fallen(toise, save):
    lines = toise("resolve", save(), "--roll", "--seed", "1").out.splitlines()
    assert any(line.startswith("– Long range counts as difficulty 5") for line in lines)


def test_a_shot_gone_astray_says_so_and_whom_it_struck(toise, save):
    pair = [
        {"name": "Ogre", "hit_points": 9, "engaged_with": ["Reître"]},
        {"name": "Reître", "hit_points": 9, "protection": 1},
    ]
    attack = save(weapon="tir (dégâts 2/4/6/8/10)", circumstances={}, targets=pair)
    lines = toise("resolve", attack, "--dice", "5 5").out.splitlines()
    assert "  more odd than even, astray: Reître: 2 hits, 4 − 1 = 3 HP" in lines
    lines = toise("resolve", attack, "--dice", "5 6").out.splitlines()
    assert "  Ogre: 2 hits, 4 − 0 = 4 HP" in lines


def test_re_rolls_stand_in_the_label(toise, save):
    attack = save(attacker={"name": "A", "shooting": 8}, circumstances={"difficulty": 4})
    printed = toise("resolve", attack, "--dice", "6 6 6 6 6 1 1 1 1 1").out
    assert "Attack roll: 5 dice and 3 re-rolls, difficulty 4: 6 6 6 6 6" in printed


def test_no_die_at_all_is_a_certain_miss_in_the_reading_and_when_played(toise, save):
    attack = save(attacker={"name": "A", "shooting": 0})
    assert "0 dice: missed, certain" in toise("resolve", attack).out.splitlines()[1]
    assert "  0 dice: missed, certain" in toise("resolve", attack, "--dice", "").out.splitlines()


def test_a_loss_beyond_the_points_left_is_told_beside_what_is_lost(toise, save):
    weak = [{"name": "Goule", "hit_points": 2}]
    printed = toise("resolve", save(targets=weak), "--dice", "6 6 6 6 6 1 1").out
    assert "  3 hits × 1 − 0 (PR) = 3 damage, 2 HP lost" in printed.splitlines()


def test_standard_input_is_a_file(toise, monkeypatch):
    raw = io.BytesIO(b"\xef\xbb\xbf" + json.dumps(SEED).encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(raw))
    assert resolved(toise, "-")["attack"]["hit"] == "5/9"


def test_a_byte_order_mark_is_no_mistake(toise, save):
    assert resolved(toise, save(b"\xef\xbb\xbf" + json.dumps(SEED).encode()))["version"] == 1


def test_a_field_that_nothing_reads_is_named_once_with_what_was_meant(toise, save):
    target = {"name": "Sorcier", "hit_points": 6, "protecton": 1}
    printed = toise("resolve", save(targets=[target]), "--json")
    (line,) = printed.err.splitlines()
    assert line.startswith("toise: targets[0].protecton: unknown field")
    assert line.endswith("protection was perhaps meant")
    assert json.loads(printed.out)["warnings"] == [
        {"id": "unknown_field", "field": "targets[0].protecton", "near": "protection"}
    ]


def test_a_line_break_in_a_field_breaks_no_line(toise, save):
    printed = toise("resolve", save(**{"a\nb\u2028c": 1}))
    assert printed.err == "toise: a b c: unknown field, kept but not read\n"


@pytest.mark.parametrize(
    "name", ["<b>Goule</b>", "Goule <3 & Fils", "« l'Œil »", "É" * 200, '"\\', "鬼 Ἕκτωρ"]
)
def test_a_name_is_printed_as_it_was_typed(toise, save, name):
    file = save(targets=[{"name": name, "hit_points": 3}])
    assert f"{name}: " in toise("resolve", file).out
    assert resolved(toise, file, "--dice", "6 6 1 1 1 1 1")["targets"][0]["name"] == name


# --- parse ---


def test_parse_tells_where_each_weapon_stands_in_code_points(toise):
    text = "👻 é : explosion (puissance 3/1), puis souffle percutant (feu · puissance 4 / 2)."
    weapons = json.loads(toise("parse", text, "--json").out)["weapons"]
    assert weapons == [
        {
            "system": "hell_dorado",
            "text": "explosion (puissance 3/1)",
            "start": 6,
            "end": 31,
            "kind": "explosion",
            "difficulty": 3,
            "power": 1,
            "radius": 3.0,
        },
        {
            "system": "hell_dorado",
            "text": "souffle percutant (feu • puissance 4/2)",
            "start": 38,
            "end": 79,
            "kind": "percutant",
            "damage_type": "feu",
            "difficulty": 4,
            "power": 2,
        },
    ]
    assert [text[weapon["start"] : weapon["end"]] for weapon in weapons] == [
        "explosion (puissance 3/1)",
        "souffle percutant (feu · puissance 4 / 2)",
    ]


def test_parse_for_people_names_the_game(toise):
    printed = toise("parse", "EXPLOSION(PUISSANCE 3/1)", "--system", "hell_dorado").out
    assert printed == "Hell Dorado: explosion (puissance 3/1)\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing here"], "no weapon was found in this text"),
        ([""], "no weapon was found in this text"),
        (["explosion (puissance 9/1)"], "column 22: "),
        (["explosion (puissance 3/1 • puissance 3/1)"], "column "),
        (["explosion (puissance 3/1)", "--system", "chess"], "--system: chess is not a game that"),
    ],
)
def test_parse_refuses_what_it_can_not_read(refused, arguments, said):
    assert refused("parse", *arguments).startswith(said)


def test_bytes_that_are_no_utf8_are_read_as_a_strange_character():
    done = started("parse", b"explosion (feu gr\xe9geois \xe2\x80\xa2 puissance 3/1)")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "explosion (feu gr\ufffdgeois • puissance 3/1)" in done.stdout.decode()


# --- languages ---


@pytest.mark.parametrize(
    "where", [("--lang", "fr", "resolve"), ("--lang=fr", "resolve"), ("resolve", "--lang", "fr")]
)
def test_the_language_may_stand_before_or_after_the_command(toise, save, where):
    printed = toise(*where, save()).out
    assert "47\u00a0%" in printed
    assert "47%" in toise("resolve", save(), "--lang", "en").out


def test_french_speaks_french(toise, refused, save):
    printed = toise("resolve", save(), "--lang", "fr").out
    assert "Sorcier : 1,3 PV sur 6 en moyenne" in printed.replace("\u00a0", " ")
    wrong = refused("resolve", save(version=2), "--lang", "fr")
    assert "version 1" in wrong
    assert "only" not in wrong


def test_the_locale_chooses_the_language_where_no_option_does(save):
    file = save()
    french = started("resolve", file, LC_ALL="fr_FR.UTF-8").stdout.decode()
    assert french == started("resolve", file, "--lang", "fr").stdout.decode()
    assert french != started("resolve", file, LC_ALL="en_GB.UTF-8").stdout.decode()


# --- processes ---


def test_the_program_answers_in_utf8_whatever_the_terminal(save):
    file = save(targets=[{"name": "Ἕκτωρ •", "hit_points": 3}])
    done = started("resolve", file, PYTHONIOENCODING="latin-1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Ἕκτωρ •" in done.stdout.decode()


def test_standard_input_of_a_process():
    done = started("resolve", "-", "--json", stdin=json.dumps(SEED).encode())
    assert json.loads(done.stdout)["attack"] == {"hit": "5/9", "miss": "4/9"}


def test_a_reader_who_goes_away_is_no_crash(save):
    with subprocess.Popen(
        [sys.executable, "-m", "desktop", "resolve", save(), "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_wrong_input_of_a_process_is_exit_code_2(save):
    done = started("resolve", save(b"{"))
    assert done.returncode == 2
    assert done.stderr.startswith(b"toise: not JSON")
    assert done.stdout == b""


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit) as left:
        run(["--help"])
    assert left.value.code == 0
    printed = capsys.readouterr().out
    assert all(command in printed for command in COMMANDS)


def helps(language):
    """All that the help says, command by command."""
    parser = command_options(Words(language).label)
    commands = next(iter(parser._subparsers._group_actions))
    shown = [parser, *(one for name, one in commands.choices.items() if name != WINDOW)]
    told = [one.description for one in shown] + [act.help for act in commands._choices_actions]
    told += [group.title for one in shown for group in one._action_groups if group._group_actions]
    actions = [action for one in shown for action in one._actions if action is not commands]
    return [*told, *(action.help for action in actions)]


def test_the_help_says_all_in_either_language():
    french, english = helps("fr"), helps("en")
    assert len(english) > 50
    assert not [one for one, other in zip(french, english, strict=True) if one == other]


def test_the_version_is_that_of_the_project(capsys):
    assert run(["--version"]) == 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert capsys.readouterr().out == f"toise {project['project']['version']}\n"


# --- report ---


@pytest.mark.parametrize("options", [(), ("--seed", "4"), ("--paper", "a5", "--lang", "fr")])
def test_a_report_is_a_pdf(toise, save, tmp_path, options):
    report = tmp_path / "report.pdf"
    toise("report", save(), "-o", str(report), *options)
    assert report.read_bytes().startswith(b"%PDF")


def test_a_report_that_can_not_be_written_is_exit_code_1(capsys, save, tmp_path):
    assert run(["report", save(), "-o", str(tmp_path / "nowhere" / "report.pdf")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_report_of_wrong_input_is_refused_and_nothing_is_written(refused, save, tmp_path):
    report = tmp_path / "report.pdf"
    assert refused("report", save(version=2), "-o", str(report)).startswith("version: ")
    assert not report.exists()
