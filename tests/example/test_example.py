"""The worked example: one file dropped among the games is a game of the program."""

import json
import sys
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

import rules.systems
from desktop.cli import run
from desktop.session import Session
from desktop.views.attack.column import AttackColumn
from desktop.words import Words
from rules.case import resolve
from rules.resolution import Resolver, course_of
from rules.service import read_engagement, resolve_document
from rules.story import Story
from rules.systems import game_of, load, names
from tests.chi_square import agree
from tests.rules.brute_force import endings, read

HERE = Path(__file__).parent
GAME = "snowballs"
FIGHT = {
    "toise": "engagement",
    "version": 1,
    "system": GAME,
    "rules": {},
    "attacker": {"name": "Zoé", "arm": 2},
    "weapon": "snowball (cold 3)",
    "circumstances": {},
    "targets": [{"name": "Tom", "hit_points": 4, "dodge": 4, "coat": 1}],
}


@pytest.fixture(autouse=True)
def among_the_games(monkeypatch, tmp_path):
    """The one file stands in the folder of the games, as it would in the program."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / f"{GAME}.py").write_text((HERE / f"{GAME}.py").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(rules.systems, "__path__", [*rules.systems.__path__, str(folder)])
    forget()
    yield
    forget()
    sys.modules.pop(f"rules.systems.{GAME}", None)


def forget():
    for known in (load, names):
        known.cache_clear()


def test_it_is_found_beside_the_others():
    assert GAME in load()
    assert game_of(GAME) is load()[GAME]


def test_its_answers_are_those_counted_by_hand():
    """Two dice at 4+: 0, 1, 2 hits in 1/4, 1/2, 1/4; 3 cold each less 1 once; 4 to lose."""
    told = resolve_document(FIGHT)
    tom = told["targets"][0]
    assert tom["damage"] == {"0": "1/4", "2": "1/2", "5": "1/4"}
    assert tom["loss"] == {"0": "1/4", "2": "1/2", "4": "1/4"}
    assert tom["states"] == {"out": "1/4"}
    assert told["assumptions"] == [{"id": "coat_once", "value": True}]
    each = resolve_document(FIGHT | {"rules": {"coat_once": False}})
    assert each["targets"][0]["damage"] == {"0": "1/4", "2": "1/2", "4": "1/4"}


def test_computed_equals_every_way_followed():
    case = read_engagement(FIGHT).case
    result = resolve(case, Resolver())
    slow = read(endings(case.program), lambda sums: sums.get(("cold", 0), 0))
    assert {value: result.figures[0].damage[value] for value in slow} == slow


def test_rolled_agrees_with_computed():
    case = read_engagement(FIGHT).case
    law = resolve(case, Resolver()).figures[0].damage
    random = Random(7)
    drawn = [rolled_once(case.program, random) for _ in range(2_000)]
    assert agree(drawn, {value: law[value] for value in law})


def rolled_once(program, random):
    story = Story(program)
    story.roll_on(random)
    return story.sums.get(("cold", 0), 0)


def test_why_tells_the_whole_chance():
    case = read_engagement(FIGHT).case
    why = case.why(course_of(case.program, Resolver()), 0, 4)
    assert why.chance == Fraction(1, 4)


def test_its_notation_is_read_as_it_is_written():
    game = load()[GAME]
    assert game.write(game.read("Snowball (cold 2)")) == "snowball (cold 2)"


def test_the_command_line_knows_it(tmp_path, capsys):
    file = tmp_path / "fight.json"
    file.write_text(json.dumps(FIGHT), "utf-8")
    assert run(["resolve", str(file), "--lang", "en"]) == 0
    assert "Tom" in capsys.readouterr().out
    assert run(["parse", "a snowball (cold 2)!", "--system", GAME]) == 0


def test_its_form_is_made_unasked(qtbot):
    session = Session(Words("en"), Resolver(), FIGHT, "")
    column = AttackColumn(session)
    qtbot.addWidget(column)
    assert [field.name for field in column.body.attacker.fields()] == ["name", "arm"]
    assert session.result.figures[0].name == "Tom"
