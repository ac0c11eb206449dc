"""Readings of a course against every path counted by itself."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.readings import (
    Measure,
    _packed_joint,
    _spelled_joint,
    arrivals,
    ends,
    joint,
    marginals,
)
from rules.resolution import Resolver, course_of
from rules.throws import Choice, Parity, Successes
from tests.rules.brute_force import endings, fractions, merged, read
from tests.rules.toys import ACCOUNTS, Toy, toys

CAPS = st.dictionaries(st.sampled_from(ACCOUNTS), st.integers(1, 4), min_size=1)
SUMS = st.dictionaries(st.sampled_from(ACCOUNTS), st.integers(0, 3))

# Two fighters under the template are in melee with one outsider: each time, on an odd die, he is
# hit by five dice at 4 or more, and he falls when the hits of both come to 3.
TWICE_REACHED = Toy(
    (
        None,
        (Successes(5, 4), {hits: (0, (("outsider", hits),)) for hits in range(6)}),
        (Parity(), {True: (1, ()), False: (0, ())}),
        (Successes(5, 4), {hits: (2, (("outsider", hits),)) for hits in range(6)}),
        (Parity(), {True: (3, ()), False: (2, ())}),
    )
)
TRUTH = Fraction(249, 512)
FROM_SINGLE_MARKS = Fraction(7, 16)


def loss(caps):
    return Measure(caps, lambda _, value: value)


def out(caps):
    return Measure(caps, lambda account, value: int(value >= caps[account]))


def lost(caps):
    """The loss of all together, read from plain sums."""
    return lambda sums: sum(min(sums.get(account, 0), cap) for account, cap in caps.items())


def fallen(caps):
    return lambda sums: sum(sums.get(account, 0) >= cap for account, cap in caps.items())


def with_sums(law, before):
    """A brute law in which something stood on the accounts from the start."""
    return merged(
        ((state, frozenset({**before, **added(before, sums)}.items())), chance)
        for (state, sums), chance in law.items()
    )


def added(before, sums):
    return {account: before.get(account, 0) + value for account, value in sums}


@given(toys())
def test_marginals_are_those_of_all_paths(toy):
    laws, truth = marginals(course_of(toy, Resolver()), ACCOUNTS), endings(toy)
    for account in ACCOUNTS:
        assert fractions(laws[account]) == read(truth, lambda sums, a=account: sums.get(a, 0))


@given(toys(), SUMS, CAPS)
def test_what_stood_before_counts(toy, before, caps):
    course = course_of(toy, Resolver(), sums=before)
    truth = with_sums(endings(toy), before)
    for account, law in marginals(course, ACCOUNTS).items():
        assert fractions(law) == read(truth, lambda sums, a=account: sums.get(a, 0))
    assert fractions(joint(course, loss(caps))) == read(truth, lost(caps))
    assert fractions(joint(course, out(caps))) == read(truth, fallen(caps))


@given(toys(), CAPS)
def test_joint_laws_are_those_of_all_paths(toy, caps):
    course, truth = course_of(toy, Resolver()), endings(toy)
    assert fractions(joint(course, loss(caps))) == read(truth, lost(caps))
    assert fractions(joint(course, out(caps))) == read(truth, fallen(caps))


@given(toys(once=True), st.data())
def test_packed_and_spelled_are_one_law_where_no_account_is_marked_twice(toy, data):
    course = course_of(toy, Resolver())
    assume(course.marked)
    accounts = st.sampled_from(sorted(course.marked))
    caps = data.draw(st.dictionaries(accounts, st.integers(1, 3), min_size=1))
    for measure, value in ((loss(caps), lost(caps)), (out(caps), fallen(caps))):
        slots = 1 + sum(measure.worth(account, cap) for account, cap in caps.items())
        packed = _packed_joint(course, measure, slots, None)
        assert packed == _spelled_joint(course, measure, (0, {}), None)
        assert packed == joint(course, measure)
        assert fractions(packed) == read(endings(toy), value)


@given(toys())
def test_ends_and_arrivals_are_those_of_all_paths(toy):
    course = course_of(toy, Resolver())
    truth = merged((state, chance) for (state, _), chance in endings(toy).items())
    assert fractions(ends(course, lambda state: state)) == truth
    reached = zip(course.nodes, arrivals(course), strict=True)
    arrived = {n.state: Fraction(w, course.scale) for n, w in reached if not n.edges}
    assert arrived == truth


def test_who_is_reached_twice_falls_by_the_sum_of_both():
    course = course_of(TWICE_REACHED, Resolver())
    assert marginals(course, ["outsider"])["outsider"].chance(lambda hits: hits >= 3) == TRUTH
    assert joint(course, out({"outsider": 3}))[1] == TRUTH
    assert read(endings(TWICE_REACHED), fallen({"outsider": 3}))[1] == TRUTH
    single = Fraction(1, 2) * Successes(5, 4).law().chance(lambda hits: hits >= 3)
    assert 1 - (1 - single) ** 2 == FROM_SINGLE_MARKS != TRUTH


@given(toys(), CAPS)
def test_the_bound_gives_nothing_and_never_an_approximation(toy, caps):
    course = course_of(toy, Resolver())
    for measure in (loss(caps), out(caps)):
        whole = joint(course, measure, None)
        found = [joint(course, measure, limit) for limit in range(60)]
        assert found[0] is None
        assert all(law in (None, whole) for law in found)
        assert found == sorted(found, key=lambda law: law is not None)


def test_a_course_of_three_states_takes_three_of_the_bound():
    toy = Toy((None, (Choice(2), {0: (0, (("a", 1),)), 1: (0, ())})))
    course = course_of(toy, Resolver())
    assert joint(course, loss({"a": 1}), 2) is None
    assert joint(course, loss({"a": 1}), 3) == marginals(course, ["a"])["a"]


@given(st.lists(toys(longest=3), min_size=2, max_size=4))
def test_one_resolver_for_all_says_what_one_for_each_says(programs):
    shared = Resolver()
    for toy in [*programs, *programs]:
        together, apart = course_of(toy, shared), course_of(toy, Resolver())
        assert marginals(together, ACCOUNTS) == marginals(apart, ACCOUNTS)
        assert joint(together, loss({"a": 2, "b": 1})) == joint(apart, loss({"a": 2, "b": 1}))


def test_an_account_that_nothing_marks_is_certainly_empty():
    course = course_of(TWICE_REACHED, Resolver())
    assert marginals(course, ["nobody"])["nobody"].is_certain(0)
    assert joint(course, loss({"nobody": 4})).is_certain(0)


@pytest.mark.parametrize("cap", [1, 3, 7, 11])
def test_more_than_the_cap_changes_nothing(cap):
    course = course_of(TWICE_REACHED, Resolver())
    hits = marginals(course, ["outsider"])["outsider"]
    assert joint(course, loss({"outsider": cap})) == hits.map(lambda value: min(value, cap))


def test_a_measure_of_too_many_slots_is_spelled_and_the_same():
    toy = Toy((None, (Choice(2), {0: (0, (("a", 3000),)), 1: (0, (("b", 3000),))})))
    course = course_of(toy, Resolver())
    assert joint(course, loss({"a": 4000, "b": 2000})) == Choice(2).law().map(
        lambda said: 2000 if said else 3000
    )
