"""« Have it checked »: the snippets are run as a stranger would, and give the same fractions."""

import csv
import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from fractions import Fraction

import pytest

from desktop.words import Words
from rules.case import resolve
from rules.checks import Check
from rules.law import Law
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.snippets import Remarks, csv_counts, icepool_dice, icepool_snippet, python_snippet
from rules.story import Story
from rules.throws import Choice, Parity, Successes, Sum
from tests.rules.systems.test_every_game import GAMES, every_sample, shipped_samples

GAS = {
    "toise": "engagement", "version": 1, "system": "hell_dorado",
    "weapon": "souffle englobant (puissance 3/1)",
    "targets": [{"name": "Goule", "hit_points": 9, "protection": 2}],
}  # fmt: skip


def remarks(title="title", names=None):
    return Remarks(title, "how to read it", names or {}, Words("en"))


def check_of(document, story=None):
    reading, resolver = read_engagement(document), Resolver()
    if story is not None:
        course = Story(reading.case.program, story).rest(resolver)
        told = Story(reading.case.program, story)
        return reading, Check(reading, reading.case.result(course), resolver, told)
    return reading, Check(reading, resolve(reading.case, resolver), resolver)


def run(snippet):
    """What a snippet leaves in ``result``, and what it prints."""
    names, printed = {}, io.StringIO()
    with redirect_stdout(printed):
        exec(compile(snippet, "snippet", "exec"), names)
    return names["result"], printed.getvalue()


def of_icepool(die):
    return {value: Fraction(n, die.denominator()) for value, n in die.items() if n}


@every_sample
def test_the_snippets_give_the_fractions_of_the_result(engagement):
    reading, check = check_of(engagement)
    dice = reading.system.icepool or (lambda _: None)
    for subject in check.subjects:
        tally = check.tally(subject)
        if tally is None:
            continue
        law = dict(subject.law.items())
        assert run(python_snippet(tally, remarks()))[0] == law
        snippet = icepool_snippet(tally, remarks(), dice)
        if snippet is not None:
            assert of_icepool(run(snippet)[0]) == law


@pytest.mark.parametrize("game", GAMES)
def test_every_law_of_the_shipped_samples_can_be_checked(game):
    for file in shipped_samples(game):
        reading, check = check_of(json.loads(file.read_text("utf-8")))
        known = [check.tally(subject) is not None for subject in check.subjects]
        assert all(known) or reading.system.counted is None


def test_a_snippet_says_the_dice_and_what_they_are_about():
    _, check = check_of(GAS)
    (subject,) = check.subjects
    tally = check.tally(subject)
    assert len(tally.lines) == 1
    snippet = python_snippet(tally, remarks("Goule: points lost", {0: "nothing"}))
    assert "hits(5, 3)" in snippet
    assert snippet.startswith("# Goule: points lost\n")
    assert "# 0: nothing\n# how to read it\nTHROWS = [\n" in snippet
    assert "  # 1: Goule: 5 dice, difficulty 3\n" in snippet
    result, printed = run(snippet)
    assert result == {0: Fraction(17, 81), 1: Fraction(80, 243), 2: Fraction(80, 243),
                      3: Fraction(32, 243)}  # fmt: skip
    assert printed.splitlines()[0] == "0 17/81"


def test_icepool_says_the_dice():
    _, check = check_of(GAS)
    snippet = icepool_snippet(check.tally(check.subjects[0]), remarks(), lambda _: None)
    assert "5 @ (d(6) >= 3)" in snippet
    assert icepool_dice(Sum((6, 8), -1)) == "d(6) + d(8) + -1"
    assert icepool_dice(Parity()) == "(d(6) % 2 == 1)"
    assert icepool_dice(Choice(3)) == "d(3) - 1"
    assert icepool_dice(Successes(3, 4, rerolls=1)) is None


def test_a_title_never_ends_its_remark():
    _, check = check_of(GAS)
    title = "Goule\nraise SystemExit # " + "x" * 200
    result, _ = run(python_snippet(check.tally(check.subjects[0]), remarks(title)))
    assert sum(result.values()) == 1


@pytest.mark.parametrize("faces", [[], [6], [6, 1, 3], [6, 1, 3, 3, 3]])
def test_what_remains_of_a_story_can_be_checked(faces):
    _, check = check_of(GAS, faces)
    (subject,) = check.subjects
    assert run(python_snippet(check.tally(subject), remarks()))[0] == dict(subject.law.items())


