"""From an engagement file to its result: what is refused, and what is named in passing."""

import json
from copy import deepcopy
from random import Random

import pytest

from desktop.words import Words
from rules.engagement import InvalidError
from rules.resolution import Resolver
from rules.service import read_engagement, resolve_document
from tests.slow.draw_hell_dorado import draw

CONTRACT = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "rules": {},
    "attacker": {"name": "Frondeuse", "shooting": 2},
    "weapon": "explosion (puissance 5/2)",
    "circumstances": {"range": "long"},
    "targets": [{"name": "Colosse", "protection": 9, "hit_points": 1}],
    "table": None,
}
WORDS = Words("en")


def changed(path, value):
    """The contract's example with one field changed."""
    document = deepcopy(CONTRACT)
    *parents, last = path
    part = document
    for name in parents:
        part = part[name]
    part[last] = value
    return document


def without(name):
    return {key: value for key, value in CONTRACT.items() if key != name}


def refusals(document):
    with pytest.raises(InvalidError) as refused:
        read_engagement(document)
    return [(problem.where, WORDS(problem.text)) for problem in refused.value.problems]


def refusal(document):
    """Where and what, where a single field is at fault."""
    (one,) = refusals(document)
    return one


def test_the_contracts_own_example_has_the_contracts_own_answer():
    law = {"0": "2182/2187", "1": "5/2187"}
    assert resolve_document(CONTRACT) == {
        "toise": "result",
        "version": 1,
        "system": "hell_dorado",
        "weapon": "explosion (puissance 5/2)",
        "assumptions": [{"id": "long_range_difficulty", "value": 5}],
        "warnings": [],
        "attack": {"hit": "5/9", "miss": "4/9"},
        "targets": [
            {
                "name": "Colosse",
                "damage": law,
                "loss": law,
                "mean_damage": "5/2187",
                "mean_loss": "5/2187",
                "states": {"out": "5/2187"},
            }
        ],
        "total_loss": law,
        "out_count": law,
    }


def test_bytes_text_and_document_are_one_engagement():
    text = json.dumps(CONTRACT)
    answers = [resolve_document(raw) for raw in (CONTRACT, text, text.encode())]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("part", ["rules", "circumstances", "table"])
def test_a_part_left_out_has_its_defaults(part):
    assert read_engagement(without(part)).engagement.version == 1


@pytest.mark.parametrize(
    ("document", "where", "said"),
    [
        (changed(["toise"], "roster"), "toise", "not an engagement of Toise, but a roster"),
        (changed(["toise"], []), "toise", "not an engagement of Toise"),
        ({}, "toise", "not an engagement of Toise"),
        (changed(["version"], 2), "version", "only version 1 can be read, not 2"),
        (changed(["version"], True), "version", "only version 1 can be read, not true"),
        (changed(["version"], "1"), "version", 'only version 1 can be read, not "1"'),
        (without("version"), "version", "only version 1 can be read, not null"),
        (changed(["system"], "chess"), "system", "chess is not a game that Toise knows"),
        (changed(["system"], []), "system", "[] is not a game that Toise knows"),
        (changed(["system"], {"a": 1}), "system", "{'a': 1} is not a game that Toise knows"),
        (without("system"), "system", "null is not a game that Toise knows"),
        (without("weapon"), "weapon", "missing"),
        (without("targets"), "targets", "missing"),
        (changed(["rules"], None), "rules", "null is not an object"),
        (changed(["weapon"], 3), "weapon", "3 is not an object"),
        (changed(["targets"], [CONTRACT["targets"][0]] * 41), "targets", "41 given, 40 at most"),
        (
            changed(["attacker", "shooting"], 10**12),
            "attacker.shooting",
            "1,000,000,000,000 is too large: 55 at most",
        ),
        (
            changed(["attacker", "shooting"], None),
            "attacker.shooting",
            "a shooting value is needed, or the dice thrown",
        ),
        (
            changed(["targets", 0, "hit_points"], 0),
            "targets[0].hit_points",
            "0 is too small: 1 at least",
        ),
        (
            changed(["targets", 0, "protection"], -2),
            "targets[0].protection",
            "−2 is too small: 0 at least",
        ),
        (
            changed(["circumstances", "range"], "far"),
            "circumstances.range",
            "far is not one of: short and long",
        ),
    ],
)
def test_what_is_wrong_is_said_at_its_field(document, where, said):
    assert refusal(document) == (where, said)


def area(**facts):
    return changed(["weapon"], {"kind": "explosion", **facts})


@pytest.mark.parametrize(
    ("weapon", "where", "said"),
    [
        ({"difficulty": 3}, "weapon.power", "power is missing"),
        ({"power": 3}, "weapon.difficulty", "difficulty is missing"),
        ({"difficulty": 8, "power": 1}, "weapon.difficulty", "8 is too large: 7 at most"),
        ({"difficulty": 0, "power": 1}, "weapon.difficulty", "0 is too small: 1 at least"),
        ({"difficulty": 3, "power": 100}, "weapon.power", "100 is too large: 99 at most"),
        (
            {"difficulty": 3, "power": 1, "state": "sourd"},
            "weapon.state",
            "a state stands in place of power X/Y, not beside it",
        ),
        (
            {"state": "out"},
            "weapon.state",
            "a state can't be named out: results call a figure out of action so",
        ),
        (
            {"state": "a • b"},
            "weapon.state",
            "may not hold a separator (bullet, semicolon, dash)",
        ),
        ({"kind": "shot"}, "weapon.damage_table", "damage for 1 to 5 hits is missing"),
        (
            {"kind": "shot", "damage_table": [1, 2, 3, 4]},
            "weapon.damage_table",
            "4 given, 5 at least",
        ),
        (
            {"kind": "arrow"},
            "weapon.kind",
            "arrow is not one of: explosion, englobant, percutant, shot and melee",
        ),
    ],
)
def test_a_weapon_that_says_too_little_or_too_much_is_refused(weapon, where, said):
    assert refusal(area(**weapon)) == (where, said)


