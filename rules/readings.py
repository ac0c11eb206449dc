"""Readings of a course: the law of each account, joint laws, where it ends.

Weights are integers over the course's scale; on the way every division is exact.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from rules.law import Law
from rules.packed import unpacked
from rules.resolution import Account, Course, Marks, Node

STATE_LIMIT = 200_000
PACKED_SLOTS = 4096

E = TypeVar("E", bound=Hashable)
Sums = dict[int, int]
NOTHING: Sums = {}
Book = dict[Account, Sums]
"""Weights of sums by account."""


def arrivals(course: Course) -> list[int]:
    """The weight with which each node is reached, over the course's scale."""
    return _arrived(course)[0]


def _arrived(course: Course) -> tuple[list[int], list[int]]:
    """The weight with which each node is reached, and each line of the ledger written."""
    if not course.arrived:
        course.arrived.append(_arriving(course))
    return course.arrived[0]


def _arriving(course: Course) -> tuple[list[int], list[int]]:
    weights = [0] * len(course.nodes)
    written = [0] * len(course.ledger.marks)
    weights[0] = course.scale
    for node in course.walk():
        unit = weights[node.index] // node.total
        for to, line, weight in node.edges:
            arriving = unit * weight
            weights[to.index] += arriving
            written[line] += arriving
    return weights, written


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
    book: Book = {account: {} for account in accounts}
    if course.reopened:
        _carry_all(course, book)
    else:
        _enter_all(course, book)
    scale, sums = course.scale, course.sums
    return {account: _law(page, scale, sums.get(account, 0)) for account, page in book.items()}


def _enter_all(course: Course, book: Book) -> None:
    """Enter the weights of what is marked on each account, where none is marked twice."""
    written = _arrived(course)[1]
    for line, marks in enumerate(course.ledger.marks):
        for account, amount in marks:
            page = book.get(account)
            if page is not None:
                page[amount] = page.get(amount, 0) + written[line]


def _carry_all(course: Course, book: Book) -> None:
    """Enter the weights of the sums on each account, carried while more may be marked on it."""
    carried: defaultdict[Node, Book] = defaultdict(dict)
    bits = course.ledger.bits
    written = [{a: n for a, n in marks if a in book} for marks in course.ledger.marks]
    weights = [0] * len(course.nodes)
    weights[0] = course.scale
    for node in course.walk():
        unit = weights[node.index] // node.total
        held = _divided(carried.pop(node, {}), node.total)
        for to, line, weight in node.edges:
            arriving = unit * weight
            weights[to.index] += arriving
            marks = written[line]
            for account in held.keys() | marks if held else marks:
                pages = carried[to] if to.ahead & bits[account] else book
                page = pages.setdefault(account, {})
                sums = held.get(account, NOTHING)
                _carry(sums, weight, marks.get(account, 0), arriving, page)


