"""The computed reading: steps, their laws, the states that follow, and what is remembered."""

from dataclasses import dataclass
from fractions import Fraction

import pytest
from hypothesis import given

from rules.law import Law
from rules.readings import arrivals
from rules.resolution import SHORT_COURSE, Memory, Resolver, course_of
from rules.steps import hear
from rules.throws import Bands, Choice, Parity, Successes
from tests.rules.brute_force import fractions, said_by
from tests.rules.toys import Ask, Toy, toys


@dataclass(frozen=True)
class HitsThenWounds:
    """A step of two throws, the second as large as the first says."""

    dice: int

    def __call__(self):
        hits = yield Successes(self.dice, 4)
        if not hits:
            return "missed"
        return (yield Successes(hits, 5)), (yield Parity())


@dataclass(frozen=True)
class Silent:
    """A step without a throw."""

    def __call__(self):
        yield from ()
        return "done"


def test_a_step_is_heard_throw_by_throw():
    step = HitsThenWounds(3)
    assert hear(step, ()) == (Successes(3, 4), None)
    assert hear(step, (0,)) == (None, "missed")
    assert hear(step, (2,)) == (Successes(2, 5), None)
    assert hear(step, (2, 1, True)) == (None, (1, True))


def test_the_law_of_a_step_is_that_of_all_its_ways():
    step = HitsThenWounds(3)
    assert fractions(Resolver().step_law(step)) == said_by(step)


def test_the_paths_of_a_step_hold_what_was_heard_and_sum_to_one():
    paths = Resolver().paths(HitsThenWounds(2))
    assert len(paths) == 1 + 2 * 2 + 3 * 2
    assert sum(path.chance for path in paths) == 1
    missed = next(path for path in paths if path.said == "missed")
    assert missed.heard == ((Successes(2, 4), 0),)
    assert missed.chance == Fraction(1, 4)


def test_what_remains_of_a_step_goes_on_from_the_dice_that_fell():
    step, resolver = HitsThenWounds(2), Resolver()
    after_a_hit = Successes(2, 4).add(Successes(2, 4).begin(), 6)
    rest = resolver.rest_of_step(step, (), after_a_hit)
    assert rest["missed"] == 0
    wounds = rest.map(lambda said: said[0])
    one, two = Fraction(1, 3), Fraction(1, 9)
    assert wounds[0] == (1 - one) / 2 + (1 - one) ** 2 / 2
    assert wounds[2] == two / 2
    assert resolver.rest_of_step(step, (2, 1)) == Law({(1, True): 1, (1, False): 1})


def test_a_step_without_a_throw_is_certain():
    assert Resolver().step_law(Silent()).is_certain("done")


def test_a_memory_forgets_the_oldest_first():
    memory = Memory(2)
    for key in "abc":
        memory.keep(key, key.upper())
    assert memory.known == {"b": "B", "c": "C"}


@given(toys())
def test_a_bounded_memory_changes_no_answer(toy):
    narrow, wide = course_of(toy, Resolver(1)), course_of(toy, Resolver())
    assert [node.state for node in narrow.nodes] == [node.state for node in wide.nodes]
    assert arrivals(narrow) == arrivals(wide)


def test_a_law_is_computed_once_and_remembered():
    resolver, step = Resolver(), HitsThenWounds(3)
    assert resolver.step_law(step) is resolver.step_law(HitsThenWounds(3))
    assert resolver.throw_law(Parity()) is resolver.throw_law(Parity())


@given(toys())
def test_a_node_stands_before_those_that_follow_it_and_a_state_once(toy):
    nodes = course_of(toy, Resolver()).nodes
    assert [node.index for node in nodes] == list(range(len(nodes)))
    assert all(to.index > node.index for node in nodes for to, _, _ in node.edges)
    assert len({node.state for node in nodes}) == len(nodes)


@given(toys())
def test_every_division_of_a_course_is_exact(toy):
    course = course_of(toy, Resolver())
    weights = arrivals(course)
    ended = [w for node, w in zip(course.nodes, weights, strict=True) if not node.edges]
    assert sum(ended) == course.scale
    assert all(w % node.total == 0 for node, w in zip(course.nodes, weights, strict=True))
    assert all(sum(w for _, _, w in n.edges) == n.total for n in course.nodes if n.edges)


@given(toys())
def test_an_account_is_open_as_long_as_it_may_be_marked(toy):
    course = course_of(toy, Resolver())
    ledger = course.ledger
    for node in course.nodes:
        here = {account for _, line, _ in node.edges for account, _ in ledger.marks[line]}
        ahead = (ledger.accounts(to.ahead) for to, _, _ in node.edges)
        assert ledger.accounts(node.ahead) == here.union(*ahead)


def test_a_course_may_begin_later_with_what_its_step_still_says():
    toy = Toy((None, (Bands((4,)), {0: (0, ()), 1: (0, (("a", 1),))}), (Parity(), {})))
    course = course_of(toy, Resolver(), state=1, first=Law({1: 1}), sums={"a": 2})
    assert [node.state for node in course.nodes] == [1, 0]
    assert course.sums == {"a": 2}


def test_a_short_course_is_followed_once():
    resolver, toy = Resolver(), Toy((None, (Parity(), {True: (0, (("a", 1),)), False: (0, ())})))
    again = Toy(tuple(toy.rows))
    course = course_of(toy, resolver)
    assert course_of(again, resolver) is course
    later = course_of(again, resolver, sums={"a": 2}, stopped=lambda: False)
    assert (later.nodes, later.sums, course.sums) == (course.nodes, {"a": 2}, {})


def test_a_long_course_is_followed_anew_each_time():
    long = Toy((None, *((Choice(1), {0: (at, ())}) for at in range(SHORT_COURSE))))
    resolver = Resolver()
    assert course_of(long, resolver) is not course_of(long, resolver)


def test_a_rank_that_does_not_fall_is_a_mistake_of_the_program():
    class Stuck(Toy):
        def rank(self, state):
            return 0

    toy = Stuck((None, (Choice(2), {0: (0, ()), 1: (0, ())})))
    with pytest.raises(AssertionError, match="rank does not fall from 1 to 0"):
        course_of(toy, Resolver())


def test_steps_are_equal_by_what_they_hold():
    assert Ask(Choice(2)) == Ask(Choice(2))
    assert hash(HitsThenWounds(2)) == hash(HitsThenWounds(2))
