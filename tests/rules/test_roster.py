import itertools
import json

import pytest

from resources import locate
from rules.engagement import InvalidError
from rules.folding import folded, slug
from rules.roster import (
    attacker_model,
    new_profile,
    new_roster,
    points_of,
    target_model,
    totals,
)
from rules.roster_reading import profile_problem, read_roster
from rules.roster_use import ALL, attacker_of, lacking, target_of, targets_of, weapon_reading
from rules.service import read_engagement
from rules.systems import load

GAME = load()["hell_dorado"]
SAMPLES = sorted(locate("samples", "rosters").glob("*.json"))


@pytest.fixture
def new_id():
    numbers = itertools.count(1)
    return lambda: f"00000000-0000-4000-8000-{next(numbers):012}"


def roster(*profiles, **fields):
    return {
        "toise": "roster",
        "version": 1,
        "id": "r",
        "system": "hell_dorado",
        "name": "Meute",
        "profiles": list(profiles),
        **fields,
    }


def profile(name="Goule", **fields):
    return {"id": name[:9], "name": name, "target": {"hit_points": 6}} | fields


def whole(new_id, **fields):
    return read_roster(roster(profile(**fields)), new_id).document["profiles"][0]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_a_sample_reads_back_byte_for_byte(path, new_id):
    reading = read_roster(path.read_bytes(), new_id)
    assert (reading.notices, reading.unknown) == ((), ())
    text = json.dumps(reading.document, ensure_ascii=False, indent=2)
    assert f"{text}\n" == path.read_text(encoding="utf-8")
    assert path.name == f"{slug(reading.document['name'])}-{reading.document['id'][:8]}.json"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_every_weapon_of_a_sample_can_be_read_and_every_figure_used(path, new_id):
    document = read_roster(path.read_bytes(), new_id).document
    game, profiles = load()[document["system"]], document["profiles"]
    weapons = [carried["weapon"] for one in profiles for carried in one["weapons"]]
    assert [weapon_reading(game, weapon).error for weapon in weapons] == [None] * len(weapons)
    assert [lacking(game, one) for one in profiles] == [[]] * len(profiles)


def test_fields_stand_in_the_order_of_the_file_and_defaults_are_written(new_id):
    document = read_roster(roster(profile()), new_id).document
    assert list(document) == [
        *("toise", "version", "id", "system", "name", "note", "groups", "profiles"),
    ]
    assert document["profiles"][0] == {
        "id": "Goule",
        "name": "Goule",
        "group": None,
        "count": 1,
        "side": None,
        "base_mm": 25,
        "role": None,
        "tags": [],
        "note": "",
        "attacker": {},
        "target": {"hit_points": 6},
        "weapons": [],
        "history": [],
    }
    assert "25.0" not in json.dumps(document)


def test_unknown_fields_are_kept_at_every_level_and_named(new_id):
    given = roster(
        profile(
            Portée=2.5,
            target={"hit_point": 3},
            attacker={"luck": 1},
            weapons=[{"weapon": {"kind": "explosion", "difficulty": 3, "power": 1, "noise": 2}}],
        ),
        colour="red",
        groups=[{"id": "g", "name": "Damnés", "flag": 1}],
    )
    reading = read_roster(given, new_id)
    document = reading.document
    assert document["colour"] == "red"
    assert document["groups"][0]["flag"] == 1
    one = document["profiles"][0]
    assert (one["Portée"], one["target"], one["attacker"]) == (2.5, {"hit_point": 3}, {"luck": 1})
    assert one["weapons"] == given["profiles"][0]["weapons"]
    assert {(unknown.field, unknown.near) for unknown in reading.unknown} == {
        ("colour", None),
        ("groups[0].flag", None),
        ("profiles[0].Portée", "note"),
        ("profiles[0].target.hit_point", "hit_points"),
        ("profiles[0].attacker.luck", None),
        ("profiles[0].weapons[0].weapon.noise", None),
    }
    assert read_roster(document, new_id).document == document


