"""What befalls engines with Structure/X, whichever they are: what is known, and what dice say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import lcm

from rules.systems.confrontation.engine import Engine, Line, played
from rules.systems.confrontation.models import ConfrontationEngagement, Entry, Target
from rules.systems.confrontation.steps import Hit, Shot
from rules.systems.confrontation.throws import SeverityDie
from rules.systems.confrontation.wounds import OUTCOMES, Table


@dataclass(frozen=True)
class Reckoning:
    """One engagement, its targets left aside."""

    engagement: ConfrontationEngagement

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The wounds and repairs that are known: those listed, or a direct wound alone."""
        how, wound = self.engagement.circumstances, self.engagement.weapon.wound
        if how.wounds is not None:
            return tuple(how.wounds)
        return () if how.given or wound is None else (Entry(wound=wound, source="direct"),)

    def lines(self, target: Target) -> list[Line]:
        """The account of what is known to befall a target."""
        return list(played(Engine.of(target), target.name, target.lost, self.entries))

    def lost(self, target: Target) -> int:
        """What a target has lost before any die falls."""
        lines = self.lines(target)
        return lines[-1].lost if lines else target.lost

    def resistance(self, target: Target) -> int | None:
        """The RES against which shots at a target are rolled."""
        given = self.engagement.circumstances.resistance
        return given if target.resistance is None else target.resistance

    @property
    def is_read_elsewhere(self) -> bool:
        """Whether there are shots that the players read on a table of their own."""
        how = self.engagement.circumstances
        return how.shots is not None and how.wound_table is None

    def blows(self, against: tuple[int, ...]) -> tuple[Hit | Shot, ...]:
        """The hits or shots on groups of engines; ``against``: the RES of each group."""
        how = self.engagement.circumstances
        if how.hits is not None and self.die is not None:
            return (Hit(self.die),) * how.hits
        return tuple(Shot(strength, against, self._table) for strength in how.shots or ())

    @cached_property
    def _table(self) -> Table:
        return tuple(tuple(row) for row in self.engagement.circumstances.wound_table or ())

    @cached_property
    def die(self) -> SeverityDie | None:
        """The die that says the severity of a hit; None without a law."""
        law = self.engagement.circumstances.severity
        if law is None:
            return None
        chances = law.chances()
        faces = lcm(*(chance.denominator for chance in chances.values()))
        return SeverityDie(tuple(int(chances[name] * faces) for name in OUTCOMES))
