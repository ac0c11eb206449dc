"""Resolution: a rule is written once, as a step, and read from here.

A step tells the throws of one decision of the rulebook; a program says which step comes next and
what follows from what it said. Here every outcome is followed with its exact weight; in
``rules.story`` the same steps are told once, with dice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import lcm
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from rules.law import Law
from rules.steps import Step, hear
from rules.throws import AnyThrow

Account = Hashable
Accounts = frozenset[Account]
Marks = tuple[tuple[Account, int], ...]
End = tuple[tuple[Hashable, ...], Hashable, int, int]
"""One way through a step: the outcomes heard, what was said, its weight over a total."""
V = TypeVar("V")

SHORT_COURSE = 256
"""Courses of so many nodes at most are remembered."""


class Program(Hashable, Protocol):
    """A game's course of events, driven by frozen states.

    It is frozen, and equal to another only where both go the same way.
    """

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


class Memory:
    """A bounded memory that forgets the oldest first."""

    __slots__ = ("known", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.known: dict[Any, Any] = {}

    def place(self, key: Any) -> list[Any]:
        """Where what belongs to a key stands; a new place is empty."""
        new: list[Any] = []
        place = self.known.setdefault(key, new)
        if place is new and len(self.known) > self.limit:
            del self.known[next(iter(self.known))]
        return place

    def keep(self, key: Any, value: V) -> V:
        if len(self.known) >= self.limit:
            del self.known[next(iter(self.known))]
        self.known[key] = value
        return value


class Resolver:
    """Remembers the laws of throws and of steps, and short courses; made once and passed in."""

    def __init__(self, limit: int = 4096, courses: int = 64) -> None:
        self._throws = Memory(limit)
        self._steps = Memory(limit)
        self.courses = Memory(courses)

    def throw_law(self, throw: AnyThrow) -> Law[Any]:
        """The law of a throw's outcome."""
        law = self._throws.known.get(throw)
        return law if law is not None else self._throws.keep(throw, throw.law())

    def step_law(self, step: Step) -> Law[Any]:
        """The law of what a step says."""
        law = self._steps.known.get(step)
        return law if law is not None else self._steps.keep(step, self._law_of(step))

    def _law_of(self, step: Step) -> Law[Any]:
        known = getattr(step, "law", None)
        return self.rest_of_step(step) if known is None else known(self)

    def rest_of_step(
        self, step: Step, heard: tuple[Hashable, ...] = (), dice: Hashable | None = None
    ) -> Law[Any]:
        """The law of what a step says after ``heard``, with ``dice`` of the next throw fallen."""
        ends = self._ends(step, heard, dice)
        common = lcm(*{total for _, _, _, total in ends})
        weights: dict[Hashable, int] = {}
        for _, said, weight, total in ends:
            weights[said] = weights.get(said, 0) + weight * (common // total)
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
        known, keep = self._throws.known, self.throw_law
        waiting = [(heard, 1, 1)]
        while waiting:
            heard, weight, total = waiting.pop()
            telling = step()
            try:
                throw = next(telling)
                for outcome in heard:
                    throw = telling.send(outcome)
                while True:
                    law = known.get(throw) if dice is None else throw.law(dice)
                    if law is None:
                        law = keep(throw)
                    dice, total = None, total * law.total
                    for outcome, chance in law.weights.items():
                        waiting.append((heard + (outcome,), weight * chance, total))  # noqa: RUF005
                    heard, weight, total = waiting.pop()
                    throw = telling.send(heard[-1])
            except StopIteration as over:
                ends.append((heard, over.value, weight, total))
        return ends


def _throws(step: Step, heard: tuple[Hashable, ...]) -> tuple[tuple[AnyThrow, Hashable], ...]:
    """Each throw of a telling with its outcome."""
    asked = (hear(step, heard[:place])[0] for place in range(len(heard)))
    return tuple((throw, said) for throw, said in zip(asked, heard, strict=True) if throw)


class Node:
    """A state that can be reached and what may follow it.

    ``ahead``: the accounts that may be marked from it on, one bit each (see ``Ledger``).
    """

    __slots__ = ("ahead", "edges", "index", "rank", "scale", "state", "step", "total")

    def __init__(self, state: Any, rank: int) -> None:
        self.state = state
        self.rank = rank
        self.index = -1
        self.step: Step | None = None
        self.total = self.scale = 1
        self.ahead = 0
        self.edges: list[Edge] = []


Edge = tuple[Node, int, int]
"""What may follow a state: where to, the line of the ledger with its marks, its weight."""


class Ledger(NamedTuple):
    """What is marked in a course: each tuple of marks once, so that edges name its line.

    ``masks``: the accounts of a line, one bit each. ``bits``: whose bit is whose.
    """

    marks: list[Marks]
    masks: list[int]
    bits: dict[Account, int]

    @classmethod
    def of(cls, lines: Iterable[Marks]) -> Ledger:
        """The ledger of marks, line by line."""
        marks, masks = list(lines), list[int]()
        bits: dict[Account, int] = {}
        for line in marks:
            mask = 0
            for account, _ in line:
                bit = bits.get(account)
                if bit is None:
                    bit = bits[account] = 1 << len(bits)
                mask |= bit
            masks.append(mask)
        return cls(marks, masks, bits)

    def accounts(self, mask: int) -> Accounts:
        """The accounts whose bits are set."""
        return frozenset(account for account, bit in self.bits.items() if mask & bit)


class StoppedError(Exception):
    """What was being computed is not wanted any more."""


def never() -> bool:
    """Let a computation go on to its end."""
    return False


class Course(NamedTuple):
    """All that may happen from a state on: its nodes, each before those that follow it.

    ``sums`` is what stood on the accounts when the course began. Accounts whose bit is not in
    ``reopened`` are marked once at most. ``program`` is whose states these are. ``arrived`` holds
    the weights of its nodes and of its lines once they have been read. ``stopped`` is asked at
    every node while it is read.
    """

    nodes: list[Node]
    ledger: Ledger
    reopened: int
    program: Program
    arrived: list[tuple[list[int], list[int]]]
    sums: Mapping[Account, int] = MappingProxyType({})
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

    @property
    def marked(self) -> Accounts:
        """The accounts that may be marked at all."""
        return self.ledger.accounts(self.nodes[0].ahead)


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

    A short course from the beginning is remembered. StoppedError as soon as ``stopped`` says that
    the course is not wanted any more.
    """
    if state is not None:
        course = _followed(program, resolver, state, first, stopped)
    else:
        place = resolver.courses.place(program)
        if place:
            course = place[0]
        else:
            course = _followed(program, resolver, program.begin(), first, stopped)
            if len(course.nodes) <= SHORT_COURSE:
                place.append(course)
    if sums or stopped is not never:
        return course._replace(sums=sums or {}, stopped=stopped)
    return course


def _followed(
    program: Program,
    resolver: Resolver,
    state: Any,
    first: Law[Any] | None,
    stopped: Callable[[], bool],
) -> Course:
    """Every node that can be reached from a state, and what may be marked on the way."""
    start = Node(state, program.rank(state))
    known, waiting = {state: start}, [start]
    lines: dict[Marks, int] = {}
    nodes: list[Node] = []
    while waiting:
        if stopped():
            raise StoppedError
        node = waiting.pop()
        nodes.append(node)
        step = node.step = program.next(node.state)
        if step is not None:
            law = first if first and node is start else resolver.step_law(step)
            _expand(program, node, law, known, waiting, lines)
    nodes.sort(key=_RANK, reverse=True)
    ledger = Ledger.of(lines)
    return Course(nodes, ledger, _look_ahead(nodes, ledger.masks), program, [])


_RANK = attrgetter("rank")


def _expand(
    program: Program,
    node: Node,
    law: Law[Any],
    known: dict[Any, Node],
    waiting: list[Node],
    lines: dict[Marks, int],
) -> None:
    """Find what may follow a node; states met for the first time wait in turn."""
    follow, state, rank, edges = program.follow, node.state, node.rank, node.edges
    for said, weight in law.weights.items():
        following, marks = follow(state, said)
        after = known.get(following)
        if after is None:
            after = known[following] = Node(following, program.rank(following))
            waiting.append(after)
        if after.rank >= rank:
            msg = f"the rank does not fall from {state!r} to {following!r}"
            raise AssertionError(msg)
        edges.append((after, lines.setdefault(marks, len(lines)), weight))
    node.total = law.total


def _look_ahead(nodes: list[Node], masks: list[int]) -> int:
    """Find places, scales and accounts of sorted nodes; returns the accounts marked again."""
    reopened, index = 0, len(nodes)
    for node in reversed(nodes):
        index -= 1
        node.index = index
        marked, common = 0, 1
        for to, line, _ in node.edges:
            mask, ahead = masks[line], to.ahead
            reopened |= mask & ahead
            marked |= mask | ahead
            # Most often it is the same or the largest, and dividing is quicker.
            if common % to.scale:
                common = to.scale if to.scale % common == 0 else lcm(common, to.scale)
        node.ahead = marked
        node.scale = node.total * common
    return reopened
