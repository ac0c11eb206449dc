"""Several files on the command line: attackers in a row, told one after the other."""

import json
from functools import partial

import pytest

from tests.desktop.commands import refuse, succeed
from tests.desktop.skaven import FIRST, SECOND

ANOTHER = {"name": "Zotz", "toughness": 4, "weapon_skill": 3}


@pytest.fixture
def row(capsys, tmp_path):
    """What the command line says of these engagements in a row, line by line."""

    def told(*engagements, options=()):
        files = [tmp_path / f"{place}.json" for place in range(len(engagements))]
        for file, engagement in zip(files, engagements, strict=True):
            file.write_text(json.dumps(engagement), "utf-8")
        return succeed(capsys, "resolve", *map(str, files), *options).out.splitlines()

    return partial(told)


def test_each_attacker_is_told_with_those_he_attacks(row):
    lines = row(FIRST, SECOND | {"targets": [ANOTHER]})
    heads = [line for line in lines if line[:2] in ("1.", "2.")]
    assert heads == ["1. Griffe – hache (F • svg -1)", "2. Croc – massue (F • contondant)"]
    figures = [line for line in lines if "unharmed" in line]
    assert [line.partition(":")[0] for line in figures] == ["Rotgut", "Zotz"]
    assert sum(line.startswith("In all") for line in lines) == 1


def test_a_figure_is_told_after_each_who_attacks_him(row):
    first, second = (line for line in row(FIRST, SECOND) if line.startswith("Rotgut"))
    assert first == row(FIRST)[3]
    assert first != second
    assert second.startswith("Rotgut: critical hit by Croc ")


def test_rolled_every_attacker_is_named_first(row):
    lines = row(FIRST, SECOND, options=("--roll", "--seed", "2"))
    assert lines[0] == "1. Griffe – hache (F • svg -1)"
    assert lines[2] == "2. Croc – massue (F • contondant)"
    assert lines[5].startswith("Griffe – To hit: ")


def test_one_alone_has_no_number(row):
    assert row(FIRST)[0] == "hache (F • svg -1)"


def test_of_several_files_the_one_that_is_wrong_is_named(capsys, tmp_path):
    right, wrong = tmp_path / "right.json", tmp_path / "wrong.json"
    right.write_text(json.dumps(FIRST), "utf-8")
    wrong.write_text(json.dumps(SECOND | {"rules": {"helmet_save": "lowest"}}), "utf-8")
    said = refuse(capsys, "resolve", str(right), str(wrong))
    assert said.startswith(f"{wrong}: rules.helmet_save: lowest is not one of")
    wrong.write_bytes(b"")
    assert refuse(capsys, "resolve", str(right), str(wrong)).startswith(f"{wrong}: not JSON")


def test_of_several_files_the_one_with_an_unknown_field_is_named(capsys, tmp_path):
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file, engagement in zip(files, (FIRST, SECOND | {"wether": "rain"}), strict=True):
        file.write_text(json.dumps(engagement), "utf-8")
    said = succeed(capsys, "resolve", *map(str, files)).err
    assert said.startswith(f"toise: {files[1]}: ")
    assert "wether" in said
