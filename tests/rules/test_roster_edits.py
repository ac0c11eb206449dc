"""Edits of a roster: another document each time, the one before as it was."""

import copy

import pytest

from rules.roster_edits import (
    arranged,
    common,
    duplicates,
    group_removed,
    group_shifted,
    grouped,
    inserted,
    received,
    replaced,
    set_for_all,
    shifted,
    with_group,
    without,
)
from tests.rules.roster_parts import HELL, counted, profile_of, roster_of

GROUPS = [{"id": "g1", "name": "Une"}, {"id": "g2", "name": "Deux"}]


def roster():
    a, b, c, d = (profile_of(HELL, name) for name in "ABCD")
    return roster_of(HELL, a | {"group": "g1"}, b, c | {"group": "g1"}, d, groups=GROUPS)


def names(document):
    return "".join(one["name"] for one in document["profiles"])


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (lambda one: without(one, {"A", "D"}), "BC"),
        (lambda one: inserted(one, [profile_of(HELL, "X")], 1), "AXBCD"),
        (lambda one: arranged(one, {"A", "C"}, "D"), "BACD"),
        (lambda one: arranged(one, {"A"}, None), "BCDA"),
        (lambda one: arranged(one, {"B"}, "B"), "ACDB"),
        (lambda one: shifted(one, {"C"}, -1), "CBAD"),
        (lambda one: shifted(one, {"A"}, -1), "ABCD"),
        (lambda one: shifted(one, {"B"}, 1), "ADCB"),
        (lambda one: shifted(one, {"A", "C"}, 1), "ABCD"),
        (lambda one: shifted(one, {"B", "D"}, -1), "ABCD"),
        (lambda one: replaced(one, {"B": profile_of(HELL, "Y")}), "AYCD"),
        (lambda one: group_removed(one, "g1"), "ABCD"),
    ],
)
def test_the_order_after_an_edit(edit, expected):
    given = roster()
    before = copy.deepcopy(given)
    assert names(edit(given)) == expected
    assert given == before


def test_a_dissolved_group_leaves_its_profiles():
    after = group_removed(roster(), "g1")
    assert [one["id"] for one in after["groups"]] == ["g2"]
    assert {one["group"] for one in after["profiles"]} == {None}


def test_groups_change_places_within_their_bounds():
    assert [one["id"] for one in group_shifted(roster(), "g2", -1)["groups"]] == ["g2", "g1"]
    assert group_shifted(roster(), "g2", 1) == roster()
    assert group_shifted(roster(), "unknown", 1) == roster()


def test_a_copy_shares_nothing_and_has_no_past():
    original = profile_of(HELL, "A", target={"hit_points": 3}, history=[{"battle": "b"}])
    (made,) = duplicates([original], counted())
    made["target"]["hit_points"] = 1
    made["tags"].append("x")
    assert (original["target"], original["tags"]) == ({"hit_points": 3}, [])
    assert made["history"] == []
    assert made["id"] != original["id"]


def test_received_profiles_keep_their_id_where_it_is_free_and_find_their_group():
    here = roster_of(HELL, profile_of(HELL, "A"), groups=[{"id": "h", "name": "UNE"}])
    after = received(here, roster(), {"A", "C", "D"}, counted())
    assert names(after) == "AACD"
    assert [one["group"] for one in after["profiles"]] == [None, "h", "h", None]
    assert len({one["id"] for one in after["profiles"]}) == 4
    assert after["profiles"][2]["id"] == "C"


def test_what_profiles_have_in_common():
    profiles = [
        profile_of(HELL, "A", count=2, tags=["x", "y"], target={"hit_points": 3}),
        profile_of(HELL, "B", count=2, tags=["y"], target={"hit_points": 3, "protection": 1}),
    ]
    own, differing = common(profiles, "")
    assert (own["count"], own["tags"]) == (2, ["y"])
    assert {"name", "id", "target"} == differing
    assert common(profiles, "target") == ({"hit_points": 3}, {"protection"})
    set_ = set_for_all(profiles, "", "tags", ["z"])
    assert [one["tags"] for one in set_] == [["x", "z"], ["z"]]
    assert [one["target"]["protection"] for one in set_for_all(profiles, "target", "protection", 4)
            ] == [4, 4]  # fmt: skip


def test_a_new_group_takes_its_members():
    after = grouped(with_group(roster(), "Trois", "g3"), {"B"}, "g3")
    assert after["groups"][-1] == {"id": "g3", "name": "Trois"}
    assert after["profiles"][1]["group"] == "g3"
