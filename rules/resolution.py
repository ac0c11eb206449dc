"""Resolution: a rule is written once, as a step, and read from here.

A step tells the throws of one decision of the rulebook; a program says which step comes next and
what follows from what it said. Here every outcome is followed with its exact weight; in
``rules.story`` the same steps are told once, with dice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from math import lcm
from typing import Any, NamedTuple, Protocol, TypeVar

from rules.law import Law
from rules.throws import AnyThrow

Account = Hashable
Accounts = frozenset[Account]
Marks = tuple[tuple[Account, int], ...]
Telling = Generator[AnyThrow, Any, Hashable]
K = TypeVar("K")
V = TypeVar("V")

NONE: Accounts = frozenset()


class Step(Hashable, Protocol):
    """One decision of the rules: yields throws, is sent their outcomes, returns what is said.

    It is frozen, hashable, holds all it reads and reads nothing else: its law is remembered by
    the step alone.
    """

    def __call__(self) -> Telling: ...


class Program(Protocol):
    """A game's course of events, driven by frozen states."""

    def begin(self) -> Any:
        """The state before the first step."""
        ...

    def next(self, state: Any) -> Step | None:
        """The step due in ``state``, or None when all is told."""
        ...

    def follow(self, state: Any, said: Any) -> tuple[Any, Marks]:
        """The state that follows, and what is marked: an account stands once in the marks."""
        ...

    def rank(self, state: Any) -> int:
        """A whole number that falls with every step."""
        ...


class Path(NamedTuple):
    """One way through a step: each throw with its outcome, what was said, its probability."""

    heard: tuple[tuple[AnyThrow, Hashable], ...]
    said: Hashable
    chance: Fraction


def hear(step: Step, heard: tuple[Hashable, ...]) -> tuple[AnyThrow | None, Hashable]:
    """The throw a step asks for after the outcomes ``heard``, or None and what it says."""
    telling = step()
    try:
        throw = next(telling)
        for outcome in heard:
            throw = telling.send(outcome)
    except StopIteration as over:
        return None, over.value
    return throw, None


@dataclass(slots=True)
class Memory:
    """A bounded memory that forgets the oldest first."""

    limit: int
    known: dict[Any, Any] = field(default_factory=dict[Any, Any])

    def keep(self, key: Any, value: V) -> V:
        if len(self.known) >= self.limit:
            del self.known[next(iter(self.known))]
        self.known[key] = value
        return value


