"""What the attacks of one attacker on one figure come to, by the state he stands in."""

from __future__ import annotations

from typing import NamedTuple

from rules.systems.mordheim.steps import Blow, Body, Fall, Strike
from rules.systems.mordheim.tables import KNOCKED_DOWN, NEVER, STUNNED, UNHARMED

BEGINNINGS = (UNHARMED, KNOCKED_DOWN, STUNNED)
"""The states in which a figure may be found: standing is the first."""


class Group(NamedTuple):
    """The attacks made with one weapon, or a fall: how many hit, and what each hit is.

    ``weapon``: its place among those that strike the figure.
    """

    strike: Strike | Fall
    blow: Blow
    weapon: int = 0


class Edge(NamedTuple):
    """What a figure knocked down or stunned near an edge faces; ``blow``: one hit of the fall."""

    initiative: int
    blow: Blow
    body: Body


class Plan(NamedTuple):
    """The attacks on a figure found in one state.

    ``tries``: the dice of a parry, 0 where there is none. ``finishing``: he is out of action
    without a die.
    """

    body: Body
    groups: tuple[Group, ...] = ()
    tries: int = 0
    finishing: bool = False


class Encounter(NamedTuple):
    """One attacker on one figure.

    ``plans``: for a figure found in each of ``BEGINNINGS``, or the only one there can be.
    ``limited``: a single critical in the phase.
    """

    attacker: int
    figure: int
    plans: tuple[Plan, ...]
    limited: bool = True
    edge: Edge | None = None

    def plan(self, began: int) -> Plan:
        """The plan against a figure found in this state."""
        return self.plans[BEGINNINGS.index(began) if len(self.plans) > 1 else 0]


def is_harmless(group: Group) -> bool:
    """Whether no hit of these can do anything: it can't wound, or the save never fails."""
    blow, strike = group.blow, group.strike
    lotus = isinstance(strike, Strike) and strike.dice.lotus
    if blow.instead is not None:
        return False
    if blow.need >= NEVER and not lotus:
        return True
    return blow.save <= 1 and blow.critical is None
