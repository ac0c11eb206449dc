"""Engines with Structure/X, wound by wound: the dossier's state vectors, and what is refused."""

from fractions import Fraction

import pytest

from rules.engagement import InvalidError
from rules.service import read_engagement, resolve_document
from rules.systems.confrontation.editions import EDITIONS, WITHOUT_TEXT
from rules.systems.confrontation.engine import DESTROYED, Engine
from tests.rules.systems.confrontation import (
    account,
    attack,
    engine,
    entries,
    problems_of,
    repaired,
    told,
)

IMMOBILE = {"immobile": True}
OVERRIDDEN = {"immobile": True, "card_overrides_immobility": True}

VECTORS = [
    (1, engine(8), "G", (2, "light", "-1")),
    (2, engine(8), "GC", (5, "serious", "-2")),
    (3, engine(8), "TG", (6, "critical", "-3")),
    (4, engine(8), ["T", "G", repaired(3)], (3, "light", "-1")),
    (5, engine(8), "SSL", (1, "unharmed", "0")),
    (6, engine(8, **IMMOBILE), "TC", (7, "critical", "exempt")),
    (6, engine(8, **OVERRIDDEN), "TC", (7, "critical", "-3")),
    (7, engine(10, "rooted", **IMMOBILE), "TT", (8, "critical", "exempt")),
    (7, engine(10, "rooted", **IMMOBILE), "TTG", (10, "destroyed", "destroyed")),
    (8, engine(10, "confede", **IMMOBILE), "TT", (8, "critical", "critical")),
    (9, engine(6, "rooted"), "L", (1, "unharmed", "unharmed")),
    (9, engine(6, "rooted"), "LL", (2, "light", "light")),
    (10, engine(6, "rooted"), "T", (4, "serious", "serious")),
    (11, engine(6, "rooted"), "GC", (5, "critical", "critical")),
    (12, engine([4, 6], "rooted"), "T", (4, "serious", "serious")),
    (13, engine(8, "rooted"), ["T", repaired(2, "other")], (4, "serious", "serious")),
    (14, engine(8, "rooted"), ["T", repaired(2)], (2, "light", "light")),
    (15, engine(7, "confede"), "GC", (5, "serious", "serious")),
    (15, engine(7, "confede"), "GCL", (6, "critical", "critical")),
    (16, engine(5, "confede"), "L", (1, "unharmed", "unharmed")),
    (16, engine(5, "confede"), "T", (4, "critical", "critical")),
    (17, engine(3), "T", (3, "destroyed", "destroyed")),
    (18, engine(2), "L", (1, "serious", "-2")),
    (19, engine(8), ["L", repaired(5)], (0, "unharmed", "0")),
    (20, engine(8, "rooted"), ["T", "T", repaired(4)], (8, "destroyed", "destroyed")),
]


@pytest.mark.parametrize(("vector", "one", "events", "expected"), VECTORS)
def test_state_vectors(vector, one, events, expected):
    last = account(one, events)[-1]
    assert (last["lost"], last["state"], last["penalty"]) == expected, vector
    most = max(one["structure"]) if isinstance(one["structure"], list) else one["structure"]
    assert last["left"] == most - last["lost"]
    result = told(one, wounds=entries(events))
    assert result["lost"] == {str(last["lost"]): 1}
    assert result["penalty"] == {last["penalty"]: 1}
    assert result["states"][last["state"]] == 1


@pytest.mark.parametrize("structure", range(1, 61))
def test_stages_are_exact_quarters(structure):
    one = Engine(EDITIONS["c3"], structure, exempt=False)
    for lost in range(structure + 1):
        share = Fraction(lost, structure)
        quarters = [share >= Fraction(part, 4) for part in (1, 2, 3, 4)]
        assert one.stage(lost) == sum(quarters)
    assert one.stage(structure) == DESTROYED


def test_a_group_b_case_thresholds_of_thirty_points():
    one = Engine(EDITIONS["c3"], 30, exempt=False)
    assert [one.stage(lost) for lost in (7, 8, 14, 15, 22, 23)] == [0, 1, 1, 2, 2, 3]


