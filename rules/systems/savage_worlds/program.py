"""An area attack told as the rulebook tells it: one roll, where it lands, then each victim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.resolution import Account, Marks
from rules.steps import Step
from rules.systems.savage_worlds.steps import (
    NO_EFFECT,
    Attack,
    Break,
    Clock,
    Deviate,
    Strike,
    Suffered,
)

ATTACK: Account = "attack"
LANDED: Account = "landed"
GRADES = ("critical_failure", "failure", "success", "raise")
HOURS = 12
SUCCEEDS, RAISES = 1, 2

VICTIMS, CLOCK, DEVIATION, ROLL = range(4)
STAGE = 100


def state_of(figure: int) -> Account:
    """The account of the rank of a figure's state."""
    return "state", figure


def control_of(figure: int) -> Account:
    """The account of a vehicle that must test whether it goes out of control."""
    return "control", figure


@dataclass(frozen=True, slots=True)
class Victim:
    """A figure as he lies under the template, behind this much cover.

    ``struck`` without and with a raise on the attack; of an object both are the same.
    """

    figure: int
    cover: int
    struck: tuple[Strike | Break, Strike | Break]


class Row(NamedTuple):
    """A row of victims: the first of them, the number of the row that follows, its length."""

    victim: int
    rest: int
    length: int


@dataclass(frozen=True)
class Ground:
    """Who lies under the template wherever it may lie; rows of victims that end alike are one.

    ``rows``: the first, number 0, is of nobody. ``aim``: the row at the point aimed at.
    ``landings``: of each distance in turn the rows at hours 1 to 12; empty where nothing deviates.
    """

    victims: tuple[Victim, ...]
    rows: tuple[Row, ...]
    aim: int
    landings: tuple[tuple[int, ...], ...] = ()


class Scene(NamedTuple):
    """Where an attack stands: ``row`` are the victims still to be told."""

    stage: int
    row: int = 0
    raised: bool = False
    deviated: bool = False
    distance: int = 0


@dataclass(frozen=True)
class Barrage:
    """One attack; without ``deviate`` a failure harms nobody."""

    attack: Attack
    ground: Ground
    deviate: Deviate | None = None

    def begin(self) -> Scene:
        return Scene(ROLL)

    def rank(self, state: Scene) -> int:
        return STAGE * state.stage + self.ground.rows[state.row].length

    def next(self, state: Scene) -> Step | None:
        if state.stage == VICTIMS:
            return self.victim(state).struck[state.raised] if state.row else None
        if state.stage == ROLL:
            return self.attack
        return self.deviate if state.stage == DEVIATION else Clock()

    def follow(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        if state.stage == VICTIMS:
            return self._suffered(state, said)
        if state.stage == ROLL:
            return self._rolled(said)
        if state.stage == DEVIATION:
            return Scene(CLOCK, distance=said), ()
        return self._landed(state.distance, said)

    def victim(self, state: Scene) -> Victim:
        """The victim in hand."""
        return self.ground.victims[self.ground.rows[state.row].victim]

    def _rolled(self, grade: int) -> tuple[Scene, Marks]:
        marks: Marks = ((ATTACK, grade + 1),)
        if grade >= SUCCEEDS:
            return Scene(VICTIMS, self.ground.aim, raised=grade == RAISES), marks
        return Scene(VICTIMS if self.deviate is None else DEVIATION), marks

    def _landed(self, distance: int, hour: int) -> tuple[Scene, Marks]:
        row = self.ground.landings[distance][hour - 1]
        return Scene(VICTIMS, row, deviated=True), ((LANDED, distance * HOURS + hour),)

    def _suffered(self, state: Scene, said: Suffered) -> tuple[Scene, Marks]:
        row = self.ground.rows[state.row]
        figure = self.ground.victims[row.victim].figure
        marks: Marks = ()
        if said.rank != NO_EFFECT:
            marks = ((state_of(figure), said.rank),)
        if said.control:
            marks = (*marks, (control_of(figure), 1))
        return Scene(VICTIMS, row.rest, state.raised, state.deviated), marks
