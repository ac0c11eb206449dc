"""A figure's sheet: its points as boxes, its stages, what befell it, what its rule gives it.

A game whose figures wear away by stages offers one per target; the views know nothing more of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rules.text import Text


@dataclass(frozen=True, slots=True)
class Stage:
    """A rung of the way down: from how many points lost on, its name, what it brings.

    ``test``: the chance of the test that was asked about; None without one.
    """

    floor: int
    name: Text
    penalty: Text
    test: Fraction | None = None


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One entry that befell the figure: what, what it came to, why it was refused if it was.

    ``number``: its place in the list of entries, from 0. ``lost``: all that is lost after it.
    ``penalised``: whether a penalty applies after it.
    """

    number: int
    what: Text
    change: int
    lost: int
    state: Text
    penalty: Text
    penalised: bool
    refused: Text | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """What the rule says on one subject: equal ``key``s are the same rule, whatever its words."""

    subject: Text
    key: str
    text: Text


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a figure stands before any die falls, under the edition it is played by.

    ``edition`` is marked for translation. ``stages``: those it can be in, by rising floor, the last
    being the end. ``penalised``: whether a penalty applies now. ``immunities`` and ``grants``:
    competences as printed. ``clauses``: the rule, subject by subject, the same subjects in every
    edition.
    """

    name: str
    edition: str
    points: int
    lost: int
    stage: int
    state: Text
    penalty: Text
    penalised: bool
    stages: tuple[Stage, ...]
    lines: tuple[SheetLine, ...]
    immunities: tuple[str, ...]
    grants: tuple[str, ...]
    clauses: tuple[Clause, ...]

    @property
    def left(self) -> int:
        """The points that are left."""
        return self.points - self.lost

    @property
    def is_gone(self) -> bool:
        """Whether nothing is left of it."""
        return self.left == 0
