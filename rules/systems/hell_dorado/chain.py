"""Attackers of Hell Dorado in a row: the points a figure has lost are lost for the next."""

from __future__ import annotations

from collections.abc import Sequence

from rules.case import Case
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.models import HellDoradoEngagement, Target
from rules.systems.hell_dorado.row import HellDoradoRow


def chain(engagements: Sequence[HellDoradoEngagement]) -> list[Case]:
    """A case after each of the engagements; none can't follow.

    Points are those of the first who attacks a figure; all else is as each has it.
    """
    found: list[HellDoradoCase] = []
    known: dict[str, Target] = {}
    for engagement in engagements:
        for target in engagement.targets:
            known.setdefault(target.name, target)
        found.append(HellDoradoCase(_carried(engagement, known)))
    after = range(2, len(found) + 1)
    return [found[0], *(HellDoradoRow(found[:place]) for place in after)]


def _carried(engagement: HellDoradoEngagement, known: dict[str, Target]) -> HellDoradoEngagement:
    """The engagement with the points that its figures began with."""
    targets = [
        target
        if target.hit_points == known[target.name].hit_points
        else target.model_copy(update={"hit_points": known[target.name].hit_points})
        for target in engagement.targets
    ]
    return engagement.model_copy(update={"targets": targets})
