"""An engine with structure points: its stage by exact quarters, its penalty, what befalls it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from rules.json_reading import Json
from rules.systems.confrontation.editions import EDITIONS, Edition
from rules.systems.confrontation.models import Entry, Target
from rules.systems.confrontation.wounds import LOSS

STATES = ("unharmed", "light", "serious", "critical", "destroyed")
"""What an engine is in, by the quarters of its structure that are lost."""

DESTROYED = 4
EXEMPT = "exempt"

Refusal = Literal["destroyed", "only_mecanicien"]


@dataclass(frozen=True, slots=True)
class Engine:
    """One engine under one edition; ``exempt``: it never suffers the penalties."""

    edition: Edition
    structure: int
    exempt: bool

    @classmethod
    def of(cls, target: Target) -> Engine:
        """The engine a target describes; its edition must have a text."""
        edition = EDITIONS[target.edition]
        spared = {
            "all": True,
            "none": False,
            "unless_card": not target.card_overrides_immobility,
        }
        return cls(edition, target.highest, target.immobile and spared[edition.exempt])

    def stage(self, lost: int) -> int:
        """How many quarters of the structure are lost, 4 for destroyed; nothing is rounded."""
        return 4 * lost // self.structure

    def state(self, lost: int) -> str:
        """The stage by its name."""
        return STATES[self.stage(lost)]

    def penalty(self, lost: int) -> str:
        """The penalty in the edition's own terms: a number, a state of wound, or that none is."""
        stage = self.stage(lost)
        if stage == DESTROYED:
            return STATES[stage]
        if self.exempt:
            return EXEMPT
        return f"{-stage}" if self.edition.numeric else STATES[stage]

    def is_penalised(self, lost: int) -> bool:
        """Whether a penalty applies; one that is destroyed has none any more."""
        return not self.exempt and 0 < self.stage(lost) < DESTROYED

    def points(self, stage: int) -> int:
        """What is taken from a test at a stage, where the penalty is read as a number."""
        return 0 if self.exempt else stage

    def after(self, lost: int, entry: Entry) -> tuple[int, Refusal | None]:
        """What is lost after a wound or a repair, and why it was refused if it was."""
        refused = self.refusal(lost, entry)
        if refused is not None:
            return lost, refused
        if entry.repair is not None:
            return max(0, lost - entry.repair), None
        return min(self.structure, lost + LOSS[entry.wound or "none"]), None

    def refusal(self, lost: int, entry: Entry) -> Refusal | None:
        """Why the rules forbid an entry, or None; nothing forbids Stunned."""
        if lost >= self.structure:
            return None if entry.wound == "stunned" else "destroyed"
        barred = entry.repair is not None and entry.repairer != "mecanicien"
        return "only_mecanicien" if barred and self.edition.repairers == "mecanicien" else None


@dataclass(frozen=True, slots=True)
class Line:
    """An entry that was played on an engine, and how the engine stood after it.

    ``number``: its place among all entries, from 0.
    """

    number: int
    entry: Entry
    before: int
    lost: int
    refused: Refusal | None

    def document(self, engine: Engine) -> Json:
        """The entry of ``account`` in a result."""
        wound = {"wound": self.entry.wound} if self.entry.repair is None else {}
        repair = {} if self.entry.repair is None else {"repair": self.entry.repair}
        refused = {} if self.refused is None else {"refused": self.refused}
        return {
            **wound,
            **repair,
            "source": self.entry.told_source,
            "lost": self.lost,
            "left": engine.structure - self.lost,
            "state": engine.state(self.lost),
            "penalty": engine.penalty(self.lost),
            **refused,
        }


def played(engine: Engine, name: str, lost: int, entries: Iterable[Entry]) -> Iterator[Line]:
    """The entries that befall an engine, in order; those for another are passed over."""
    for number, entry in enumerate(entries):
        if entry.target in (None, name):
            before = lost
            lost, refused = engine.after(lost, entry)
            yield Line(number, entry, before, lost, refused)
