"""Chance: how a side did against what each of its attacks allowed (files.md § Chance).

Never simulated, never rounded: each law is that of the attack as it was faced, all are multiplied.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.case import Case
from rules.convolution import convolved, written
from rules.json_reading import Json
from rules.law import Law, mean
from rules.readings import STATE_LIMIT, Measure, joint, marginals
from rules.resolution import Course, Resolver, course_of
from rules.story import Story

MOST_ATTACKS = 400


@dataclass(frozen=True, slots=True)
class Faced:
    """One attack that counts: its score, and the law it had before its first die."""

    score: int
    law: Law[int]


@dataclass(frozen=True, slots=True)
class Luck:
    """How a score stands in its law; ``attacks`` counted, others ``left_out``."""

    unit: str
    attacks: int
    left_out: int
    score: int
    law: Law[int]

    @property
    def mean(self) -> Fraction:
        """The score to be expected."""
        return mean(self.law)

    @property
    def as_little_or_less(self) -> Fraction:
        """The probability of doing as well or worse; a tie counts whole."""
        return self.law.chance(lambda score: score <= self.score)

    @property
    def as_much_or_more(self) -> Fraction:
        """The probability of doing as well or better; a tie counts whole."""
        return self.law.chance(lambda score: score >= self.score)

    def document(self) -> Json:
        """The entry of ``chance`` in the state of a battle."""
        return {
            "unit": self.unit,
            "attacks": self.attacks,
            "left_out": self.left_out,
            "score": self.score,
            "mean": _told(self.mean),
            "as_little_or_less": _told(self.as_little_or_less),
            "as_much_or_more": _told(self.as_much_or_more),
            "law": {str(score): _told(self.law[score]) for score in sorted(self.law)},
        }


def _told(chance: Fraction) -> str:
    """A reduced fraction; those of many attacks are longer than Python writes by itself."""
    above, below = chance.as_integer_ratio()
    return written(above) if below == 1 else f"{written(above)}/{written(below)}"


def law_of(
    case: Case, measure: Measure, resolver: Resolver, limit: int | None = STATE_LIMIT
) -> Law[int] | None:
    """The exact law of a measure of a case from its start; None where it takes too many states.

    Read from the course as it is told: what one throw does to several figures stays together.
    """
    return law_in(course_of(case.program, resolver), measure, limit)


def law_in(course: Course, measure: Measure, limit: int | None = STATE_LIMIT) -> Law[int] | None:
    """The law of a measure in a course; that of a single figure needs no joint law."""
    if len(measure.caps) != 1:
        return joint(course, measure, limit)
    (account,) = measure.caps
    law = marginals(course, [account])[account]
    return law.map(lambda value: measure.worth(account, measure.capped(account, value)))


def has_dice(case: Case) -> bool:
    """Whether any die is thrown at all."""
    return Story(case.program).current is not None


def so_far(unit: str, faced: Sequence[Faced], left_out: int = 0) -> Luck | None:
    """How the last attacks of a side did together; None where none is counted.

    The attacks before the last ``MOST_ATTACKS`` count among those left out.
    """
    counted = faced[-MOST_ATTACKS:]
    if not counted:
        return None
    score = sum(one.score for one in counted)
    law = convolved([one.law for one in counted])
    return Luck(unit, len(counted), left_out + len(faced) - len(counted), score, law)


def alone(unit: str, faced: Faced) -> Luck:
    """How one attack did against its own law."""
    return Luck(unit, 1, 0, faced.score, faced.law)
