"""``toise battle``: what a journal comes to, for people and for programs."""

import json
from functools import partial
from pathlib import Path

import pytest

from resources import locate
from tests.desktop.commands import refuse, succeed

(SAMPLE,) = locate("samples", "battles").glob("*.jsonl")


@pytest.fixture
def toise(capsys):
    return partial(succeed, capsys)


@pytest.fixture
def refused(capsys):
    return partial(refuse, capsys)


@pytest.fixture
def save(tmp_path):
    def written(raw):
        path = tmp_path / "battle.jsonl"
        path.write_bytes(raw)
        return str(path)

    return written


def test_the_sample_is_told_figure_by_figure(toise):
    lines = toise("battle", str(SAMPLE)).out.splitlines()
    assert lines[0] == "Le gué, revanche – Hell Dorado, turn 3, 10 entries"
    assert "  Damné: 0 of 18 HP, out of action" in lines
    assert sum(line.startswith("  Chance, against what each attack allowed") for line in lines) == 2


def test_the_document_says_what_is_left_and_the_chance(toise):
    document = json.loads(toise("battle", str(SAMPLE), "--json").out)
    assert (document["toise"], document["turn"], document["entries"]) == ("battle_state", 3, 10)
    ally, foe = document["sides"]
    left = {one["name"]: one["left"] for one in foe["figures"]}
    assert (left["Damné"], left["Chien d’enfer"]) == (0, 9)
    assert ally["chance"]["attacks"] == 2
    assert set(ally["chance"]) == {"unit", "attacks", "left_out", "score", "mean",
                                   "as_little_or_less", "as_much_or_more", "law"}  # fmt: skip


def test_reading_never_touches_the_file(toise, save):
    torn = SAMPLE.read_bytes() + b'{"n": 11, "kind"'
    path = save(torn)
    printed = toise("battle", path)
    assert "not written to its end" in printed.err
    assert Path(path).read_bytes() == torn


def test_a_line_that_can_not_be_read_is_named_and_ends_it(toise, save):
    first, second, *_ = SAMPLE.read_bytes().splitlines(keepends=True)
    printed = toise("battle", save(first + second + b"{}\n"), "--json")
    assert "line 3, kind" in printed.err
    assert json.loads(printed.out)["entries"] == 1


def test_a_file_that_is_no_battle_is_refused(refused, save, tmp_path):
    said = "toise: not a battle of Toise, but a roster"
    assert refused("battle", save(b'{"toise": "roster"}\n')) == said
    assert "no line" in refused("battle", save(b'{"toise": "battle"}'))
    assert "can't be read" in refused("battle", str(tmp_path / "nowhere.jsonl"))


def test_an_unknown_field_is_named_on_standard_error(toise, save):
    first, *_ = SAMPLE.read_bytes().splitlines(keepends=True)
    note = b'{"n": 1, "at": "", "turn": 1, "kind": "note", "text": "x", "txt": 1}\n'
    assert "note.txt" in toise("battle", save(first + note)).err
