"""In which order the targets of an engagement are struck, and the same in another order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

from rules.json_reading import Json
from rules.service import Reading
from rules.touch import ranks

MOST_ORDERED = 5
"""Up to so many targets every order is tried; of more, each in turn comes first."""

Order = tuple[int, ...]
"""Places of targets, the first struck first."""
Groups = tuple[Order, ...]
"""The same, those at one distance together."""


@dataclass(frozen=True, slots=True)
class Queue:
    """Who is under the template, by their places among the targets: ``now``, the nearest first.

    ``distances``: of each, rising; None of those who come after the others in file order.
    ``by_table``: the table alone says some of them.
    """

    now: Order
    distances: tuple[float | None, ...]
    by_table: bool

    @classmethod
    def of(cls, reading: Reading) -> Queue:
        """The targets of an engagement as they stand, by their own word or by the table."""
        engagement, standings = reading.engagement, reading.system.standings
        own = [getattr(target, "distance", None) for target in engagement.targets]
        inside = [getattr(target, "in_area", True) for target in engagement.targets]
        laid = [] if standings is None else standings(engagement)
        far = [one.distance for one in laid] or own
        under = [one.in_area for one in laid] or inside
        rank = ranks(far)
        now = sorted((at for at, is_in in enumerate(under) if is_in), key=lambda at: rank[at])
        by_table = any(own[at] is None and far[at] is not None for at in now)
        return cls(tuple(now), tuple(far[at] for at in now), by_table)

    @property
    def is_whole(self) -> bool:
        """Whether every order is tried, not only each of the targets in turn as the first."""
        return len(self.now) <= MOST_ORDERED

    def orders(self) -> Iterator[Order]:
        """The orders there are, the present one first; at one distance nobody comes first."""
        known: set[Groups] = set()
        for order in permutations(self.now) if self.is_whole else _each_first(self.now):
            alike = tuple(tuple(sorted(group)) for group in self.groups(order))
            if alike not in known:
                known.add(alike)
                yield order

    def groups(self, order: Order) -> Groups:
        """An order as those who are struck one after the other, equal distances together."""
        ranked = zip(ranks(self.distances), order, strict=True)
        return tuple(
            tuple(place for _, place in group) for _, group in groupby(ranked, lambda one: one[0])
        )

    def put(self, targets: Sequence[Json], order: Order) -> list[Json]:
        """The targets in another order: their distances change hands, or they their places."""
        turned, places = list(targets), sorted(self.now) if None in self.distances else order
        for old, place, distance in zip(order, places, self.distances, strict=True):
            silent = {name: value for name, value in targets[old].items() if name != "distance"}
            said = {} if distance is None else {"distance": distance}
            turned[place] = silent | said
        return turned


def _each_first(places: Order) -> Iterator[Order]:
    for first in places:
        yield (first, *(place for place in places if place != first))
