"""Imports into an open roster: shown before they are done, one line at a time."""

import pytest

from rules.engagement import InvalidError
from rules.roster_columns import Columns
from rules.roster_import import plan_of
from rules.roster_lines import line_of, pieces_of, read_lines
from rules.roster_reading import read_roster
from rules.roster_source import read_document, read_table, read_text
from tests.rules.roster_parts import GAMES, HELL, bare, counted, profile_of, rich, roster_of

COLUMNS = Columns(HELL)


def pasted(text, into=None):
    roster = into if into is not None else roster_of(HELL)
    return plan_of(HELL, roster, read_text(text, COLUMNS), counted())


def test_a_known_id_changes_and_the_rest_is_added():
    goule = profile_of(HELL, "Goule", note="garde", target={"hit_points": 6, "protection": 1})
    roster = roster_of(HELL, goule, profile_of(HELL, "Damné"))
    table = "id;name;PV\nGoule;Goule;5\nGoule2;Goule;4\nDamné;Damné;\n;Ombre;0\n;Zoé;3\n"
    plan = plan_of(HELL, roster, read_table(table.encode(), COLUMNS), counted())
    (change,) = plan.changed
    assert change.before == goule
    assert change.after == goule | {"target": {"hit_points": 5, "protection": 1}}
    assert [(one["name"], one["id"][-2:]) for one in plan.added] == [("Goule", "01"), ("Zoé", "02")]
    assert (plan.unchanged, [one.line for one in plan.unreadable]) == (1, [5])
    assert [one["name"] for one in plan.document["profiles"]] == ["Goule", "Damné", "Goule", "Zoé"]
    assert roster["profiles"][0] is goule
    assert read_roster(plan.document, counted()).notices == ()


def test_an_emptied_cell_takes_the_value_away_but_never_the_name():
    goule = profile_of(HELL, "Goule", note="n", count=3, target={"hit_points": 6})
    table = "id;name;note;count;PV\nGoule;Goule;;;\n"
    plan = plan_of(HELL, roster_of(HELL, goule), read_table(table.encode(), COLUMNS), counted())
    after = plan.changed[0].after
    assert (after["note"], after["count"], after["target"]) == ("", 1, {})
    nameless = read_table(b"id;name;PV\nGoule;;5\n", COLUMNS)
    plan = plan_of(HELL, roster_of(HELL, goule), nameless, counted())
    assert [one.line for one in plan.unreadable] == [2]
    assert not plan.does_something


def test_a_table_may_say_only_a_part():
    goule = profile_of(HELL, "Goule", note="n", weapons=[{"weapon": "x"}])
    read = read_table(b"id;PV\nGoule;5\n", COLUMNS)
    (change,) = plan_of(HELL, roster_of(HELL, goule), read, counted()).changed
    assert change.after == goule | {"target": {"hit_points": 5}}


def test_another_roster_is_imported_with_every_field():
    there = roster_of(HELL, rich(HELL) | {"group": "g", "Portée": 2.5},
                      groups=[{"id": "g", "name": "Damnés"}])  # fmt: skip
    known = profile_of(HELL, there["profiles"][0]["name"], id=there["profiles"][0]["id"])
    for here, added in ((roster_of(HELL), 1), (roster_of(HELL, known), 0)):
        plan = plan_of(HELL, here, read_document(there, COLUMNS, counted()), counted())
        assert (len(plan.added), len(plan.changed)) == (added, 1 - added)
        one = plan.document["profiles"][0]
        assert bare(one) | {"group": "g"} == bare(there["profiles"][0])
        assert plan.document["groups"][0]["id"] == one["group"]
    with pytest.raises(InvalidError):
        read_document(there, Columns(GAMES["mordheim"]), counted())


