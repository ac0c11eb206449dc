"""What Savage Worlds' notation refuses: where, and with which suggestion."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.savage_worlds.notation import find, read, write
from tests.rules.systems.notation_errors import (
    points_into,
    refused,
    refused_at_once,
    told,
    trouble,
)

FRAGMENTS = [
    *["grenade", "attaque de zone", "(", ")", "3d6", "d0", "1d1", "2d6+1", "-1", "- 1", "+ 2d4"],
    *["gabarit", "moyen", "petit gabarit", "cône", "jet", "template", "lancée", "tir", "pouvoir"],
    *["4/8/16", "4/8", "16/8/4", "4-8-16", "PA", "9", "PA 9", "lourde", "esquivabl", "dévie"],
    *["ne", "pas", "puissance", "3/1", "F4", "½", "&amp;bull;", "o", "•", ";", "-", ",", "«", "»"],
    *["\u0301", "\n", "10/20/40 cases", "1d1000000000000", "dégâts"],
]


@pytest.mark.parametrize(
    ("field", "at", "suggestion"),
    [
        ("1d1 • cône", "1d1", None),
        ("2d6+d01 • cône", "d01", None),
        ("d0 • cône", "d0", None),
        ("d-6 • cône", "d-6", None),
        ("3d101 • cône", "3d101", None),
        ("0d6 • cône", "0d6", None),
        ("61d6 • cône", "61d6", None),
        ("1000000000000d6 • cône", "1000000000000d6", None),
        ("1d1000000000000 • cône", "1d1000000000000", None),
        ("40d6+21d6 • cône", "21d6", None),
        ("3d6+100 • cône", "100", None),
        ("3d6-1d4 • cône", "1d4", None),
        ("3d6 - 1d4 • cône", "1d4", None),
        ("3d6+1+1d4 • cône", "3d6+1+1d4", "3d6+1d4+1 • cône"),
        ("3d6+1-2 • cône", "3d6+1-2", "3d6-1 • cône"),
        ("1+3d6 • cône", "1+3d6", "3d6+1 • cône"),
        ("3d6! • cône", "3d6!", None),
        ("3d6 • cône • 3d6", "3d6", None),
        ("3d6 • moyen gabari", "moyen gabari", "3d6 • gabarit moyen"),
        ("3d6 • gabarit moyens", "gabarit moyens", "3d6 • gabarit moyen"),
        ("3d6 • gabarit", "gabarit", None),
        ("3d6 • gabarit énorme", "gabarit énorme", None),
        ("3d6 • grand", "grand", "3d6 • grand gabarit"),
        ("3d6 • cône • petit gabarit", "petit gabarit", None),
        ("3d6 • cône • 4/8", "4/8", None),
        ("3d6 • cône • 4-8-16", "4-8-16", "3d6 • cône • 4/8/16"),
        ("3d6 • cône • 4,8,16", "4,8,16", "3d6 • cône • 4/8/16"),
        ("3d6 • cône • 4\\8\\16", "4\\8\\16", "3d6 • cône • 4/8/16"),
        ("3d6 • cône • 16/8/4", "16/8/4", "3d6 • cône • 4/8/16"),
        ("3d6 • cône • 4/4/8", "4/4/8", None),
        ("3d6 • cône • 0/8/16", "0", None),
        ("3d6 • cône • 4/8/5001", "5001", None),
        ("3d6 • cône • 2,5/5/10", "2,5/5/10", None),
        ("3d6 • cône • ½", "½", None),
        ("3d6 • cône • PA", "PA", None),
        ("3d6 • cône • PA 100", "100", None),
        ("3d6 • cône • PA -2", "-2", None),
        ("3d6 • cône • PA 2 • PA 2", "PA 2", None),
        ("3d6 • cône • esquivabl", "esquivabl", "3d6 • cône • esquivable"),
        ("3d6 • cône • dévie", "dévie", "3d6 • cône • ne dévie pas"),
        ("3d6 • MBT • dévie • ne dévie pas", "ne dévie pas", None),
        ("3d6 • cône • explose", "explose", None),
        ("3d6 • cône • x &amp;bull; y", "&amp;bull;", None),
        ("3d6 • cône • ", " ", None),
        ("3d6 •• cône", "•", None),
        ("3d6 • cône • -", "-", None),
        ("3d6 • cône -", "cône -", "3d6 • cône"),
        ("3d6 ou plus • cône", "3d6 ou plus", None),
    ],
)
def test_an_error_has_its_column_and_a_suggestion(field, at, suggestion):
    text = f"grenade (tir • {field})"
    wanted = suggestion and normal(f"grenade (tir • {suggestion})")
    for reader, before in ((read, ""), (find, "Il a une arme : ")):
        assert told(reader, before + text) == (at, wanted)


def normal(text):
    return write(read(text))


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("", "", None),
        (" \n", " ", None),
        ("grenade", "", None),
        ("grenade ()", ")", None),
        ("grenade (3d6 • lancée)", "3d6 • lancée", None),
        ("grenade (gabarit moyen • lancée)", "gabarit moyen • lancée", None),
        ("grenade (3d6 • cône)", "3d6 • cône", None),
        ("grenade (3d • cône • tir)", "3d", None),
        ("grenade (3de6 • cône • tir)", "3de6", None),
        ("(3d6 • cône • tir)", "(", None),
        ("grenade (3d6 • cône • tir", "", "grenade (3d6 • cône • tir)"),
        ("grenade, mine (3d6 • cône • tir)", "grenade", "mine (3d6 • cône • tir)"),
        ("mine (3d6 • cône • tir) !", "!", "mine (3d6 • cône • tir)"),
        ("a (d6 • cône • tir) b (d6 • cône • tir)", "b (d6 • cône • tir)", "a (d6 • cône • tir)"),
        ("explosion (puissance 3/1)", "puissance 3/1", None),
        ("arbalète (tir • 30ps • F4)", "30ps", None),
        ("grenade (3d6 • cône • tir • F4)", "F4", None),
        ("x" * 201 + " (3d6 • cône • tir)", "x" * 201, None),
    ],
)
def test_a_field_holds_one_weapon_and_nothing_else(text, at, suggestion):
    assert told(read, text) == (at, suggestion)


@pytest.mark.parametrize("die", ["1d1", "d1", "3d1"])
def test_a_die_that_always_aces_is_refused_with_its_cause(die):
    error = refused(read, f"grenade ({die} • cône • tir)")
    assert error.text.message == "a die with one side would ace for ever, read {value}"


def test_no_side_and_fewer_have_the_same_message():
    messages = {
        refused(read, f"grenade ({die} • cône • tir)").text.message for die in ("d0", "d-6", "1d-1")
    }
    assert messages == {"a die has from 2 to {bound} sides, read {value}"}


@pytest.mark.parametrize(
    "text",
    [
        "grenade (" + "9" * 200_000 + "d6 • cône • tir)",
        "grenade (3d" + "9" * 200_000 + " • cône • tir)",
        "grenade (3d6" + "+1" * 100_000 + " • cône • tir)",
        "grenade (" + "1d6+" * 50_000 + "1d6 • cône • tir)",
        "grenade (3d6 • cône • tir • " + "9/" * 100_000 + ")",
        "grenade (3d6" + " " * 200_000 + "x)",
        "grenade (" + "9 " * 100_000 + "d6)",
        "grenade (3d6 " * 2_000,
        "(" * 20_000,
        "grenade (3d6 • " + "- " * 50_000 + ")",
        "grenade (3d6 • " + "gabarit " * 50_000 + ")",
        "grenade (" + "3d6 " * 50_000 + ")",
        "grenade " * 20_000 + "(",
        "«" * 20_000 + "»" * 20_000 + "(3d6",
    ],
)
def test_monstrous_text_is_refused_at_once(text):
    refused_at_once(read, text)


@pytest.mark.parametrize(
    "text",
    [
        *["a (3d6 " * 20_000, "a (" * 20_000, "() " * 40_000, "a (d6 cône) " * 20_000],
        *["a (gabarit) " * 20_000, "(3d6 • cône • tir) " * 10_000],
    ],
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


@settings(max_examples=500)
@given(st.lists(st.sampled_from(FRAGMENTS)).map(lambda parts: f"grenade ({' '.join(parts)})"))
def test_whatever_is_read_is_written_and_read_again(text):
    if trouble(read, text) is None:
        weapon = read(text)
        assert read(write(weapon)) == weapon
