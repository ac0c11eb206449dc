"""Why a number is what it is: the states of a course that can give an outcome of one account."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.resolution import Account, Course, Edge, Node


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
    quiet = _quiet(course, account)
    found: list[Origin] = []
    reached: list[dict[int, int]] = [{} for _ in course.nodes]
    reached[0][course.sums.get(account, 0)] = course.scale
    for node in course.nodes:
        if account not in node.marked:
            continue
        for before, weight in reached[node.index].items():
            given = sum(
                _weight(node, edge, quiet)
                for edge in node.edges
                if _marks(edge, account) and holds(before + _amount(edge, account))
            )
            if given:
                chance = Fraction(weight, course.scale)
                found.append(Origin(node.state, before, chance, Fraction(given, node.scale)))
            unit = weight // node.total
            for edge in node.edges:
                below = reached[edge.to.index]
                after = before + _amount(edge, account)
                below[after] = below.get(after, 0) + unit * edge.weight
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
    quiet = [node.scale for node in course.nodes]
    for node in reversed(course.nodes):
        if account in node.marked:
            quiet[node.index] = sum(
                _weight(node, edge, quiet) for edge in node.edges if not _marks(edge, account)
            )
    return quiet


def _weight(node: Node, edge: Edge, quiet: list[int]) -> int:
    """What an edge adds over its node's scale."""
    return node.scale // node.total // edge.to.scale * edge.weight * quiet[edge.to.index]


def _marks(edge: Edge, account: Account) -> bool:
    return any(marked == account for marked, _ in edge.marks)


def _amount(edge: Edge, account: Account) -> int:
    return sum(amount for marked, amount in edge.marks if marked == account)
