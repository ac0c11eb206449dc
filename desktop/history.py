"""What there was before and after: undo is going back to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

UNDO_STEPS = 200
Kept = TypeVar("Kept")


@dataclass(slots=True)
class History(Generic[Kept]):
    """Whole documents (or rows of them) before and after the present one."""

    past: list[Kept] = field(default_factory=list[Kept])
    future: list[Kept] = field(default_factory=list[Kept])
    step: str = ""

    def push(self, document: Kept, step: str = "") -> None:
        """Keep a document, unless the edit before went on at the same step."""
        if step and step == self.step:
            return
        self.step = step
        self.past = [*self.past[1 - UNDO_STEPS :], document]
        self.future.clear()
