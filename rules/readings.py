"""Readings of a course: the law of each account, joint laws, where it ends.

Weights are integers over the course's scale; on the way every division is exact.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from rules.law import Law
from rules.packed import packed_step, unpacked
from rules.resolution import Account, Course, Edge, Marks, Node

STATE_LIMIT = 200_000
PACKED_SLOTS = 4096

E = TypeVar("E", bound=Hashable)
Sums = dict[int, int]
Running = tuple[tuple[Account, int], ...]


def arrivals(course: Course) -> list[int]:
    """The weight with which each node is reached, over the course's scale."""
    weights = [0] * len(course.nodes)
    weights[0] = course.scale
    for node in course.walk():
        unit = weights[node.index] // node.total
        for to, _, weight in node.edges:
            weights[to.index] += unit * weight
    return weights


def ends(course: Course, read: Callable[[object], E]) -> Law[E]:
    """The law of what ``read`` says of the last state."""
    weights: dict[E, int] = {}
    for node, weight in zip(course.nodes, arrivals(course), strict=True):
        if not node.edges:
            seen = read(node.state)
            weights[seen] = weights.get(seen, 0) + weight
    return Law(weights)


def marginals(course: Course, accounts: Iterable[Account]) -> dict[Account, Law[int]]:
    """The law of the sum on each of ``accounts``, what stood there before included."""
    closed = _sums(course) if course.reopened else _amounts(course)
    return {account: _law(course, account, closed[account]) for account in accounts}


def _amounts(course: Course) -> _Book:
    """The weights of what is marked on each account, where none is marked twice."""
    tally: dict[Marks, int] = {}
    weights = [0] * len(course.nodes)
    weights[0] = course.scale
    for node in course.walk():
        unit = weights[node.index] // node.total
        for to, marks, weight in node.edges:
            arriving = unit * weight
            weights[to.index] += arriving
            tally[marks] = tally.get(marks, 0) + arriving
    closed = _Book()
    for marks, weight in tally.items():
        for account, amount in marks:
            page = closed[account]
            page[amount] = page.get(amount, 0) + weight
    return closed


def _sums(course: Course) -> _Book:
    """The weights of the sums on each account, carried while more may be marked on it."""
    closed = _Book()
    carried: defaultdict[Node, _Book] = defaultdict(_Book)
    weights = [0] * len(course.nodes)
    weights[0] = course.scale
    for node in course.walk():
        unit = weights[node.index] // node.total
        held = _divided(carried.pop(node, {}), node.total)
        for edge in node.edges:
            to, marks, weight = edge
            arriving = unit * weight
            weights[to.index] += arriving
            if held:
                _carry(edge, arriving, held, carried[to], closed)
                continue
            for account, amount in marks:
                book = carried[to] if account in to.marked else closed
                page = book[account]
                page[amount] = page.get(amount, 0) + arriving
    return closed


class _Book(dict[Account, Sums]):
    """Weights of sums by account."""

    def __missing__(self, account: Account) -> Sums:
        page = self[account] = {}
        return page


