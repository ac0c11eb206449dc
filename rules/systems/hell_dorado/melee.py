"""Who stands under the template, in which order, and who is in melee with whom outside it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from fractions import Fraction

from rules.spill import Spill
from rules.systems.hell_dorado.field import Field
from rules.systems.hell_dorado.models import HellDoradoEngagement
from rules.touch import ranks


@dataclass(frozen=True, slots=True)
class Melees:
    """Places of the targets under the template and of the adversaries of each.

    ``engaged[p]``: everyone in melee with the figure at place ``p``, in file order.
    """

    inside: tuple[int, ...]
    engaged: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, field: Field) -> Melees:
        """Two outsiders in melee with one another count for none."""
        places, inside = range(len(field.stands)), field.inside
        engaged = tuple(
            tuple(
                other
                for other in places
                if (place, other) in field.melees and (place in inside or other in inside)
            )
            for place in places
        )
        return cls(inside, engaged)

    def without(self, absent: Set[int]) -> Melees:
        """The same where some are not there at all."""
        if not absent:
            return self
        inside = tuple(place for place in self.inside if place not in absent)
        engaged = tuple(
            tuple(other for other in others if place not in absent and other not in absent)
            for place, others in enumerate(self.engaged)
        )
        return Melees(inside, engaged)

    def outside(self, place: int) -> tuple[int, ...]:
        """The adversaries outside the template of a figure under it; of others, none."""
        if place not in self.inside:
            return ()
        return tuple(other for other in self.engaged[place] if other not in self.inside)

    def shared(self) -> set[int]:
        """Outsiders in melee with more than one fighter under the template."""
        reached = [out for place in self.inside for out in self.outside(place)]
        return {out for out in reached if reached.count(out) > 1}


def tie_groups(field: Field, inside: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The figures under the template from the nearest on, equal distances together.

    Those without a distance come last, one by one, in file order.
    """
    groups: dict[int, list[int]] = {}
    far = [field.stands[place].distance for place in inside]
    for rank, place in zip(ranks(far), inside, strict=True):
        groups.setdefault(rank, []).append(place)
    return tuple(tuple(groups[rank]) for rank in sorted(groups))


def spills(engagement: HellDoradoEngagement) -> list[Spill]:
    """Whom an odd die takes in place of a fighter struck in melee: one outsider, at random."""
    if engagement.weapon.is_ordinary:
        return []
    melees, targets = Melees.of(Field.of(engagement)), engagement.targets
    return [
        Spill(targets[place].name, targets[other].name, Fraction(1, 2 * len(melees.outside(place))))
        for place in melees.inside
        for other in melees.outside(place)
    ]
