"""From which accounts of a course the laws of one figure are summed up."""

from __future__ import annotations

from dataclasses import dataclass

from rules.readings import Measure


@dataclass(frozen=True, slots=True)
class Counted:
    """``chart``: the sum his card draws. ``loss``: his points lost, None where none are counted."""

    chart: Measure
    loss: Measure | None
