"""Attacks that follow one another, as one program: who is out is not there for the next.

An attack is told in legs: one, or several where it is cut so that all attacks on one figure come
together. Each leg is a program of its own, made against those of its figures who are left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rules.resolution import Marks, Program
from rules.steps import Step

SPAN = 1 << 32
"""More than the rank of any state of one leg."""
OUT = 0

Points = tuple[int | None, ...]
"""What each figure has left: ``OUT``, or None where he stands for all who still come to him."""
Kept = tuple[Hashable, ...]


class Turn(Protocol):
    """A leg against those who are left."""

    @property
    def program(self) -> Program:
        """Its course."""
        ...

    def begin(self, kept: Hashable) -> Any:
        """Its first state, from what the leg before it of the same attack kept."""
        ...

    def keep(self, state: Any) -> Hashable:
        """What the next leg of the same attack, or the reader of its end, needs of its end."""
        ...

    def marks(self, marks: Marks) -> Marks:
        """What it marks, on the accounts of the whole; without what nobody reads."""
        ...

    def harm(self, marks: Marks) -> Sequence[tuple[int, int]]:
        """Whose points these marks take, and how many."""
        ...

    def missed(self, state: Any, out: frozenset[int]) -> frozenset[int]:
        """Of those who are out, the ones who would still be met if they were there."""
        ...


T_co = TypeVar("T_co", bound=Turn, covariant=True)


class Leg(Hashable, Protocol[T_co]):
    """An attack, or a part of it; frozen, and equal only to what goes the same way."""

    @property
    def attack(self) -> int:
        """Which of the attacks."""
        ...

    @property
    def most(self) -> Mapping[int, int]:
        """Whom it may reach, and the most points it may take of each."""
        ...

    @property
    def again(self) -> Set[int]:
        """Whom it may reach more than once."""
        ...

    @property
    def out(self) -> frozenset[int] | None:
        """Who was out as its attack began, where that has begun before; else None."""
        ...

    def turn(self, out: Set[int]) -> T_co:
        """The leg without those of its figures who are out."""
        ...


class Moment(NamedTuple):
    """Where the attacks stand: which leg is in hand, and of which attack it is.

    ``inner``: the state of the leg. ``out``: those of its figures who were out when it came, as
    far as that still matters. ``points``: of every figure, as far as a later leg reads them.
    ``kept``: by attack, what its last leg kept for the next.
    """

    leg: int
    attack: int
    inner: Any
    out: frozenset[int]
    points: Points
    kept: Kept


Cut = Callable[["Succession[Any]", Moment], tuple["Succession[Any]", Moment]]


@dataclass(frozen=True)
class Succession(Generic[T_co]):
    """Legs of several attacks, one after the other.

    ``points``: of the figures at the start. ``kept``: by attack, what its first leg begins with.
    ``cut``: how what follows a state is cut so that it is computed soonest.
    """

    legs: tuple[Leg[T_co], ...]
    points: Points
    kept: Kept
    cut: Cut | None = field(default=None, compare=False)

    def begin(self) -> Moment:
        return self._open(0, self.points, self.kept)

    def rank(self, state: Moment) -> int:
        if state.leg == len(self.legs):
            return 0
        inner = self.turn(state).program.rank(state.inner)
        return SPAN * (len(self.legs) - state.leg) + inner

    def next(self, state: Moment) -> Step | None:
        if state.leg == len(self.legs):
            return None
        return self.turn(state).program.next(state.inner)

    def follow(self, state: Moment, said: Any) -> tuple[Moment, Marks]:
        turn = self.turn(state)
        inner, marks = turn.program.follow(state.inner, said)
        points = self._hurt(state, turn.harm(marks))
        if turn.program.next(inner) is not None:
            out = turn.missed(inner, state.out) if state.out else state.out
            return state._replace(inner=inner, out=out, points=points), turn.marks(marks)
        kept = self._keep(state.leg, state.kept, turn.keep(inner))
        return self._open(state.leg + 1, points, kept), turn.marks(marks)

    def turn(self, state: Moment) -> T_co:
        """The leg in hand against those who are left."""
        return self._turn(state.leg, state.out)

    def ahead(self, state: Moment) -> tuple[Program, Moment]:
        """What follows a state, as it is computed soonest."""
        return (self, state) if self.cut is None else self.cut(self, state)

    def _turn(self, leg: int, out: frozenset[int]) -> T_co:
        turn = self._turns.get((leg, out))
        if turn is None:
            turn = self._turns[leg, out] = self.legs[leg].turn(out)
        return turn

    @cached_property
    def _turns(self) -> dict[tuple[int, frozenset[int]], T_co]:
        return {}

    def _open(self, leg: int, points: Points, kept: Kept) -> Moment:
        """The next leg in which there is anything to tell, or the end."""
        while leg < len(self.legs):
            one = self.legs[leg]
            points = tuple(self._read(figure, left, leg) for figure, left in enumerate(points))
            out = self._out(leg, points)
            turn = self._turn(leg, out)
            inner = turn.begin(kept[one.attack])
            if turn.program.next(inner) is not None:
                later = tuple(
                    self._read(figure, left, leg, after=True) for figure, left in enumerate(points)
                )
                held = _with(kept, one.attack, None)
                return Moment(leg, one.attack, inner, out, later, held)
            kept = self._keep(leg, kept, turn.keep(inner))
            leg += 1
        return Moment(leg, len(kept), None, frozenset(), (), kept)

    def _out(self, leg: int, points: Points) -> frozenset[int]:
        known = self.legs[leg].out
        if known is not None:
            return known
        return frozenset(figure for figure in self._most[leg] if points[figure] == OUT)

    def _keep(self, leg: int, kept: Kept, value: Hashable) -> Kept:
        """What an attack keeps as long as it has legs to come; the last to its end."""
        attack = self.legs[leg].attack
        again = any(later.attack == attack for later in self.legs[leg + 1 :])
        return _with(kept, attack, value if again or attack == len(kept) - 1 else None)

    def _hurt(self, state: Moment, harm: Sequence[tuple[int, int]]) -> Points:
        points, again = state.points, self._again[state.leg]
        for figure, amount in harm:
            left = points[figure]
            if left is not None:
                left = max(OUT, left - amount)
                first = state.leg if figure in again else state.leg + 1
                points = _with(points, figure, self._read(figure, left, first))
        return points

    def _read(self, figure: int, left: int | None, leg: int, *, after: bool = False) -> int | None:
        """What the legs from one on, or those after it, read of the points left.

        Each reads whether a figure is out when it comes, no more: who can't be by then stands.
        """
        last = self._last.get(figure, -1)
        if left is None or last < leg + after:
            return None
        if left == OUT:
            return OUT
        return left if left <= self._ahead[leg].get(figure, 0) else None

    @cached_property
    def _most(self) -> list[Mapping[int, int]]:
        return [leg.most for leg in self.legs]

    @cached_property
    def _again(self) -> list[Set[int]]:
        return [leg.again for leg in self.legs]

    @cached_property
    def _last(self) -> dict[int, int]:
        """The last leg that may reach each figure."""
        return {figure: place for place, most in enumerate(self._most) for figure in most}

    @cached_property
    def _ahead(self) -> list[dict[int, int]]:
        """The most points each figure may lose from a leg on, but for the last to reach him."""
        found: list[dict[int, int]] = [{}]
        for place in reversed(range(len(self.legs))):
            ahead = dict(found[-1])
            for figure, most in self._most[place].items():
                if self._last[figure] != place:
                    ahead[figure] = ahead.get(figure, 0) + most
            found.append(ahead)
        return found[::-1]


S = TypeVar("S")


def _with(values: tuple[S, ...], place: int, value: S) -> tuple[S, ...]:
    return (*values[:place], value, *values[place + 1 :])
