"""Blasts in a great many places: whom one may touch is found once for each square of the table."""

from __future__ import annotations

from math import floor, sqrt

from rules.geometry import Disc, Point, gap
from rules.systems.savage_worlds.field import SQUARE, Looker, Numbered, Spot
from rules.table import Table
from rules.template import Template

SIDE = 0.25
AWAY = SIDE / sqrt(2) + 1e-6
"""No point of a square is farther from its middle."""

Square = tuple[int, int]
Near = tuple[tuple[Numbered, bool], ...]
"""Those whom a blast in a square may touch, and whether it does wherever in it its centre is."""


class Squares(Looker):
    """Looks under the template as any looker does, and remembers its way about."""

    def __init__(self, table: Table, template: Template) -> None:
        super().__init__(table, template)
        self._known: dict[Square, Near] = {}

    def blast(self, centre: Point) -> Spot:
        """A blast with this centre."""
        square = floor(centre[0] / SIDE), floor(centre[1] / SIDE)
        near = self._known.get(square)
        if near is None:
            near = self._known[square] = self._near(square)
        area, touched = Disc(centre, self.radius), SQUARE.touched
        under = [one for one, sure in near if sure or touched(gap(one[1], area))]
        return self.covered(centre, under)

    def _near(self, square: Square) -> Near:
        middle = (square[0] + 0.5) * SIDE, (square[1] + 0.5) * SIDE
        area = Disc(middle, self.radius)
        rooms = ((one, gap(one[1], area)) for one in self.bases)
        return tuple((one, room < -AWAY) for one, room in rooms if room < AWAY)
