"""The numbers of the « why » panel."""

from fractions import Fraction

import pytest

from desktop.views.results.why_body import WhyBody, exact, scrolled
from desktop.words import Words
from rules.case import Ground, Why
from rules.law import Law
from rules.text import Text


@pytest.mark.parametrize(
    ("value", "french", "english"),
    [
        (Fraction(1, 6), "1/6", "1/6"),
        (Fraction(10**20 + 1, 6 * 10**20), "≈ 0,1667", "≈ 0.1667"),
        (Fraction(10**20 + 1, 10**25), "≈ 0,00001000", "≈ 0.00001000"),
        (Fraction(10**20 + 1, 10**50), "≈ 1,000 × 10⁻³⁰", "≈ 1.000 × 10⁻³⁰"),
        (Fraction(1, 10**400 + 1), "≈ 1,000 × 10⁻⁴⁰⁰", "≈ 1.000 × 10⁻⁴⁰⁰"),
        (Fraction(10**20 + 1, 8 * 10**17), "≈ 125,0", "≈ 125.0"),
    ],
)
def test_a_fraction_too_long_to_read_is_written_as_its_language_does(value, french, english):
    assert exact(value, Words("fr")) == french
    assert exact(value, Words("en")) == english


def test_a_row_shows_its_arithmetic_beneath_it(qtbot):
    half = Fraction(1, 2)
    row = Ground(Text("5 dice"), half, half, Text("2 × 2 − 3 = 1"))
    plain = Ground(Text("3 dice"), half, half)
    body = WhyBody(Words("en"))
    qtbot.addWidget(body)
    body.show_why(Why(Text("Why?"), Text("need"), (row, plain), half, Fraction(0), "toy"))
    grid = body.layout().itemAt(1).layout()
    firsts = [grid.itemAtPosition(at, 0) for at in range(grid.rowCount())]
    said = [item.widget().text() for item in firsts if item is not None]
    assert said == ["when", "5 dice", "2 × 2 − 3 = 1", "3 dice", "Together"]


def test_of_a_long_law_those_values_are_told_that_make_most_of_the_mean(qtbot):
    weights = dict.fromkeys(range(1, 30), 1) | dict.fromkeys(range(30, 42), 1000)
    law, body = Law(weights), WhyBody(Words("en"))
    qtbot.addWidget(body)
    body.show_mean("Total", law, "HP")
    grid = body.layout().itemAt(1).layout()
    items = [grid.itemAtPosition(at, 0) for at in range(grid.rowCount())]
    said = [item.widget().text() for item in items if item is not None]
    assert said == ["HP", *map(str, range(30, 42)), "otherwise", "Together"]
    rest = grid.itemAtPosition(len(said) - 2, 2).widget().text()
    assert rest == Words("en").decimal(Fraction(435, law.total), 2)


def test_a_body_too_high_is_scrolled_on_the_ground_of_its_panel(qtbot):
    body = WhyBody(Words("en"))
    body.show_mean("Total", Law(dict.fromkeys(range(30), 1)), "HP")
    area = scrolled(body, 100)
    qtbot.addWidget(area)
    assert area is not body
    assert not body.autoFillBackground()
    assert not area.viewport().autoFillBackground()
    small = WhyBody(Words("en"), area)
    assert scrolled(small, 1000) is small
