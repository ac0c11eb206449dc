"""« Have it checked »: the snippets are run as a stranger would, and give the same fractions."""

import csv
import io
import json
from contextlib import redirect_stdout
from fractions import Fraction

import pytest

from rules.case import resolve
from rules.checks import Check
from rules.law import Law
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.snippets import csv_counts, icepool_dice, icepool_snippet, python_snippet
from rules.story import Story
from rules.throws import Choice, Parity, Successes, Sum
from tests.rules.systems.test_every_game import GAMES, every_sample, shipped_samples

GAS = {
    "toise": "engagement", "version": 1, "system": "hell_dorado",
    "weapon": "souffle englobant (puissance 3/1)",
    "targets": [{"name": "Goule", "hit_points": 9, "protection": 2}],
}  # fmt: skip


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
        assert run(python_snippet(tally, "title", {}))[0] == law
        snippet = icepool_snippet(tally, "title", {}, dice)
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
    snippet = python_snippet(tally, "Goule: points lost", {0: "nothing"})
    assert "hits(5, 3)" in snippet
    assert snippet.startswith("# Goule: points lost\n")
    assert "# 0: nothing\n" in snippet
    result, printed = run(snippet)
    assert result == {0: Fraction(17, 81), 1: Fraction(80, 243), 2: Fraction(80, 243),
                      3: Fraction(32, 243)}  # fmt: skip
    assert printed.splitlines()[0] == "0 17/81"


def test_icepool_says_the_dice():
    _, check = check_of(GAS)
    snippet = icepool_snippet(check.tally(check.subjects[0]), "", {}, lambda _: None)
    assert "5 @ (d(6) >= 3)" in snippet
    assert icepool_dice(Sum((6, 8), -1)) == "d(6) + d(8) + -1"
    assert icepool_dice(Parity()) == "(d(6) % 2 == 1)"
    assert icepool_dice(Choice(3)) == "d(3) - 1"
    assert icepool_dice(Successes(3, 4, rerolls=1)) is None


def test_a_title_never_ends_its_remark():
    _, check = check_of(GAS)
    title = "Goule\nraise SystemExit # " + "x" * 200
    result, _ = run(python_snippet(check.tally(check.subjects[0]), title, {}))
    assert sum(result.values()) == 1


@pytest.mark.parametrize("faces", [[], [6], [6, 1, 3], [6, 1, 3, 3, 3]])
def test_what_remains_of_a_story_can_be_checked(faces):
    _, check = check_of(GAS, faces)
    (subject,) = check.subjects
    assert run(python_snippet(check.tally(subject), "", {}))[0] == dict(subject.law.items())


def test_counts_as_csv():
    law = Law({0: 34, 3: 66})
    told = csv_counts(law, ("points", "cases", "of"), {0: 'no;"thing'})
    assert list(csv.reader(io.StringIO(told), delimiter=";")) == [
        ["points", "cases", "of"], ['no;"thing', "17", "50"], ["3", "33", "50"],
    ]  # fmt: skip
