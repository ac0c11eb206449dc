"""An attack of Mordheim on one target after the other, nobody beside him."""

from __future__ import annotations

from rules.case import ReadSums
from rules.counted import Counted, Summed, Sums
from rules.systems.mordheim.models import MordheimEngagement, Target
from rules.systems.mordheim.notes import SHORT_LABELS, STATE_LABELS, UNCHANGED
from rules.systems.mordheim.problems import compares_skills, target_problems
from rules.systems.mordheim.program import Phase, loss_of, state_of
from rules.systems.mordheim.reckoning import RANKS, Reckoning
from rules.systems.mordheim.shares import arms
from rules.systems.mordheim.tables import OUT
from rules.text import InputError

NAMES = STATE_LABELS, SHORT_LABELS
NAMES_OF_DOWNED = (UNCHANGED, *STATE_LABELS[1:]), (UNCHANGED, *SHORT_LABELS[1:])
"""One who was down already is no longer unharmed."""


class MordheimAlone:
    """The attack of an engagement without problems."""

    def __init__(self, engagement: MordheimEngagement) -> None:
        self._engagement = engagement
        self._arms = arms(engagement)
        self._compared = compares_skills(engagement)
        self._counted: dict[tuple[str, int], Counted] = {}

    def problems(self, target: Target) -> list[InputError]:
        """What the attack needs to know of the target and is not told."""
        return list(target_problems(target, "targets[0]", compared=self._compared))

    def sums(self, target: Target, read: ReadSums) -> Sums:
        """The laws of the sums on the accounts of the one target."""
        return read(self.program(target), (state_of(0), loss_of(0)))

    def program(self, target: Target) -> Phase:
        """The course of all the attacks."""
        encounter = Reckoning(self._engagement, target).encounter(0, 0, self._arms)
        return Phase((encounter,), (target.hit_points,), (RANKS[target.state],))

    def counted(self, target: Target) -> Counted:
        """How the laws of the target are read."""
        facts = target.state, target.hit_points
        known = self._counted.get(facts)
        if known is None:
            known = self._counted[facts] = counted(0, target)
        return known


def counted(place: int, target: Target) -> Counted:
    """A figure's worst state, and the points he loses who stood."""
    worst, lost = Summed(state_of(place), OUT), Summed(loss_of(place), target.hit_points)
    stood = target.state == "standing"
    return Counted(worst, lost if stood else None, None, *chart_names(target))


def chart_names(target: Target) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of what his card draws, and the same to stand under bars."""
    return NAMES if target.state == "standing" else NAMES_OF_DOWNED
