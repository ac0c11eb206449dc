"""Chance: the example of the papers, and the same counted the long way."""

from fractions import Fraction
from itertools import product

import pytest

from rules.battle.chances import chance_of, luck_of, own_loss
from rules.battle.entries import Attack
from rules.chance import MOST_ATTACKS, Faced, so_far
from rules.convolution import added, convolved, taken_out
from rules.law import Law, mean
from rules.service import read_engagement
from tests.rules.battle.ford import EXPLOSION, A, B, C, Evening, attack_fields, head
from tests.rules.brute_force import endings, merged

ENVELOPING = "souffle englobant (puissance 5/2)"


def damage_of(place):
    return "damage", place


def attacked(evening, weapon, *targets, **fields):
    said = evening.attack(weapon, *targets, **fields)
    entry = evening.add("attack", **said)
    assert isinstance(entry, Attack)
    return entry


@pytest.fixture
def evening():
    return Evening()


def laws_of(evening):
    return [chance_of(evening.timeline, entry, evening.resolver).exact()
            for entry in evening.timeline.live]  # fmt: skip


def test_the_example_of_the_papers(evening):
    attacked(evening, EXPLOSION, A, B)
    attacked(evening, ENVELOPING, C)
    laws = laws_of(evening)
    together = convolved(laws)
    assert mean(together) == Fraction(2161, 486)
    five = so_far("points", [Faced(3, laws[0]), Faced(2, laws[1])])
    assert five.score == 5
    assert five.as_little_or_less == Fraction(3137945, 4782969)
    assert five.as_much_or_more == Fraction(832778, 1594323)
    nothing = so_far("points", [Faced(0, law) for law in laws])
    assert nothing.as_little_or_less == Fraction(52624, 1594323)
    assert nothing.as_much_or_more == 1


def test_both_readings_hold_the_tie(evening):
    attacked(evening, EXPLOSION, A, B)
    attacked(evening, ENVELOPING, C)
    luck = luck_of(evening.timeline, "ally", evening.resolver)
    assert luck.as_little_or_less + luck.as_much_or_more == 1 + luck.law[luck.score]
    assert luck.attacks == 2
    assert luck_of(evening.timeline, "foe", evening.resolver) is None


def test_the_law_is_joint_not_a_product(evening):
    """One attack roll for both: missed together, so the laws of the two are not independent."""
    attacked(evening, EXPLOSION, A, B)
    (law,) = laws_of(evening)
    alone = Evening()
    attacked(alone, EXPLOSION, A)
    attacked(alone, EXPLOSION, B)
    assert mean(convolved(laws_of(alone))) == mean(law)
    assert convolved(laws_of(alone)) != law


def test_friends_under_the_template_are_no_merit(evening):
    friend = {"name": "Reître", "id": "f2", "hit_points": 8, "protection": 0}
    entry = attacked(evening, ENVELOPING, friend, C, dice="1 1 6 6 6 5 5 5 5 5")
    chance = chance_of(evening.timeline, entry, evening.resolver)
    assert chance.score == 3
    assert max(chance.exact()) == 3
    assert own_loss(evening.timeline, entry) == 6


@pytest.mark.parametrize(
    "uncounted",
    [{"by": None}, {"source": "typed"}],
)
def test_what_is_not_counted(evening, uncounted):
    entry = attacked(evening, EXPLOSION, A, **uncounted)
    assert chance_of(evening.timeline, entry, evening.resolver) is None


def test_an_attack_on_friends_or_without_dice_is_not_counted(evening):
    friend = {"name": "Reître", "id": "f2", "hit_points": 8}
    among = attacked(evening, ENVELOPING, friend)
    assert chance_of(evening.timeline, among, evening.resolver) is None
    still = attacked(evening, EXPLOSION, A, engagement={"circumstances": {"attack_dice": 0}})
    assert chance_of(evening.timeline, still, evening.resolver) is None


def test_what_is_left_out_is_said(evening):
    attacked(evening, EXPLOSION, A)
    attacked(evening, EXPLOSION, A, source="typed")
    luck = luck_of(evening.timeline, "ally", evening.resolver)
    assert (luck.attacks, luck.left_out) == (1, 1)


def test_a_certain_law_counts_as_faced(evening):
    immune = C | {"immune": True}
    attacked(evening, ENVELOPING, immune)
    luck = luck_of(evening.timeline, "ally", evening.resolver)
    assert (luck.as_little_or_less, luck.as_much_or_more, luck.attacks) == (1, 1, 1)


def test_what_stands_in_the_entry_wins_over_a_new_computation(evening):
    said = {"side": "ally", "unit": "points", "score": 1, "law": {"0": "1/2", "1": "1/2"}}
    attacked(evening, EXPLOSION, A, chance=said)
    assert luck_of(evening.timeline, "ally", evening.resolver).mean == Fraction(1, 2)


