"""Dice that nothing reads are not asked: a step without the throws that can't change anything."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from rules.resolution import Step, Telling, hear
from rules.throws import AnyThrow

REMEMBERED = 4096


class Branch(NamedTuple):
    """What a step still asks: a throw and what follows each outcome, or what it says."""

    throw: AnyThrow | None
    after: Mapping[Hashable, Branch]
    said: Hashable


@lru_cache(REMEMBERED)
def _branch_of(step: Step) -> Branch:
    return _from(step, ())


def _from(step: Step, heard: tuple[Hashable, ...]) -> Branch:
    throw, said = hear(step, heard)
    if throw is None:
        return Branch(None, {}, said)
    after: dict[Hashable, Branch] = {
        outcome: _from(step, (*heard, outcome)) for outcome in _outcomes(throw)
    }
    first, *others = after.values()
    return Branch(throw, after, None) if any(other != first for other in others) else first


@lru_cache(REMEMBERED)
def _outcomes(throw: AnyThrow) -> tuple[Hashable, ...]:
    return tuple(throw.law())


def quiet(step: Step) -> Telling:
    """Tell a step, leaving out each throw whose outcomes all lead to the same."""
    branch = _branch_of(step)
    while branch.throw is not None:
        outcome: Any = yield branch.throw
        branch = branch.after[outcome]
    return branch.said
