"""Small programs that are no game: drawn at random, or made for one point."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from rules.aces import AcingSum
from rules.resolution import Marks
from rules.throws import AnyThrow, Bands, Choice, Parity, Successes, Sum

ACCOUNTS = ("a", "b", "c")
THROWS = (
    Choice(1),
    Choice(2),
    Choice(3),
    Bands((3, 5)),
    Parity(),
    Sum((2, 3)),
    Successes(0, 4),
    Successes(2, 5),
    Successes(3, 4, 1),
    AcingSum((2, 3), 5),
)


@dataclass(frozen=True)
class Ask:
    """A step of a single throw, which says its outcome."""

    throw: AnyThrow

    def __call__(self):
        return (yield self.throw)


@dataclass(frozen=True)
class Toy:
    """A program by its table; states count down, and a state without a throw is an end.

    Each row: the throw asked for, and for each of its outcomes what follows and what is marked.
    """

    rows: tuple[tuple[AnyThrow, dict[Any, tuple[int, Marks]]] | None, ...]

    def begin(self):
        return len(self.rows) - 1

    def rank(self, state):
        return state

    def next(self, state):
        row = self.rows[state]
        return row and Ask(row[0])

    def follow(self, state, said):
        row = self.rows[state]
        assert row is not None
        return row[1][said]


def alone(throw: AnyThrow) -> Toy:
    """The program of one throw, its outcome marked on account ``a``."""
    return Toy((None, (throw, {said: (0, (("a", int(said)),)) for said in throw.law()})))


@cache
def outcomes(throw: AnyThrow) -> tuple[Any, ...]:
    """All that a throw may say."""
    return tuple(throw.law())


def marks(state: int, *, once: bool):
    """Marks of nothing up to 2 on some accounts; ``once``: on those of this state alone."""
    accounts = st.sampled_from([(name, state) for name in ACCOUNTS] if once else ACCOUNTS)
    return st.dictionaries(accounts, st.integers(0, 2), max_size=2).map(lambda d: (*d.items(),))


@st.composite
def toys(draw, *, once: bool = False, longest: int = 5):
    """Programs of up to ``longest`` steps; ``once``: no account is marked twice on any way."""
    rows: list[Any] = [None]
    for state in range(1, draw(st.integers(1, longest)) + 1):
        throw = draw(st.sampled_from(THROWS))
        follows = st.tuples(st.integers(0, state - 1), marks(state, once=once))
        ends = state > 1 and draw(st.integers(0, 9)) == 0
        rows.append(None if ends else (throw, {said: draw(follows) for said in outcomes(throw)}))
    return Toy(tuple(rows))
