"""Questions asked backwards: what would have to be different for a chance to be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, permutations
from typing import Any

from rules.case import Case
from rules.engagement import InvalidError
from rules.fields import Slot, Value
from rules.gauges import Fate, Gauge
from rules.json_reading import Json
from rules.readings import STATE_LIMIT
from rules.resolution import Resolver, course_of, never
from rules.result import Result
from rules.service import Reading, read_engagement
from rules.text import InputError

MOST_ORDERED = 5
"""Up to so many targets every order is tried; of more, each in turn comes first."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is looked at: a measure of one figure, or of all together where ``figure`` is None."""

    gauge: Gauge
    figure: int | None = None

    def read(self, result: Result) -> Fraction | None:
        """The number of a result; None where it has none."""
        if self.figure is None:
            return self.gauge.whole(result)
        if self.figure >= len(result.figures):
            return None
        return self.gauge.read(Fate.of(result.figures[self.figure]))

    def after(self, order: Sequence[int]) -> Sight:
        """The same seen once the targets stand in another order, by their places now."""
        if self.figure is None or self.figure not in order:
            return self
        return replace(self, figure=order.index(self.figure))

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


class Inquiry:
    """Questions about one engagement, seen under one measure, with one resolver."""

    def __init__(
        self,
        reading: Reading,
        sight: Sight,
        resolver: Resolver,
        stopped: Callable[[], bool] = never,
    ) -> None:
        self._reading, self._sight = reading, sight
        self._resolver, self._stopped = resolver, stopped
        # What is not written stays so: a target that is silent stands as the table has him.
        self._document: Json = reading.engagement.model_dump(
            mode="json", by_alias=True, exclude_unset=True
        )

    def now(self) -> Fraction | None:
        """The measure as things stand."""
        return self._number(self._reading.case, self._sight)

    def trials(self, slot: Slot) -> Iterator[Trial]:
        """Every value of a field, one after the other."""
        for value in slot.values:
            trial = self._try(value, slot.put(self._document, value))
            is_now = value == slot.now
            # That a needed value is needed is no answer.
            if is_now or value is not None or trial.error is None:
                yield replace(trial, is_now=is_now)

    def orders(self) -> Iterator[Trial]:
        """Orders of the targets, by their places now.

        Where distances decide who comes first, they change places with them.
        """
        targets: list[Json] = self._document["targets"]
        far = {at: one["distance"] for at, one in enumerate(targets) if _stands_at_distance(one)}
        yield from self._distances_turned(far) if len(far) > 1 else self._targets_turned(targets)

    def _targets_turned(self, targets: Sequence[Json]) -> Iterator[Trial]:
        places = range(len(targets))
        for order in _orders(places):
            turned = [targets[place] for place in order]
            sight = self._sight.after(order)
            trial = self._try(order, self._document | {"targets": turned}, sight)
            yield replace(trial, is_now=order == tuple(places))

    def _distances_turned(self, far: dict[int, float]) -> Iterator[Trial]:
        now = sorted(far, key=far.__getitem__)
        rising = [far[place] for place in now]
        for order in _orders(now):
            moved = list(self._document["targets"])
            for place, distance in zip(order, rising, strict=True):
                moved[place] = moved[place] | {"distance": distance}
            trial = self._try(order, self._document | {"targets": moved})
            yield replace(trial, is_now=order == tuple(now))

    def weapons(self, weapons: Sequence[tuple[str, Any]]) -> Iterator[Trial]:
        """Weapons by their names, in place of the one in hand; a weapon as an engagement has it."""
        single = {name: part for name, part in self._document.items() if name != "weapons"}
        for name, weapon in weapons:
            yield self._try(name, single | {"weapon": weapon})

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

    def _try(
        self, value: Value | tuple[int, ...], document: Json, sight: Sight | None = None
    ) -> Trial:
        try:
            case = read_engagement(document).case
        except InvalidError as invalid:
            return Trial(value, None, invalid.problems[0])
        return Trial(value, self._number(case, sight or self._sight))

    def _number(self, case: Case, sight: Sight) -> Fraction | None:
        course = course_of(case.computed, self._resolver, stopped=self._stopped)
        return sight.read(case.result(course, limit=sight.limit))


def _stands_at_distance(target: Json) -> bool:
    return target.get("distance") is not None and target.get("in_area") is not False


def _orders(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if len(places) <= MOST_ORDERED:
        yield from permutations(places)
        return
    for first in places:
        yield (first, *(place for place in places if place != first))


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
