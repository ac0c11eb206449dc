"""Why a number is what it is: the states of a course that can give an outcome of one account."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.resolution import Account, Course, Edge, Marks, Node


@dataclass(frozen=True, slots=True)
class Origin:
    """A state in which an account is marked for the last time, and what stood on it before.

    ``chance``: of arriving there. ``given``: of the outcome asked about, once there.
    """

    state: Any
    before: int
    chance: Fraction
    given: Fraction


def origins(course: Course, account: Account, holds: Callable[[int], bool]) -> list[Origin]:
    """Where an outcome of ``account`` comes from: each state of a last mark that can give it.

    What is missing from the sum of ``chance * given`` comes from never being marked at all.
    Weights on the way are integers: of arriving over the course's scale, from a node on over its.
    """
    quiet, bit = _quiet(course, account), course.ledger.bits.get(account, 0)
    masks = course.ledger.masks
    amounts = [_amount(marks, account) for marks in course.ledger.marks]
    found: list[Origin] = []
    reached: list[dict[int, int]] = [{} for _ in course.nodes]
    reached[0][course.sums.get(account, 0)] = course.scale
    for node in course.nodes:
        if not node.ahead & bit:
            continue
        for before, weight in reached[node.index].items():
            given = sum(
                _weight(node, edge, quiet)
                for edge in node.edges
                if masks[edge[1]] & bit and holds(before + amounts[edge[1]])
            )
            if given:
                chance = Fraction(weight, course.scale)
                found.append(Origin(node.state, before, chance, Fraction(given, node.scale)))
            unit = weight // node.total
            for to, line, edge_weight in node.edges:
                below = reached[to.index]
                after = before + amounts[line]
                below[after] = below.get(after, 0) + unit * edge_weight
    return found


def never(course: Course, account: Account, holds: Callable[[int], bool]) -> Fraction:
    """What comes from never being marked: all that no last mark tells."""
    if not holds(course.sums.get(account, 0)):
        return Fraction(0)
    marked = origins(course, account, lambda _: True)
    return 1 - sum((origin.chance * origin.given for origin in marked), Fraction(0))


def together(one: Origin, other: Origin) -> Origin:
    """Two origins that a sentence does not tell apart, as one."""
    chance = one.chance + other.chance
    part = one.chance * one.given + other.chance * other.given
    return Origin(one.state, one.before, chance, part / chance)


def _quiet(course: Course, account: Account) -> list[int]:
    """The weight, from each node on, of the account not being marked any more."""
    masks, bit = course.ledger.masks, course.ledger.bits.get(account, 0)
    quiet = [node.scale for node in course.nodes]
    for node in reversed(course.nodes):
        if node.ahead & bit:
            quiet[node.index] = sum(
                _weight(node, edge, quiet) for edge in node.edges if not masks[edge[1]] & bit
            )
    return quiet


def _weight(node: Node, edge: Edge, quiet: list[int]) -> int:
    """What an edge adds over its node's scale."""
    to, _, weight = edge
    return node.scale // node.total // to.scale * weight * quiet[to.index]


def _amount(marks: Marks, account: Account) -> int:
    return sum(amount for marked, amount in marks if marked == account)
