"""What Hell Dorado's notation refuses: where, and with which suggestion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.hell_dorado.notation import find, read, write
from tests.rules.systems.notation_errors import (
    points_into,
    refused,
    refused_at_once,
    told,
    trouble,
)

BOW = "tir (perforant • dégâts 2/4/6/8/10)"
FRAGMENTS = [
    *["explosion", "souffle englobant (", "souffle", "percutante", "tir (", "mêlée", "(", ")"],
    *["puissance", "3/1", "½", "5,2", "5/", "rayon 4", "dégâts", "2/4/6/8/10", "état :", "o"],
    *["feu", "gel", "puisance", "3d6", "&amp;bull;", "•", ";", "-", ",", "«", "\u0301", "\n"],
]


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("explosion (½)", "½", "explosion (puissance 1/2)"),
        ("explosion (acide ½)", "½", None),
        ("explosion (puissance 5\\2)", "5\\2", "explosion (puissance 5/2)"),
        ("explosion (puissance 5|2)", "5|2", "explosion (puissance 5/2)"),
        ("explosion (feu • 5,2 • rayon 4)", "5,2", "explosion (feu • puissance 5/2 • rayon 4)"),
        ("explosion (acide 5,2)", "5,2", None),
        ("souffle englobant (acide 5/2)", "5/2", None),
        ("explosion (Infernaliste 2/3)", "2/3", None),
        ("explosion (Infernaliste, 2/3)", "2/3", None),
        ("explosion (puissance 5-2)", "5-2", "explosion (puissance 5/2)"),
        ("explosion (puisance 3/1)", "puisance", "explosion (puissance 3/1)"),
        ("explosion (puissance 3/1 acide)", "acide", "explosion (acide • puissance 3/1)"),
        ("souffle (feu • puissance 4/2)", "souffle", None),
        ("souffle ardent (feu • puissance 4/2)", "souffle ardent", None),
        (
            "explosion percutante (feu • puissance 4/2)",
            "explosion percutante",
            "explosion (feu • puissance 4/2)",
        ),
        (
            "soufle englobant (acide • puissance 5/2)",
            "soufle englobant",
            "souffle englobant (acide • puissance 5/2)",
        ),
        (
            "souffle pecutant (puissance 5/2)",
            "souffle pecutant",
            "souffle percutant (puissance 5/2)",
        ),
        ("tirr (dégâts 2/4/6/8/10)", "tirr", "tir (dégâts 2/4/6/8/10)"),
        ("explosion (puissance 3/1", "", "explosion (puissance 3/1)"),
        ("explosion (poison (lent • puissance 3/1)", "", None),
        ("explosion (puissance /2)", "/2", None),
        ("explosion (puissance 5/)", "5/", None),
        ("explosion (puissance)", ")", None),
        ("explosion (puissance 5)", "5", None),
        ("explosion (12)", "12", None),
        ("explosion (puissance 10/10)", "10", None),
        ("explosion (puissance 0/1)", "0", None),
        ("explosion (puissance −2/1)", "−2", None),
        ("explosion (puissance 5/100)", "100", None),
        ("explosion (puissance 5/0)", "0", None),
        ("explosion (puissance 5/1000000000000)", "1000000000000", None),
        ("explosion (puissance 3,7e197/1)", "3,7e197/1", None),
        ("explosion (puissance 5/2x)", "5/2x", None),
        ("explosion (puissance 5/2/3)", "5/2/3", None),
        ("explosion (puissance 5/²)", "5/²", None),
        ("explosion (difficulté 8 • puissance 1)", "8", None),
        ("explosion (difficulté 4)", "difficulté 4", None),
        ("explosion (puissance 3/1 • puissance 3/1)", "3/1", None),
        ("explosion (puissance 3/1 • feu • acide)", "acide", None),
        ("explosion (état : gel • état : feu)", "feu", None),
        ("explosion (puissance 3/1 • état : gel)", "puissance 3/1 • état : gel", None),
        ("explosion (puissance 3/1 • rayon 4 • rayon 4)", "4", None),
        ("explosion (puissance 3/1 • rayon 13)", "13", None),
        ("explosion (puissance 3/1 • rayon 0,4)", "0,4", None),
        ("explosion (puissance 3/1 • rayon)", ")", None),
        ("souffle englobant (puissance 3/1 • rayon 4)", "4", None),
        ("explosion ()", ")", None),
        ("explosion (• puissance 3/1)", "•", None),
        ("explosion (…)", "…", None),
        ("explosion (feu (puissance 3/1))", "feu (puissance 3/1)", None),
        ("explosion (dégâts 2/4/6/8/10)", "2/4/6/8/10", None),
        ("tir (puissance 3/1)", "3/1", None),
        ("tir (dégâts 2/4/6/8)", "2/4/6/8", None),
        ("tir (dégâts 2/4/6/8/1000)", "1000", None),
        ("tir (dégâts 2/4/x/8/10)", "2/4/x/8/10", None),
        ("tir (dégâts 1/2/3/4/5 • dégâts 1/2/3/4/5)", "1/2/3/4/5", None),
        ("mêlée (dégâts 2/4/6/8/10 • état : gel)", "dégâts 2/4/6/8/10 • état : gel", None),
        ("souffle englobant (acide &amp;bull; puissance 5/2)", "&amp;bull;", None),
        ("lance-flammes (puissance 3/1)", "lance-flammes", None),
    ],
)
def test_an_error_has_its_column_and_a_suggestion(text, at, suggestion):
    for reader, before in ((read, ""), (find, "Elle a une arme : ")):
        assert told(reader, before + text) == (at, suggestion)


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("", "", None),
        (" \n", " ", None),
        ("explosion", "", None),
        ("explosion puissance 3/1", "puissance 3/1", "explosion (puissance 3/1)"),
        ("Infernaliste 2/3", "Infernaliste 2/3", None),
        ("une explosion (puissance 3/1)", "une", "explosion (puissance 3/1)"),
        ("explosion (puissance 3/1) !", "!", "explosion (puissance 3/1)"),
        ("explosion (puissance 3/1))", ")", "explosion (puissance 3/1)"),
        (f"{BOW} {BOW}", BOW, BOW),
        ("tir (étourdi)", "étourdi", None),
        ("explosion (3d6)", "3d6", None),
        ("explosion (puissance X/Y)", "X/Y", None),
        ("souffle (étourdi)", "souffle", None),
        ("explosion (" + "x" * 81 + ")", "x" * 81, None),
    ],
)
def test_a_field_holds_one_weapon_and_nothing_else(text, at, suggestion):
    assert told(read, text) == (at, suggestion)


def test_which_part_is_missing_is_said():
    assert "difficulty is missing" in refused(read, "explosion (puissance /2)").text.message
    assert "power is missing" in refused(read, "explosion (puissance 5/)").text.message


def test_a_souffle_without_its_nature_is_told_both():
    said = refused(read, "Souffle (feu • puissance 4/2)").text.message
    assert "englobant" in said
    assert "percutant" in said


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("explosion (puissance −2/1)", -2),
        ("explosion (puissance 10/1)", 10),
        ("explosion (puissance 3/1000)", 1000),
        ("tir (dégâts 2/4/6/8/1000)", 1000),
        ("explosion (puissance 3/1000000000000)", "100000000000…"),
    ],
)
def test_a_number_that_is_refused_is_told_as_a_number(text, value):
    assert refused(read, text).text.values["value"] == value


def test_the_bounds_of_a_radius_are_numbers_too():
    values = refused(read, "explosion (puissance 3/1 • rayon 0,4)").text.values
    assert values == {"least": 0.5, "most": 12, "value": "0,4"}


@pytest.mark.parametrize(
    "text",
    [
        "explosion (puissance " + "9" * 200_000 + "/1)",
        "explosion (" * 2_000,
        "(" * 20_000,
        "explosion (puissance 3/1" + " 1" * 20_000,
        "explosion (puissance " + "1/" * 20_000 + ")",
        "souffle " * 10_000 + "(",
    ],
)
def test_monstrous_text_is_refused_at_once(text):
    refused_at_once(read, text)


@settings(max_examples=400)
@given(st.lists(st.sampled_from(FRAGMENTS)).map(" ".join))
def test_any_error_points_into_the_text_and_its_suggestion_can_be_taken(text):
    for reader in (read, find):
        points_into(text, trouble(reader, text), lambda printed: write(read(printed)))