def test_b11_losses_stop_at_what_is_left():
    lines = account(engine(8), "TCT")
    assert [line["lost"] for line in lines] == [4, 7, 8]


def test_forbidden_entries_stand_in_the_account_with_their_reason():
    lines = account(engine(8, "rooted"), ["G", repaired(1, "other"), "T", "T", "L", "S"])
    assert [line.get("refused") for line in lines] == [
        *(None, "only_mecanicien", None, None),
        *("destroyed", None),
    ]
    assert [line["lost"] for line in lines] == [2, 2, 6, 8, 8, 8]


def test_a_repair_of_a_destroyed_engine_is_refused_for_that_reason_first():
    [line] = account(engine(8, "rooted", lost=8), [repaired(2, "other")])
    assert line["refused"] == "destroyed"


def test_wounds_say_their_source_and_may_be_for_one_engine_only():
    wounds = [{"wound": "light", "source": "direct"}, {"wound": "killed", "target": "B"}]
    document = resolve_document(
        attack(engine(name="A"), engine(4, "rooted", name="B"), wounds=wounds)
    )
    first, second = document["targets"]
    assert [(line["wound"], line["source"]) for line in first["account"]] == [("light", "direct")]
    assert [line["lost"] for line in second["account"]] == [1, 4]


def test_a_direct_wound_alone_is_one_wound():
    result = told(engine(8), weapon="blessure directe (grave)")
    assert result["account"] == [
        {"wound": "serious", "source": "direct", "lost": 2, "left": 6, "state": "light",
         "penalty": "-1"}
    ]  # fmt: skip
    assert told(engine(8), weapon="blessure directe (grave)", wounds=[])["lost"] == {"0": 1}


def test_without_anything_an_engine_stands_as_it_stood():
    result = told(engine(8, lost=5))
    assert (result["lost"], result["penalty"]) == ({"5": 1}, {"-2": 1})
    assert "account" not in result
    assert "mean_lost" not in result


def test_the_document_has_no_damage_loss_or_totals():
    document = resolve_document(attack(engine(8), hits=1, severity={"light": "1"}))
    assert not {"total_loss", "out_count", "attack"} & document.keys()
    assert not {"damage", "loss", "mean_loss"} & document["targets"][0].keys()


def test_nobody_at_all_is_a_valid_engagement():
    for how in ({}, {"wounds": ["light"]}, {"shots": [12]}, {"hits": 2, "severity": {}}):
        assert resolve_document(attack(**how))["targets"] == []


# --- what is refused as input -----------------------------------------------------------------


@pytest.mark.parametrize("edition", WITHOUT_TEXT)
def test_an_edition_without_a_text_is_refused_with_its_own_line(edition):
    [(where, message)] = problems_of(attack(engine(8, edition)))
    assert where == "targets[0].edition"
    assert message == WITHOUT_TEXT[edition].message
    assert len({text.message for text in WITHOUT_TEXT.values()}) == len(WITHOUT_TEXT)


