"""The places that are tried as an aim: all around the attacker, or a grid over the figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt

from rules.aiming import DIRECTIONS, Place
from rules.geometry import Disc

GRID_STEP = 0.25
MOST_POINTS = 2_500
FARTHEST = 10_000

Cell = tuple[int, int]


def ring() -> tuple[Place, ...]:
    """Every direction, half a degree apart, from 0 on; as numbers from -180 to 180."""
    turns = (360 * k / DIRECTIONS for k in range(DIRECTIONS))
    return tuple(
        Place((k, 0), direction_deg=(turn + 180) % 360 - 180) for k, turn in enumerate(turns)
    )


def grid(discs: Sequence[Disc]) -> tuple[float, tuple[Place, ...]]:
    """The points of a square grid that lie in at least one disc, and the step between them.

    The step is the smallest multiple of ``GRID_STEP`` that leaves ``MOST_POINTS`` at most.
    """
    step = GRID_STEP
    while (cells := _cells(discs, step)) is None:
        step += GRID_STEP
    return step, tuple(Place((x, y), point=(x * step, y * step)) for x, y in sorted(cells))


def _cells(discs: Sequence[Disc], step: float) -> set[Cell] | None:
    """The cells that lie in a disc, or None where there are too many."""
    cells: set[Cell] = set()
    for disc in discs:
        cells.update(_inside(disc, step))
        if len(cells) > MOST_POINTS:
            return None
    return cells


def _inside(disc: Disc, step: float) -> Iterator[Cell]:
    (x, y), radius = disc.centre, disc.radius
    for column in _between(x - radius, x + radius, step):
        half = sqrt(max(0.0, radius**2 - (column * step - x) ** 2))
        for row in _between(y - half, y + half, step):
            yield column, row


def _between(low: float, high: float, step: float) -> range:
    """The whole multiples of a step between two coordinates, on the table."""
    first, last = max(low, -FARTHEST), min(high, FARTHEST)
    return range(ceil(first / step), floor(last / step) + 1)
