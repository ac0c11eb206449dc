"""How many hits destroy an engine: on average, and for nine times out of ten."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules.law import Law

MOST_HITS = 1_000
MOST_FORECAST = 60
"""Beyond so many points the numbers of hits are fractions too long for every result."""

NINE_IN_TEN = Fraction(9, 10)


def expected_hits(law: Law[int], need: int) -> Fraction | None:
    """The mean number of hits until ``need`` points are lost; None where none ever is."""
    if need <= 0:
        return Fraction(0)
    idle = law[0]
    if idle == 1:
        return None
    losses = [(loss, chance) for loss, chance in law.items() if loss]
    hits = [Fraction(0)]
    for left in range(1, need + 1):
        further = sum((chance * hits[max(0, left - loss)] for loss, chance in losses), Fraction(0))
        hits.append((1 + further) / (1 - idle))
    return hits[need]


def hits_for(law: Law[int], need: int, chance: Fraction = NINE_IN_TEN) -> int | None:
    """The fewest hits that destroy with this chance at least; None where 1,000 are too few."""
    for hits, standing in enumerate(_standing(law, need)):
        if standing <= 1 - chance:
            return hits
    return None


def _standing(law: Law[int], need: int) -> Iterator[Fraction]:
    """The chance that the engine still stands after 0, 1, 2… hits."""
    if need <= 0:
        yield Fraction(0)
        return
    weights = [0] * (need + 1)
    weights[need], total = 1, 1
    losses = list(law.weights.items())
    for _ in range(MOST_HITS + 1):
        yield Fraction(sum(weights[1:]), total)
        after = [0] * (need + 1)
        for left, weight in enumerate(weights[1:], 1):
            if weight:
                for loss, part in losses:
                    after[max(0, left - loss)] += weight * part
        weights, total = after, total * law.total
