"""The best places to aim at: neighbours of equal worth are one, told by its middle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.aiming import DIRECTIONS, Aim

BEST = 5

Cell = tuple[int, int]
Cells = dict[Cell, Aim]


@dataclass(frozen=True, slots=True)
class Spot:
    """Neighbouring aims of equal worth: the one in their middle, and how many they are."""

    aim: Aim
    count: int

    @property
    def width_deg(self) -> float | None:
        """How wide an arc of directions is; None for points."""
        return None if self.aim.place.point else self.count * 360 / DIRECTIONS


def best(aims: Iterable[Aim], count: int = BEST) -> list[Spot]:
    """The spots where more is taken from foes than from friends, the greatest gain first.

    Of an equal gain: in sight before behind an obstacle, the least risk, the widest. Of those that
    touch the same targets only the first is told.
    """
    gainful = {aim.place.cell: aim for aim in aims if aim.worth.gain > 0}
    spots = sorted((_spot(cells) for cells in _plateaus(gainful)), key=_rank)
    first = {spot.aim.touched: spot for spot in reversed(spots)}
    return sorted(first.values(), key=_rank)[:count]


def _rank(spot: Spot) -> tuple[object, ...]:
    aim = spot.aim
    return -aim.worth.gain, aim.blind, aim.worth.risk, -spot.count, aim.place.cell


def _plateaus(waiting: Cells) -> Iterator[Cells]:
    """Parts of neighbouring cells of equal worth; takes every cell out of ``waiting``."""
    while waiting:
        cell, aim = waiting.popitem()
        found, growing = {cell: aim}, [aim]
        while growing:
            here = growing.pop()
            for beside in here.place.neighbours():
                other = waiting.get(beside)
                if other is not None and _alike(here, other):
                    found[beside] = waiting.pop(beside)
                    growing.append(other)
        yield found


def _alike(one: Aim, other: Aim) -> bool:
    return one.worth == other.worth and one.blind == other.blind


def _spot(cells: Cells) -> Spot:
    """The aim with the most room around it: the rim is peeled off as long as something is left."""
    heart = cells
    while inner := {cell: aim for cell, aim in heart.items() if _enclosed(aim, heart)}:
        if len(inner) == len(heart):
            break
        heart = inner
    return Spot(heart[_most_central(heart)], len(cells))


def _enclosed(aim: Aim, cells: Cells) -> bool:
    return all(beside in cells for beside in aim.place.neighbours())


def _most_central(cells: Cells) -> Cell:
    """The cell nearest to the mean of all; of equals, the first."""
    count = len(cells)
    x = sum(cell[0] for cell in cells) / count
    y = sum(cell[1] for cell in cells) / count
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell))
