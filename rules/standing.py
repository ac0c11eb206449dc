"""How the targets of an engagement stand to its template, by their own word or by the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """One target: under the template or not, how far from the attacker, in melee with whom.

    ``distance``: base to base in units, None if unknown. ``engaged_with``: names of other targets.
    """

    in_area: bool
    distance: float | None
    engaged_with: tuple[str, ...]
