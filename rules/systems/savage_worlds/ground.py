"""From the places where a template may lie to the rows of victims there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.systems.savage_worlds.field import Field, Spot
from rules.systems.savage_worlds.program import Ground, Row, Victim
from rules.systems.savage_worlds.reckoning import Reckoning

Lying = tuple[int, int]
"""A target's place and what covers him."""


class Layer:
    """Lays rows of victims; those that end alike share their end."""

    def __init__(self, reckoned: Sequence[Reckoning]) -> None:
        self._reckoned = reckoned
        self._victims: list[Victim] = []
        self._known: dict[Lying, int] = {}
        self._rows = [Row(0, 0, 0)]
        self._numbers: dict[tuple[int, int], int] = {}

    def row(self, lying: Sequence[Lying]) -> int:
        """The number of the row of these victims; those no blow can harm are left out."""
        number = 0
        for place, cover in reversed(lying):
            if not self._reckoned[place].is_proof:
                number = self._before(self._victim((place, cover)), number)
        return number

    def ground(self, aim: int, landings: tuple[tuple[int, ...], ...] = ()) -> Ground:
        """All that was laid."""
        return Ground(tuple(self._victims), tuple(self._rows), aim, landings)

    def _victim(self, lying: Lying) -> int:
        if lying not in self._known:
            place, cover = lying
            self._known[lying] = len(self._victims)
            self._victims.append(self._reckoned[place].victim(place, cover))
        return self._known[lying]

    def _before(self, victim: int, rest: int) -> int:
        key = victim, rest
        if key not in self._numbers:
            self._numbers[key] = len(self._rows)
            self._rows.append(Row(victim, rest, self._rows[rest].length + 1))
        return self._numbers[key]


def ground_of(reckoned: Sequence[Reckoning], field: Field | None) -> Ground:
    """Who is a victim wherever the template may lie; without a table, all are where it is aimed."""
    layer = Layer(reckoned)
    if field is None:
        everybody = [(place, one.target.cover_bonus) for place, one in enumerate(reckoned)]
        return layer.ground(layer.row(everybody))
    places = {one.target.name: place for place, one in enumerate(reckoned)}
    targets = [places.get(figure.name) for figure in field.figures]

    def row(spot: Spot) -> int:
        return layer.row(sorted(lying_at(spot, targets, reckoned)))

    landings = tuple(tuple(map(row, spots)) for spots in field.landings)
    return layer.ground(row(field.aim), landings)


def lying_at(
    spot: Spot, targets: Sequence[int | None], reckoned: Sequence[Reckoning]
) -> Iterator[Lying]:
    """The targets under a template here, each with his cover: an obstacle's, else his own."""
    for number, cover in zip(spot.under, spot.covers, strict=True):
        place = targets[number]
        if place is not None:
            yield place, reckoned[place].target.cover_bonus if cover is None else cover