def test_the_first_bearer_of_an_id_keeps_it(new_id):
    given = roster({"name": "A", "id": "m1"}, {"name": "B", "id": "m1"}, {"name": "C"})
    reading = read_roster(given, new_id)
    ids = [one["id"] for one in reading.document["profiles"]]
    assert ids[0] == "m1"
    assert len(set(ids)) == 3
    assert [notice.where for notice in reading.notices] == ["profiles[1].id", "profiles[2].id"]
    assert read_roster(reading.document, new_id).notices == ()
    assert "id" not in given["profiles"][2]


def test_a_group_that_is_not_there_is_none(new_id):
    given = roster(profile(group="lost"), id="", groups=[{"name": "Damnés"}])
    reading = read_roster(given, new_id)
    assert reading.document["profiles"][0]["group"] is None
    assert [notice.where for notice in reading.notices] == [
        *("id", "groups[0].id", "profiles[0].group"),
    ]


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        (b"", ""),
        (b"\0\0\0\0", ""),
        (b"[]", ""),
        (b'{"toise": "roster"', ""),
        (roster() | {"toise": "engagement"}, "toise"),
        (roster() | {"version": 0}, "version"),
        (roster() | {"version": "1"}, "version"),
        (roster() | {"system": "chess"}, "system"),
        (roster() | {"system": ["hell_dorado"]}, "system"),
        (roster() | {"name": ""}, "name"),
        (roster() | {"profiles": 3}, "profiles"),
        (roster() | {"groups": [3]}, "groups[0]"),
        (roster(3), "profiles[0]"),
        (roster({"id": "a"}), "profiles[0].name"),
        (roster(profile(id=4)), "profiles[0].id"),
        (roster(profile(count=0)), "profiles[0].count"),
        (roster(profile(count=41)), "profiles[0].count"),
        (roster(profile(base_mm=4.9)), "profiles[0].base_mm"),
        (roster(profile(side="neutral")), "profiles[0].side"),
        (roster(profile(target={"hit_points": 1000})), "profiles[0].target.hit_points"),
        (roster(profile(target={"protection": None})), "profiles[0].target.protection"),
        (roster(profile(attacker={"shooting": "2"})), "profiles[0].attacker.shooting"),
        (roster(profile(weapons=[{"weapon": 3}])), "profiles[0].weapons[0].weapon"),
        (roster(profile(weapons=[{}])), "profiles[0].weapons[0].weapon"),
        (
            roster(profile(weapons=[{"weapon": {"kind": "explosion", "difficulty": 8}}])),
            "profiles[0].weapons[0].weapon.difficulty",
        ),
    ],
)
def test_what_breaks_the_schema_is_named_with_its_place(raw, where, new_id):
    with pytest.raises(InvalidError) as caught:
        read_roster(raw, new_id)
    assert caught.value.problems[0].where == where


def test_a_newer_version_is_only_shown(new_id):
    assert read_roster(roster(version=2), new_id).read_only
    assert not read_roster(roster(), new_id).read_only


def test_what_the_battle_computes_is_no_part_of_a_profile():
    assert set(target_model(GAME).model_fields).isdisjoint(
        {"name", "id", "side", "distance", "in_area", "engaged_with"}
    )
    assert set(attacker_model(GAME).model_fields) == {"shooting", "combat"}


def test_a_profile_may_lack_what_an_engagement_requires(new_id):
    one = whole(new_id, target={})
    assert profile_problem(GAME, one) is None
    assert lacking(GAME, one) == ["Hit points"]
    assert profile_problem(GAME, one | {"count": 99}).where == "count"


def test_totals_come_from_the_members(new_id):
    def total(*profiles):
        (found,) = totals(GAME, read_roster(roster(*profiles), new_id).document)
        return found.label, found.terms, found.value

    three = {"target": {"hit_points": 3}}
    assert total() == ("HP", (), 0)
    assert total(profile("A", **three)) == ("HP", ((1, 3),), 3)
    assert total(profile("A", **three), profile("B", **three)) == ("HP", ((1, 3), (1, 3)), 6)
    mixed = profile("A", count=3), profile("B", target={"hit_points": 11}), profile("C", target={})
    assert total(*mixed) == ("HP", ((3, 6), (1, 11)), 29)


def test_of_several_structures_the_highest_counts():
    assert points_of({"target": {"structure": [10, 30, 20]}}, "structure") == 30
    assert points_of({"target": {}}, "structure") is None


