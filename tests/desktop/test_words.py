import subprocess
import sys
from datetime import date
from fractions import Fraction

import pytest

from desktop.words import Words, default_language, system_language
from rules.text import Mean, Names, Percent, Text

NBSP = "\u00a0"


@pytest.fixture(scope="module")
def french():
    return Words("fr")


@pytest.fixture(scope="module")
def english():
    return Words("en")


@pytest.mark.parametrize(
    ("value", "fr", "en"),
    [
        (Fraction(0), "0 %", "0%"),
        (Fraction(1), "100 %", "100%"),
        (Fraction(1, 7776), "< 1 %", "< 1%"),
        (Fraction(7775, 7776), "> 99 %", "> 99%"),
        (Fraction(49, 10000), "< 1 %", "< 1%"),
        (Fraction(5, 1000), "1 %", "1%"),
        (Fraction(995, 1000), "> 99 %", "> 99%"),
        (Fraction(9949, 10000), "99 %", "99%"),
        (Fraction(1, 8), "13 %", "13%"),
    ],
)
def test_percent_is_0_or_100_only_when_exact(french, english, value, fr, en):
    assert french.percent(value) == fr.replace(" ", NBSP)
    assert english.percent(value) == en.replace(" ", NBSP)


@pytest.mark.parametrize(
    ("value", "fr", "en"),
    [
        (Fraction(7775, 7776), "> 99,9 %", "> 99.9%"),
        (Fraction(1, 7776), "< 0,1 %", "< 0.1%"),
        (Fraction(999, 1000), "99,9 %", "99.9%"),
        (Fraction(1, 2), "50,0 %", "50.0%"),
        (Fraction(0), "0 %", "0%"),
        (Fraction(1), "100 %", "100%"),
    ],
)
def test_percent_with_one_decimal(french, english, value, fr, en):
    assert french.percent1(value) == fr.replace(" ", NBSP)
    assert english.percent1(value) == en.replace(" ", NBSP)


def test_numbers_have_their_thousands_apart_and_a_real_minus(french, english):
    assert french.number(1_000_000) == "1\u202f000\u202f000"
    assert english.number(1_000_000) == "1,000,000"
    assert french.number(-2) == "\u22122"


@pytest.mark.parametrize(
    ("value", "places", "fr"),
    [
        (Fraction(599, 243), 1, "2,5"),
        (Fraction(1, 4), 1, "0,3"),
        (Fraction(-1, 4), 1, "\u22120,3"),
        (Fraction(-1, 100), 1, "0,0"),
        (2.675, 2, "2,68"),
        (Fraction(5), 1, "5,0"),
        (Fraction(2469, 2), 0, "1\u202f235"),
        (Fraction(17, 100), 2, "0,17"),
    ],
)
def test_decimals_round_halves_away_from_zero_exactly(french, english, value, places, fr):
    assert french.decimal(value, places) == fr
    assert english.decimal(value, places) == fr.replace(",", ".").replace("\u202f", ",")


def test_what_a_person_typed_is_never_interpreted(english):
    text = Text("{name} loses {n}", name="{n} %n <b>&", n=3)
    assert english(text) == "{n} %n <b>& loses 3"
    assert english.html(text) == "{n} %n &lt;b&gt;&amp; loses <b>3</b>"


def test_values_are_rendered_by_their_kind(french):
    inner = Text("{share} <", share=Percent(Fraction(1, 4)))
    text = Text(
        "{who}: {inner}, {mean}, {at}",
        who=Names(("A", "B", "C")),
        inner=inner,
        mean=Mean(Fraction(7, 2)),
        at=3.4,
    )
    assert french(text) == f"A, B et C: 25{NBSP}% <, 3,5, 3,4"
    assert french.html(text) == f"A, B et C: <b>25{NBSP}%</b> &lt;, <b>3,5</b>, <b>3,4</b>"


def test_an_unknown_slot_stays_as_written(english):
    assert english(Text("{nobody} and %n")) == "{nobody} and %n"


@pytest.mark.parametrize(("n", "shown"), [(0, "0 hits"), (1, "1 hit"), (2000, "2,000 hits")])
def test_english_plurals_need_no_catalogue(english, n, shown):
    assert english(Text("%n hit(s)", None, n)) == shown


def test_names_are_joined_as_the_language_joins_them(french, english):
    assert french.names(()) == ""
    assert french.names(("A",)) == "A"
    assert french.names(("A", "B")) == "A et B"
    assert english.names(("A", "B", "C")) == "A, B and C"


def test_dates_are_written_in_full(french, english):
    assert french.date(date(2026, 11, 29)) == "29 novembre 2026"
    assert french.date(date(2026, 8, 1)) == "1er août 2026"
    assert english.date(date(2026, 11, 29)) == "29 November 2026"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environ, language):
    assert default_language(environ) == language
    assert system_language(environ, "linux") == language


def test_importing_words_costs_no_qt():
    program = "import sys, desktop.words; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
