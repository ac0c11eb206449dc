"""Why a number is what it is: the states of a last mark, their chances, what they give."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from rules.readings import marginals
from rules.resolution import Resolver, course_of
from rules.throws import Choice, Parity
from rules.why import Origin, origins
from tests.rules.toys import ACCOUNTS, Toy, toys


def unmarked(course, account):
    """The chance that an account is never marked: what no last mark tells."""
    told = sum(o.chance * o.given for o in origins(course, account, lambda _: True))
    return 1 - told


@given(toys(), st.sampled_from(ACCOUNTS), st.integers(1, 4), st.integers(0, 2))
def test_the_rows_make_the_chance_asked_about(toy, account, floor, before):
    course = course_of(toy, Resolver(), sums={account: before})
    law = marginals(course, [account])[account]
    for holds in (lambda value: value >= floor, lambda value: value == floor):
        told = sum(o.chance * o.given for o in origins(course, account, holds))
        never = unmarked(course, account) if holds(before) else 0
        assert told + never == law.chance(holds)


@given(toys(), st.sampled_from(ACCOUNTS))
def test_no_row_is_idle_and_no_chance_passes_one(toy, account):
    for origin in origins(course_of(toy, Resolver()), account, lambda value: value >= 1):
        assert 0 < origin.chance <= 1
        assert 0 < origin.given <= 1


def test_an_outcome_comes_from_each_state_that_can_give_it():
    marks = {n: (0, (("a", n),)) for n in range(3)}
    toy = Toy((None, (Choice(3), marks), (Parity(), {True: (1, ()), False: (0, ())})))
    found = origins(course_of(toy, Resolver()), "a", lambda value: value == 2)
    assert found == [Origin(state=1, before=0, chance=Fraction(1, 2), given=Fraction(1, 3))]


def test_a_second_mark_tells_what_stood_before_it():
    second = {True: (0, (("a", 2),)), False: (0, (("a", 1),))}
    first = {True: (1, (("a", 1),)), False: (1, ())}
    toy = Toy((None, (Parity(), second), (Parity(), first)))
    found = origins(course_of(toy, Resolver()), "a", lambda value: value == 2)
    half = Fraction(1, 2)
    assert {(o.state, o.before, o.chance, o.given) for o in found} == {
        (1, 0, half, half),
        (1, 1, half, half),
    }
