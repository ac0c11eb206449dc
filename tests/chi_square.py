"""Pearson's chi-square test, by which rolled dice are held against the computed law."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from statistics import NormalDist

LEAST_EXPECTED = 5
ONCE_IN = 10_000


def critical(freedom: int, once_in: int = ONCE_IN) -> float:
    """What chi-square passes once in so many times by chance (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    deviate = NormalDist().inv_cdf(1 - 1 / once_in)
    return freedom * (1 - part + deviate * part**0.5) ** 3


def agree(drawn: Iterable[Hashable], law: Mapping[Hashable, Fraction]) -> bool:
    """Whether what was drawn may come from the law; rare outcomes are counted together."""
    counts = Counter(drawn)
    if not counts.keys() <= {outcome for outcome, chance in law.items() if chance}:
        return False
    bins = _bins(counts, law)
    chi_square = sum((seen - expected) ** 2 / expected for seen, expected in bins)
    return len(bins) == 1 or chi_square <= critical(len(bins) - 1)


def _bins(counts: Counter, law: Mapping[Hashable, Fraction]) -> list[tuple[int, float]]:
    rolls = counts.total()
    bins: list[tuple[int, float]] = []
    seen, expected = 0, 0.0
    for outcome, chance in sorted(law.items(), key=lambda item: item[1]):
        seen, expected = seen + counts[outcome], expected + float(rolls * chance)
        if expected >= LEAST_EXPECTED:
            bins.append((seen, expected))
            seen, expected = 0, 0.0
    return [*bins, (seen, expected)] if expected else bins
