"""Rosters as tables: what a spreadsheet writes is read, what it reads is written."""

import pytest

from rules.roster_columns import Columns
from rules.roster_csv import BOM, csv_of
from rules.roster_heads import plain
from rules.roster_import import plan_of
from rules.roster_rows import delimiter_of
from rules.roster_source import decoded, read_table
from rules.text import InputError
from tests.rules.roster_parts import GAMES, HELL, bare, counted, profile_of, rich, roster_of

COLUMNS = Columns(HELL)


def imported(raw, into=None, game=HELL):
    raw = raw.encode() if isinstance(raw, str) else raw
    roster = into if into is not None else roster_of(game)
    return plan_of(game, roster, read_table(raw, Columns(game)), counted())


def said(remarks):
    return [(remark.line, remark.text.message) for remark in remarks]


@pytest.mark.parametrize(
    "raw",
    [
        bytes.fromhex("4E6F6D3B50560D0AC96C6FEF73653B33"),
        b"\xef\xbb\xbf" + "Nom;PV\r\nÉloïse;3".encode(),
        "Nom;PV\nÉloïse;3\n".encode(),
        "Nom,PV\nÉloïse,3\n".encode(),
        "Nom\tPV\nÉloïse\t3\n".encode(),
        "Nom;PV\nÉloïse;3\n".encode("utf-16"),
        'NOM ;"Points de vie"\n"Éloïse";"3"\n'.encode(),
    ],
)
def test_tables_of_every_spreadsheet_are_read(raw):
    plan = imported(raw)
    assert [(one["name"], one["target"]) for one in plan.added] == [("Éloïse", {"hit_points": 3})]
    assert plan.unreadable == []


def test_only_cp1252_is_told():
    raw = bytes.fromhex("4E6F6D3B50560D0AC96C6FEF73653B33")
    assert said(imported(raw).notices) == [
        (0, "not UTF-8: read as Windows-1252; look at the accents")
    ]
    assert imported(BOM + "Nom;PV\nÉloïse;3").notices == []
    assert decoded(b"caf\xe9")[0] == "café"


@pytest.mark.parametrize("raw", [b"Nom;PV\n\x81;3", b"Nom;PV\n\0;3", b"Points;PV\nA;3", b""])
def test_what_is_no_table_is_refused(raw):
    with pytest.raises(InputError):
        read_table(raw, COLUMNS)


def test_an_unknown_column_is_kept_as_an_unknown_field():
    plan = imported("Nom;Portée;Vu\nGoule;2,5;hier\nDamné;;\n")
    assert plan.added[0]["Portée"] == 2.5
    assert plan.added[0]["Vu"] == "hier"
    assert "Portée" not in plan.added[1]
    assert [remark.text.values["head"] for remark in plan.notices] == ["Portée", "Vu"]


@pytest.mark.parametrize(
    ("text", "base"),
    [("32,5", 32.5), ("32.5", 32.5), ("32", 32), ("1\u202f00", 100), ("12,", None)],
)
def test_decimals_have_a_comma_or_a_point(text, base):
    plan = imported(f"Nom;Socle\nGoule;{text}\n")
    assert [one["base_mm"] for one in plan.added] == ([] if base is None else [base])


@pytest.mark.parametrize("text", ["1.234,5", "1,234.5", "six", "1000", "0", "−3", "6 PV"])
def test_a_number_is_never_guessed(text):
    plan = imported(f"Nom;PV\nGoule;{text}\nDamné;4\n")
    assert [remark.line for remark in plan.unreadable] == [2]
    assert [one["name"] for one in plan.added] == ["Damné"]


def test_a_minus_sign_of_print_is_one():
    assert imported("Nom;TIR\nGoule;−2\n").added[0]["attacker"] == {"shooting": -2}


@pytest.mark.parametrize("head", ["Nom;PV,Prot", "Nom", "Nom,PV;Prot"])
def test_an_unclear_separator_is_no_guess(head):
    assert (delimiter_of(f"{head}\nx") is None) == (head != "Nom,PV;Prot;x")


def test_with_an_unclear_separator_one_is_asked_for():
    raw = b"Nom;PV,TIR\nGoule;6,2\n"
    with pytest.raises(InputError) as caught:
        read_table(raw, COLUMNS)
    assert caught.value.where == "1"
    assert len(read_table(raw, COLUMNS, ";").entries) == 1


