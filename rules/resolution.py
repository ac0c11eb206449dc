"""Resolution: a rule is written once, as a step, and read from here.

A step tells the throws of one decision of the rulebook; a program says which step comes next and
what follows from what it said. Here every outcome is followed with its exact weight; in
``rules.story`` the same steps are told once, with dice.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush
from math import lcm
from typing import Any, NamedTuple, Protocol, TypeVar

from rules.law import Law
from rules.throws import AnyThrow

Account = Hashable
Marks = tuple[tuple[Account, int], ...]
Telling = Generator[AnyThrow, Any, Hashable]
K = TypeVar("K")
V = TypeVar("V")


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
        """The state that follows, and what is marked on which account."""
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
        common = lcm(*(total for _, _, total in ends))
        weights: dict[Hashable, int] = {}
        for (_, said), weight, total in ends:
            weights[said] = weights.get(said, 0) + weight * (common // total)
        return Law(weights)

    def paths(self, step: Step) -> list[Path]:
        """Every way through a step."""
        return [Path(heard, said, Fraction(w, t)) for (heard, said), w, t in self._walk(step)]

    def _walk(
        self, step: Step, heard: tuple[Hashable, ...] = (), dice: Hashable | None = None
    ) -> Generator[tuple[tuple[Any, Hashable], int, int]]:
        waiting: list[tuple[Any, int, int]] = [(tuple((None, said) for said in heard), 1, 1)]
        while waiting:
            told, weight, total = waiting.pop()
            throw, said = hear(step, tuple(outcome for _, outcome in told))
            if throw is None:
                yield (told, said), weight, total
                continue
            law = self.throw_law(throw) if dice is None else throw.law(dice)
            dice = None
            waiting.extend(
                ((*told, (throw, outcome)), weight * chance, total * law.total)
                for outcome, chance in law.weights.items()
            )


class Edge(NamedTuple):
    """What may follow a state: where to, what is marked, with which weight."""

    to: Node
    marks: Marks
    weight: int


class Node:
    """A state that can be reached, what may follow it, and the accounts that may still be marked."""

    __slots__ = ("edges", "index", "marked", "scale", "state", "step", "total")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.index = -1
        self.step: Step | None = None
        self.total = 1
        self.scale = 1
        self.marked: frozenset[Account] = frozenset()
        self.edges: list[Edge] = []


@dataclass(frozen=True, slots=True)
class Course:
    """All that may happen from a state on: its nodes, each before those that follow it.

    ``sums`` is what stood on the accounts when the course began.
    """

    nodes: tuple[Node, ...]
    sums: dict[Account, int]

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
) -> Course:
    """Follow a program from its beginning, or from ``state`` whose step says what ``first`` says."""
    start = Node(program.begin() if state is None else state)
    nodes = list(_expanded(program, resolver, start, first))
    for node in reversed(nodes):
        _look_ahead(node)
    return Course(tuple(nodes), sums or {})


def _expanded(
    program: Program, resolver: Resolver, start: Node, first: Law[Any] | None
) -> Generator[Node]:
    levels: dict[int, dict[Any, Node]] = {program.rank(start.state): {start.state: start}}
    ranks = [-rank for rank in levels]
    index = 0
    while ranks:
        rank = -heappop(ranks)
        for node in levels.pop(rank).values():
            node.index = index
            index += 1
            node.step = program.next(node.state)
            if node.step is not None:
                law = first if first and node is start else resolver.step_law(node.step)
                _branch(program, node, law, rank, levels, ranks)
            yield node


def _branch(
    program: Program,
    node: Node,
    law: Law[Any],
    rank: int,
    levels: dict[int, dict[Any, Node]],
    ranks: list[int],
) -> None:
    merged: dict[tuple[Any, Marks], int] = {}
    follow, state = program.follow, node.state
    for said, weight in law.weights.items():
        after = follow(state, said)
        merged[after] = merged.get(after, 0) + weight
    node.total = law.total
    for (state, marks), weight in merged.items():
        below = program.rank(state)
        if below >= rank:
            msg = f"the rank does not fall from {node.state!r} to {state!r}"
            raise AssertionError(msg)
        level = levels.get(below)
        if level is None:
            level = levels[below] = {}
            heappush(ranks, -below)
        after = level.get(state)
        if after is None:
            after = level[state] = Node(state)
        node.edges.append(Edge(after, marks, weight))


def _look_ahead(node: Node) -> None:
    if not node.edges:
        return
    node.scale = node.total * lcm(*(edge.to.scale for edge in node.edges))
    accounts: set[Account] = set()
    for edge in node.edges:
        accounts.update(edge.to.marked)
        accounts.update([account for account, _ in edge.marks])
    node.marked = frozenset(accounts)
