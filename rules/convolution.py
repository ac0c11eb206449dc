"""The law of a sum of independent scores, exact however many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal, Inexact

from rules.law import Law

EXACT = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[Inexact])
"""Whole numbers of any length; their product takes little longer than reading them."""


LONGEST = 4000
"""So many digits Python itself reads in one go, whatever limit it is given."""


def written(number: int) -> str:
    """A whole number in digits, also one longer than Python itself writes."""
    return f"{Decimal(number):f}"


def read(digits: str) -> int:
    """The whole number that digits write, also one longer than Python itself reads."""
    number = 0
    for at in range(0, len(digits), LONGEST):
        piece = digits[at : at + LONGEST]
        number = number * 10 ** len(piece) + int(piece)
    return number


@dataclass(frozen=True, slots=True)
class Digits:
    """The weights of the scores from ``first`` on in decimal digits.

    ``size``: so many digits hold all of them together.
    """

    first: int
    weights: list[str]
    size: int

    @classmethod
    def of(cls, law: Law[int]) -> Digits:
        """A law in digits."""
        reduced, first = law.reduced(), min(law)
        weights = [written(reduced.weights.get(score, 0)) for score in range(first, max(law) + 1)]
        return cls(first, weights, len(written(reduced.total)))

    def packed(self, width: int) -> Decimal:
        """One number with a slot of digits for each score, the lowest at its end."""
        return Decimal("".join(weight.zfill(width) for weight in reversed(self.weights)))

    def law(self) -> Law[int]:
        """The law that the digits write."""
        weights = {self.first + at: read(told) for at, told in enumerate(self.weights)}
        return Law(weights).reduced()


def convolved(laws: Sequence[Law[int]]) -> Law[int]:
    """The law of the sum of scores; certain of 0 where there are none.

    Neighbours are joined, then the joined: the long products come last, and few. Equal laws are
    made neighbours, so that equal products are made once.
    """
    alike = Counter(laws) or {Law({0: 1}): 1}
    rest = [digits for law, times in alike.items() for digits in [Digits.of(law)] * times]
    while len(rest) > 1:
        pairs = list(zip(rest[::2], rest[1::2], strict=False))
        made = {(id(one), id(other)): (one, other) for one, other in pairs}
        products = {key: _product(*pair) for key, pair in made.items()}
        joined = [products[id(one), id(other)] for one, other in pairs]
        rest = joined + rest[len(rest) // 2 * 2 :]
    return rest[0].law()


def added(long: Law[int], short: Law[int]) -> Law[int]:
    """The law of the sum of two scores, value by value: quick where ``short`` has few."""
    weights: dict[int, int] = {}
    for more, factor in short.reduced().weights.items():
        for score, weight in long.weights.items():
            weights[score + more] = weights.get(score + more, 0) + weight * factor
    return Law(dict(sorted(weights.items()))).reduced()


def taken_out(long: Law[int], short: Law[int]) -> Law[int]:
    """The law that, joined with ``short``, gives ``long``: its division, exact in whole numbers.

    The product of two reduced laws is reduced, so no weight of the rest is ever a fraction.
    """
    weights, parts = long.reduced().weights, short.reduced().weights
    least = min(parts)
    first, others = parts[least], [(k - least, w) for k, w in parts.items() if k != least]
    rest: dict[int, int] = {}
    for score in range(min(weights) - least, max(weights) - max(parts) + 1):
        taken = sum(weight * rest.get(score - more, 0) for more, weight in others)
        rest[score] = (weights.get(score + least, 0) - taken) // first
    return Law(rest)


def _product(one: Digits, other: Digits) -> Digits:
    """Both as one number each: the slots of their product hold the weights of the sums."""
    width, slots = one.size + other.size, len(one.weights) + len(other.weights) - 1
    packed = one.packed(width)
    # A square of one object is worked out in half the time.
    product = EXACT.multiply(packed, packed if one is other else other.packed(width))
    told = f"{product:f}".zfill(width * slots)
    ends = range(len(told), len(told) - width * slots, -width)
    weights = [told[end - width : end].lstrip("0") or "0" for end in ends]
    return Digits(one.first + other.first, weights, width)