def test_pasted_lines():
    plan = pasted(
        "3 × Goule; PV 6 ; Prot. 2 | TIR : +2\texplosion (acide • puissance 5/2)\n"
        "\n2x Succube|HP=8|vole bien|#rapide\n; PV 3\nDamné ; PV 1000\n4 soldats ; PV 2"
    )
    goule, succube, soldiers = plan.added
    assert (goule["name"], goule["count"]) == ("Goule", 3)
    assert goule["target"] == {"hit_points": 6, "protection": 2}
    assert goule["attacker"] == {"shooting": 2}
    assert goule["weapons"] == [{"weapon": "explosion (acide • puissance 5/2)"}]
    assert (succube["count"], succube["note"], succube["tags"]) == (2, "vole bien", ["rapide"])
    assert (soldiers["name"], soldiers["count"]) == ("4 soldats", 1)
    assert [(one.line, one.text.values["piece"]) for one in plan.notices] == [(3, "vole bien")]
    assert [one.line for one in plan.unreadable] == [4, 5]


def test_a_second_value_never_takes_the_place_of_the_first():
    line = "Sergent | Tir d8 | Athlétisme d6 | Robustesse 7"
    read = read_lines(line, Columns(GAMES["savage_worlds"]))
    (entry,) = read.entries
    assert entry.values["attacker", "trait"] == "d8"
    assert entry.values["target", "toughness"] == 7
    assert entry.values["", "note"] == "Athlétisme d6"
    assert [remark.text.values["piece"] for remark in read.notices] == ["Athlétisme d6"]


def test_a_pasted_weapon_that_cannot_be_read_is_kept_and_told():
    plan = pasted("Goule ; explosion (puissance 3.1)")
    assert plan.added[0]["weapons"] == [{"weapon": "explosion (puissance 3.1)"}]
    assert [one.line for one in plan.notices] == [1]


def test_cells_of_a_spreadsheet_can_be_pasted():
    plan = pasted("Nom\tPV\tProt.\nGoule\t6\t1\nDamné\t5\t\n")
    assert [one["target"] for one in plan.added] == [
        {"hit_points": 6, "protection": 1},
        {"hit_points": 5},
    ]


@pytest.mark.parametrize(
    ("line", "pieces"),
    [
        ("a;b|c\td", ["a", "b", "c", "d"]),
        ("a ; tir (x ; y | z) ; b", ["a", "tir (x ; y | z)", "b"]),
        ('"a ; b" ; "c ""d"""', ["a ; b", 'c "d"']),
        ('a "b ; c', ['a "b', "c"]),
        ('"a ; b', ['"a', "b"]),
        ("a ) ; b", ["a )", "b"]),
    ],
)
def test_pieces(line, pieces):
    assert pieces_of(line) == pieces


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["Goule", "Cabale ; l'Œil | 2e", 'dit "le Bon"', "PV 6", "<b>&"])
def test_a_copied_profile_pastes_back(game, name):
    columns = Columns(game)
    one = rich(game, name)
    line = line_of(one, columns, "Damnés", str)
    assert "\n" not in line
    plan = plan_of(game, roster_of(game), read_lines(line, columns), counted())
    assert (plan.unreadable, plan.notices) == ([], [])
    assert plan.document["groups"][0]["name"] == "Damnés"
    assert bare(plan.added[0]) | {"group": None} == bare(one)


def test_several_copied_profiles_paste_back_in_their_order():
    names = ["B", "A", "C"]
    text = "\n".join(line_of(profile_of(HELL, one), COLUMNS, None, str) for one in names)
    assert [one["name"] for one in pasted(text).added] == names


@pytest.mark.parametrize(
    ("line", "target"),
    [
        ("Baliste | Structure/10", {"structure": 10}),
        ("Baliste | Immobile/6", {"structure": 6, "immobile": True}),
        ("Baliste | Structure/6 | Immobile/10", {"structure": 10, "immobile": True}),
        ("Baliste | Structure/10 | Immobile/6", {"structure": 10, "immobile": True}),
        ("Baliste | PS 8 | RES 12", {"structure": 8, "resistance": 12}),
        ("Baliste | Structure 10|20", {"structure": 10}),
    ],
)
def test_an_engine_of_confrontation_as_its_card_has_it(line, target):
    game = GAMES["confrontation"]
    plan = plan_of(game, roster_of(game), read_text(line, Columns(game)), counted())
    assert [one["target"] for one in plan.added] == [target]