def test_a_target_is_the_profile_without_its_past(new_id):
    one = whole(new_id, side="foe", target={"hit_points": 6, "protection": 2, "name": "other"})
    assert target_of(one) == {"name": "Goule", "side": "foe", "hit_points": 6, "protection": 2}


def test_figures_alike_are_numbered_and_no_name_stands_twice(new_id):
    goules, succube = whole(new_id, count=3), whole(new_id, name="Succube")
    taken = ["Goule 2", "Succube"]
    names = [one["name"] for one in targets_of([goules, succube, succube], taken)]
    assert names == ["Goule 1", "Goule 3", "Goule 4", "Succube (2)", "Succube (3)"]


def test_a_name_of_200_characters_is_cut_for_its_number(new_id):
    long = whole(new_id, name="É" * 200, count=2)
    names = [one["name"] for one in targets_of([long])]
    assert [len(name) for name in names] == [200, 200]
    assert len(set(names)) == 2


def test_an_attacker_brings_his_weapon(new_id):
    one = whole(
        new_id,
        attacker={"shooting": 2},
        weapons=[{"weapon": "explosion (puissance 3/1)"}, {"weapon": "explosion (puissance 4/1)"}],
    )
    parts = attacker_of(one, 1)
    assert parts["attacker"] == {"name": "Goule", "shooting": 2}
    assert parts["weapon"] == "explosion (puissance 4/1)"
    assert "weapon" not in attacker_of(one, None)
    assert "weapon" not in attacker_of(whole(new_id))
    document = {"toise": "engagement", "version": 1, "system": "hell_dorado", **parts}
    read_engagement(document | {"targets": targets_of([one])})


def test_an_attacker_may_bring_all_his_weapons(new_id):
    game = load()["mordheim"]
    one = new_profile(game, "Croc", new_id) | {
        "attacker": {"weapon_skill": 3, "strength": 3},
        "weapons": [{"weapon": "hache (F)", "attacks": 2}, {"weapon": "dague (F)"}],
    }
    parts = attacker_of(one, ALL)
    assert parts["weapons"] == one["weapons"]
    assert attacker_of(one, 0)["attacker"]["attacks"] == 2
    assert "attacks" not in attacker_of(one, 1)["attacker"]
    document = {"toise": "engagement", "version": 1, "system": "mordheim", "targets": []}
    read_engagement(document | parts)


def test_a_notation_that_cannot_be_read_is_kept_as_typed(new_id):
    typed = "explosion (puissance 3.1"
    one = whole(new_id, weapons=[{"weapon": typed}])
    assert one["weapons"] == [{"weapon": typed}]
    reading = weapon_reading(GAME, typed)
    assert (reading.line, reading.weapon) == (typed, None)
    assert reading.error is not None
    assert weapon_reading(GAME, "").error is not None


def test_a_weapon_as_an_object_is_shown_as_its_notation():
    weapon = {"kind": "explosion", "difficulty": 3, "power": 1}
    assert weapon_reading(GAME, weapon).line == "explosion (puissance 3/1)"


def test_new_ones_can_be_read_again(new_id):
    made = new_roster(GAME, "Neuve", new_id)
    made["profiles"].append(new_profile(GAME, "Neuf", new_id))
    reading = read_roster(made, new_id)
    assert (reading.document, reading.notices) == (made, ())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Cabale : l'Œil / 2e bande ?", "cabale-l-oeil-2e-bande"),
        ("CON", "con"),
        ("..", "sans-nom"),
        ("aux.json", "aux-json"),
        ("x.", "x"),
        ("É" * 200, "e" * 60),
        ("鬼", "sans-nom"),
        ("Straße", "strasse"),
        ("a" * 59 + " b", "a" * 59),
    ],
)
def test_slug(name, expected):
    assert slug(name) == expected


def test_search_folds_case_accents_and_ligatures():
    assert len({folded(one) for one in ("soeur", "SŒUR", "sœur", "SOEUR", "Sœur")}) == 1
    assert folded("eloise") in folded("Sœur Éloïse")
    assert sorted(["Emma", "Éloïse", "Elias"], key=folded) == ["Elias", "Éloïse", "Emma"]
