"""What Mordheim's notation refuses: where, and with which suggestion."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.mordheim.notation import find, read, write
from tests.rules.systems.notation_errors import (
    points_into,
    refused_at_once,
    told,
    trouble,
)

FRAGMENTS = [
    *["hache", "arme à", "tir", "chute", "mêlée", "(", ")", "F", "F4", "F+2", "S4", "FOR 4"],
    *["svg", "svg -1", "svg ennemie", "+1", "sans svg", "30ps", '30"', "1d3", "blessures", "2"],
    *["contondent", "frappe en dernier", "puissance", "3/1", "½", "&amp;bull;", "table de"],
    *["critiques", "tranchante", "o", "•", ";", "-", ",", "«", "»", "\u0301", "\n"],
]


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("hache (F0)", "0", None),
        ("hache (F11)", "11", None),
        ("hache (F1000000000000)", "1000000000000", None),
        ("hache (F+11)", "+11", None),
        ("hache (F4+)", "F4+", None),
        ("hache (F4½)", "F4½", None),
        ("hache (F4 • F5)", "F5", None),
        ("hache (F • svg -7)", "-7", None),
        ("hache (F • svg +3)", "+3", None),
        ("hache (F • svg 1)", "svg 1", None),
        ("hache (F • svg -)", "svg", None),
        ("hache (F • svg -1 • svg -1)", "svg -1", None),
        ("hache (F • svg ennemie -1)", "svg ennemie -1", "hache (F • svg -1)"),
        ("hache (F • svg ennemie +7)", "+7", None),
        ("hache (F • 0 blessures)", "0", None),
        ("hache (F • 11 blessures)", "11", None),
        ("hache (F • 1d6 blessures)", "1d6", None),
        ("hache (F • 2d3 blessures)", "2d3", None),
        ("hache (F • ½ blessure)", "½ blessure", None),
        ("hache (F • +4 pour blesser)", "+4", None),
        ("hache (F • 1 pour blesser)", "1 pour blesser", None),
        ("hache (F • +7 pour toucher)", "+7", None),
        ("hache (F • 1 pour toucher)", "1 pour toucher", None),
        ("hache (F • +1 pour touche)", "+1 pour touche", None),
        (
            "arc (tir • F3 • touche automatiquemant)",
            "touche automatiquemant",
            "arc (tir • F3 • touche automatiquement)",
        ),
        ("arc (tir • 0ps • F3)", "0", None),
        ("arc (tir • 121ps • F3)", "121", None),
        ("arc (tir • 2,5ps • F3)", "2,5ps", None),
        ("chute (11ps • svg -1)", "11", None),
        ("hache (F • table de critiques verte)", "table de critiques verte", None),
        ("hache (F • contondent)", "contondent", "hache (F • contondant)"),
        ("hache (F • non parrable)", "non parrable", "hache (F • non parable)"),
        ("hache (F4 frappe en dernier)", "F4 frappe en dernier", "hache (F4 • frappe en dernier)"),
        ("hache (F • 3d6)", "3d6", None),
        ("hache (F • )", " ", None),
        ("hache (F •• x)", "•", None),
        ("hache (F • 12)", "12", None),
        ("arc (tir • mêlée • F3)", "mêlée", None),
        ("tir (mêlée • F3)", "mêlée", None),
        ("hache (svg -1)", "svg -1", "hache (F • svg -1)"),
        ("arc (tir • 24ps)", "tir • 24ps", None),
        ("hache (F • svg -1", "", "hache (F • svg -1)"),
        ("hache (F • x &amp;bull; y)", "&amp;bull;", None),
        ("hache (F4 • " + "x" * 61 + ")", "x" * 61, None),
    ],
)
def test_an_error_has_its_column_and_a_suggestion(text, at, suggestion):
    for reader, before in ((read, ""), (find, "Il a une arme : ")):
        assert told(reader, before + text) == (at, suggestion)


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("", "", None),
        (" \n", " ", None),
        ("hache", "", None),
        ("hache (F • 5/2 • x)", "5/2", None),
        ("hache (F -)", "F -", "hache (F)"),
        ("hache (F • o)", "o", None),
        ("hache (FOR 4)", "FOR 4", "hache (F4)"),
        ("hache ()", ")", None),
        ("(F4)", "(", None),
        ("chute (F4)", "F4", None),
        ("hache, dague (F)", "hache", "dague (F)"),
        ("hache (F) !", "!", "hache (F)"),
        ("hache (F) dague (F)", "dague (F)", "hache (F)"),
        ("explosion (puissance 3/1)", "puissance 3/1", None),
        ("grenade (3d6)", "3d6", None),
        ("x" * 201 + " (F)", "x" * 201, None),
    ],
)
def test_a_field_holds_one_weapon_and_nothing_else(text, at, suggestion):
    assert told(read, text) == (at, suggestion)


@pytest.mark.parametrize(
    "text",
    [
        "hache (F" + "9" * 200_000 + ")",
        "hache (F" + " " * 200_000 + "9x)",
        "hache (F4 " * 2_000,
        "(" * 20_000,
        "hache (F • svg -1" + " 1" * 20_000,
        "hache (F • " + "- " * 50_000 + ")",
        "hache (F • " + "svg " * 50_000 + ")",
        "hache " * 20_000 + "(",
        "«" * 20_000 + "»" * 20_000 + "(F",
        "hache (" + "F4 " * 20_000 + ")",
    ],
)
def test_monstrous_text_is_refused_at_once(text):
    refused_at_once(read, text)


@pytest.mark.parametrize(
    "text", ["a (F " * 20_000, "a (" * 20_000, "() " * 40_000, "a (s) " * 20_000, "(F) " * 20_000]
)
def test_monstrous_prose_is_searched_at_once(text):
    begun = time.process_time()
    trouble(find, text)
    assert time.process_time() - begun < 10


@settings(max_examples=500)
@given(st.lists(st.sampled_from(FRAGMENTS)).map(" ".join))
def test_any_error_points_into_the_text_and_its_suggestion_can_be_taken(text):
    for reader in (read, find):
        points_into(text, trouble(reader, text), lambda printed: write(read(printed)))


@settings(max_examples=300)
@given(st.lists(st.sampled_from(FRAGMENTS)).map(lambda parts: f"hache ({' '.join(parts)})"))
def test_whatever_is_read_is_written_and_read_again(text):
    if trouble(read, text) is None:
        weapon = read(text)
        assert read(write(weapon)) == weapon
