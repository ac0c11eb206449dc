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
    """
    quiet = _quiet(course, account)
    found: list[Origin] = []
    reached: list[dict[int, Fraction]] = [{} for _ in course.nodes]
    reached[0][course.sums.get(account, 0)] = Fraction(1)
    for node in course.nodes:
        for before, chance in reached[node.index].items():
            given = sum(
                (
                    Fraction(edge.weight, node.total) * quiet[edge.to.index]
                    for edge in node.edges
                    if _marks(edge, account) and holds(before + _amount(edge, account))
                ),
                Fraction(0),
            )
            if given:
                found.append(Origin(node.state, before, chance, given))
            for edge in node.edges:
                below = reached[edge.to.index]
                after = before + _amount(edge, account)
                below[after] = below.get(after, 0) + chance * Fraction(edge.weight, node.total)
    return found


def _quiet(course: Course, account: Account) -> list[Fraction]:
    """The chance, from each node on, that the account is not marked any more."""
    quiet = [Fraction(1)] * len(course.nodes)
    for node in reversed(course.nodes):
        if account in node.marked:
            quiet[node.index] = _passed(node, account, quiet)
    return quiet


def _passed(node: Node, account: Account, quiet: list[Fraction]) -> Fraction:
    return sum(
        (
            Fraction(edge.weight, node.total) * quiet[edge.to.index]
            for edge in node.edges
            if not _marks(edge, account)
        ),
        Fraction(0),
    )


def _marks(edge: Edge, account: Account) -> bool:
    return any(marked == account for marked, _ in edge.marks)


def _amount(edge: Edge, account: Account) -> int:
    return sum(amount for marked, amount in edge.marks if marked == account)
