"""The dice of Confrontation as they are thrown, typed and recorded, and what is said of them."""

import json
from fractions import Fraction
from random import Random

import pytest

from desktop.cli import run
from desktop.words import Words
from rules.case import resolve
from rules.played import played_document, typed
from rules.readings import marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.story import Story, rolled
from rules.systems import load
from rules.systems.confrontation.program import lost_of
from rules.text import InputError
from tests.chi_square import agree
from tests.rules.systems.confrontation import LAW_U, LAW_V, attack, engine, thrown
from tests.rules.systems.test_confrontation_forecast import MADE_UP

WORDS = Words("en")


def played(engagement, faces):
    case = read_engagement(engagement).case
    story = typed(case, faces)
    return played_document(case, story, case.result(story.rest(Resolver())), WORDS, None)


def test_a_hit_is_one_die_of_as_many_faces_as_the_law_has_parts():
    document = played(attack(engine(8), hits=3, severity=LAW_V), [2, 6, 12])
    assert [(one["id"], one["dice"], one["outcome"]) for one in document["throws"]] == [
        ("hit:1", [2], "stunned"),
        ("hit:2", [6], "light"),
        ("hit:3", [12], "killed"),
    ]
    [char] = document["targets"]
    assert (char["lost"], char["left"], char["states"]) == (5, 3, ["serious"])
    assert char["penalty"] == "-2"
    assert not {"mean_lost", "expected_hits", "hits_for_90"} & char.keys()


def test_the_die_reads_severities_in_order_and_no_wound_last():
    law = {"killed": "1/6", "light": "1/6", "stunned": "1/6"}
    case, story = thrown(attack(engine(8), hits=6, severity=law), [1, 2, 3, 4, 5, 6])
    assert [case.caption(one).outcome for one in story.throws] == [
        *("stunned", "light", "killed", "none", "none", "none"),
    ]


def test_a_shot_is_two_dice_lower_and_higher_a_double_flagged():
    document = played(attack(engine(8, resistance=12), shots=[12, 8]), [5, 2, 3, 3])
    first, second = document["throws"]
    assert (first["id"], first["dice"], first["outcome"]) == ("shot:1", [5, 2], [2, 5])
    assert "double" not in first
    assert (second["outcome"], second["double"]) == ([3, 3], True)
    assert document["targets"][0]["wound_rolls"] == [
        {"strength": 12, "rows": 3, "columns": 2, "cells": [{"row": 3, "column": 2}],
         "double": False},
        {"strength": 8, "rows": 0, "columns": 3, "cells": [{"row": 0, "column": 3}],
         "double": True},
    ]  # fmt: skip


def test_nothing_is_rolled_once_every_engine_is_destroyed():
    engagement = attack(engine(4, name="A"), engine(8, name="B"), hits=9, severity=LAW_U)
    document = played(engagement, [4, 4])
    assert [target["left"] for target in document["targets"]] == [0, 0]
    with pytest.raises(InputError):
        played(engagement, [4, 4, 1])
    with pytest.raises(InputError):
        played(engagement, [4])


def test_known_wounds_need_no_die():
    document = played(attack(engine(8), wounds=["serious", "critical"]), [])
    [char] = document["targets"]
    assert (document["throws"], char["lost"], char["states"]) == ([], 5, ["serious"])
    assert [line["lost"] for line in char["account"]] == [2, 5]


def test_a_certain_severity_asks_for_no_die():
    engagement = attack(engine(8), hits=2, severity={"serious": "1"})
    document = played(engagement, [])
    assert document["throws"] == []
    assert document["targets"][0]["lost"] == 4
    case, story = thrown(engagement, [])
    assert [WORDS(case.account(chapter)) for chapter in story.chapters] == [
        *("Serious wound, 2 SP",) * 2,
    ]
    labels = [WORDS(case.caption(chapter.throws[0]).label) for chapter in story.chapters]
    assert labels == ["Hit 1", "Hit 2"]
    assert dict(resolve(case, Resolver()).figures[0].lost.items()) == {4: 1}


