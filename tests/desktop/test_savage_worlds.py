"""What people see of a game whose attack has grades: the command line and the report."""

import json

import pytest

from desktop.printing.facts import facts_of
from resources import locate
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.commands import succeed

SAMPLES = sorted(locate("samples", "savage_worlds").glob("*.json"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_grades_stand_in_place_of_a_hit(sample, capsys):
    said = succeed(capsys, "resolve", str(sample), "--lang", "en").out
    assert "critical failure" in said
    assert "under the template" in said


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_group_stands_one_by_one_in_the_report(sample):
    reading = read_engagement(sample.read_bytes())
    facts = facts_of(reading, Resolver(), title="")
    counts = [target.count for target in reading.engagement.targets]
    assert len(facts.rows) == sum(counts)


def test_where_it_landed_is_in_the_document(capsys):
    grenade = next(path for path in SAMPLES if "grenade" in path.stem)
    for seed in range(12):
        rolled = succeed(capsys, "resolve", str(grenade), "--json", "--roll", "--seed", str(seed))
        document = json.loads(rolled.out)
        failed = document["attack"] in ("failure", "critical_failure")
        assert (document["landed"] is not None) is failed
        assert not {"deviation", "damage_roll", "mean_damage"} & set(document)
