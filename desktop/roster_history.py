"""Undo and redo of a roster, also of what reached into another roster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rules.json_reading import Json

STEPS = 200


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a step did outside the document: how it is taken back and done again."""

    undo: Callable[[], object]
    redo: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Step:
    """The document on the other side of a step, and what the step did elsewhere."""

    document: Json
    elsewhere: Elsewhere | None = None


@dataclass(slots=True)
class RosterHistory:
    """Documents before and after the present one; edits of one place in a row are one step."""

    past: list[Step] = field(default_factory=list[Step])
    future: list[Step] = field(default_factory=list[Step])
    place: object = None

    def push(
        self, document: Json, place: object = None, elsewhere: Elsewhere | None = None
    ) -> None:
        """Keep the document before an edit."""
        if place is None or place != self.place:
            self.past = [*self.past[1 - STEPS :], Step(document, elsewhere)]
            self.future.clear()
        self.place = place

    def undo(self, present: Json) -> Step | None:
        """The step to take back, which can then be done again; None where there is none."""
        return self._cross(self.past, self.future, present)

    def redo(self, present: Json) -> Step | None:
        """The step to do again; None where there is none."""
        return self._cross(self.future, self.past, present)

    def _cross(self, here: list[Step], there: list[Step], present: Json) -> Step | None:
        if not here:
            return None
        step = here.pop()
        there.append(Step(present, step.elsewhere))
        self.place = None
        return step
