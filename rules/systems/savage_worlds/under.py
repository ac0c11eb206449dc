"""How likely the template comes to lie over each figure, and over any of several."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules.landing import Danger
from rules.law import Law, at_least
from rules.systems.savage_worlds.field import Field, Spot
from rules.systems.savage_worlds.program import SUCCEEDS
from rules.systems.savage_worlds.sides import Sides


@dataclass(frozen=True, slots=True)
class Under:
    """Every place where the template may lie in the end, with its weight out of ``total``.

    ``field``: None without a table: all targets are under it where the attack succeeds.
    ``hit``: the chance that it does.
    """

    field: Field | None
    hit: Fraction
    landed: Law[int]
    chances: dict[str, Fraction]

    @classmethod
    def of(cls, field: Field | None, attack: Law[int], landed: Law[int]) -> Under:
        """From the law of the attack roll and that of where a failure lands, 0 for nowhere."""
        hit = at_least(attack, SUCCEEDS + 1)
        if field is None:
            return cls(None, hit, landed, {})
        aimed = set(field.aim.under)
        weights: defaultdict[int, int] = defaultdict(int)
        for spot, weight in _weighed(field, landed):
            for number in spot.under:
                weights[number] += weight
        chances = {
            figure.name: Fraction(weights[number], landed.total) + (hit if number in aimed else 0)
            for number, figure in enumerate(field.figures)
        }
        return cls(field, hit, landed, chances)

    def target(self, name: str) -> Fraction:
        """The chance of one figure; 0 for a target without one."""
        return self.hit if self.field is None else self.chances.get(name, Fraction(0))

    def danger(self, sides: Sides, exempt: Container[str]) -> Danger | None:
        """The chance that somebody of the attacker's side is under it; None where nobody is.

        One landing is shared by all, so that chances of figures can't be added or multiplied.
        ``exempt``: who never is under it, whatever his place.
        """
        named = self.chances if self.field else sides.known
        friends = [name for name in named if sides.is_friend(name) and name not in exempt]
        if not friends and self.field is None:
            return None
        each = {name: self.target(name) for name in friends}
        attacker = sides.attacker if sides.attacker in each else None
        return Danger(self._any(set(friends)), each, attacker, sides.ours)

    def _any(self, names: set[str]) -> Fraction:
        field = self.field
        if field is None:
            return self.hit
        wanted = {number for number, one in enumerate(field.figures) if one.name in names}
        aimed = self.hit if wanted.intersection(field.aim.under) else Fraction(0)
        spots = _weighed(field, self.landed)
        weight = sum(weight for spot, weight in spots if wanted.intersection(spot.under))
        return aimed + Fraction(weight, self.landed.total)


def _weighed(field: Field, landed: Law[int]) -> Iterator[tuple[Spot, int]]:
    """Every place of a deviation with its weight."""
    spots = (spot for spots in field.landings for spot in spots)
    for place, spot in enumerate(spots, 1):
        yield spot, landed.weights.get(place, 0)
