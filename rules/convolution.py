"""The law of a sum of independent scores, exact however many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, ROUND_DOWN, Context, Decimal, Inexact

from rules.law import Law

EXACT = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN, rounding=ROUND_DOWN, traps=[Inexact])
"""Whole numbers of any length; their product takes little longer than reading them."""

QUICK = 1_000_000
"""So many digits a factor has at most that is multiplied in one go: a tenth of a second."""

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


def times(one: Decimal, other: Decimal, quick: int = QUICK) -> Decimal:
    """The product of whole numbers, long ones in parts: one multiplication lets nobody else run.

    Karatsuba's way: three products of halves. A square of one object takes half the time.
    """
    longer = max(one.adjusted(), other.adjusted()) + 1
    if longer <= quick or not one or not other:
        return EXACT.multiply(one, other)
    half = longer // 2
    high, low = _split(one, half)
    above, below = (high, low) if one is other else _split(other, half)
    both = EXACT.add(high, low)
    first, last = times(high, above, quick), times(low, below, quick)
    whole = times(both, both if one is other else EXACT.add(above, below), quick)
    middle = EXACT.subtract(EXACT.subtract(whole, first), last)
    return EXACT.add(_shifted(EXACT.add(_shifted(first, half), middle), half), last)


def _split(number: Decimal, digits: int) -> tuple[Decimal, Decimal]:
    """A whole number as what stands before its last digits, and these."""
    high = EXACT.to_integral_value(_shifted(number, -digits))
    low = EXACT.subtract(number, _shifted(high, digits))
    return high, low


def _shifted(number: Decimal, digits: int) -> Decimal:
    return EXACT.scaleb(number, digits)


def _product(one: Digits, other: Digits) -> Digits:
    """Both as one number each: the slots of their product hold the weights of the sums."""
    width, slots = one.size + other.size, len(one.weights) + len(other.weights) - 1
    packed = one.packed(width)
    product = times(packed, packed if one is other else other.packed(width))
    told = f"{product:f}".zfill(width * slots)
    ends = range(len(told), len(told) - width * slots, -width)
    weights = [told[end - width : end].lstrip("0") or "0" for end in ends]
    return Digits(one.first + other.first, weights, width)
