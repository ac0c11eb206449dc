"""Bases that snap together: gently, and only where they nearly meet."""

from __future__ import annotations

from collections.abc import Iterable

from rules.geometry import Disc, Point, along, gap, towards

REACH = 0.06


def snapped(base: Disc, others: Iterable[Disc]) -> Point:
    """Where a base comes to rest: in contact with the nearest one it nearly meets."""
    near = [(abs(gap(base, other)), other) for other in others]
    close = [(room, other) for room, other in near if room <= REACH]
    if not close:
        return base.centre
    _, other = min(close, key=_room)
    direction = towards(other.centre, base.centre)
    if direction is None:
        return base.centre
    return along(other.centre, direction, other.radius + base.radius)


def _room(pair: tuple[float, Disc]) -> float:
    return pair[0]