def _divided(held: Book, total: int) -> Book:
    return {
        account: {value: weight // total for value, weight in sums.items()}
        for account, sums in held.items()
    }


def _carry(held: Sums, weight: int, amount: int, arriving: int, page: Sums) -> None:
    """Move what is carried along an edge, the amount it marks added.

    Only what has been marked is carried: the weight of zero is the rest of the arrival's.
    """
    zero = arriving
    for value, part in held.items():
        share = part * weight
        zero -= share
        page[value + amount] = page.get(value + amount, 0) + share
    if amount and zero:
        page[amount] = page.get(amount, 0) + zero


def _law(page: Sums, scale: int, before: int) -> Law[int]:
    rest = scale - sum(page.values())
    if rest:
        page[0] = page.get(0, 0) + rest
    told = dict(sorted(page.items()))
    if before:
        told = {before + value: weight for value, weight in told.items()}
    return Law.of_total(told, scale)


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
    if limit is not None and len(course.nodes) > limit:
        return None
    slots = 1 + sum(measure.worth(account, cap) for account, cap in measure.caps.items())
    bits = course.ledger.bits
    tally, running = _begun(course, measure)
    again = any(course.reopened & bits.get(account, 0) for account in measure.caps)
    if running or again or slots > PACKED_SLOTS:
        return _spelled_joint(course, measure, (tally, running), limit)
    rest = _packed_joint(course, measure, slots, limit)
    return rest and rest.map(lambda value: tally + value)


def _packed_joint(
    course: Course, measure: Measure, slots: int, limit: int | None
) -> Law[int] | None:
    """The fast way: each node's law of the tally is one integer, a slot of bits per value."""
    deltas = [_delta(marks, measure) for marks in course.ledger.marks]
    # There are as many states as slots in each node at most: mostly there is nothing to count.
    most = slots * len(course.nodes)
    if limit is not None and most > limit and _is_beyond(course, deltas, limit):
        return None
    bits = 8 * (course.scale.bit_length() // 8 + 1)
    shifts = [delta * bits for delta in deltas]
    tables = [0] * len(course.nodes)
    tables[0] = course.scale
    ended = 0
    for node in course.walk():
        table = tables[node.index]
        tables[node.index] = 0
        if not node.edges:
            ended += table
        unit = table // node.total
        for to, line, weight in node.edges:
            tables[to.index] += (unit * weight) << shifts[line]
    return Law.of_total(unpacked(ended, bits // 8, slots), course.scale)


def _is_beyond(course: Course, deltas: list[int], limit: int) -> bool:
    """Whether a course may stand in more states than a limit, each tally by itself."""
    reach = [0] * len(course.nodes)
    reach[0], states = 1, 0
    for node in course.walk():
        seen, reach[node.index] = reach[node.index], 0
        states += seen.bit_count()
        if states > limit:
            return True
        for to, line, _ in node.edges:
            reach[to.index] |= seen << deltas[line]
    return False


def _delta(marks: Marks, measure: Measure) -> int:
    delta = 0
    for account, amount in marks:
        cap = measure.caps.get(account)
        if cap is not None:
            delta += measure.worth(account, min(amount, cap))
    return delta


class _Slot(NamedTuple):
    """Where the running sum of an account stands in a state, its cap, what each sum is worth."""

    shift: int
    mask: int
    cap: int
    worths: list[int]


class _Move(NamedTuple):
    """What an edge does to states: amounts added to slots, and slots that are settled."""

    added: list[tuple[_Slot, int]]
    settled: list[_Slot]
    share: int


def _spelled_joint(
    course: Course, measure: Measure, begun: tuple[int, Mapping[Account, int]], limit: int | None
) -> Law[int] | None:
    """The general way: the running sums of open accounts stand beside the tally.

    A state is one integer: a few bits for each account, and the tally above them.
    """
    slots, top = _slots(measure)
    bits = course.ledger.bits
    places = [(bits.get(account, 0), slot) for account, slot in slots.items()]
    written = [
        [(slots[a], n) for a, n in marks if n and a in slots] for marks in course.ledger.marks
    ]
    tables: list[Sums] = [{} for _ in course.nodes]
    tally, running = begun
    start = sum(value << slots[account].shift for account, value in running.items())
    tables[0][start + (tally << top)] = course.scale
    ended: Sums = {}
    states = 0
    for node in course.walk():
        table, tables[node.index] = tables[node.index], {}
        states += len(table)
        if limit is not None and states > limit:
            return None
        if not node.edges:
            for state, weight in table.items():
                ended[state >> top] = ended.get(state >> top, 0) + weight
            continue
        units = {state: weight // node.total for state, weight in table.items()}
        for to, line, share in node.edges:
            closed = node.ahead & ~to.ahead
            settled = [slot for bit, slot in places if bit & closed]
            _pour(units, _Move(written[line], settled, share), top, tables[to.index])
    return Law(dict(sorted(ended.items())))


def _slots(measure: Measure) -> tuple[dict[Account, _Slot], int]:
    """The slot of each account, and where the tally begins above them."""
    slots: dict[Account, _Slot] = {}
    shift = 0
    for account, cap in measure.caps.items():
        worths = [measure.worth(account, value) for value in range(cap + 1)]
        slots[account] = _Slot(shift, (1 << cap.bit_length()) - 1, cap, worths)
        shift += cap.bit_length()
    return slots, shift


def _pour(units: Sums, move: _Move, top: int, below: Sums) -> None:
    """Move the states of a node along an edge."""
    added, settled, share = move
    for state, unit in units.items():
        after = state
        for (shift, mask, cap, _), amount in added:
            held = after >> shift & mask
            after += min(held + amount, cap) - held << shift
        for shift, mask, _, worths in settled:
            held = after >> shift & mask
            if held:
                after += (worths[held] << top) - (held << shift)
        below[after] = below.get(after, 0) + unit * share


def _begun(course: Course, measure: Measure) -> tuple[int, dict[Account, int]]:
    """What accounts that are settled already come to, and what stands on the others."""
    tally, running = 0, dict[Account, int]()
    ahead, bits = course.nodes[0].ahead, course.ledger.bits
    for account in measure.caps:
        stood = course.sums.get(account)
        if not stood:
            continue
        capped = measure.capped(account, stood)
        if ahead & bits.get(account, 0):
            running[account] = capped
        else:
            tally += measure.worth(account, capped)
    return tally, running
