"""As much or more: the tails of a law, in one pass over its values."""

from __future__ import annotations

from fractions import Fraction

from rules.law import Law


def tails(law: Law[int]) -> dict[int, Fraction]:
    """For each value of a law, from the least on, the probability of as much or more."""
    return {value: Fraction(weight, law.total) for value, weight in _weights(law)}


def reached(law: Law[int], chance: Fraction) -> int:
    """The most that is reached with this chance or better."""
    least = chance * law.total
    return max(value for value, weight in _weights(law) if weight >= least)


def _weights(law: Law[int]) -> list[tuple[int, int]]:
    left, found = law.total, list[tuple[int, int]]()
    for value in sorted(law):
        found.append((value, left))
        left -= law.weights[value]
    return found
