"""Laws: exact, integer, equal when they say the same."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.law import Law, at_least, mean

WEIGHTS = st.dictionaries(st.integers(-3, 6), st.integers(1, 9), min_size=1)


@given(WEIGHTS, st.integers(1, 10**30))
def test_laws_are_equal_whatever_their_totals(weights, factor):
    one, other = Law(weights), Law({value: weight * factor for value, weight in weights.items()})
    assert one == other
    assert hash(one) == hash(other)
    assert other.reduced().total == one.reduced().total


@given(WEIGHTS, WEIGHTS)
def test_laws_are_equal_only_when_every_chance_is(weights, others):
    one, other = Law(weights), Law(others)
    assert (one == other) == (dict(one.items()) == dict(other.items()))


@given(WEIGHTS)
def test_chances_sum_to_one(weights):
    assert sum(chance for _, chance in Law(weights).items()) == 1


@given(WEIGHTS)
def test_map_merges_equal_readings(weights):
    law, even = Law(weights), Law(weights).map(lambda value: value % 2 == 0)
    assert even[True] == sum(law[value] for value in law if value % 2 == 0)
    assert even[True] + even[False] == 1


@given(WEIGHTS)
def test_the_mean_weighs_every_outcome(weights):
    assert mean(Law(weights)) == sum(value * chance for value, chance in Law(weights).items())


def test_what_has_no_weight_is_impossible():
    law = Law({1: 3, 2: 0})
    assert 2 not in law
    assert len(law) == 1
    assert law[2] == 0
    assert law.is_certain(1)


def test_certain_is_told_on_integers():
    nearly = Law({0: 10**40, 1: 1})
    assert not nearly.is_certain(0)
    assert float(nearly[0]) == 1.0
    assert Law.certain("out").is_certain("out")


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1}, {1: 3, 2: -1}])
def test_no_law_without_outcome_or_with_a_negative_weight(weights):
    with pytest.raises(ValueError, match="at least one outcome"):
        Law(weights)


def test_at_least_counts_the_floor_itself():
    assert at_least(Law({0: 1, 1: 1, 2: 2}), 1) == Fraction(3, 4)


def test_a_law_is_no_other_thing():
    assert Law({1: 1}) != {1: 1}
