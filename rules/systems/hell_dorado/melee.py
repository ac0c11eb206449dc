"""Who stands under the template, in which order, and who is in melee with whom outside it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.systems.hell_dorado.models import HellDoradoEngagement

SAME_DISTANCE = 1e-6


@dataclass(frozen=True, slots=True)
class Melees:
    """Places of the targets under the template and of the adversaries of each.

    ``engaged[p]``: everyone in melee with the figure at place ``p``, in file order.
    """

    inside: tuple[int, ...]
    engaged: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, engagement: HellDoradoEngagement) -> Melees:
        """Read both ways: A in melee with B is B in melee with A; two outsiders count for none."""
        targets = engagement.targets
        named = {(target.name, other) for target in targets for other in target.engaged_with}
        engaged = tuple(
            tuple(
                place
                for place, other in enumerate(targets)
                if (target.in_area or other.in_area)
                and ((target.name, other.name) in named or (other.name, target.name) in named)
            )
            for target in targets
        )
        inside = tuple(place for place, target in enumerate(targets) if target.in_area)
        return cls(inside, engaged)

    def outside(self, place: int) -> tuple[int, ...]:
        """The adversaries outside the template of a figure under it; of others, none."""
        if place not in self.inside:
            return ()
        return tuple(other for other in self.engaged[place] if other not in self.inside)

    def shared(self) -> set[int]:
        """Outsiders in melee with more than one fighter under the template."""
        reached = [out for place in self.inside for out in self.outside(place)]
        return {out for out in reached if reached.count(out) > 1}


def tie_groups(engagement: HellDoradoEngagement) -> tuple[tuple[int, ...], ...]:
    """The figures under the template from the nearest on, equal distances together.

    Equal is within 1e-6 of the nearest of a group. Those without a distance come last, one by one.
    """
    inside = [(t.distance, place) for place, t in enumerate(engagement.targets) if t.in_area]
    known = sorted((distance, place) for distance, place in inside if distance is not None)
    groups: list[list[tuple[float, int]]] = []
    for distance, place in known:
        if groups and distance - groups[-1][0][0] <= SAME_DISTANCE:
            groups[-1].append((distance, place))
        else:
            groups.append([(distance, place)])
    tied = [tuple(sorted(place for _, place in group)) for group in groups]
    return (*tied, *((place,) for distance, place in inside if distance is None))