@pytest.mark.parametrize(
    ("head", "fields"),
    [
        *[(head, ["hit_points"]) for head in ("PV", "hp", "Hit points", "points_de_vie", "P.V.")],
        *[(head, ["protection"]) for head in ("Prot.", "PROT", "protection")],
        *[(head, ["shooting"]) for head in ("TIR", "Shooting")],
        *[(head, ["defence"]) for head in ("DEF", "Défense", "defence")],
        ("Portée", []),
    ],
)
def test_heads_in_english_french_and_as_printed(head, fields):
    assert [column.name for column in COLUMNS.meant(head)] == fields


def test_heads_of_mordheim():
    columns = Columns(GAMES["mordheim"])
    heads = ("CC", "CT", "F", "E", "I", "A", "cible.F", "attacker.strength")
    read = {head: [one.head for one in columns.meant(head)] for head in heads}
    assert read == {
        "CC": ["attacker.weapon_skill", "target.weapon_skill"],
        "CT": ["ballistic_skill"],
        "F": ["attacker.strength", "target.strength"],
        "E": ["toughness"],
        "I": ["initiative"],
        "A": ["attacks"],
        "cible.F": ["target.strength"],
        "attacker.strength": ["attacker.strength"],
    }
    assert plain("Prot.") == plain("PROT")


def test_other_languages_are_passed_in():
    tongue = {"Defence": "Parade du corps", "theirs": "à eux"}
    columns = Columns(HELL, [lambda word: tongue.get(word, word)])
    assert [one.name for one in columns.meant("parade du corps")] == ["defence"]
    read = read_table("Nom;Camp\nGoule;À EUX\n".encode(), columns)
    assert read.entries[0].values["", "side"] == "foe"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("separator", [";", ","])
def test_what_was_exported_is_imported_equal(game, separator):
    groups = [{"id": "g", "name": "Damnés ; les"}]
    profiles = [rich(game) | {"group": "g"}, rich(game, "Sœur"), profile_of(game, "Seul")]
    profiles[1]["Portée"] = 2.5
    roster = roster_of(game, *profiles, groups=groups)
    table = csv_of(game, roster, separator)
    assert table.startswith(BOM)
    assert table.endswith("\r\n")
    again = imported(table, roster, game)
    assert (again.unchanged, again.added, again.changed, again.unreadable) == (3, [], [], [])
    new = imported(table, roster_of(game), game)
    (made,) = {one["group"] for one in new.added} - {None}
    found = [bare(one) | {"group": one["group"] and "g"} for one in new.added]
    assert found == [bare(one) for one in profiles]
    assert new.document["groups"] == [{"id": made, "name": "Damnés ; les"}]


def test_numbers_follow_the_separator_and_odds_are_no_date():
    weapon = {"weapon": "explosion (puissance 5/2)"}
    roster = roster_of(HELL, profile_of(HELL, "Goule", base_mm=32.5, weapons=[weapon]))
    heads, line = csv_of(HELL, roster, ";").removeprefix(BOM).splitlines()
    cells = dict(zip(heads.split(";"), line.split(";"), strict=True))
    assert (cells["base_mm"], cells["difficulty"], cells["power"]) == ("32,5", "5", "2")
    assert heads.startswith("id;name;group;count;side;base_mm;role;tags;note;")
    assert heads.endswith(";weapon;kind;damage_type;difficulty;power")
    assert "32.5" in csv_of(HELL, roster, ",")
    assert "5/2" not in cells.values()


def test_difficulty_and_power_make_a_weapon():
    plan = imported(
        "Nom;Sorte;Type;Diff.;Puiss.\nGoule;explosion;acide;5;2\nDamné;explosion;;9;2\n"
    )
    assert plan.added[0]["weapons"] == [{"weapon": "explosion (acide • puissance 5/2)"}]
    assert plan.added[1]["weapons"][0]["weapon"]["difficulty"] == 9


def test_rows_of_one_name_are_one_profile_with_its_weapons():
    table = (
        "Nom;PV;Arme\nGoule;6;explosion (puissance 3/1)\nGoule;;explosion (puissance 4/1)\n"
        "Damné;5;\nGoule;6;\nGoule;7;\n"
    )
    plan = imported(table)
    assert [(one["name"], len(one["weapons"])) for one in plan.added] == [
        *(("Goule", 2), ("Damné", 0), ("Goule", 0)),
    ]
    assert [(one.line, one.text.values["line"]) for one in plan.notices] == [(6, 5)]


def test_a_row_with_too_many_cells_is_named_and_the_others_read():
    plan = imported('Nom;PV\nGoule;6;7\n\nDamné;5\n"A\nB";4\nÉ;"3"\n')
    assert [remark.line for remark in plan.unreadable] == [2, 5]
    assert [one["name"] for one in plan.added] == ["Damné", "É"]
