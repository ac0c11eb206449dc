"""The law of a sum of independent scores, exact however many there are."""

from __future__ import annotations

from collections.abc import Sequence

from rules.law import Law
from rules.packed import unpacked

FEW = 64
"""A law of so few values is added value by value; between longer ones one product is quicker."""


def convolved(laws: Sequence[Law[int]]) -> Law[int]:
    """The law of the sum of scores that are not negative; certain of 0 where there are none.

    Neighbours are joined, then the joined: the long products come last, and few.
    """
    rest = list(laws) or [Law({0: 1})]
    while len(rest) > 1:
        pairs = zip(rest[::2], rest[1::2], strict=False)
        rest = [_product(one, other) for one, other in pairs] + rest[len(rest) // 2 * 2 :]
    return rest[0].reduced()


def added(long: Law[int], short: Law[int]) -> Law[int]:
    """The law of the sum of two scores, quick where ``short`` has few values."""
    if len(short) > FEW:
        return _product(long, short)
    weights: dict[int, int] = {}
    for more, factor in short.reduced().weights.items():
        for score, weight in long.weights.items():
            weights[score + more] = weights.get(score + more, 0) + weight * factor
    return Law(dict(sorted(weights.items())))


def _product(one: Law[int], other: Law[int]) -> Law[int]:
    """Both laws as whole numbers, a slot of bytes per score: their product holds every sum."""
    one, other = one.reduced(), other.reduced()
    width = (one.total * other.total).bit_length() // 8 + 1
    slots = max(one) + max(other) + 1
    return Law(unpacked(_packed(one, width) * _packed(other, width), width, slots))


def _packed(law: Law[int], width: int) -> int:
    data = bytearray(width * (max(law) + 1))
    for score, weight in law.weights.items():
        data[score * width : (score + 1) * width] = weight.to_bytes(width, "little")
    return int.from_bytes(data, "little")
