"""Resolution: a rule is written once, as a step, and read from here.

A step tells the throws of one decision of the rulebook; a program says which step comes next and
what follows from what it said. Here every outcome is followed with its exact weight; in
``rules.story`` the same steps are told once, with dice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
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
End = tuple[tuple[Hashable, ...], Hashable, int, int]
"""One way through a step: the outcomes heard, what was said, its weight over a total."""
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


class Memory:
    """A bounded memory that forgets the oldest first."""

    __slots__ = ("known", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.known: dict[Any, Any] = {}

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
        ends = self._ends(step, heard, dice)
        common = _common({end[3] for end in ends})
        weights: dict[Hashable, int] = {}
        for _, said, weight, total in ends:
            whole = weight if total == common else weight * (common // total)
            weights[said] = weights.get(said, 0) + whole
        return Law.of_total(weights, common)

    def paths(self, step: Step) -> list[Path]:
        """Every way through a step."""
        return [
            Path(_throws(step, heard), said, Fraction(weight, total))
            for heard, said, weight, total in self._ends(step)
        ]

    def _ends(
        self, step: Step, heard: tuple[Hashable, ...] = (), dice: Hashable | None = None
    ) -> list[End]:
        """Each way through a step.

        A telling that has begun goes on with the last outcome; the others wait to be told anew.
        """
        ends: list[End] = []
        waiting = [(heard, 1, 1)]
        while waiting:
            heard, weight, total = waiting.pop()
            telling = step()
            try:
                throw = next(telling)
                for outcome in heard:
                    throw = telling.send(outcome)
                while True:
                    law = self.throw_law(throw) if dice is None else throw.law(dice)
                    dice, total = None, total * law.total
                    for outcome, chance in law.weights.items():
                        waiting.append(((*heard, outcome), weight * chance, total))
                    heard, weight, total = waiting.pop()
                    throw = telling.send(heard[-1])
            except StopIteration as over:
                ends.append((heard, over.value, weight, total))
        return ends


def _throws(step: Step, heard: tuple[Hashable, ...]) -> tuple[tuple[AnyThrow, Hashable], ...]:
    """Each throw of a telling with its outcome."""
    asked = (hear(step, heard[:place])[0] for place in range(len(heard)))
    return tuple((throw, said) for throw, said in zip(asked, heard, strict=True) if throw)


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


class Course(NamedTuple):
    """All that may happen from a state on: its nodes, each before those that follow it.

    ``sums`` is what stood on the accounts when the course began. Accounts that are not in
    ``reopened`` are marked once at most. ``stopped`` is asked at every node while it is read.
    """

    nodes: tuple[Node, ...]
    sums: dict[Account, int]
    reopened: Accounts
    stopped: Callable[[], bool] = never

    def walk(self) -> Iterable[Node]:
        """The nodes in order; StoppedError as soon as the reading is not wanted any more."""
        return self.nodes if self.stopped is never else self._watched()

    def _watched(self) -> Iterator[Node]:
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
    nodes = _expanded(
        program, resolver, program.begin() if state is None else state, first, stopped
    )
    shared = {NONE: NONE}
    reopened = NONE
    for node in reversed(nodes):
        if node.edges:
            reopened |= _look_ahead(node, shared)
    return Course(tuple(nodes), sums or {}, reopened, stopped)


def _expanded(
    program: Program,
    resolver: Resolver,
    state: Any,
    first: Law[Any] | None,
    stopped: Callable[[], bool],
) -> list[Node]:
    """Every node that can be reached, each before those that follow it."""
    start = Node(state, program.rank(state))
    known = {state: start}
    waiting: Waiting = [(-start.rank, 0, start)]
    told: dict[Marks, Marks] = {}
    nodes: list[Node] = []
    while waiting:
        if stopped():
            raise StoppedError
        node = heappop(waiting)[2]
        node.index = len(nodes)
        nodes.append(node)
        step = node.step = program.next(node.state)
        if step is not None:
            law = first if first and node is start else resolver.step_law(step)
            for (following, marks), weight in _ways(program, node, law).items():
                after = known.get(following)
                if after is None:
                    after = known[following] = Node(following, program.rank(following))
                    heappush(waiting, (-after.rank, len(known), after))
                if after.rank >= node.rank:
                    msg = f"the rank does not fall from {node.state!r} to {following!r}"
                    raise AssertionError(msg)
                # Equal marks are one object, for there may be many edges.
                node.edges.append(Edge(after, told.setdefault(marks, marks), weight))
    return nodes


def _ways(program: Program, node: Node, law: Law[Any]) -> dict[tuple[Any, Marks], int]:
    """What may follow a node and be marked on the way, with its weight."""
    ways: dict[tuple[Any, Marks], int] = {}
    follow, state = program.follow, node.state
    for said, weight in law.weights.items():
        way = follow(state, said)
        ways[way] = ways.get(way, 0) + weight
    node.total = law.total
    return ways


def _look_ahead(node: Node, shared: dict[Accounts, Accounts]) -> Accounts:
    """Find scale and accounts of a node; returns those marked from it that may be once more."""
    here: set[Account] = set()
    sets: set[Accounts] = set()
    scales: set[int] = set()
    for to, marks, _ in node.edges:
        scales.add(to.scale)
        sets.add(to.marked)
        for account, _ in marks:
            here.add(account)
    ahead = NONE.union(*sets)
    # Equal sets are one object: comparing the sets of many edges then costs nothing.
    marked = ahead | here
    node.marked = shared.setdefault(marked, marked)
    node.scale = node.total * _common(scales)
    return ahead & here


def _common(scales: set[int]) -> int:
    """Their least common multiple; most often it is the largest, and dividing is quicker."""
    common = max(scales)
    for scale in scales:
        if common % scale:
            common = lcm(common, scale)
    return common
