"""Packed laws: whatever is done to the integer is done to every slot."""

from hypothesis import given
from hypothesis import strategies as st

from rules.packed import unpacked

WIDTH = 6
WEIGHTS = st.dictionaries(st.integers(0, 20), st.integers(1, 10**6), max_size=8)


def packed(weights):
    return sum(weight << (8 * WIDTH * value) for value, weight in weights.items())


@given(WEIGHTS)
def test_unpacking_gives_back_every_weight(weights):
    assert unpacked(packed(weights), WIDTH, 21) == weights


@given(WEIGHTS, WEIGHTS, st.integers(1, 10**6), st.integers(0, 5))
def test_a_step_scales_and_shifts_every_slot_at_once(weights, others, weight, shift):
    total = packed(others) + (packed(weights) * weight << 8 * WIDTH * shift)
    expected = dict(others)
    for value, part in weights.items():
        expected[value + shift] = expected.get(value + shift, 0) + part * weight
    assert unpacked(total, WIDTH, 26) == expected
