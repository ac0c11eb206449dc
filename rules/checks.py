"""« Have it checked »: the laws of a result, each with what is needed to work it out elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.counted import Counted
from rules.law import Law
from rules.readings import Measure
from rules.resolution import Account, Course, Resolver, StoppedError, course_of, never
from rules.result import Chart, Result
from rules.service import Reading
from rules.story import Story, Thrown
from rules.tally import MOST_STATES, Labelling, Tally, tally_of
from rules.text import Text

FEW_NODES = 150


@dataclass(frozen=True, slots=True)
class Subject:
    """One law of a result. ``states``: marked names of its values, where they are states.

    ``before``: what is counted of earlier.
    """

    title: Text
    law: Law[int]
    measure: Measure | None = None
    states: tuple[str, ...] = ()
    before: int = 0

    @property
    def names(self) -> Mapping[int, str]:
        """The marked names by value."""
        return dict(enumerate(self.states))


class Check:
    """The laws of one engagement from its first die, or of what remains of a story."""

    def __init__(
        self,
        reading: Reading,
        result: Result,
        resolver: Resolver,
        story: Story | None = None,
        course: Course | None = None,
    ) -> None:
        """``course``: that of which the result was read, where it is at hand."""
        self._reading, self._result = reading, result
        self._resolver, self._story = resolver, story
        self._course = course

    @cached_property
    def subjects(self) -> list[Subject]:
        """Every law there is: of each figure, then of all together."""
        told = self._reading.system.counted
        counted = [] if told is None else list(told(self._reading.case))
        return [*self._figures(counted), *self._whole(counted)]

    @property
    def is_quick(self) -> bool:
        """Whether a law is taken apart within a frame or so."""
        return self._course is not None and len(self._course.nodes) <= FEW_NODES

    def tally(self, subject: Subject, stopped: Callable[[], bool] = never) -> Tally | None:
        """The lines that come to a law; None where none are known or there are too many."""
        if subject.measure is None:
            return None
        course, label = self._told
        return tally_of(
            course._replace(stopped=stopped), subject.measure, self._resolver,
            story=self._story, before=subject.before, label=label,
        )  # fmt: skip

    @cached_property
    def _told(self) -> tuple[Course, Labelling | None]:
        """The course, and what its throws are called.

        As it is told, where that is short; else as it is computed, which has no words.
        """
        case, known = self._reading.case, self._course
        if known is not None and known.program == case.program:
            return known, self._label
        if self._story is not None:
            return self._story.rest(self._resolver), self._label
        try:
            few = _Few(MOST_STATES)
            course = course_of(case.program, self._resolver, stopped=few.are_over)
        except StoppedError:
            return course_of(case.computed, self._resolver), None
        return course, self._label

    def _label(self, thrown: Thrown) -> Text:
        return self._reading.case.caption(thrown).label

    def _figures(self, counted: Sequence[Counted]) -> Iterator[Subject]:
        for place, figure in enumerate(self._result.figures):
            sums = counted[place] if counted else None
            worst = sums.chart.measure if sums else None
            lost = sums.loss.measure if sums and sums.loss else worst
            points = Text("{name}: points lost", name=figure.name)
            if figure.ladder is not None:
                title = Text("{name}: worst state", name=figure.name)
                yield Subject(title, figure.ladder.law, worst, figure.ladder.names)
            if figure.loss is not None:
                yield Subject(points, figure.loss, lost)
            if figure.lost is not None:
                before = 0 if sums is None else sums.before
                yield Subject(points, figure.lost, worst, before=before)

    def _whole(self, counted: Sequence[Counted]) -> Iterator[Subject]:
        result, graded = self._result, self._result.is_graded
        if len(result.figures) < 2:
            return
        if result.has_loss and result.total_loss is not None:
            losses = [one.loss or one.chart for one in counted if one.loss or not graded]
            total = _together([loss.measure for loss in losses])
            yield Subject(Text("Total lost"), result.total_loss, total)
        if result.out_count is not None:
            charts = [figure.chart for figure in result.figures]
            outs = [_out(sums, chart) for sums, chart in zip(counted, charts, strict=False)]
            yield Subject(Text("Number out of action"), result.out_count, _together(outs))


class _Few:
    """Counts how often it is asked."""

    def __init__(self, most: int) -> None:
        self._left = most

    def are_over(self) -> bool:
        """Whether it was asked more than so often."""
        self._left -= 1
        return self._left < 0


def _together(parts: Sequence[Measure]) -> Measure | None:
    """The sum of several measures of different accounts."""
    if not parts:
        return None
    caps = {account: cap for part in parts for account, cap in part.caps.items()}
    owner = {account: part for part in parts for account in part.caps}
    return Measure(caps, lambda account, value: owner[account].worth(account, value))


def _out(sums: Counted, chart: Chart) -> Measure:
    """Whether a figure's chart comes to its worst."""

    def worth(_: Account, value: int) -> int:
        return int(sums.chart.worth(value) >= chart.worst)

    return Measure(sums.chart.measure.caps, worth)
