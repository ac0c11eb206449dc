"""The steps of Confrontation, one decision of the rules each (seed 001, dossier §10)."""

from __future__ import annotations

from rules.frozen import frozen
from rules.steps import OneThrow
from rules.systems.confrontation.throws import Pair, SeverityDie, WoundDice
from rules.systems.confrontation.wounds import LOSS, Table, row_of


@frozen
class Hit(OneThrow[int, tuple[int, ...]]):
    """One hit on every engine: the points its severity costs."""

    die: SeverityDie

    def throw(self) -> SeverityDie:
        return self.die

    def say(self, loss: int) -> tuple[int, ...]:
        return (loss,)


@frozen
class Shot(OneThrow[Pair, tuple[int, ...]]):
    """One wound roll, read on the table for each resistance: the points each loses by it."""

    strength: int
    resistances: tuple[int, ...]
    table: Table

    def throw(self) -> WoundDice:
        return WoundDice()

    def say(self, pair: Pair) -> tuple[int, ...]:
        return tuple(self.loss(pair, group) for group in range(len(self.resistances)))

    def loss(self, pair: Pair, group: int) -> int:
        """The points that an engine of one resistance loses by a roll."""
        return LOSS[self.cell(pair, group)]

    def cell(self, pair: Pair, group: int) -> str:
        """The severity on which a roll is read; nothing is left open where it can be reached."""
        row = row_of(pair.high, self.strength, self.resistances[group])
        return self.table[row][pair.low - 1] or "none"


@frozen
class Reading(OneThrow[Pair, Pair]):
    """One wound roll without a table: the players read it on their own."""

    strength: int

    def throw(self) -> WoundDice:
        return WoundDice()
