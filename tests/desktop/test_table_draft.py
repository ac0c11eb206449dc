"""Edits of a raw table: what is edited, what is kept, what follows a name."""

import copy

import pytest

from desktop.table import draft
from desktop.table.fitting import direction_of, fitted
from desktop.table.snap import snapped
from desktop.table.weapons import switched
from rules.geometry import Disc
from rules.service import read_engagement
from rules.template import Blast, Spray
from tests.desktop.table_ford import BLAST, figure, ford


def names(document, part="figures"):
    listed = document["table"]["figures"] if part == "figures" else document["targets"]
    return [one["name"] for one in listed]


def test_an_edit_leaves_the_document_before_as_it_was():
    document = ford(note="kept")
    before = copy.deepcopy(document)
    edited = draft.with_place(document, "Goule", (1, 2))
    assert document == before
    assert figure(edited, "Goule")["x"] == 1
    assert edited["note"] == "kept"


def test_there_and_back_is_the_same_place():
    document = ford()
    far = draft.with_place(document, "Goule", (2.53 + 0.1, 1.07))
    back = draft.with_place(far, "Goule", (2.53 + 0.1 - 0.1, 1.07))
    assert figure(back, "Goule") == figure(document, "Goule")


def test_coordinates_far_off_are_held():
    edited = draft.with_place(ford(), "Goule", (1e9, -1e9))
    assert (figure(edited, "Goule")["x"], figure(edited, "Goule")["y"]) == (10_000, -10_000)


def test_a_direction_and_an_aim_exclude_one_another():
    aimed = draft.with_aim(ford(), (4, 1))
    assert aimed["table"]["aim"] == [4, 1]
    assert "direction_deg" not in aimed["table"]
    turned = draft.with_direction(aimed, 190)
    assert turned["table"]["direction_deg"] == -170
    assert "aim" not in turned["table"]


def test_a_new_name_is_followed_everywhere():
    edited = draft.with_edited_figure(ford(), "Succube", {"name": "Lilith", "base_mm": 40}, {})
    assert "Lilith" in names(edited)
    assert "Lilith" in names(edited, "targets")
    assert figure(edited, "Lilith")["base_mm"] == 40
    renamed = draft.with_edited_figure(edited, "Bombardière", {"name": "Tireuse"}, {})
    assert renamed["table"]["attacker"] == renamed["attacker"]["name"] == "Tireuse"
    read_engagement(renamed)


def test_a_name_that_stands_already_gets_a_number():
    edited = draft.with_edited_figure(ford(), "Goule", {"name": "Succube"}, {})
    assert "Succube 2" in names(edited)
    read_engagement(edited)


def test_a_twin_has_a_target_of_its_own_and_shares_nothing():
    document = draft.with_twin(ford(), "Goule", (0, 5))
    twin = document["targets"][-1]
    assert twin == document["targets"][0] | {"name": "Goule 2"}
    twin["hit_points"] = 1
    assert document["targets"][0]["hit_points"] == 6


def test_the_attackers_twin_is_nobodys_target():
    document = draft.with_twin(ford(), "Bombardière", (0, 5))
    assert "Bombardière 2" in names(document)
    assert len(document["targets"]) == 6


def test_a_figure_taken_away_is_spoken_of_no_more():
    targets = ford()["targets"]
    targets[1]["engaged_with"] = ["Reître"]
    document = draft.without_figure(ford(targets=targets), "Reître")
    assert "Reître" not in str(document)


def test_the_fortieth_target_is_the_last():
    document = ford(targets=[{"name": f"F{n}", "hit_points": 1} for n in range(40)])
    added = draft.with_new_figure(document, {"name": "G", "x": 9, "y": 9}, {}, attacks=False)
    assert "G" in names(added)
    assert len(added["targets"]) == 40


def test_walls_are_added_moved_and_taken_away():
    document = draft.with_obstacle(ford(), 1, (0, 1), (2, 1))
    moved = draft.with_obstacle(document, 1, (0, 2), (2, 2))
    assert [wall["from"] for wall in moved["table"]["obstacles"]] == [[3.6, 3.43], [0, 2]]
    assert len(draft.without_obstacle(moved, 0)["table"]["obstacles"]) == 1


def test_a_spray_turned_into_a_blast_is_aimed_where_it_lay():
    document = fitted(ford(), ford(weapon=BLAST))
    x, y = document["table"]["aim"]
    assert (x, y) == pytest.approx((4.4, 1.34), abs=0.01)
    assert "direction_deg" not in document["table"]
    read_engagement(document)


def test_a_blast_turned_into_a_spray_points_where_it_lay():
    blast = fitted(ford(), ford(weapon=BLAST))
    spray = fitted(blast, blast | {"weapon": ford()["weapon"]})
    assert spray["table"] == blast["table"]
    assert direction_of(spray) == pytest.approx(17, abs=0.1)
    read_engagement(spray)


def test_a_table_without_template_is_left_alone():
    for weapon in ("", "tir (perforant • dégâts 2/4/6/8/10)", "nonsense"):
        assert fitted(ford(), ford(weapon=weapon)) == ford(weapon=weapon)


def test_a_spray_without_direction_gets_one():
    document = ford()
    del document["table"]["direction_deg"]
    assert fitted(document, document)["table"]["direction_deg"] == 0


def test_a_weapon_is_switched_by_one_choice():
    (blast,) = switched(ford(), Blast)
    assert blast["weapon"] == "explosion (mitraille • puissance 4/2)"
    assert {one["weapon"].split(" (")[0] for one in switched(blast, Spray)} == {
        "souffle englobant", "souffle percutant",
    }  # fmt: skip


@pytest.mark.parametrize(("x", "expected"), [(1.05, 1.0), (0.95, 1.0), (1.07, 1.07), (3, 3)])
def test_bases_snap_where_they_nearly_meet(x, expected):
    place = snapped(Disc((x, 0), 0.5), [Disc((0, 0), 0.5)])
    assert place == pytest.approx((expected, 0))


def test_a_base_right_on_another_does_not_snap():
    assert snapped(Disc((0, 0), 0.03), [Disc((0, 0), 0.03)]) == (0, 0)
