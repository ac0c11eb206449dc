import copy

import pytest

from desktop.views.attack.draft import (
    free_name,
    with_copy,
    with_opponents,
    without_target,
)
from desktop.views.attack.lines import lines_of
from tests.desktop.ambush import AMBUSH


@pytest.mark.parametrize(
    ("wanted", "taken", "given"),
    [
        ("Goule", [], "Goule"),
        ("Goule", ["Goule"], "Goule 2"),
        ("Goule 2", ["Goule", "Goule 2"], "Goule 3"),
        ("É" * 200, ["É" * 200], "É" * 196 + " 2"),
        ("7", ["7"], "7 2"),
    ],
)
def test_a_free_name(wanted, taken, given):
    assert free_name(wanted, taken) == given


def test_a_copy_shares_nothing_and_has_no_id():
    document = copy.deepcopy(AMBUSH)
    document["targets"][3]["id"] = "r1"
    copied = with_copy(document, 3)
    twin = copied["targets"][4]
    assert "id" not in twin
    twin["engaged_with"].append("Goule")
    assert copied["targets"][3]["engaged_with"] == ["Succube"]
    assert document["targets"] == [*AMBUSH["targets"][:3], AMBUSH["targets"][3] | {"id": "r1"}]


def test_who_leaves_is_in_melee_with_nobody():
    assert "engaged_with" not in without_target(AMBUSH, 1)["targets"][2]


def test_melees_are_edited_both_ways():
    edited = with_opponents(AMBUSH, 1, ["Goule"])
    assert edited["targets"][1]["engaged_with"] == ["Goule"]
    assert "engaged_with" not in edited["targets"][3]
    assert with_opponents(AMBUSH, 1, ["Reître"]) == AMBUSH


def test_outsiders_without_an_opponent_stand_where_they_are():
    targets = [{"name": "A", "in_area": False}, {"name": "B"}]
    assert [line.place for line in lines_of(targets, outsiders=True)] == [0, 1]
    assert not any(line.outside for line in lines_of(targets, outsiders=False))
