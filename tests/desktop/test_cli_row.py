"""Several files on the command line: attackers in a row, told one after the other."""

import json
from functools import partial

import pytest

from tests.desktop.commands import succeed
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
