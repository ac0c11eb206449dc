"""Programs counted the long way: every path by itself, everybody's sums side by side."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

from rules.aces import Endless
from rules.law import Law
from rules.resolution import Program
from rules.steps import Step, hear
from rules.throws import AnyThrow, folded

Chances = dict[Any, Fraction]
Sums = frozenset[tuple[Hashable, int]]


def merged(pairs) -> Chances:
    """Equal outcomes counted together."""
    chances: Chances = {}
    for outcome, chance in pairs:
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    return chances


def fractions(law: Law[Any]) -> Chances:
    """A law as plain fractions."""
    return dict(law.items())


def plain(throw: AnyThrow, dice: Hashable | None = None) -> Law[Any]:
    """The law of a throw face by face; the fold of acing dice never ends."""
    if isinstance(throw, Endless):
        return throw.law(dice)
    return folded(throw, throw.begin() if dice is None else dice)


def said_by(step: Step, heard: tuple[Hashable, ...] = ()) -> Chances:
    """What a step may say, by following every outcome of every throw."""
    throw, said = hear(step, heard)
    if throw is None:
        return {said: Fraction(1)}
    return merged(
        (said, chance * share)
        for outcome, chance in plain(throw).items()
        for said, share in said_by(step, (*heard, outcome)).items()
    )


def endings(program: Program) -> Chances:
    """The law of (last state, sums of every account that was marked)."""
    law: Chances = {(program.begin(), frozenset()): Fraction(1)}
    ended: list[tuple[Any, Fraction]] = []
    while law:
        ended += [(end, chance) for end, chance in law.items() if program.next(end[0]) is None]
        law = merged(
            (after, chance * share)
            for (state, sums), chance in law.items()
            if (step := program.next(state)) is not None
            for said, share in said_by(step).items()
            for after in [_after(program, state, sums, said)]
        )
    return merged(ended)


def _after(program: Program, state: Any, sums: Sums, said: Hashable) -> tuple[Any, Sums]:
    following, marks = program.follow(state, said)
    book = dict(sums)
    for account, amount in marks:
        book[account] = book.get(account, 0) + amount
    return following, frozenset((account, amount) for account, amount in book.items() if amount)


def read(law: Chances, value: Callable[[dict[Hashable, int]], Hashable]) -> Chances:
    """The law of something read from the sums at the end."""
    return merged((value(dict(sums)), chance) for (_, sums), chance in law.items())
