from fractions import Fraction

import pytest

from desktop.views.results.tails import reached, tails
from rules.law import Law

TWO_DICE = Law({2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1})


def test_each_value_has_the_chance_of_as_much_or_more():
    told = tails(TWO_DICE)
    assert list(told) == list(range(2, 13))
    assert told[2] == 1
    assert told[7] == Fraction(21, 36)
    assert told[12] == Fraction(1, 36)


def test_the_order_of_the_law_does_not_matter():
    assert tails(Law({4: 1, 0: 2, 2: 1})) == {0: 1, 2: Fraction(1, 2), 4: Fraction(1, 4)}


@pytest.mark.parametrize(
    ("chance", "most"), [("1", 2), ("35/36", 3), ("7/12", 7), ("21/37", 7), ("1/36", 12)]
)
def test_the_most_that_is_reached_with_a_chance(chance, most):
    assert reached(TWO_DICE, Fraction(chance)) == most
