"""A blow that may go over, through a melee, to a figure the template leaves alone."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Spill:
    """From whom under the template to whom outside it; ``chance`` each time he is struck."""

    through: str
    to: str
    chance: Fraction
