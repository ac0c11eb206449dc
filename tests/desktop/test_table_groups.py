"""A figure of a group is handled on the table as any other: alone."""

import pytest

from desktop.table.groups import ungrouped
from desktop.views.attack.draft import name_of, targets_of
from rules.service import read_engagement, resolve_document
from tests.desktop.grenade import grenade, place, session

__all__ = ["place", "session"]
SOLDIERS = [f"Soldat {number}" for number in range(1, 5)]


def names(document):
    return [name_of(target) for target in targets_of(document)]


def test_a_group_told_one_by_one_comes_to_the_same():
    whole = grenade()
    apart = ungrouped(whole, read_engagement(whole))
    assert names(apart) == ["Capitaine", *SOLDIERS, "Augustin", "Marlène"]
    assert resolve_document(apart) == resolve_document(whole)
    assert ungrouped(apart, read_engagement(apart)) is apart


def test_one_who_is_changed_leaves_the_others_as_they_are(place, session):
    figure = next(f for f in session.document["table"]["figures"] if f["name"] == "Soldat 2")
    facts = {"toughness": 9, "armor": 1, "side": "foe"}
    place.desk.change("Soldat 2", figure, facts, attacks=False)
    assert names(session.document) == ["Capitaine", *SOLDIERS, "Augustin", "Marlène"]
    toughness = {one["name"]: one["toughness"] for one in session.document["targets"]}
    assert [toughness[name] for name in SOLDIERS] == [6, 9, 6, 6]
    assert session.reading is not None


def test_one_who_is_taken_away_leaves_the_others_their_places(place, session):
    place.board.choose_figure("Soldat 3")
    place.desk.delete()
    assert session.reading is not None
    assert "Soldat 3" not in names(session.document)
    assert {"id": "target_without_figure", "name": "Soldat 4"} not in session.result.warnings


def test_a_twin_of_one_is_a_target_as_he_is(place, session):
    place.board.choose_figure("Soldat 1")
    place.desk.duplicate()
    assert "Soldat 5" in names(session.document)
    assert session.reading is not None


@pytest.mark.parametrize("wanted", ["Capitaine", "Passante", "Marlène"])
def test_one_without_a_group_leaves_groups_alone(place, session, wanted):
    assert place.desk.alone(wanted) is session.document


def test_a_group_is_set_out_one_by_one(place, session):
    session.edit(grenade(table=None))
    place.desk.lay()
    placed = [one["name"] for one in session.document["table"]["figures"]]
    assert set(SOLDIERS) <= set(placed)
    assert not [w for w in session.result.warnings if w["id"] == "target_without_figure"]
