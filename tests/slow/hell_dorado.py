"""Hell Dorado counted the long way, without a line of the program.

Every course of an attack is followed with its `Fraction`; the damage of everybody is kept side by
side, so each law is read off one joint law. Meant for a handful of fighters and of dice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from tests.slow.read_hell_dorado import Arms, Attack, read_attack

FRESH_DICE = 5
CARD_DICE = 5
TIE = 1e-6
CERTAIN = Fraction(1)


@dataclass(frozen=True)
class Course:
    """Where an attack stands: who still waits, dice in the air, and everybody's damage.

    `waiting` holds groups of fighters at one distance, nearest first; `dice` is None where each
    roll is a fresh one; `reached` is who was affected, even without damage.
    """

    waiting: tuple[tuple[int, ...], ...]
    dice: int | None
    damage: tuple[int, ...]
    reached: frozenset[int] = frozenset()


Law = dict[Any, Fraction]
Futures = Iterator[tuple[Course, Fraction]]


def resolve(engagement: Mapping[str, Any]) -> dict[str, Any]:
    """All laws of the result document, targets by name, probabilities as reduced fractions."""
    attack = read_attack(engagement)
    law = endings(attack)
    told: dict[str, Any] = {}
    if attack.arms.kind in ("explosion", "shot", "melee"):
        told["attack"] = told_attack(attack)
    if spends_dice(attack.arms):
        told["dice_left"] = printed(merged((course.dice, chance) for course, chance in law.items()))
    told["targets"] = {
        fighter.name: told_target(attack, law, place)
        for place, fighter in enumerate(attack.fighters)
    }
    told["total_loss"] = told_law(law, lambda course: sum(losses(attack, course)))
    told["out_count"] = told_law(law, lambda course: count_out(attack, course))
    return told


# --- the attack as a whole ---


def endings(attack: Attack) -> dict[Course, Fraction]:
    """Every way the attack may end, with its probability."""
    if attack.arms.kind in ("shot", "melee"):
        return merged(ordinary(attack))
    law = area(attack)
    if attack.arms.kind != "explosion":
        return law
    hit = chance_to_hit(attack)
    after = [(course, chance * hit) for course, chance in law.items()]
    return merged([(untouched(attack), 1 - hit), *after])


def untouched(attack: Attack) -> Course:
    """The course in which nothing happened to anyone."""
    return Course((), None, (0,) * len(attack.fighters))


def spends_dice(arms: Arms) -> bool:
    """Whether one pool serves the whole attack."""
    return arms.kind == "percutant" and arms.state is None


def area(attack: Attack) -> dict[Course, Fraction]:
    """Everybody under the template, one after the other, until nobody waits."""
    dice = max(0, attack.value + FRESH_DICE) if spends_dice(attack.arms) else None
    law = {replace(untouched(attack), waiting=queue(attack), dice=dice): CERTAIN}
    while any(course.waiting for course in law):
        law = merged(
            (later, chance * weight)
            for course, chance in law.items()
            for later, weight in advance(attack, course)
        )
    return law


def queue(attack: Attack) -> tuple[tuple[int, ...], ...]:
    """Who is under the template: by distance for a shared pool, in file order otherwise."""
    under = [place for place, fighter in enumerate(attack.fighters) if fighter.in_area]
    if not spends_dice(attack.arms):
        return tuple((place,) for place in under)
    measured = [place for place in under if attack.fighters[place].distance is not None]
    alone = [(place,) for place in under if place not in measured]
    return (*tied(attack, measured), *alone)


def tied(attack: Attack, places: list[int]) -> Iterator[tuple[int, ...]]:
    """Groups at the distance of their nearest, nearest group first."""
    far = {place: attack.fighters[place].distance or 0.0 for place in places}
    left = list(places)
    while left:
        nearest = min(far[place] for place in left)
        group = tuple(place for place in left if far[place] - nearest <= TIE)
        left = [place for place in left if place not in group]
        yield group


def advance(attack: Attack, course: Course) -> Futures:
    """One fighter under the template, and whoever fights him outside of it."""
    if not course.waiting or course.dice == 0:
        yield replace(course, waiting=()), CERTAIN
        return
    group = course.waiting[0]
    for place in group:
        there = replace(course, waiting=without(course.waiting, place))
        for struck, chance in strike(attack, there, place):
            for later, weight in spill(attack, struck, place):
                yield later, chance * weight / len(group)


def without(waiting: tuple[tuple[int, ...], ...], place: int) -> tuple[tuple[int, ...], ...]:
    """The queue once this fighter of its first group has been dealt with."""
    rest = tuple(other for other in waiting[0] if other != place)
    return (rest, *waiting[1:]) if rest else waiting[1:]


def strike(attack: Attack, course: Course, place: int) -> Futures:
    """The dice of one fighter: fresh ones, or those still in the air; a state needs none."""
    reached = replace(course, reached=course.reached | {place})
    if attack.arms.state is not None:
        yield reached, CERTAIN
        return
    dice = FRESH_DICE if course.dice is None else course.dice
    for hits, chance in pool(dice, attack.arms.difficulty):
        hurt = damaged(attack, reached, place, hits * attack.arms.power)
        yield replace(hurt, dice=None if course.dice is None else dice - hits), chance


def damaged(attack: Attack, course: Course, place: int, inflicted: int) -> Course:
    """The course after so much damage, Protection not yet taken off, on one fighter."""
    fighter = attack.fighters[place]
    covered = fighter.cover if attack.arms.kind in ("percutant", "shot") else 0
    suffered = 0 if fighter.immune else max(0, inflicted - fighter.armour - covered)
    before = course.damage
    sums = (*before[:place], before[place] + suffered, *before[place + 1 :])
    return replace(course, damage=sums)


def spill(attack: Attack, course: Course, place: int) -> Futures:
    """The 1d6 of a touched fighter in a melee, and the outsider it may reach."""
    outsiders = [
        other
        for other in attack.fighters[place].facing
        if not attack.fighters[other].in_area and not (attack.once and other in course.reached)
    ]
    if not outsiders or course.dice == 0:
        yield course, CERTAIN
        return
    yield course, Fraction(1, 2)
    for other in outsiders:
        for later, chance in strike(attack, course, other):
            yield later, chance / (2 * len(outsiders))


def ordinary(attack: Attack) -> Futures:
    """A shot at, or a blow against, the first target."""
    start = untouched(attack)
    if not attack.fighters:
        yield start, CERTAIN
        return
    for (hits, odd, dice), chance in attack_roll(attack).items():
        inflicted = (0, *attack.arms.table)[min(hits, 5)]
        victims = stray(attack) if hits and 2 * odd > dice else (0,)
        for victim in victims:
            yield damaged(attack, start, victim, inflicted), chance / len(victims)


def stray(attack: Attack) -> tuple[int, ...]:
    """Whom too many odd faces put in the way: those who fight the target, if any."""
    if attack.arms.kind == "melee" or not attack.fighters[0].facing:
        return (0,)
    return attack.fighters[0].facing


# --- dice ---


@cache
def pool(dice: int, difficulty: int) -> tuple[tuple[int, Fraction], ...]:
    """Hits of so many dice, with their probabilities; impossible counts left out."""
    hit = Fraction(sum(face >= difficulty for face in range(1, 7)), 6)
    law = {
        hits: comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)
    }
    return tuple((hits, chance) for hits, chance in law.items() if chance)


def attack_roll(attack: Attack) -> Law:
    """Law of (hits, odd faces, dice) of the attack roll, read once re-rolls have been made."""
    dice, again = attack_dice(attack)
    difficulty = attack_difficulty(attack)
    law: Law = {(0, 0, again): CERTAIN}
    for _ in range(dice):
        law = merged(
            (later, chance * weight)
            for seen, chance in law.items()
            for later, weight in one_die(seen, difficulty)
        )
    return merged(((hits, odd, dice), chance) for (hits, odd, _), chance in law.items())


def one_die(
    seen: tuple[int, int, int], difficulty: int
) -> Iterator[tuple[tuple[int, int, int], Fraction]]:
    """One more die on (hits, odd faces, re-rolls left); a miss is thrown again while it may be."""
    hits, odd, again = seen
    for face in range(1, 7):
        if face >= difficulty or not again:
            yield (hits + (face >= difficulty), odd + face % 2, again), Fraction(1, 6)
            continue
        for second in range(1, 7):
            told = (hits + (second >= difficulty), odd + second % 2, again - 1)
            yield told, Fraction(1, 36)


def attack_dice(attack: Attack) -> tuple[int, int]:
    """Dice of the attack roll and its re-rolls: what passes five dice is re-rolls."""
    if attack.dice is not None:
        return attack.dice + attack.bonus, 0
    value = attack.value + attack.bonus
    return max(0, min(CARD_DICE, value)), max(0, value - CARD_DICE)


def attack_difficulty(attack: Attack) -> int:
    """The face an attack die must show."""
    if attack.difficulty is not None:
        return attack.difficulty
    if attack.arms.kind == "explosion":
        return attack.range_difficulty
    aimed = attack.fighters[0]
    if attack.arms.kind == "melee":
        return aimed.defence
    others = [attack.fighters[place].defence for place in aimed.facing]
    return max(attack.range_difficulty, aimed.defence, *others)


def chance_to_hit(attack: Attack) -> Fraction:
    """Probability of at least one hit of the attack roll; none without anybody to aim at."""
    if attack.arms.kind != "explosion" and not attack.fighters:
        return Fraction(0)
    law = attack_roll(attack)
    return sum((chance for (hits, *_), chance in law.items() if hits), Fraction(0))


# --- telling the laws ---


def merged(outcomes: Iterable[tuple[Any, Fraction]]) -> Law:
    """A law from outcomes that may come several times; impossible ones are left out."""
    law: Law = defaultdict(Fraction)
    for outcome, chance in outcomes:
        law[outcome] += chance
    return {outcome: chance for outcome, chance in law.items() if chance}


def printed(law: Law) -> dict[str, str]:
    """A law as the document writes it, smallest outcome first."""
    return {str(outcome): str(law[outcome]) for outcome in sorted(law)}


def told_law(law: dict[Course, Fraction], read: Callable[[Course], int]) -> dict[str, str]:
    """The printed law of what is read off each course."""
    return printed(merged((read(course), chance) for course, chance in law.items()))


def mean(law: dict[Course, Fraction], read: Callable[[Course], int]) -> str:
    """The printed mean of what is read off each course."""
    return str(sum((chance * read(course) for course, chance in law.items()), Fraction(0)))


def told_attack(attack: Attack) -> dict[str, str]:
    """The attack roll: hit or miss."""
    hit = chance_to_hit(attack)
    return {"hit": str(hit), "miss": str(1 - hit)}


def told_target(attack: Attack, law: dict[Course, Fraction], place: int) -> dict[str, Any]:
    """All that may befall one fighter."""

    def damage(course: Course) -> int:
        return course.damage[place]

    def loss(course: Course) -> int:
        return min(course.damage[place], attack.fighters[place].hit_points)

    return {
        "damage": told_law(law, damage),
        "loss": told_law(law, loss),
        "mean_damage": mean(law, damage),
        "mean_loss": mean(law, loss),
        "states": told_states(attack, law, place),
    }


def told_states(attack: Attack, law: dict[Course, Fraction], place: int) -> dict[str, str]:
    """Out of action, and the weapon's state if it has one."""
    fighter = attack.fighters[place]
    states = {"out": mean(law, lambda course: course.damage[place] >= fighter.hit_points)}
    if attack.arms.state is not None:
        given = mean(law, lambda course: not fighter.immune and place in course.reached)
        states[attack.arms.state] = given
    return states


def losses(attack: Attack, course: Course) -> list[int]:
    """Points really lost by each: never more than he has."""
    return [
        min(damage, fighter.hit_points)
        for damage, fighter in zip(course.damage, attack.fighters, strict=True)
    ]


def count_out(attack: Attack, course: Course) -> int:
    """How many fighters the attack takes out of action."""
    return sum(
        damage >= fighter.hit_points
        for damage, fighter in zip(course.damage, attack.fighters, strict=True)
    )
