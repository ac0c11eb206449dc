"""Small programs that are no game: drawn at random, or made for one point."""

from dataclasses import dataclass
from random import Random
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

    def __hash__(self):
        return len(self.rows)

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


def drawn(random: Random, *, once: bool, longest: int) -> Toy:
    """A program of up to ``longest`` steps; ``once``: no account is marked twice on any way."""
    rows: list[Any] = [None]
    for state in range(1, random.randint(1, longest) + 1):
        throw = random.choice(THROWS)
        row = {said: (random.randrange(state), marks(random, state, once)) for said in throw.law()}
        rows.append(None if state > 1 and random.random() < 0.1 else (throw, row))
    return Toy(tuple(rows))


def marks(random: Random, state: int, once: bool) -> Marks:
    """Marks of nothing up to 2 on some accounts; ``once``: on those of this state alone."""
    names = random.sample(ACCOUNTS, random.randint(0, 2))
    return tuple(((name, state) if once else name, random.randint(0, 2)) for name in names)


def toys(*, once: bool = False, longest: int = 5) -> st.SearchStrategy[Toy]:
    """Programs drawn from a seed: many times faster than drawing every row."""
    seeds = st.integers(0, 2**32)
    return seeds.map(lambda seed: drawn(Random(seed), once=once, longest=longest))
