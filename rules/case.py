"""A case: one engagement of one game, ready to be computed, rolled or typed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from rules.counted import Counted, Sums
from rules.document import Document
from rules.readings import STATE_LIMIT
from rules.resolution import Account, Course, Program, Resolver, course_of
from rules.result import Result
from rules.story import Chapter, Thrown
from rules.text import InputError, Percent, Text


@dataclass(frozen=True, slots=True)
class Caption:
    """What the record shows of a throw: its id, its label, and its outcome so far.

    ``flags``: what else the throw is, by the names under which its record says so.
    """

    id: str
    label: Text
    outcome: Hashable
    flags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ground:
    """One row of a « why »: where the course stood, how likely that was, what then gives it.

    ``chance`` x ``given`` is the row's part of the whole. ``arithmetic``: how dice become points.
    """

    where: Text
    chance: Fraction
    given: Fraction
    arithmetic: Text | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """Why a figure's number is what it is: the question, the need in a sentence, the rows.

    The rows' products and ``rest`` (what no row tells) make ``chance``.
    """

    question: Text
    need: Text
    grounds: tuple[Ground, ...]
    chance: Fraction
    rest: Fraction
    rule: str

    @classmethod
    def of(cls, need: Text, grounds: Iterable[Ground], rest: Fraction, rule: str) -> Why:
        """Why the rows and ``rest`` together are what they are."""
        rows = tuple(grounds)
        chance = sum((row.chance * row.given for row in rows), rest)
        return cls(Text("Why {chance}?", chance=Percent(chance)), need, rows, chance, rest, rule)


class Case(Protocol):
    """What the window, the command line and the report ask of a game."""

    @property
    def program(self) -> Program:
        """The course of this engagement, in the order in which it is told."""
        ...

    @property
    def targets(self) -> Sequence[Document]:
        """The entry of each figure of a result, in its order; those of a group one by one."""
        ...

    @property
    def computed(self) -> Program:
        """A program of the same law, in the order in which it is computed soonest."""
        ...

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the engagement, read from a course of its program.

        A joint law of more than ``limit`` states is left out; 0 leaves out every joint law.
        """
        ...

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw."""
        ...

    def gained(self, thrown: Thrown) -> Text | None:
        """What a throw has given so far, or None where that says nothing."""
        ...

    def account(self, chapter: Chapter) -> Text | None:
        """What a step came to, the sum written out, or None where the dice say it all."""
        ...

    def reading(self) -> Text:
        """What was understood of the attack, in a sentence or two."""
        ...

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why a figure loses ``floor`` points or more (or exactly), as seen from a course."""
        ...

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Which combinations make a total of ``floor`` or more (or exactly); None if too many."""
        ...


ReadSums = Callable[[Program, Sequence[Account]], Sums]
"""Reads the laws of the sums on some accounts of a program."""


class Alone(Protocol):
    """One attack that is made on one target after the other, each of them alone.

    It is a row of a matrix: whatever the attacker gives is reckoned once. A target is without
    those fields that say how he stands to others.
    """

    def problems(self, target: Any, /) -> Sequence[InputError]:
        """What is wrong with the attack on this target, as its engagement would have it."""
        ...

    def sums(self, target: Any, read: ReadSums, /) -> Sums:
        """The laws of the sums that are counted of the target, read from the programs it needs."""
        ...

    def counted(self, target: Any, /) -> Counted:
        """How the laws of the target are read."""
        ...


def resolve(case: Case, resolver: Resolver, *, limit: int | None = STATE_LIMIT) -> Result:
    """The whole result of a case, from its first die."""
    return case.result(course_of(case.computed, resolver), limit=limit)
