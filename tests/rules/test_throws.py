"""Every throw: its closed law, the fold of its dice, and all its faces written out agree."""

from fractions import Fraction
from functools import reduce
from itertools import product
from random import Random

import pytest

from rules.resolution import Resolver
from rules.story import rolled
from rules.systems.hell_dorado.volley import Volley
from rules.throws import Bands, Choice, Parity, Successes, Sum, folded
from tests.chi_square import agree
from tests.rules.brute_force import fractions, merged
from tests.rules.toys import alone

ROLLS = 4_000
THROWS = [
    *(Successes(dice, difficulty) for dice, difficulty in ((0, 4), (1, 1), (3, 4), (2, 7), (4, 2))),
    Successes(2, 0, faces=4),
    Successes(3, 9, faces=10),
    *(Successes(2, difficulty, 1) for difficulty in (1, 4, 7)),
    Successes(3, 5, 1),
    Successes(2, 5, 2),
    Successes(3, 3, 2, faces=3),
    Successes(4, 2, 3, faces=2),
    Successes(2, 3, 9, faces=4),
    Successes(0, 3, 2),
    *(Bands(starts) for starts in ((), (1,), (3, 5), (2, 4, 6), (7,))),
    Bands((5, 15), faces=20),
    Parity(),
    Parity(faces=5),
    *map(Choice, (1, 2, 3, 6)),
    *(Sum(dice, bonus) for dice, bonus in (((), 3), ((6,), 0), ((6, 6), -3), ((4, 1, 8), 2))),
    *(Volley(Successes(dice, 5)) for dice in (0, 1, 3)),
    Volley(Successes(3, 4, 1)),
    Volley(Successes(2, 4, 2)),
    Volley(Successes(3, 3, 2, faces=4)),
]


def pools(pool):
    """All faces of a pool: those thrown, then those thrown again in place of misses."""
    faces = range(1, pool.faces + 1)
    for first in product(faces, repeat=pool.dice):
        missed = sum(face < pool.difficulty for face in first)
        for again in product(faces, repeat=min(pool.rerolls, missed)):
            yield first, again


def final_faces(pool, first, again):
    """The faces that lie on the table in the end: misses thrown again are read anew."""
    instead = list(again)
    return [instead.pop(0) if f < pool.difficulty and instead else f for f in first]


def hits(pool, faces):
    return sum(face >= pool.difficulty for face in faces)


def astray(pool, faces):
    odd = sum(face % 2 for face in faces)
    return hits(pool, faces) > 0 and odd > len(faces) - odd


def written_out(throw):
    """Every roll of a throw, as (faces, outcome), straight from the words of its rule."""
    match throw:
        case Successes():
            return [
                ((*first, *again), hits(throw, final_faces(throw, first, again)))
                for first, again in pools(throw)
            ]
        case Volley(pool):
            lying = [((*a, *b), final_faces(pool, a, b)) for a, b in pools(pool)]
            return [(thrown, (hits(pool, faces), astray(pool, faces))) for thrown, faces in lying]
        case Bands(starts, faces):
            return [((f,), sum(1 for start in starts if f >= start)) for f in range(1, faces + 1)]
        case Parity(faces):
            return [((face,), face in (1, 3, 5)) for face in range(1, faces + 1)]
        case Choice(among):
            return [((n,) if among > 1 else (), n - 1) for n in range(1, among + 1)]
        case Sum(dice, bonus):
            rolls = product(*(range(1, sides + 1) for sides in dice))
            return [(faces, sum(faces) + bonus) for faces in rolls]


def told(throw, faces):
    """The state of the dice after these faces."""
    return reduce(throw.add, faces, throw.begin())


def chance(throw, faces):
    """The chance of these faces, die after die."""
    parts = [throw.sides(told(throw, faces[:place])) for place in range(len(faces))]
    return reduce(lambda part, sides: part / sides, parts, Fraction(1))


@pytest.mark.parametrize("throw", THROWS, ids=str)
def test_each_roll_says_what_the_rule_says_and_is_then_over(throw):
    for faces, outcome in written_out(throw):
        assert throw.outcome(told(throw, faces)) == outcome
        assert throw.sides(told(throw, faces)) == 0
        assert all(throw.sides(told(throw, faces[:place])) for place in range(len(faces)))


@pytest.mark.parametrize("throw", THROWS, ids=str)
def test_law_fold_and_all_faces_agree_before_and_after_any_die(throw):
    by_prefix = {}
    for faces, outcome in written_out(throw):
        for place in range(len(faces) + 1):
            by_prefix.setdefault(faces[:place], []).append((outcome, chance(throw, faces)))
    for prefix, found in by_prefix.items():
        dice, likely = told(throw, prefix), chance(throw, prefix)
        expected = merged((outcome, part / likely) for outcome, part in found)
        assert fractions(throw.law(dice)) == expected
        assert fractions(folded(throw, dice)) == expected
    assert throw.law() == throw.law(throw.begin())


@pytest.mark.parametrize("throw", THROWS, ids=str)
def test_the_fewest_dice_to_come_are_those_of_the_shortest_way_to_the_end(throw):
    fewest = {}
    for faces, _ in written_out(throw):
        for place in range(len(faces) + 1):
            left = len(faces) - place
            fewest[faces[:place]] = min(left, fewest.get(faces[:place], left))
    for prefix, count in fewest.items():
        assert throw.fewest(told(throw, prefix)) == count


@pytest.mark.parametrize("throw", [t for t in THROWS if not isinstance(t, Volley)], ids=str)
def test_rolled_dice_agree_with_the_computed_law(throw):
    random, law = Random(11), throw.law()
    drawn = [rolled(alone(throw), random).sums.get("a", 0) for _ in range(ROLLS)]
    assert agree(drawn, fractions(law.map(int)))


def test_a_large_pool_is_the_binomial_law():
    law = Resolver().throw_law(Successes(60, 5))
    assert law[0] == Fraction(2, 3) ** 60
    assert law[60] == Fraction(1, 3) ** 60
    assert sum(value * part for value, part in law.items()) == 20


def test_a_face_shows_whether_it_counts():
    assert [Successes(1, 4).good(face) for face in (3, 4)] == [False, True]
    assert [Volley(Successes(1, 4)).good(face) for face in (3, 4)] == [False, True]
    assert Sum((6,)).good(6) is None


def test_the_record_shows_parity_in_words_and_the_hits_of_a_volley():
    assert [Parity().public(face) for face in (1, 2)] == ["odd", "even"]
    volley = Volley(Successes(2, 4))
    assert volley.public(told(volley, (5, 5))) == 2
    assert Sum((6, 6), -3).public((2, 4)) == 4
