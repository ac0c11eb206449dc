"""Attacks in a row as one program, on an invented attack: one die for each figure, a hit on 4."""

from dataclasses import dataclass
from fractions import Fraction

from rules.readings import marginals
from rules.resolution import Resolver, course_of
from rules.steps import OneThrow
from rules.story import Story
from rules.succession import Moment, Succession
from rules.throws import Successes


@dataclass(frozen=True)
class Jab(OneThrow):
    """One die, ``power`` points on a hit."""

    power: int

    def throw(self):
        return Successes(1, 4)

    def say(self, hits):
        return hits * self.power


@dataclass(frozen=True)
class Jabs:
    """One jab at each figure in turn."""

    figures: tuple[int, ...]
    power: int

    def begin(self):
        return len(self.figures)

    def rank(self, state):
        return state

    def next(self, state):
        return Jab(self.power) if state else None

    def follow(self, state, said):
        return state - 1, ((self.figures[-state], said),)


@dataclass(frozen=True)
class JabTurn:
    program: Jabs

    def begin(self, kept):
        return self.program.begin() if kept is None else kept

    def keep(self, state):
        return state

    def marks(self, marks):
        return tuple((("lost", figure), amount) for figure, amount in marks)

    def harm(self, marks):
        return marks

    def missed(self, state, out):
        return out


@dataclass(frozen=True)
class Round:
    """All jabs of one attacker."""

    attack: int
    figures: tuple[int, ...]
    power: int = 1
    out: frozenset[int] | None = None

    @property
    def most(self):
        return dict.fromkeys(self.figures, self.power)

    @property
    def again(self):
        return frozenset()

    def turn(self, out):
        return JabTurn(Jabs(tuple(one for one in self.figures if one not in out), self.power))


def lost(program, figure):
    law = marginals(course_of(program, Resolver()), [("lost", figure)])[("lost", figure)]
    return dict(law.items())


def test_who_is_out_is_not_there_for_the_next():
    twice = Succession((Round(0, (0,)), Round(1, (0,))), (1,), (None, None))
    assert lost(twice, 0) == {0: Fraction(1, 4), 1: Fraction(3, 4)}
    assert len(Story(twice, [6]).throws) == 1
    assert len(Story(twice, [1, 6]).throws) == 2


def test_who_stands_takes_the_damage_of_all():
    twice = Succession((Round(0, (0,)), Round(1, (0,))), (2,), (None, None))
    assert lost(twice, 0) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


def test_a_leg_without_anybody_is_passed_over():
    rounds = (Round(0, (0,), power=3), Round(1, (0,)), Round(2, (0, 1)))
    program = Succession(rounds, (3, 9), (None,) * 3)
    story = Story(program, [6])
    assert story.state.attack == 2
    assert story.state.out == {0}
    assert lost(program, 1) == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def test_points_are_forgotten_where_nobody_reads_them():
    rounds = (Round(0, (0, 1, 2)), Round(1, (0, 1)), Round(2, (0,)))
    begun = Succession(rounds, (2, 1, 1), (None,) * 3).begin()
    assert begun.points == (2, 1, None)


def test_one_who_cannot_be_out_by_then_stands():
    rounds = (Round(0, (0, 1)), Round(1, (0, 1)), Round(2, (0,)))
    assert Succession(rounds, (3, 2), (None,) * 3).begin().points == (None, None)


def test_it_ends_with_what_the_last_attack_keeps():
    program = Succession((Round(0, (0,)), Round(1, (0,))), (5,), (None, None))
    end = Story(program, [1, 1]).state
    assert isinstance(end, Moment)
    assert (program.next(end), program.rank(end), end.kept) == (None, 0, (None, 0))
    assert program.ahead(end) == (program, end)


def test_what_remains_is_told_as_it_is_cut():
    rounds = (Round(0, (0,)), Round(1, (0,)))
    seen = []

    def cut(program, state):
        seen.append(state)
        return program, state

    program = Succession(rounds, (5,), (None, None), cut)
    story = Story(program, [6])
    story.rest(Resolver())
    assert seen == [story.state]
    assert program == Succession(rounds, (5,), (None, None))