def _divided(held: dict[Account, Sums], total: int) -> dict[Account, Sums]:
    return {
        account: {value: weight // total for value, weight in sums.items()}
        for account, sums in held.items()
    }


def _carry(
    edge: Edge, arriving: int, held: dict[Account, Sums], carried: _Book, closed: _Book
) -> None:
    """Move what is carried along an edge, the amounts it marks added.

    Only what has been marked is carried: the weight of zero is the rest of the arrival's.
    """
    to, marks, weight = edge
    moved = dict.fromkeys(held, 0)
    moved.update(marks)
    for account, amount in moved.items():
        page = (carried if account in to.marked else closed)[account]
        zero = arriving
        for value, part in held.get(account, {}).items():
            share = part * weight
            zero -= share
            page[value + amount] = page.get(value + amount, 0) + share
        if amount and zero:
            page[amount] = page.get(amount, 0) + zero


def _law(course: Course, account: Account, tally: Sums) -> Law[int]:
    before = course.sums.get(account, 0)
    rest = course.scale - sum(tally.values())
    if rest:
        tally[0] = tally.get(0, 0) + rest
    weights = {before + value: tally[value] for value in sorted(tally) if tally[value]}
    return Law.of_total(weights, course.scale)


@dataclass(frozen=True, slots=True)
class Measure:
    """What several accounts come to together: the sum of what each is worth.

    ``caps``: the accounts that count, each with the sum beyond which more changes nothing.
    ``worth(account, sum)`` for sums up to the cap; 0 for a sum of 0, and never negative.
    """

    caps: dict[Account, int]
    worth: Callable[[Account, int], int]

    def capped(self, account: Account, value: int) -> int:
        return min(value, self.caps[account])


def joint(course: Course, measure: Measure, limit: int | None = STATE_LIMIT) -> Law[int] | None:
    """The exact law of a measure, or None when it would take more than ``limit`` states."""
    slots = 1 + sum(measure.worth(account, cap) for account, cap in measure.caps.items())
    tally, running = _settled(0, course.sums, course.nodes[0], measure)
    if running or slots > PACKED_SLOTS or not course.reopened.isdisjoint(measure.caps):
        return _spelled_joint(course, measure, (tally, running), limit)
    rest = _packed_joint(course, measure, slots, limit)
    return rest and rest.map(lambda value: tally + value)


def _packed_joint(
    course: Course, measure: Measure, slots: int, limit: int | None
) -> Law[int] | None:
    """The fast way: each node's law of the tally is one integer, a slot of bits per value."""
    bits = 8 * (course.scale.bit_length() // 8 + 1)
    tables = [0] * len(course.nodes)
    reach = [0] * len(course.nodes)
    tables[0], reach[0] = course.scale, 1
    ended, states = 0, 0
    deltas: dict[Marks, int] = {}
    for node in course.walk():
        table, seen = tables[node.index], reach[node.index]
        tables[node.index] = 0
        states += seen.bit_count()
        if limit is not None and states > limit:
            return None
        if not node.edges:
            ended += table
        unit = table // node.total
        for to, marks, weight in node.edges:
            delta = deltas.get(marks)
            if delta is None:
                delta = deltas[marks] = _delta(marks, measure)
            tables[to.index] += packed_step(unit, weight, delta * bits)
            reach[to.index] |= seen << delta
    return Law(unpacked(ended, bits // 8, slots))


def _delta(marks: Marks, measure: Measure) -> int:
    return sum(
        measure.worth(account, measure.capped(account, amount))
        for account, amount in marks
        if account in measure.caps
    )


def _spelled_joint(
    course: Course, measure: Measure, start: tuple[int, Running], limit: int | None
) -> Law[int] | None:
    """The general way: the running sums of open accounts stand beside the tally."""
    tables: list[dict[tuple[int, Running], int]] = [{} for _ in course.nodes]
    tables[0][start] = course.scale
    ended: Sums = {}
    states = 0
    for node in course.walk():
        table = tables[node.index]
        tables[node.index] = {}
        states += len(table)
        if limit is not None and states > limit:
            return None
        if not node.edges:
            for (tally, _), weight in table.items():
                ended[tally] = ended.get(tally, 0) + weight
        for edge in node.edges:
            _pour(edge, node.total, table, tables[edge.to.index], measure)
    return Law(dict(sorted(ended.items())))


def _settled(
    tally: int, sums: dict[Account, int], node: Node, measure: Measure
) -> tuple[int, Running]:
    """Fold the accounts that are closed at ``node`` into the tally; keep the others running."""
    running: list[tuple[Account, int]] = []
    for account in measure.caps:
        if not sums.get(account):
            continue
        capped = measure.capped(account, sums[account])
        if account in node.marked:
            running.append((account, capped))
        else:
            tally += measure.worth(account, capped)
    return tally, tuple(running)


def _pour(
    edge: Edge,
    total: int,
    table: dict[tuple[int, Running], int],
    below: dict[tuple[int, Running], int],
    measure: Measure,
) -> None:
    marks = [(a, amount) for a, amount in edge.marks if amount and a in measure.caps]
    settled: dict[Running, tuple[int, Running]] = {}
    for (tally, running), weight in table.items():
        after = settled.get(running)
        if after is None:
            sums = dict(running)
            for account, amount in marks:
                sums[account] = sums.get(account, 0) + amount
            after = settled[running] = _settled(0, sums, edge.to, measure)
        key = (tally + after[0], after[1])
        below[key] = below.get(key, 0) + weight // total * edge.weight
