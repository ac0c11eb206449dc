"""What an attack comes to: exact laws of each figure and of all together (contract.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rules.law import Law, mean

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something the sources leave open, and what was taken."""

    id: str
    value: str | int | bool

    def document(self) -> Json:
        return {"id": self.id, "value": self.value}


@dataclass(frozen=True, slots=True)
class FigureResult:
    """What may happen to one figure.

    ``damage``: after Protection, before the cap. ``loss``: what is really lost, ``points`` at most.
    ``states``: the probability of each state, impossible ones included. ``order``: his place in the
    order of approach, equal for a tie; None where there is none. ``through``: the names of those
    through whose melee alone he may be reached.
    """

    name: str
    damage: Law[int]
    loss: Law[int]
    points: int
    states: Mapping[str, Fraction]
    id: str | None = None
    side: str | None = None
    order: int | None = None
    through: tuple[str, ...] = ()

    def document(self) -> Json:
        """The entry of ``targets`` in a result."""
        return self._named() | {
            "damage": law_document(self.damage),
            "loss": law_document(self.loss),
            "mean_damage": str(mean(self.damage)),
            "mean_loss": str(mean(self.loss)),
            "states": fractions_document(self.states),
        }

    def told(self) -> Json:
        """The entry of ``targets`` once all dice have fallen."""
        return self._named() | {
            "damage": only(self.damage),
            "loss": only(self.loss),
            "states": [name for name, chance in self.states.items() if chance == 1],
        }

    def _named(self) -> Json:
        return {"name": self.name} if self.id is None else {"name": self.name, "id": self.id}


@dataclass(frozen=True, slots=True)
class Bystander:
    """A figure on the table of which nothing but its place is known."""

    name: str
    touched: bool

    def document(self) -> Json:
        """The entry of ``targets`` in a result."""
        return {"name": self.name, "touched": self.touched}


@dataclass(frozen=True, slots=True)
class Result:
    """What may happen: the document of ``toise resolve --json``, with laws in place of strings.

    ``attack``: the law of the attack roll, None where there is none. ``total_loss`` and
    ``out_count`` are None where they would take too many states. ``besides``: further laws of the
    game, by name. ``has_damage`` is false for a weapon that inflicts a state only. ``bystanders``:
    figures on the table without an entry among the targets.
    """

    system: str
    weapon: str
    figures: tuple[FigureResult, ...]
    total_loss: Law[int] | None
    out_count: Law[int] | None
    attack: Mapping[str, Fraction] | None = None
    assumptions: tuple[Assumption, ...] = ()
    warnings: tuple[Json, ...] = ()
    besides: Mapping[str, Law[int]] = field(default_factory=dict[str, Law[int]])
    has_damage: bool = True
    bystanders: tuple[Bystander, ...] = ()

    def document(self) -> Json:
        """The result document, every probability an exact reduced fraction."""
        said = self._head()
        if self.attack is not None:
            said["attack"] = fractions_document(self.attack)
        said["targets"] = [figure.document() for figure in (*self.figures, *self.bystanders)]
        return said | {name: law and law_document(law) for name, law in self._joint().items()}

    def told(self) -> Json:
        """The result document once all dice have fallen: plain values in place of laws."""
        said = self._head()
        if self.attack is not None:
            said["attack"] = next(name for name, chance in self.attack.items() if chance == 1)
        told = [figure.told() for figure in self.figures]
        said["targets"] = [*told, *(figure.document() for figure in self.bystanders)]
        return said | {name: law and only(law) for name, law in self._joint().items()}

    def _head(self) -> Json:
        return {
            "toise": "result",
            "version": 1,
            "system": self.system,
            "weapon": self.weapon,
            "assumptions": [assumption.document() for assumption in self.assumptions],
            "warnings": list(self.warnings),
        }

    def _joint(self) -> dict[str, Law[int] | None]:
        return {"total_loss": self.total_loss, "out_count": self.out_count, **self.besides}


def only(law: Law[int]) -> int:
    """The one outcome of a law that is certain."""
    (value,) = law
    return value


def law_document(law: Law[int]) -> dict[str, str]:
    """A law as strings of reduced fractions, smallest outcome first."""
    return {str(value): str(law[value]) for value in sorted(law)}


def fractions_document(chances: Mapping[str, Fraction]) -> dict[str, str]:
    """Probabilities as strings of reduced fractions."""
    return {name: str(chance) for name, chance in chances.items()}
