"""Questions asked backwards: what would have to be different for a chance to be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

from rules.arms import Arm, armed
from rules.case import Case
from rules.engagement import InvalidError
from rules.fields import Slot, Value
from rules.gauges import Fate, Gauge
from rules.json_reading import Json
from rules.orders import Groups, Queue
from rules.readings import STATE_LIMIT
from rules.resolution import Resolver, course_of, never
from rules.result import Result
from rules.service import Reading, read_engagement
from rules.text import InputError


@dataclass(frozen=True, slots=True)
class Sight:
    """What is looked at: a measure of one figure by his name, or of all together."""

    gauge: Gauge
    figure: str | None = None

    def read(self, result: Result) -> Fraction | None:
        """The number of a result; None where it has none."""
        if self.figure is None:
            return self.gauge.whole(result)
        found = (figure for figure in result.figures if figure.name == self.figure)
        figure = next(found, None)
        return None if figure is None else self.gauge.read(Fate.of(figure))

    @property
    def limit(self) -> int:
        """The states that may be spent on joint laws; one figure needs none."""
        return STATE_LIMIT if self.figure is None else 0


@dataclass(frozen=True, slots=True)
class Trial:
    """What one value comes to; ``number`` is None where it has none or is refused.

    ``step``: the difference to the value before it. ``crosses``: it reaches what is wanted, which
    the one before does not; ``is_last``: it reaches it, which the next does not any more.
    """

    value: Any
    number: Fraction | None
    error: InputError | None = None
    step: Fraction | None = None
    is_now: bool = False
    crosses: bool = False
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Worth:
    """What one more of a number is worth, from what it is now."""

    slot: Slot
    now: Fraction
    then: Fraction


def case_alone(document: Json) -> Case:
    """The case of an engagement by itself."""
    return read_engagement(document).case


class Inquiry:
    """Questions about one engagement, seen under one measure, with one resolver.

    ``case_of``: what is resolved of its document, or of a changed one: of several attackers in a
    row all of them.
    """

    def __init__(
        self,
        reading: Reading,
        sight: Sight,
        resolver: Resolver,
        stopped: Callable[[], bool] = never,
        case_of: Callable[[Json], Case] = case_alone,
    ) -> None:
        self._reading, self._sight = reading, sight
        self._resolver, self._stopped = resolver, stopped
        self._case_of = case_of
        self._document = written(reading)

    def now(self) -> Fraction | None:
        """The measure as things stand."""
        return self._number(self._case_of(self._document))

    def trials(self, slot: Slot) -> Iterator[Trial]:
        """Every value of a field, one after the other."""
        for value in slot.values:
            trial = self._try(value, slot.put(self._document, value))
            is_now = value == slot.now
            # That a needed value is needed is no answer.
            if is_now or value is not None or trial.error is None:
                yield replace(trial, is_now=is_now)

    def orders(self) -> Iterator[Trial]:
        """The orders in which the targets may be struck, as ``Groups`` of their places now."""
        queue, targets = Queue.of(self._reading), self._document["targets"]
        for order in queue.orders():
            turned = self._document | {"targets": queue.put(targets, order)}
            trial = self._try(queue.groups(order), turned)
            yield replace(trial, is_now=order == queue.now)

    def weapons(self, arms: Sequence[Arm]) -> Iterator[Trial]:
        """Weapons in the place of the one in hand, each with what comes with it.

        The one in hand comes last, where it is none of them.
        """
        seen, engagement = False, self._reading.engagement
        for arm in arms:
            document = armed(self._document, arm)
            trial = self._try(arm, document)
            is_now = trial.error is None and read_engagement(document).engagement == engagement
            seen = seen or is_now
            yield replace(trial, is_now=is_now)
        if not seen and engagement.weapon is not None:
            name = self._reading.system.write(engagement.weapon)
            yield Trial(Arm(name, self._document["weapon"]), self.now(), is_now=True)

    def worths(self, slots: Sequence[Slot]) -> Iterator[Worth]:
        """What one more is worth, of every field that holds a number and may hold one more."""
        now = self.now()
        for slot in slots:
            more = slot.one_more
            if more is None or now is None:
                continue
            then = self._try(more, slot.put(self._document, more)).number
            if then is not None:
                yield Worth(slot, now, then)

    def _try(self, value: Value | Groups | Arm, document: Json) -> Trial:
        try:
            case = self._case_of(document)
        except InvalidError as invalid:
            return Trial(value, None, invalid.problems[0])
        return Trial(value, self._number(case))

    def _number(self, case: Case) -> Fraction | None:
        course = course_of(case.computed, self._resolver, stopped=self._stopped)
        return self._sight.read(case.result(course, limit=self._sight.limit))


def written(reading: Reading) -> Json:
    """An engagement as a document.

    What is not written stays so: a target that is silent stands as the table has him.
    """
    return reading.engagement.model_dump(mode="json", by_alias=True, exclude_unset=True)


def marked(trials: Sequence[Trial], wanted: Fraction | None, *, falls: bool = False) -> list[Trial]:
    """The trials with their steps, and each crossing of what is wanted marked.

    ``falls``: the less the better, as where nothing is to happen.
    """
    known = [trial for trial in trials if trial.number is not None]
    reached = [_reaches(trial.number, wanted, falls=falls) for trial in known]
    steps = [(other.number or 0) - (one.number or 0) for one, other in pairwise(known)]
    worse = (sum(steps) > 0) if falls else (sum(steps) < 0)
    # Where it is hardest to reach, what is wanted is not reached beyond the end.
    before, after = [worse, *reached], [*reached[1:], not worse]
    found = iter(
        replace(trial, step=step, crosses=here and not one, is_last=here and not other)
        for trial, step, here, one, other in zip(
            known, [None, *steps], reached, before, after, strict=False
        )
    )
    return [trial if trial.number is None else next(found) for trial in trials]


def is_reached_by_all(
    trials: Sequence[Trial], wanted: Fraction | None, *, falls: bool = False
) -> bool:
    """Whether each of several trials reaches what is wanted."""
    known = [trial.number for trial in trials if trial.number is not None]
    return len(known) > 1 and all(_reaches(number, wanted, falls=falls) for number in known)


def _reaches(number: Fraction | None, wanted: Fraction | None, *, falls: bool) -> bool:
    if number is None or wanted is None:
        return False
    return number <= wanted if falls else number >= wanted


def trimmed(trials: Sequence[Trial]) -> list[Trial]:
    """The trials without the long ends where nothing changes any more, or all is refused."""
    told = [trial for trial in trials if not _is_idle(trial)]
    if not told:
        return [trial for trial in trials if trial.is_now]
    first, last = trials.index(told[0]), trials.index(told[-1])
    return list(trials[max(0, first - 1) : last + 1])


def _is_idle(trial: Trial) -> bool:
    return not (trial.step or trial.is_now or trial.crosses or trial.is_last)


def is_ladder(trials: Sequence[Trial]) -> bool:
    """Whether what the trials come to only rises, or only falls."""
    numbers = [trial.number for trial in trials if trial.number is not None]
    return numbers in (sorted(numbers), sorted(numbers, reverse=True))


def best(trials: Sequence[Trial], *, falls: bool = False) -> list[Trial]:
    """The trials from the best on; those without a number last."""
    known = [trial for trial in trials if trial.number is not None]
    ordered = sorted(known, key=lambda trial: trial.number or 0, reverse=not falls)
    return [*ordered, *(trial for trial in trials if trial.number is None)]
