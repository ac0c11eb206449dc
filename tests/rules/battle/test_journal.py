"""A battle's file: what was acknowledged counts, a torn line does not, nothing is invented."""

import json

import pytest

from rules.battle.board import board_of
from rules.battle.entries import read_entry, read_law
from rules.battle.head import head_document, read_head
from rules.battle.journal import entry_line, line_of, read_journal
from rules.battle.sides import figures_of, new_battle
from rules.engagement import InvalidError
from rules.law import Law
from rules.systems import load
from tests.rules.battle.ford import EXPLOSION, A, Evening, head


def lines(*documents):
    return b"".join(json.dumps(one).encode() + b"\n" for one in documents)


def entry(n, kind="points", **fields):
    given = {"figure": "f3", "lost": 1} if kind == "points" else {}
    return {"n": n, "at": "2026-01-02T20:00:00+01:00", "turn": 1, "kind": kind} | given | fields


def test_a_whole_battle_is_read():
    journal = read_journal(lines(head(), entry(1), entry(2)))
    assert (journal.broken, journal.torn, journal.read_only) == (None, b"", False)
    assert board_of(journal.timeline).standings["f3"].left == 4


def test_a_torn_last_line_is_not_acknowledged():
    raw = lines(head(), entry(1))
    torn = lines(entry(2))[:-1]
    journal = read_journal(raw + torn)
    assert (journal.torn, journal.whole, len(journal.timeline.live)) == (torn, len(raw), 1)
    assert not journal.read_only


def test_a_file_without_one_whole_line_is_no_battle():
    with pytest.raises(InvalidError, match="no line"):
        read_journal(lines(head())[:-1])
    with pytest.raises(InvalidError):
        read_journal(b"")


@pytest.mark.parametrize(
    "broken",
    [b"{\n", b"[]\n", b"\x00\x00\n", b"\n", lines(entry(3)), lines(entry(2, "pints")),
     lines(entry(2, figure="f99")), lines(entry(2, lost=1000)), lines(entry(2, lost="1"))],
)  # fmt: skip
def test_any_other_line_that_can_not_be_read_ends_the_battle_there(broken):
    journal = read_journal(lines(head(), entry(1)) + broken + lines(entry(3)))
    assert journal.read_only
    assert journal.broken.text.values["number"] == 3
    assert len(journal.timeline.live) == 1


def test_a_newer_version_is_read_only():
    journal = read_journal(lines(head(version=2), entry(1)))
    assert (journal.newer, journal.read_only, journal.broken) == (True, True, None)


@pytest.mark.parametrize(
    ("field", "value"),
    [("toise", "roster"), ("version", 0), ("system", "chess"), ("name", ""), ("sides", [])],
)
def test_a_head_that_is_none_is_refused(field, value):
    with pytest.raises(InvalidError):
        read_head(head() | {field: value})


def test_two_figures_may_not_have_one_name_or_one_id():
    figures = {"ally": [("X", {}, {})], "foe": [("X", {}, {})]}
    with pytest.raises(InvalidError, match="there already"):
        read_head(head(figures=figures))


def test_a_profile_out_of_bounds_is_named_with_its_place():
    figures = {"ally": [], "foe": [("X", {}, {"hit_points": 0})]}
    with pytest.raises(InvalidError) as refused:
        read_head(head(figures=figures))
    where = refused.value.problems[0].where
    assert where == "sides[1].figures[0].profile.target.hit_points"


def test_unknown_fields_are_kept_and_named_once():
    raw = lines(head(colour="red"), entry(1, wether=1), entry(2, wether=2))
    journal = read_journal(raw)
    assert [one.field for one in journal.unknown] == ["colour", "points.wether"]
    assert json.loads(line_of(head_document(journal.head)))["colour"] == "red"
    assert json.loads(entry_line(journal.timeline.entries[0]))["wether"] == 1


def test_an_entry_is_written_on_one_line_and_reads_back():
    said = Evening().attack(EXPLOSION, A, seed=4, chance=None)
    document = entry(1, "attack", **said)
    line = entry_line(read_entry(document))
    assert (line.count(b"\n"), json.loads(line)) == (1, document)
    assert list(json.loads(line))[:4] == ["n", "at", "turn", "kind"]


def test_a_law_is_read_however_its_numbers_are_written():
    told = {"0": "3/12", "1": "0.25", "2": "1/2"}
    assert read_law(told) == Law({0: 1, 1: 1, 2: 2})


def test_a_law_that_is_none_is_refused():
    for law in ({"0": "1/2"}, {}, {"0": "x"}, {"-1": "1"}, {"0": "3/2", "1": "-1/2"}, {"0": "1/0"}):
        chance = {"side": "ally", "unit": "points", "score": 0, "law": law}
        with pytest.raises(InvalidError):
            read_entry(entry(1, "attack", **Evening().attack(EXPLOSION, A, chance=chance)))


def roster(name, *profiles):
    return {"id": name, "name": name, "profiles": [
        {"id": f"{name}-{called}", "name": called, "count": count, "attacker": {}, "target": {}}
        for called, count in profiles]}  # fmt: skip


def test_counts_are_expanded_and_names_are_unique():
    one, other = roster("Meute", ("Goule", 2), ("Succube", 1)), roster("Autre", ("Succube", 1))
    document = new_battle(load()["hell_dorado"], "Le gué", (one, other), lambda: "b1")
    _, read = read_head(document)
    names = [[figure.name for figure in side.figures] for side in read.sides]
    assert names == [["Goule ×1", "Goule ×2", "Succube"], ["Succube (2)"]]
    assert [figure.id for side in read.sides for figure in side.figures] == ["f1", "f2", "f3", "f4"]
    assert read.sides[0].figures[0].profile_id == "Meute-Goule"


def test_a_third_of_the_same_name_and_a_very_long_one():
    names = {"Goule", "Goule (2)"}
    (figure,) = figures_of(roster("X", ("Goule", 1)), names)
    assert figure["name"] == "Goule (3)"
    long = {"N" * 200}
    (figure,) = figures_of(roster("X", ("N" * 200, 1)), long)
    assert figure["name"] == "N" * 196 + " (2)"
