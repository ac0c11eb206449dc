"""A course as the least table that still gives one law: for whoever wants to check it.

States that lead to the same merge, from the last on; what is left is small enough to be copied.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from math import gcd
from typing import NamedTuple

from rules.readings import Measure
from rules.resolution import Account, Course, Marks, Node, Program, Resolver
from rules.steps import Step, hear
from rules.throws import AnyThrow

MOST_STATES = 4000
MOST_LINES = 300

Running = tuple[tuple[Account, int], ...]


class Way(NamedTuple):
    """What may follow a line: how many chances, what is added, and which line is next."""

    chances: int
    adds: int
    to: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One state: what is done there, and the ways on.

    ``throw``: where one throw decides, ``by`` holds the way of each of its outcomes.
    """

    said: str
    ways: tuple[Way, ...]
    throw: AnyThrow | None = None
    by: tuple[tuple[Hashable, Way], ...] = ()

    def same(self) -> Hashable:
        """Lines of which this is equal are one."""
        return self.ways if self.throw is None else (self.throw, self.by)


@dataclass(frozen=True, slots=True)
class Tally:
    """The lines of a law: each leads to lines before it, the last is the beginning."""

    lines: tuple[Line, ...]


def tally_of(
    program: Program,
    course: Course,
    measure: Measure,
    resolver: Resolver,
    *,
    begun: bool = False,
    before: int = 0,
) -> Tally | None:
    """The lines that give the law of a measure; None where they would be too many.

    ``begun``: dice of the first throw of the course have fallen. ``before``: what is added to all.
    """
    return _Building(program, course, measure, resolver, begun=begun).tally(before)


class _Building:
    """The states of a course with the sums that still run, merged from the end on."""

    def __init__(
        self,
        program: Program,
        course: Course,
        measure: Measure,
        resolver: Resolver,
        *,
        begun: bool,
    ) -> None:
        self._program, self._course, self._measure = program, course, measure
        self._resolver = resolver
        self._begun = begun
        self._nodes = {node.state: node for node in course.nodes}
        self._lines: list[Line] = []
        self._places: dict[Hashable, int | None] = {}
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
            self._lines.append(Line("", (Way(1, adds, last),)))
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
        self._states += 1
        if self._states > MOST_STATES:
            raise _TooManyError
        self._known[node.index, running] = self._place(self._line(node, running))

    def _line(self, node: Node, running: Running) -> Line:
        merged: dict[tuple[int, int | None], int] = {}
        for to, line, weight in node.edges:
            way = self._way(to, running, self._course.ledger.marks[line])
            merged[way] = merged.get(way, 0) + weight
        common = gcd(*merged.values()) if merged else 1
        ways = tuple(Way(weight // common, *way) for way, weight in merged.items())
        fallen = self._begun and node.index == 0
        throw = None if node.step is None or len(ways) < 2 or fallen else only_throw(node.step)
        said = "" if node.step is None else repr(node.step)
        if throw is None or node.step is None:
            return Line(said, tuple(sorted(ways, key=_in_order)))
        return Line(said, ways, throw, self._by(node, running, throw))

    def _by(
        self, node: Node, running: Running, throw: AnyThrow
    ) -> tuple[tuple[Hashable, Way], ...]:
        assert node.step is not None
        law = self._resolver.throw_law(throw)
        found: list[tuple[Hashable, Way]] = []
        for outcome, weight in law.weights.items():
            _, said = hear(node.step, (outcome,))
            state, marks = self._program.follow(node.state, said)
            found.append((outcome, Way(weight, *self._way(self._nodes[state], running, marks))))
        return tuple(found)

    def _way(self, to: Node, running: Running, marks: Marks) -> tuple[int, int | None]:
        settled, still = self._move(to, running, marks)
        adds, line = self._known[to.index, still]
        return settled + adds, line

    def _place(self, line: Line) -> tuple[int, int | None]:
        """Where a line stands; one that decides nothing is passed over."""
        if not line.ways:
            return 0, None
        if len(line.ways) == 1:
            return line.ways[0].adds, line.ways[0].to
        key = line.same()
        if key not in self._places:
            if len(self._lines) == MOST_LINES:
                raise _TooManyError
            self._places[key] = len(self._lines)
            self._lines.append(line)
        return 0, self._places[key]


class _TooManyError(Exception):
    """There are more states or lines than anybody would read."""


def _in_order(way: Way) -> tuple[int, int]:
    return (-1 if way.to is None else way.to), way.adds


def only_throw(step: Step) -> AnyThrow | None:
    """The throw of a step that asks for one and is over after it, whatever it says."""
    throw, _ = hear(step, ())
    if throw is None:
        return None
    over = all(hear(step, (outcome,))[0] is None for outcome in throw.law())
    return throw if over else None