def test_edited_changes_what_is_applied_not_the_chance(evening):
    plain = attacked(evening, EXPLOSION, A, seed=3)
    edited = attacked(evening, EXPLOSION, A, seed=3, edited=True,
                      applied=[{"figure": "f3", "lost": 0}])  # fmt: skip
    resolver = evening.resolver
    assert chance_of(evening.timeline, plain, resolver) == chance_of(
        evening.timeline, edited, resolver
    )


def test_the_last_400_attacks_count():
    half = Law({0: 1, 1: 1})
    luck = so_far("points", [Faced(1, half)] * (MOST_ATTACKS + 3), left_out=2)
    assert (luck.attacks, luck.left_out, luck.score) == (400, 5, 400)
    assert luck.as_much_or_more == Fraction(1, 2**400)


def test_chances_longer_than_python_writes_are_told_all_the_same():
    heavy = Law({0: 1, 1: 10**500 - 1})
    document = so_far("points", [Faced(0, heavy)] * 10).document()
    assert document["as_little_or_less"] == "1/1" + 5000 * "0"


LAWS = [
    Law({0: 1, 2: 3}),
    Law({1: 1}),
    Law({0: 2, 1: 3, 7: 5}),
    Law({3: 1, 100: 2}),
    Law({0: 10**30, 5: 1}),
]


def long_way(laws):
    sums: dict[int, Fraction] = {}
    for course in product(*(law.items() for law in laws)):
        score = sum(value for value, _ in course)
        chance = Fraction(1)
        for _, part in course:
            chance *= part
        sums[score] = sums.get(score, Fraction(0)) + chance
    return sums


@pytest.mark.parametrize("count", range(len(LAWS) + 1))
def test_convolution_is_counting_the_long_way(count):
    assert dict(convolved(LAWS[:count]).items()) == long_way(LAWS[:count])


@pytest.mark.parametrize(
    ("weapon", "targets"),
    [
        (EXPLOSION, [A, B]),
        (ENVELOPING, [A, B, C]),
        ("souffle percutant (puissance 4/2)", [A, C, B | {"distance": 3.0}]),
    ],
)
def test_the_law_of_an_attack_is_its_program_counted_the_long_way(evening, weapon, targets):
    entry = attacked(evening, weapon, *targets)
    case = read_engagement(entry.engagement).case
    counted = merged(
        (sum(min(dict(sums).get(damage_of(at), 0), t["hit_points"])
             for at, t in enumerate(targets)), chance)
        for (_, sums), chance in endings(case.program).items()
    )  # fmt: skip
    assert dict(chance_of(evening.timeline, entry, evening.resolver).exact().items()) == counted


@pytest.mark.parametrize("place", range(len(LAWS)))
def test_a_law_is_taken_out_again_exactly(place):
    others = [law for at, law in enumerate(LAWS) if at != place]
    assert taken_out(convolved(LAWS), LAWS[place]) == convolved(others)


def test_long_laws_are_multiplied_whole():
    one, other = (Law({value: value % mod + 1 for value in range(3, 190)}) for mod in (7, 11))
    assert dict(convolved([one, other]).items()) == long_way([one, other])


def test_equal_laws_joined_once_are_still_counted_as_often_as_they_were_faced():
    laws = [LAWS[0], LAWS[1], LAWS[0], LAWS[2], LAWS[0], LAWS[1]]
    assert dict(convolved(laws).items()) == long_way(laws)


def test_weights_longer_than_python_writes_are_exact():
    heavy = Law({0: 1, 1: 10**5000 - 1})
    assert convolved([heavy, heavy])[0] == Fraction(1, 10**10000)


def test_one_more_law_is_added_to_the_others():
    long = Law({value: value % 7 + 1 for value in range(150)})
    assert added(convolved(LAWS[:4]), LAWS[4]) == convolved(LAWS)
    assert added(LAWS[0], long) == convolved([LAWS[0], long])


def test_a_mordheim_score_is_the_worst_step():
    figures = {"ally": [("Dieter", {}, {})], "foe": [("Skaven", {}, {"toughness": 3})]}
    evening = Evening(head("mordheim", figures))
    engagement = {
        "toise": "engagement", "version": 1, "system": "mordheim",
        "attacker": {"name": "Dieter", "id": "f1", "strength": 3, "weapon_skill": 3},
        "weapon": {"kind": "melee"},
        "circumstances": {"to_hit": 4},
        "targets": [{"name": "Skaven", "id": "f2", "toughness": 3}],
    }  # fmt: skip
    entry = evening.add("attack", **attack_fields(engagement, by="f1", dice="6 4 6"))
    chance = chance_of(evening.timeline, entry, evening.resolver)
    assert (chance.unit, chance.score) == ("steps", 4)
    law = chance.exact()
    # Half the dice hit; 4+ wounds, a 6 with a critical of two wounds and two injury dice.
    assert law[0] == Fraction(3, 4)
    assert sum(law[step] for step in (2, 3, 4)) == Fraction(1, 4)
