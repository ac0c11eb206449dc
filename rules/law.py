"""Laws: what may happen, with exact integer weights."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd
from operator import mul
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)

_NEW: Callable[[type], Any] = object.__new__


class Law(Generic[T]):
    """A finite probability law: positive integer weights over their total.

    No float and no fraction stands inside; a fraction is made where one is asked for. Two laws
    are equal when they say the same, whatever their totals.
    """

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        counts = weights.values()
        least = min(counts) if counts else 0
        self.weights = dict(weights) if least else {o: w for o, w in weights.items() if w}
        self.total = sum(counts)
        if self.total <= 0 or least < 0:
            msg = "a law needs at least one outcome, and no negative weight"
            raise ValueError(msg)

    @staticmethod
    def of_total(weights: dict[U, int], total: int) -> Law[U]:
        """The law of positive weights whose sum is known; the mapping becomes the law's own."""
        law: Law[U] = _NEW(Law)
        law.weights, law.total = weights, total
        return law

    @classmethod
    def certain(cls, outcome: T) -> Law[T]:
        """The law in which nothing else can happen."""
        return cls({outcome: 1})

    def __iter__(self) -> Iterator[T]:
        return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.weights

    def __getitem__(self, outcome: T) -> Fraction:
        """The probability of one outcome, 0 when it is impossible."""
        return Fraction(self.weights.get(outcome, 0), self.total)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Law):
            return NotImplemented
        ours, theirs = self.reduced(), other.reduced()  # pyright: ignore[reportUnknownVariableType]
        return ours.weights == theirs.weights  # pyright: ignore[reportUnknownMemberType]

    def __hash__(self) -> int:
        return hash(frozenset(self.reduced().weights.items()))

    def __repr__(self) -> str:
        return f"Law({self.weights!r})"

    def reduced(self) -> Law[T]:
        """The same law over its least total."""
        common = gcd(*self.weights.values())
        if common == 1:
            return self
        weights = {outcome: weight // common for outcome, weight in self.weights.items()}
        return Law.of_total(weights, self.total // common)

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """The probability that the outcome is one for which ``holds`` is true."""
        return Fraction(sum(w for outcome, w in self.weights.items() if holds(outcome)), self.total)

    def is_certain(self, outcome: T) -> bool:
        """Tell, on integers, whether nothing but ``outcome`` can happen."""
        return self.weights.get(outcome, 0) == self.total

    def map(self, read: Callable[[T], U]) -> Law[U]:
        """The law of what ``read`` makes of the outcome; equal readings merge."""
        weights: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            seen = read(outcome)
            weights[seen] = weights.get(seen, 0) + weight
        return Law.of_total(weights, self.total)

    def items(self) -> Iterable[tuple[T, Fraction]]:
        """Outcomes with their probabilities, in the order of the outcomes met."""
        return ((outcome, Fraction(w, self.total)) for outcome, w in self.weights.items())


def mean(law: Law[int]) -> Fraction:
    """The mean of a law over whole numbers."""
    return Fraction(sum(map(mul, law.weights, law.weights.values())), law.total)


def capped(law: Law[int], most: int) -> Law[int]:
    """The law of a whole number with ``most`` in place of all that is more."""
    weights = {value: weight for value, weight in law.weights.items() if value < most}
    above = law.total - sum(weights.values())
    if above:
        weights[most] = above
    return Law.of_total(weights, law.total)


def at_least(law: Law[int], floor: int) -> Fraction:
    """The probability of ``floor`` or more."""
    return law.chance(lambda value: value >= floor)