class Resolver:
    """Remembers the laws of throws and of steps; made once and passed in."""

    def __init__(self, limit: int = 4096) -> None:
        self._throws = Memory(limit)
        self._steps = Memory(limit)

    def throw_law(self, throw: AnyThrow) -> Law[Any]:
        """The law of a throw's outcome."""
        law = self._throws.known.get(throw)
        return law if law is not None else self._throws.keep(throw, throw.law())

    def step_law(self, step: Step) -> Law[Any]:
        """The law of what a step says."""
        law = self._steps.known.get(step)
        return law if law is not None else self._steps.keep(step, self.rest_of_step(step))

    def rest_of_step(
        self, step: Step, heard: tuple[Hashable, ...] = (), dice: Hashable | None = None
    ) -> Law[Any]:
        """The law of what a step says after ``heard``, with ``dice`` of the next throw fallen."""
        ends = list(self._walk(step, heard, dice))
        common = lcm(*{total for *_, total in ends})
        weights: dict[Hashable, int] = {}
        for _, _, said, weight, total in ends:
            weights[said] = weights.get(said, 0) + weight * (common // total)
        return Law(weights)

    def paths(self, step: Step) -> list[Path]:
        """Every way through a step."""
        return [
            Path(tuple(zip(throws, heard, strict=True)), said, Fraction(weight, total))
            for throws, heard, said, weight, total in self._walk(step)
        ]

    def _walk(
        self, step: Step, heard: tuple[Hashable, ...] = (), dice: Hashable | None = None
    ) -> Generator[tuple[tuple[AnyThrow, ...], tuple[Hashable, ...], Hashable, int, int]]:
        """Each way through a step: its throws, their outcomes, what is said, weight and total."""
        waiting: list[tuple[tuple[AnyThrow, ...], tuple[Hashable, ...], int, int]]
        waiting = [((), heard, 1, 1)]
        while waiting:
            throws, heard, weight, total = waiting.pop()
            throw, said = hear(step, heard)
            if throw is None:
                yield throws, heard, said, weight, total
                continue
            law = self.throw_law(throw) if dice is None else throw.law(dice)
            dice, throws, total = None, (*throws, throw), total * law.total
            waiting += [
                (throws, (*heard, outcome), weight * chance, total)
                for outcome, chance in law.weights.items()
            ]


class Edge(NamedTuple):
    """What may follow a state: where to, what is marked, with which weight."""

    to: Node
    marks: Marks
    weight: int


class Node:
    """A state that can be reached, what may follow it, which accounts may still be marked."""

    __slots__ = ("edges", "index", "marked", "rank", "scale", "state", "step", "total")

    def __init__(self, state: Any, rank: int) -> None:
        self.state = state
        self.rank = rank
        self.index = -1
        self.step: Step | None = None
        self.total = 1
        self.scale = 1
        self.marked = NONE
        self.edges: list[Edge] = []


Waiting = list[tuple[int, int, Node]]


class StoppedError(Exception):
    """What was being computed is not wanted any more."""


def never() -> bool:
    """Let a computation go on to its end."""
    return False


@dataclass(frozen=True, slots=True)
class Course:
    """All that may happen from a state on: its nodes, each before those that follow it.

    ``sums`` is what stood on the accounts when the course began. Accounts that are not in
    ``reopened`` are marked once at most. ``stopped`` is asked at every node while it is read.
    """

    nodes: tuple[Node, ...]
    sums: dict[Account, int]
    reopened: Accounts
    stopped: Callable[[], bool] = never

    def walk(self) -> Iterator[Node]:
        """The nodes in order; StoppedError as soon as the reading is not wanted any more."""
        for node in self.nodes:
            if self.stopped():
                raise StoppedError
            yield node

    @property
    def scale(self) -> int:
        """The integer over which every weight of this course is whole."""
        return self.nodes[0].scale


def course_of(
    program: Program,
    resolver: Resolver,
    *,
    state: Any = None,
    first: Law[Any] | None = None,
    sums: dict[Account, int] | None = None,
    stopped: Callable[[], bool] = never,
) -> Course:
    """Follow a program from its beginning, or from ``state`` whose step says ``first``.

    StoppedError as soon as ``stopped`` says that the course is not wanted any more.
    """
    nodes: list[Node] = []
    for node in _expanded(program, resolver, program.begin() if state is None else state, first):
        if stopped():
            raise StoppedError
        nodes.append(node)
    shared = {NONE: NONE}
    reopened = NONE
    for node in reversed(nodes):
        if node.edges:
            reopened |= _look_ahead(node, shared)
    return Course(tuple(nodes), sums or {}, reopened, stopped)


def _expanded(
    program: Program, resolver: Resolver, state: Any, first: Law[Any] | None
) -> Iterator[Node]:
    start = Node(state, program.rank(state))
    known = {state: start}
    waiting: Waiting = [(-start.rank, 0, start)]
    index = 0
    while waiting:
        _, _, node = heappop(waiting)
        node.index = index
        index += 1
        node.step = program.next(node.state)
        if node.step is not None:
            law = first if first and node is start else resolver.step_law(node.step)
            _branch(program, node, law, known, waiting)
        yield node


def _branch(
    program: Program, node: Node, law: Law[Any], known: dict[Any, Node], waiting: Waiting
) -> None:
    merged: dict[tuple[Node, Marks], int] = {}
    follow, state = program.follow, node.state
    for said, weight in law.weights.items():
        following, marks = follow(state, said)
        after = known.get(following)
        if after is None:
            after = Node(following, program.rank(following))
            heappush(waiting, (-after.rank, len(known), after))
            known[following] = after
        if after.rank >= node.rank:
            msg = f"the rank does not fall from {state!r} to {following!r}"
            raise AssertionError(msg)
        way = after, marks
        merged[way] = merged.get(way, 0) + weight
    node.total = law.total
    node.edges = [Edge(to, marks, weight) for (to, marks), weight in merged.items()]


def _look_ahead(node: Node, shared: dict[Accounts, Accounts]) -> Accounts:
    """Find scale and accounts of a node; returns those marked from it that may be once more."""
    here = {account for _, marks, _ in node.edges for account, _ in marks}
    ahead = NONE.union(*{to.marked for to, _, _ in node.edges})
    # Equal sets are one object: comparing the sets of many edges then costs nothing.
    marked = ahead | here
    node.marked = shared.setdefault(marked, marked)
    node.scale = node.total * _common({to.scale for to, _, _ in node.edges})
    return ahead & here


def _common(scales: set[int]) -> int:
    """Their least common multiple; most often it is the largest, and dividing is quicker."""
    common = max(scales)
    for scale in scales:
        if common % scale:
            common = lcm(common, scale)
    return common
