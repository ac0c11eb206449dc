"""Why a number is what it is, worked out beside the window where that takes long."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from desktop.session import Session
from desktop.working import Errand
from rules.case import Case, Why
from rules.resolution import Course, never

FEW_NODES = 500
"""Why one figure comes to something is told within a frame of a course of so many nodes."""


class Asked(NamedTuple):
    """What is asked about: so many points or more, or exactly so many; of a figure or of all."""

    figure: int | None
    floor: int
    exactly: bool


class Reasons(Errand):
    """Finds the reasons for what a session may come to."""

    def find(self, session: Session, asked: Asked, then: Callable[[Why | None], object]) -> None:
        """Hand the reasons over, None where there are too many; nothing without a result."""
        if session.asked is None:
            return
        course = session.course()
        found = partial(_why, session.asked.case, course, asked)
        if asked.figure is not None and len(course.nodes) <= FEW_NODES:
            then(found(never))
        else:
            self.run(found, then)


def _why(case: Case, course: Course, asked: Asked, stopped: Callable[[], bool]) -> Why | None:
    figure, floor, exactly = asked
    watched = course._replace(stopped=stopped)
    if figure is None:
        return case.why_total(watched, floor, exactly=exactly)
    return case.why(watched, figure, floor, exactly=exactly)
