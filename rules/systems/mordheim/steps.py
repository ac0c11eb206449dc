"""The steps of Mordheim, one decision of the rules each (seed 003, dossier §11)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from rules.frozen import frozen
from rules.steps import OneThrow, Quiet
from rules.systems.mordheim import throws
from rules.systems.mordheim.criticals import Cells, Critical
from rules.systems.mordheim.tables import (
    KNOCKED_DOWN,
    NEVER,
    OUT,
    STUNNED,
    UNHARMED,
    WOUNDED,
    injury_ranks,
)
from rules.systems.mordheim.throws import ToWound

ORDINARY = Critical("ordinary")


@frozen
class Strike(OneThrow[tuple[int, int, int], tuple[int, int, int]]):
    """All to-hit dice of one weapon: lotus hits, other hits, the highest that may be parried."""

    dice: throws.ToHit

    def throw(self) -> throws.ToHit:
        return self.dice


@frozen
class Parry(OneThrow[bool, bool]):
    """The one parry: strictly above the highest hit; a re-roll with sword and buckler."""

    highest: int
    tries: int

    def throw(self) -> throws.Parry:
        return throws.Parry(self.highest + 1, self.tries)


class Blow(NamedTuple):
    """What one hit of a weapon is to one target.

    ``need``: to wound, its bonus taken off. ``critical``: the cells of its table, None where no
    critical can be. ``save``: 2 to 6, NEVER for none, 1 or less for one that no die fails.
    ``wounds``: 0 for 1d3. ``injury``: added to injury dice. ``bands``: see ``tables``.
    ``each``: a save for each wound of a vital part. ``either``: wounds of the weapon or critical.
    ``instead``: what the players must do in place of any wound, by a note's id.
    """

    need: int
    save: int
    bands: tuple[int, int]
    critical: Cells | None = None
    wounds: int = 1
    injury: int = 0
    each: bool = False
    either: bool = False
    instead: str | None = None

    def notes(self) -> list[str]:
        """The ids of what the players may have to do after it."""
        told = [cell.note for cell in self.critical or ()]
        return [note for note in (self.instead, *told) if note is not None]


class Body(NamedTuple):
    """How a target bears wounds, whatever strikes him.

    ``finished``: he lay there before these attacks, in melee: an unsaved wound is his end.
    """

    ward: int = NEVER
    helmet: int = NEVER
    per_die: bool = False
    no_pain: bool = False
    finished: bool = False


class Blown(NamedTuple):
    """What one hit did: points lost, worst state reached, the critical spent, a note's id."""

    lost: int
    reached: int
    critical: bool = False
    note: str | None = None


@frozen
class Hit(Quiet):
    """One hit on a target with ``points`` left, who has ``reached`` a state by these attacks.

    ``lotus``: it wounds whatever the die says. ``critical``: one may still be made.
    """

    blow: Blow
    body: Body
    points: int
    reached: int
    lotus: bool = False
    critical: bool = False

    def tell(self) -> Generator[Any, Any, Blown]:
        if self.blow.instead is not None:
            warded = self.body.ward < NEVER and (yield throws.Ward((self.body.ward,)))
            return Blown(0, self.reached, note=None if warded else self.blow.instead)
        wounded = yield self.to_wound()
        if not wounded:
            return Blown(0, self.reached)
        cell, wounds = ORDINARY, self.blow.wounds
        if wounded == 2:
            cell = yield throws.CriticalDie(self.blow.critical or ())
            if self.blow.either:
                wounds = wounds or (yield throws.Wounds())
                cell = ORDINARY if wounds > cell.wounds else cell
        hurt = yield from self._wound(cell, wounds)
        reached = max(hurt.reached, KNOCKED_DOWN if cell.floors else UNHARMED)
        return Blown(hurt.lost, reached, wounded == 2, cell.note)

    def to_wound(self) -> ToWound:
        """The die to wound; only a natural 6 is critical."""
        need = 1 if self.lotus else self.blow.need
        may_be = self.critical and self.blow.critical and need < NEVER
        return ToWound((need, 6) if may_be else (need,))

    def _wound(self, cell: Critical, wounds: int) -> Generator[Any, Any, Blown]:
        """Save, ward, wounds (0: 1d3, first where a save is due for each), injuries."""
        each = cell.each or (self.blow.each and cell.id == "vital_part")
        if each and not wounds:
            wounds = yield throws.Wounds()
        failed = dice = max(wounds, cell.wounds) if each else 1
        if cell.save and self.blow.save < NEVER:
            failed = yield throws.Saves(dice, self.blow.save, self.body.finished)
        if not failed or (self.body.ward < NEVER and (yield throws.Ward((self.body.ward,)))):
            return Blown(0, self.reached)
        if not wounds:
            wounds = yield throws.Wounds()
        return (yield from self._suffer(failed if each else max(wounds, cell.wounds), cell))

    def _suffer(self, wounds: int, cell: Critical) -> Generator[Any, Any, Blown]:
        """Going out of action takes no further point."""
        if self.body.finished or cell.fells:
            return Blown(0, OUT)
        lost, dice = min(self.points, wounds), wounds - max(self.points - 1, 0)
        if dice <= 0:
            return Blown(lost, max(self.reached, WOUNDED))
        return Blown(lost, (yield from self._injury(dice, cell)))

    def _injury(self, dice: int, cell: Critical) -> Generator[Any, Any, int]:
        """The highest injury die; a helmet turns stunned into knocked down."""
        body = self.body
        ranks = injury_ranks(self.blow.bands, self.blow.injury + cell.injury, no_pain=body.no_pain)
        helmet = cell.helmet and body.helmet < NEVER and self.reached < STUNNED
        rank, stunned = yield throws.Injury(dice, ranks, self.reached, helmet and body.per_die)
        if helmet and rank == STUNNED and (yield throws.Helmet(body.helmet, stunned or 1)):
            return max(KNOCKED_DOWN, self.reached)
        return rank


@frozen
class CoupDeGrace:
    """A stunned warrior attacked in melee is out of action, without a die."""

    def __call__(self) -> Generator[throws.ToHit, int, Blown]:
        yield from ()
        return Blown(0, OUT)


@frozen
class Totter(OneThrow[bool, bool]):
    """The Initiative test of one knocked down or stunned at an edge: says whether he falls."""

    initiative: int

    def throw(self) -> throws.Balance:
        return throws.Balance(self.initiative)


@frozen
class Fall(OneThrow[int, int]):
    """How many hits a fall inflicts."""

    def throw(self) -> throws.FallHits:
        return throws.FallHits()