STRIKE = {
    "toise": "engagement", "version": 1, "system": "mordheim",
    "attacker": {"weapon_skill": 3, "strength": 3, "attacks": 1}, "weapon": "épée (F)",
    "targets": [{"name": "Skaven", "toughness": 3, "weapon_skill": 3, "armour": "light"}],
}  # fmt: skip


def test_each_line_is_one_throw_of_the_table():
    """Hit at 4+ (one of two), wound at 4+ (a 6 is critical), save at 6+, injury: a die each."""
    _, check = check_of(STRIKE)
    tally = check.tally(check.subjects[0])
    snippet = python_snippet(tally, remarks())
    told = [
        line.split("# ")[1].split(": ", 1)[1] for line in snippet.splitlines() if ",  # " in line
    ]
    assert told[-1] == "To hit: 4+, 1 die"
    assert {"To wound: 4+", "Save: 6+", "Injury: 1 die"} < set(told)
    assert "([3, 2, 1], " in snippet
    assert {sum(way.chances for way in line.ways) for line in tally.lines} <= {2, 6, 36}


def test_the_lines_of_one_kind_of_throw_stand_once():
    """Two equal hits of Confrontation: the second adds to whatever the first did."""
    _, check = check_of({
        "toise": "engagement", "version": 1, "system": "confrontation", "weapon": "canon (FOR 12)",
        "circumstances": {"hits": 3, "severity": {"light": "1/3"}},
        "targets": [{"name": "Char", "edition": "c3", "structure": 12}],
    })  # fmt: skip
    tally = check.tally(check.subjects[0])
    assert len(tally.lines) == 3
    assert [set(line.cases.values()) for line in tally.lines] == [{1, 2}] * 3


def test_a_wound_roll_is_checked_by_strangers():
    """Its two dice are no type that they would know."""
    table = [["none"] * 6] + [["none", "light", "light", "serious", "critical", "killed"]] * 10
    reading, check = check_of({
        "toise": "engagement", "version": 1, "system": "confrontation", "weapon": "canon (FOR 12)",
        "circumstances": {"shots": [12, 9], "resistance": 10, "wound_table": table},
        "targets": [{"name": "Char", "edition": "c3", "structure": 12}],
    })  # fmt: skip
    subject = check.subjects[0]
    tally, law = check.tally(subject), dict(subject.law.items())
    assert run(python_snippet(tally, remarks()))[0] == law
    snippet = icepool_snippet(tally, remarks(), reading.system.icepool)
    assert of_icepool(run(snippet)[0]) == law
    assert "Pair" not in snippet


def test_a_snippet_runs_by_itself(tmp_path):
    """In a fresh Python that knows nothing of this program."""
    _, check = check_of(STRIKE)
    for told in (python_snippet, lambda *parts: icepool_snippet(*parts, lambda _: None)):
        snippet = told(check.tally(check.subjects[0]), remarks())
        done = subprocess.run(
            [sys.executable, "-I", "-c", snippet], cwd=tmp_path, capture_output=True, check=True,
            text=True,
        )  # fmt: skip
        assert done.stdout


def test_what_remains_of_a_throw_is_told_by_its_dice():
    """Hit by one die of two at 4+: the other die, then each hit, throw by throw."""
    reading, check = check_of(STRIKE | {"attacker": STRIKE["attacker"] | {"attacks": 2}}, [5])
    subject = check.subjects[0]
    tally = check.tally(subject)
    snippet = python_snippet(tally, remarks())
    assert "([3, 3], " in snippet
    assert "To hit: 4+, 2 dice, what remains\n" in snippet
    assert "To wound: 4+\n" in snippet
    law = dict(subject.law.items())
    assert run(snippet)[0] == law
    assert of_icepool(run(icepool_snippet(tally, remarks(), reading.system.icepool))[0]) == law


@pytest.mark.parametrize("separator", [";", ","])
def test_counts_as_csv(separator):
    law = Law({0: 34, 3: 66})
    told = csv_counts(law, ("points", "cases", "of"), {0: 'no;"th,ing'}, separator)
    assert list(csv.reader(io.StringIO(told), delimiter=separator)) == [
        ["points", "cases", "of"], ['no;"th,ing', "17", "50"], ["3", "33", "50"],
    ]  # fmt: skip