def test_a_state_named_out_is_refused_as_printed_too():
    assert refusal(changed(["weapon"], "explosion (out)"))[0] == "weapon.state"


@pytest.mark.parametrize(
    "weapon", ["explosion (puissance /2)", "explosion (puissance 5/)", "", "x"]
)
def test_a_notation_that_is_wrong_is_refused_at_the_weapon(weapon):
    where, said = refusal(changed(["weapon"], weapon))
    assert where == "weapon"
    assert said


def blast(kind, **parts):
    return CONTRACT | {"weapon": f"souffle {kind} (puissance 3/1)", "circumstances": {}} | parts


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (blast("englobant", circumstances={"attack_dice": 3}), "circumstances.attack_dice"),
        (blast("percutant", circumstances={"bonus_dice": 1}), "circumstances.bonus_dice"),
        (blast("percutant", attacker={"name": "Frondeuse"}), "attacker.shooting"),
        (changed(["circumstances", "attack_dice"], 61), "circumstances.attack_dice"),
        (
            changed(["circumstances"], {"attack_dice": 60, "bonus_dice": 1}),
            "circumstances.attack_dice",
        ),
        (changed(["circumstances", "bonus_dice"], 3), "circumstances.bonus_dice"),
    ],
)
def test_dice_that_an_attack_can_not_have_are_refused(document, where):
    assert refusal(document)[0] == where


def targets(*facts):
    return [{"hit_points": 3, **fact} for fact in facts]


@pytest.mark.parametrize(
    ("given", "where", "said"),
    [
        (({"name": "A"}, {"name": "A"}), "targets[1].name", "the name A stands twice"),
        (
            ({"name": "A", "engaged_with": ["A"]},),
            "targets[0].engaged_with",
            "A can't be in melee with himself",
        ),
        (
            ({"name": "Goule", "engaged_with": ["Gouler"]},),
            "targets[0].engaged_with",
            "no target is named Gouler",
        ),
    ],
)
def test_names_must_lead_to_one_other_target(given, where, said):
    assert refusal(changed(["targets"], targets(*given))) == (where, said)


@pytest.mark.parametrize(("count", "taken"), [(6, True), (7, False)])
def test_six_figures_at_most_stand_at_one_distance(count, taken):
    tied = targets(*({"name": f"G{n}", "distance": 2} for n in range(count)))
    document = blast("percutant", targets=tied)
    if taken:
        assert len(read_engagement(document).case.order[0]) == 6
    else:
        assert refusal(document) == ("targets", "7 figures at one same distance, 6 at most")


@pytest.mark.parametrize(("shared", "taken"), [(8, True), (9, False)])
def test_eight_outsiders_at_most_are_shared(shared, taken):
    names = [f"O{n}" for n in range(shared)]
    inside = [{"name": name, "engaged_with": names} for name in "AB"]
    outside = [{"name": name, "in_area": False} for name in names]
    document = blast("englobant", targets=targets(*inside, *outside))
    if taken:
        assert len(read_engagement(document).case.melees.shared()) == 8
    else:
        assert refusal(document)[0] == "targets"


def test_two_mistakes_are_both_told():
    document = changed(["weapon"], {"kind": "explosion"})
    assert [where for where, _ in refusals(document)] == ["weapon.difficulty", "weapon.power"]


def test_a_name_that_was_nearly_right_is_suggested():
    for document, near in (
        (changed(["system"], "hell_dorad"), "hell_dorado"),
        (
            changed(["targets"], targets({"name": "AA"}, {"name": "B", "engaged_with": ["A"]})),
            "AA",
        ),
    ):
        with pytest.raises(InvalidError) as refused:
            read_engagement(document)
        assert refused.value.problems[0].suggestion == near


def test_unknown_fields_are_warned_of_once_and_change_nothing():
    document = changed(["targets", 0, "hit_point"], 4) | {"colour": "red"}
    answer = resolve_document(document)
    assert answer["warnings"] == [
        {"id": "unknown_field", "field": "colour", "near": None},
        {"id": "unknown_field", "field": "targets[0].hit_point", "near": "hit_points"},
    ]
    assert answer | {"warnings": []} == resolve_document(CONTRACT)


def test_one_resolver_for_many_engagements_says_what_one_for_each_says():
    shared, narrow = Resolver(), Resolver(3)
    for index in range(30):
        document = draw(Random(f"service {index}"))
        answers = [resolve_document(document, one) for one in (shared, narrow, Resolver())]
        assert answers[0] == answers[1] == answers[2]