@pytest.mark.parametrize(
    ("one", "where"),
    [
        (engine(0), "targets[0].structure"),
        (engine(1000), "targets[0].structure"),
        (engine("8"), "targets[0].structure"),
        (engine(True), "targets[0].structure"),
        (engine([4, 0], "rooted"), "targets[0].structure[1]"),
        (engine([], "rooted"), "targets[0].structure"),
        (engine([4, 6]), "targets[0].structure"),
        (engine(8, lost=9), "targets[0].lost"),
        (engine(8, lost=-1), "targets[0].lost"),
        (engine(8, resistance=100), "targets[0].resistance"),
        (engine(8, "c4"), "targets[0].edition"),
    ],
)
def test_fields_out_of_bounds_are_named(one, where):
    assert [place for place, _ in problems_of(attack(one))] == [where]


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ({"wounds": ["light"], "shots": [12]}, "circumstances.shots"),
        ({"hits": 2}, "circumstances.severity"),
        ({"hits": 41, "severity": {}}, "circumstances.hits"),
        ({"hits": 0, "severity": {}}, "circumstances.hits"),
        ({"hits": 1, "severity": {"light": "2/3", "killed": "0,5"}}, "circumstances.severity"),
        ({"hits": 1, "severity": {"light": "1/0"}}, "circumstances.severity.light"),
        ({"hits": 1, "severity": {"light": "-1/3"}}, "circumstances.severity.light"),
        ({"hits": 1, "severity": {"light": "120 %"}}, "circumstances.severity.light"),
        ({"hits": 1, "severity": {"light": 0.25}}, "circumstances.severity.light"),
        ({"wounds": ["mortal"]}, "circumstances.wounds[0].wound"),
        ({"wounds": [{"repair": 0}]}, "circumstances.wounds[0].repair"),
        ({"wounds": [{"repair": 2, "source": "roll"}]}, "circumstances.wounds[0]"),
        ({"wounds": [{"wound": "light", "source": "other"}]}, "circumstances.wounds[0]"),
        ({"wounds": [{"source": "other"}]}, "circumstances.wounds[0]"),
        ({"wounds": [{"wound": "light", "target": "X"}]}, "circumstances.wounds[0].target"),
        ({"wounds": ["light"] * 401}, "circumstances.wounds"),
        ({"shots": [12]}, "targets[0].resistance"),
        ({"shots": []}, "circumstances.shots"),
        ({"shots": [100]}, "circumstances.shots[0]"),
        ({"test": {"value": 41, "difficulty": 7}}, "circumstances.test.value"),
        ({"test": {"value": 2, "difficulty": 0}}, "circumstances.test.difficulty"),
    ],
)
def test_circumstances_out_of_bounds_are_named(how, where):
    one = engine(8) if where.endswith("resistance") else engine(8, resistance=12)
    assert [place for place, _ in problems_of(attack(one, **how))] == [where]


@pytest.mark.parametrize("weapon", [None, "", " ", {}])
def test_what_befalls_engines_needs_no_weapon(weapon):
    document = attack(engine(8), wounds=["serious"], weapon=weapon)
    result = resolve_document(document)
    assert result["weapon"] == ""
    assert result["targets"] == resolve_document(attack(engine(8), wounds=["serious"]))["targets"]
    del document["weapon"]
    assert resolve_document(document) == result


def test_an_empty_list_is_told_as_holding_nothing():
    with pytest.raises(InvalidError) as caught:
        read_engagement(attack(engine([]), wounds=[]))
    assert caught.value.problems[0].text.values["count"] == 0


def test_names_are_unique():
    assert problems_of(attack(engine(), engine()))[0][0] == "targets[1].name"


def test_an_engagement_survives_its_own_file():
    engagement = attack(engine([4, 6], "rooted"), wounds=entries(["T", repaired(1, "other")]))
    reading = read_engagement(engagement)
    saved = reading.engagement.model_dump_json(exclude_unset=True)
    assert read_engagement(saved).engagement == reading.engagement


# --- assumptions ------------------------------------------------------------------------------


def assumed(*engines, **how):
    document = resolve_document(attack(*engines, **how))
    return [assumption["id"] for assumption in document["assumptions"]]


def test_what_had_to_be_assumed_is_listed():
    test = {"value": 2, "difficulty": 7}
    assert assumed(engine(8), wounds=["light", repaired(1, "other")]) == ["repair_source"]
    assert assumed(engine(8, "rooted"), wounds=["light", repaired(1, "other")]) == []
    assert assumed(engine(8), wounds=["light", repaired(1)]) == []
    assert assumed(engine(8), test=test) == []
    assert assumed(engine(8, "rooted"), test=test) == ["wound_state_penalty"]
    assert assumed(engine(8, "confede", **IMMOBILE)) == ["confede_immobile"]
    assert assumed(engine(8, **IMMOBILE)) == []
    table = [["none"] * 6 for _ in range(11)]
    assert assumed(engine(8, resistance=12), shots=[12], wound_table=table) == ["location_silent"]
    assert assumed(engine(8, "rooted", resistance=12), shots=[12], wound_table=table) == []


def test_a_lone_value_of_structure_is_written_without_a_list():
    target = read_engagement(attack(engine(8), engine([4, 6], "rooted", name="B"))).engagement
    written = [one.model_dump(mode="json")["structure"] for one in target.targets]
    assert written == [8, [4, 6]]
