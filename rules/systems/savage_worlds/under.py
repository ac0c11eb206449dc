"""How likely the template comes to lie over each figure."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from rules.law import Law, at_least
from rules.systems.savage_worlds.field import Field
from rules.systems.savage_worlds.program import SUCCEEDS


@dataclass(frozen=True, slots=True)
class Under:
    """The chance of each figure on the table; ``everybody``: of each target, without a table."""

    chances: dict[str, Fraction]
    everybody: Fraction | None

    @classmethod
    def of(cls, field: Field | None, attack: Law[int], landed: Law[int]) -> Under:
        """From the law of the attack roll and that of where a failure lands, 0 for nowhere."""
        hit = at_least(attack, SUCCEEDS + 1)
        if field is None:
            return cls({}, hit)
        aimed = set(field.aim.under)
        weights: defaultdict[int, int] = defaultdict(int)
        spots = (spot for spots in field.landings for spot in spots)
        for place, spot in enumerate(spots, 1):
            weight = landed.weights.get(place, 0)
            for number in spot.under:
                weights[number] += weight
        chances = {
            figure.name: Fraction(weights[number], landed.total) + (hit if number in aimed else 0)
            for number, figure in enumerate(field.figures)
        }
        return cls(chances, None)

    def target(self, name: str) -> Fraction:
        """The chance of one figure; 0 for a target without one."""
        return self.chances.get(name, Fraction(0)) if self.everybody is None else self.everybody