def test_one_shot_hits_every_resistance_with_the_same_dice():
    engines = [engine(9, name="A", resistance=12), engine(9, "rooted", name="B", resistance=10)]
    engagement = attack(*engines, shots=[12], wound_table=MADE_UP)
    worth = {"none": 0, "stunned": 0, "light": 1, "serious": 2, "critical": 3, "killed": 4}
    for low, high in ((1, 4), (2, 6), (3, 3)):
        document = played(engagement, [high, low])
        rows = (min(high // 2, 9) + 1, min((high + 2) // 2, 9) + 1)
        assert [target["lost"] for target in document["targets"]] == [
            worth[MADE_UP[row][low - 1]] for row in rows
        ]


def test_rolled_shots_on_a_table_agree_with_the_computed_laws():
    engines = [engine(6, name="A", resistance=12), engine(9, name="B", resistance=10)]
    case = read_engagement(attack(*engines, shots=[12, 9, 12], wound_table=MADE_UP)).case
    random = Random(4)
    stories = [rolled(case.program, random) for _ in range(3_000)]
    computed = resolve(case, Resolver())
    for group, figure in enumerate(computed.figures):
        most = figure.points
        sums = [min(most, story.sums.get(lost_of(group), 0)) for story in stories]
        assert agree(sums, dict(figure.lost.items()))


def test_computed_one_by_one_the_laws_are_those_of_the_program():
    engines = [engine(9, name=str(number), resistance=8 + number) for number in range(4)]
    case = read_engagement(attack(*engines, shots=[12, 9], wound_table=MADE_UP)).case
    accounts = [lost_of(group) for group in range(4)]
    told = marginals(course_of(case.program, Resolver()), accounts)
    alone = marginals(course_of(case.computed, Resolver()), accounts)
    assert told == alone


def test_after_the_first_dice_the_rest_is_computed_from_there():
    case, story = thrown(attack(engine(8), hits=2, severity=LAW_U), [4])
    [char] = case.result(story.rest(Resolver())).figures
    assert dict(char.lost.items()) == dict.fromkeys((5, 6, 7, 8), Fraction(1, 4))
    assert char.forecast["expected_hits"] == "125/64"


def test_every_sentence_of_a_double_and_of_two_resistances():
    engines = [engine(9, name="A", resistance=12), engine(9, name="B", resistance=10)]
    case, story = thrown(attack(*engines, shots=[12]), [3, 3])
    said = case.account(story.chapters[0])
    assert WORDS(said) == (
        "RES 12: row 2/3, column 3; RES 10: row 4/5, column 3; "
        "a double, an exceptional wound: see your book"
    )


# --- the sheet --------------------------------------------------------------------------------


def sheets(engagement):
    system = load()["confrontation"]
    return system.sheets(read_engagement(engagement).case, None)


def test_the_sheet_tells_boxes_stages_and_clauses():
    test = {"value": 2, "difficulty": 7}
    rooted, c3 = sheets(
        attack(engine(8, "rooted", name="A"), engine(2, name="B"), wounds=["light"], test=test)
    )
    assert (rooted.lost, rooted.left, rooted.stage) == (1, 7, 0)
    assert [stage.floor for stage in rooted.stages] == [0, 2, 4, 6, 8]
    assert [stage.floor for stage in c3.stages] == [0, 1, 2]  # half and all: no quarter between
    assert [stage.test for stage in c3.stages] == [Fraction(1, 3), Fraction(5, 36), None]
    assert len(rooted.immunities) == 6
    assert rooted.grants == ("Inébranlable", "Inaltérable")
    assert c3.immunities == c3.grants == ()
    assert [one.subject for one in rooted.clauses] == [one.subject for one in c3.clauses]


def test_the_sheet_tells_its_wounds_with_the_refused_ones():
    [sheet] = sheets(attack(engine(4, "rooted"), wounds=["killed", "light", "stunned"]))
    assert [(line.number, line.change, line.lost) for line in sheet.lines] == [
        *((0, 4, 4), (1, 0, 4), (2, 0, 4)),
    ]
    assert [line.refused is not None for line in sheet.lines] == [False, True, False]
    assert sheet.is_gone


# --- the command line -------------------------------------------------------------------------


def test_the_command_line_tells_people_and_programs(tmp_path, capsys):
    file = tmp_path / "char.json"
    file.write_text(json.dumps(attack(engine(8), hits=2, severity=LAW_V)), "utf-8")
    assert run(["resolve", str(file), "--lang", "en"]) == 0
    # 8 / (5/3) hits and what the last one overshoots by: 5.25 by renewal.
    assert "Destroyed after 5.3 hits on average" in capsys.readouterr().out
    assert run(["resolve", str(file), "--dice", "12 12", "--json", "--lang", "en"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["targets"][0]["states"] == ["destroyed"]
    assert run(["resolve", str(file), "--roll", "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == 3


def test_refused_input_is_one_line_and_exit_two(tmp_path, capsys):
    file = tmp_path / "aor.json"
    file.write_text(json.dumps(attack(engine(8, "aor"))), "utf-8")
    assert run(["resolve", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("toise: targets[0].edition: Age of Rag'Narok has structure points")
    assert said.count("\n") == 1


def test_a_story_told_die_by_die_is_the_story_told_at_once():
    case, story = thrown(attack(engine(20), hits=5, severity=LAW_U))
    for face in (1, 2, 3, 4, 1):
        story.add(face)
    assert story.faces == Story(case.program, [1, 2, 3, 4, 1]).faces
    assert story.current is None
