"""Attackers of Mordheim in a row: states, points and parries are carried from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from rules.systems.mordheim.case import MordheimCase
from rules.systems.mordheim.models import MordheimEngagement, Target
from rules.systems.mordheim.problems import problems
from rules.text import InvalidError


def chain(engagements: Sequence[MordheimEngagement]) -> list[MordheimCase]:
    """A case after each of the engagements; InvalidError where one can't follow.

    A figure whom a later one takes to lie there may be found standing: what is then read of him
    must be known.
    """
    found: list[MordheimEngagement] = []
    known: dict[str, Target] = {}
    for engagement in engagements:
        carried = _carried(engagement, known)
        wrong = problems(carried)
        if wrong:
            raise InvalidError(wrong)
        found.append(carried)
        for target in carried.targets:
            known.setdefault(target.name, target)
    return [MordheimCase(*found[:place], later=found[place:]) for place in range(1, len(found) + 1)]


def _carried(engagement: MordheimEngagement, known: dict[str, Target]) -> MordheimEngagement:
    """The engagement with the figures as those before found them."""
    targets = [
        target.model_copy(
            update={
                "state": known[target.name].state,
                "hit_points": known[target.name].hit_points,
            }
        )
        if target.name in known
        else target
        for target in engagement.targets
    ]
    return engagement.model_copy(update={"targets": targets})
