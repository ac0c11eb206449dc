"""The test that tests the dice: known critical values, and laws it must tell apart."""

from fractions import Fraction
from random import Random

import pytest

from tests.chi_square import agree, critical

DIE = {face: Fraction(1, 6) for face in range(1, 7)}
LOADED = {**DIE, 1: Fraction(3, 20), 6: Fraction(11, 60)}


@pytest.mark.parametrize(("freedom", "known"), [(5, 20.515), (10, 29.588), (30, 59.703)])
def test_critical_values_are_those_of_the_tables(freedom, known):
    assert critical(freedom, 1_000) == pytest.approx(known, rel=0.015)


def test_fair_dice_agree_with_the_fair_law_only():
    random = Random(7)
    rolls = [random.randint(1, 6) for _ in range(40_000)]
    assert agree(rolls, DIE)
    assert not agree(rolls, LOADED)


def test_an_impossible_outcome_is_never_agreed_with():
    assert not agree([1] * 99 + [7], {1: Fraction(1), 7: Fraction(0)})
