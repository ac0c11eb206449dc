"""A course as the least table that still gives one law: for whoever wants to check it.

Each line is one throw. Those that lead to the same merge, from the last on; what is left is small
enough to be copied.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rules.readings import Measure
from rules.resolution import Account, Course, Marks, Node, Resolver, StoppedError
from rules.steps import hear
from rules.story import Story, Thrown
from rules.text import Text
from rules.throws import AnyThrow

MOST_STATES = 4000
MOST_LINES = 300

Running = tuple[tuple[Account, int], ...]
Labelling = Callable[[Thrown], Text]
"""What a throw is called, before its first die."""


class Way(NamedTuple):
    """What may follow a line: how many chances, what is added, and which line is next."""

    chances: int
    adds: int
    to: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One throw, and the way on after each of its ``outcomes``.

    ``throw`` is None where dice of it have fallen. ``labels``: what it is called, wherever it is
    asked for.
    """

    ways: tuple[Way, ...]
    throw: AnyThrow | None = None
    outcomes: tuple[Hashable, ...] = ()
    labels: list[Text] = field(default_factory=list[Text], compare=False)

    @property
    def cases(self) -> dict[tuple[int, int | None], int]:
        """Of each way on, so many cases. Lines of which these are equal are one."""
        found: dict[tuple[int, int | None], int] = {}
        for chances, adds, to in self.ways:
            found[adds, to] = found.get((adds, to), 0) + chances
        return found


@dataclass(frozen=True, slots=True)
class Tally:
    """The lines of a law: each leads to lines before it, the last is the beginning."""

    lines: tuple[Line, ...]


def tally_of(
    course: Course,
    measure: Measure,
    resolver: Resolver,
    *,
    story: Story | None = None,
    before: int = 0,
    label: Labelling | None = None,
) -> Tally | None:
    """The lines that give the law of a measure; None where they would be too many.

    ``story``: of what has been told, where that is what the course goes on from. ``before``: what
    is added to all. StoppedError as soon as the course is not wanted any more.
    """
    return _Building(course, measure, resolver, label, story).tally(before)


class _Building:
    """The states of a course with the sums that still run, merged from the end on."""

    def __init__(
        self,
        course: Course,
        measure: Measure,
        resolver: Resolver,
        label: Labelling | None,
        story: Story | None,
    ) -> None:
        self._course, self._measure = course, measure
        self._resolver, self._label = resolver, label
        self._begun = None if story is None else story.current
        self._heard = () if story is None else story.heard
        self._nodes = {node.state: node for node in course.nodes}
        self._lines: list[Line] = []
        self._places: dict[Hashable, int] = {}
        self._known: dict[tuple[int, Running], tuple[int, int | None]] = {}
        self._states = 0

    def tally(self, earlier: int) -> Tally | None:
        first = self._course.nodes[0]
        before, running = self._move(first, (), tuple(self._course.sums.items()))
        try:
            adds, last = self._after(first, running)
        except _TooManyError:
            return None
        adds += before + earlier
        if last is None or adds or last != len(self._lines) - 1:
            self._lines.append(Line((Way(1, adds, last),)))
        return Tally(tuple(self._lines))

    def _after(self, first: Node, sums: Running) -> tuple[int, int | None]:
        """What is added at once, and the line of what follows, for every state reachable."""
        waiting = [(first, sums)]
        while waiting:
            node, running = waiting[-1]
            if (node.index, running) in self._known:
                waiting.pop()
                continue
            missing = [below for below in self._below(node, running) if not self._is_known(*below)]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            self._settle(node, running)
        return self._known[first.index, sums]

    def _is_known(self, node: Node, running: Running) -> bool:
        return (node.index, running) in self._known

    def _below(self, node: Node, running: Running) -> list[tuple[Node, Running]]:
        written = self._course.ledger.marks
        return [(to, self._move(to, running, written[line])[1]) for to, line, _ in node.edges]

    def _move(self, to: Node, running: Running, marks: Marks) -> tuple[int, Running]:
        """What the sums come to on the way to a node: what is added, and what still runs."""
        sums = dict(running)
        for account, amount in marks:
            if amount and account in self._measure.caps:
                sums[account] = sums.get(account, 0) + amount
        settled, still = 0, list[tuple[Account, int]]()
        for account in self._measure.caps:
            if account in sums:
                capped = self._measure.capped(account, sums[account])
                if to.ahead & self._course.ledger.bits.get(account, 0):
                    still.append((account, capped))
                else:
                    settled += self._measure.worth(account, capped)
        return settled, tuple(still)

    def _settle(self, node: Node, running: Running) -> None:
        if self._course.stopped():
            raise StoppedError
        self._states += 1
        if self._states > MOST_STATES:
            raise _TooManyError
        self._known[node.index, running] = self._read(node, running)

    def _read(self, node: Node, running: Running) -> tuple[int, int | None]:
        """What follows a state, its throws one by one."""
        if node.step is None:
            return 0, None
        return self._hear(node, running, self._heard if node.index == 0 else ())

    def _hear(
        self, node: Node, running: Running, heard: tuple[Hashable, ...]
    ) -> tuple[int, int | None]:
        assert node.step is not None
        throw, said = hear(node.step, heard)
        if throw is None:
            state, marks = self._course.program.follow(node.state, said)
            return self._way(self._nodes[state], running, marks)
        thrown = self._thrown(node, throw, heard)
        fallen = thrown.faces != ()
        law = throw.law(thrown.dice) if fallen else self._resolver.throw_law(throw)
        ways = [
            Way(weight, *self._hear(node, running, (*heard, said)))
            for said, weight in law.weights.items()
        ]
        line = Line(tuple(ways), None if fallen else throw, tuple(law))
        if self._label is not None and len({way[1:] for way in ways}) > 1:
            label = self._label(thrown)
            line.labels.append(Text("{throw}, what remains", throw=label) if fallen else label)
        return self._place(line)

    def _thrown(self, node: Node, throw: AnyThrow, heard: tuple[Hashable, ...]) -> Thrown:
        """A throw before its first die; that of the story with the dice that have fallen."""
        if self._begun is not None and node.index == 0 and len(heard) == len(self._heard):
            return self._begun
        assert node.step is not None
        return Thrown(node.state, node.step, throw, len(heard), (), throw.begin())

    def _way(self, to: Node, running: Running, marks: Marks) -> tuple[int, int | None]:
        settled, still = self._move(to, running, marks)
        adds, line = self._known[to.index, still]
        return settled + adds, line

    def _place(self, line: Line) -> tuple[int, int | None]:
        """What a line adds whatever happens, and where the rest of it stands.

        One that decides nothing is passed over.
        """
        least = min(way.adds for way in line.ways)
        ways = tuple(way._replace(adds=way.adds - least) for way in line.ways)
        if len({way[1:] for way in ways}) == 1:
            return least, ways[0].to
        line = replace(line, ways=ways)
        key = frozenset(line.cases.items())
        place = self._places.get(key)
        if place is None:
            if len(self._lines) == MOST_LINES:
                raise _TooManyError
            place = self._places[key] = len(self._lines)
            self._lines.append(line)
        else:
            labels = self._lines[place].labels
            labels += [label for label in line.labels if label not in labels]
        return least, place


class _TooManyError(Exception):
    """There are more states or lines than anybody would read."""
