"""One course of events told die by die: rolled, typed, taken back, and what remains of it."""

from dataclasses import dataclass
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.readings import Measure, joint, marginals
from rules.resolution import Resolver
from rules.story import Story, rolled
from rules.throws import Choice, Parity, Successes
from tests.chi_square import agree
from tests.rules.brute_force import endings, merged
from tests.rules.toys import ACCOUNTS, Toy, toys

SEEDS = st.integers(0, 2**32)
ALL_LOSS = Measure(dict.fromkeys(ACCOUNTS, 3), lambda _, value: value)


@dataclass(frozen=True)
class HitsThenWounds:
    """A step of two throws, the second as large as the first says."""

    def __call__(self):
        hits = yield Successes(2, 4)
        if not hits:
            return 0
        return (yield Successes(hits, 5))


@dataclass(frozen=True)
class Blows:
    """So many steps of two throws each, wounds marked on ``a``."""

    count: int

    def begin(self):
        return self.count

    def rank(self, state):
        return state

    def next(self, state):
        return HitsThenWounds() if state else None

    def follow(self, state, said):
        return state - 1, (("a", said),)


def laws(story, resolver):
    """What remains: the law of each account, and of all together."""
    course = story.rest(resolver)
    found = marginals(course, ACCOUNTS)
    return [
        *(dict(found[account].items()) for account in ACCOUNTS),
        dict(joint(course, ALL_LOSS).items()),
    ]


def mean_of(mixed):
    """The laws that follow each face, each as likely as the others."""
    share = Fraction(1, len(mixed))
    return [
        merged((value, chance * share) for law in column for value, chance in law.items())
        for column in zip(*mixed, strict=True)
    ]


def assert_martingale(program, seed):
    """Before every die, the law is the mean of the laws after each of its faces."""
    resolver, random, story = Resolver(), Random(seed), Story(program)
    while (thrown := story.current) is not None:
        after = [
            laws(Story(program, [*story.faces, face]), resolver)
            for face in range(1, thrown.sides + 1)
        ]
        assert laws(story, resolver) == mean_of(after)
        story.add(random.randint(1, thrown.sides))


@given(toys(longest=3), SEEDS)
def test_the_law_before_a_die_is_the_mean_of_those_after_it(toy, seed):
    assert_martingale(toy, seed)


@pytest.mark.parametrize("seed", range(5))
def test_so_it_is_within_a_step_of_several_throws(seed):
    assert_martingale(Blows(3), seed)


@given(toys(), SEEDS)
def test_at_the_end_what_remains_is_what_happened(toy, seed):
    story = rolled(toy, Random(seed))
    course = story.rest(Resolver())
    assert len(course.nodes) == 1
    for account, law in marginals(course, ACCOUNTS).items():
        assert law.is_certain(story.sums.get(account, 0))


@given(toys(), SEEDS)
def test_typed_dice_tell_the_rolled_story_again(toy, seed):
    told = rolled(toy, Random(seed))
    again = Story(toy, told.faces)
    assert (again.state, again.sums, again.faces) == (told.state, told.sums, told.faces)
    assert (again.throws, again.chapters, again.current) == (told.throws, told.chapters, None)


@given(toys(), SEEDS)
def test_a_die_taken_back_leaves_the_story_as_it_was(toy, seed):
    random, story = Random(seed), Story(toy)
    while (thrown := story.current) is not None:
        before = (story.state, dict(story.sums), list(story.faces), list(story.throws))
        story.add(random.randint(1, thrown.sides))
        back = story.without_last()
        assert (back.state, back.sums, back.faces, back.throws) == before


@given(toys())
def test_a_story_never_tells_what_can_not_happen(toy):
    possible = {(state, sums) for state, sums in endings(toy)}
    for seed in range(20):
        story = rolled(toy, Random(seed))
        sums = frozenset((account, value) for account, value in story.sums.items() if value)
        assert (story.state, sums) in possible


def test_rolled_stories_agree_with_every_path():
    truth = merged((dict(sums).get("a", 0), part) for (_, sums), part in endings(Blows(3)).items())
    random = Random(5)
    assert agree((rolled(Blows(3), random).sums["a"] for _ in range(8_000)), truth)


def test_a_step_goes_on_after_its_first_throw():
    story = Story(Blows(1), (4, 1))
    assert [thrown.faces for thrown in story.throws] == [(4, 1), ()]
    assert [thrown.place for thrown in story.throws] == [0, 1]
    assert story.current.throw == Successes(1, 5)
    story.add(5)
    assert story.sums == {"a": 1}
    assert [chapter.said for chapter in story.chapters] == [1]


def test_a_throw_without_a_die_is_told_by_itself_and_not_listed():
    single = {0: (1, (("a", 1),))}
    toy = Toy((None, (Parity(), {True: (0, ()), False: (0, ())}), (Choice(1), single)))
    story = Story(toy)
    assert story.sums == {"a": 1}
    assert [thrown.throw for thrown in story.throws] == [Parity()]


def test_a_program_without_a_die_is_told_at_once():
    story = Story(Toy((None,)))
    assert story.current is None
    assert story.throws == []


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_has_not_is_refused(face):
    story = Story(Blows(1))
    with pytest.raises(ValueError, match="no die can show"):
        story.add(face)
    assert story.faces == []


def test_nothing_follows_the_last_die():
    with pytest.raises(ValueError, match="no die can show 1 here"):
        Story(Blows(1), (1, 1, 1))


def test_many_steps_without_a_die_are_told():
    row = (Choice(1), {0: (0, (("a", 1),))})
    rows = tuple((row[0], {0: (state, (("a", 1),))}) for state in range(3_000))
    assert Story(Toy((None, *rows))).sums == {"a": 3_000}
