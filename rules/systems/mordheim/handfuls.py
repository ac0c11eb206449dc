"""Which throws of Mordheim players make at once: the dice to wound of one weapon's hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.systems.mordheim.throws import ToWound

if TYPE_CHECKING:
    from rules.story import Thrown


def alike(thrown: Thrown) -> tuple[object, int]:
    """The dice to wound of one attacker on one figure with one weapon, and those still to come."""
    if not isinstance(thrown.throw, ToWound):
        return None, 1
    group, (lotus, plain) = next(one for one in enumerate(thrown.state.hits) if any(one[1]))
    return (thrown.state.left, thrown.state.stage, group, lotus > 0), lotus or plain
