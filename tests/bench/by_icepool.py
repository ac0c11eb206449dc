"""The cases in icepool, in the idiom of its documentation and with every object kept.

Of the ways that its pages show, the quickest was taken: the dice left are dice (``left @ hit``),
and the total recurs over dice that ``map`` returns, remembered by ``functools.cache``.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import cast

import icepool
from icepool import Die, d6

from tests.bench import cases
from tests.bench.cases import (
    Chances,
    Contender,
    Warrior,
    Wounds,
    critical,
    damage,
    grade,
    injured,
    injury_dice,
    loss,
    state,
)

Dice = list[Die[int]]


def chances(laws: object) -> list[Chances]:
    return [
        {int(value): Fraction(n, law.denominator()) for value, n in law.items() if n}
        for law in cast("Dice", laws)
    ]


def of_one() -> list[Contender]:
    kept = cases.DICE @ (d6 >= cases.DIFFICULTY)
    return [
        Contender(
            "icepool, documented idiom",
            lambda: [(cases.DICE @ (d6 >= cases.DIFFICULTY)).map(damage)],
            chances,
        ),
        Contender("icepool, all objects kept", lambda: [kept.map(damage)], chances),
    ]


def of_chain() -> list[Contender]:
    return [
        Contender("icepool, documented idiom", documented, chances),
        Contender("icepool, all objects kept", kept(), chances),
    ]


def of_duel() -> list[Contender]:
    made = {warrior: attacked(warrior) for warrior in met(attacked)}
    return [
        Contender("icepool, documented idiom", lambda: duel(cache(attacked)), chances),
        Contender("icepool, all objects kept", lambda: duel(made.__getitem__), chances),
    ]


def met(attack: Callable[[Warrior], Die[Warrior]]) -> set[Warrior]:
    """Every warrior that attacks may leave before the last."""
    found, new = {Warrior()}, {Warrior()}
    for _ in range(cases.ATTACKS - 1):
        new = {Warrior(*after) for warrior in new for after in attack(warrior).outcomes()} - found
        found |= new
    return found


def duel(attack: Callable[[Warrior], Die[Warrior]]) -> Dice:
    warrior = Die([Warrior()])
    for _ in range(cases.ATTACKS):
        warrior = warrior.map(lambda *now: attack(Warrior(*now)), star=True)
    points, worst, _ = warrior.marginals
    return [cases.POINTS - points, worst]


def attacked(warrior: Warrior) -> Die[Warrior]:
    if warrior.worst == cases.OUT:
        return Die([warrior])
    return (d6 >= cases.TO_HIT).map({True: hit(warrior), False: warrior})


def hit(warrior: Warrior) -> Die[Warrior]:
    def to_wound(face: int) -> Die[Warrior] | Warrior:
        if face < cases.TO_WOUND:
            return warrior
        if face < 6 or warrior.spent:
            return saved(warrior, Wounds())
        return d6.map(lambda cell: saved(warrior._replace(spent=True), critical(cell)))

    return d6.map(to_wound)


def saved(warrior: Warrior, wounds: Wounds) -> Die[Warrior]:
    dice = injury_dice(warrior, wounds)
    highest = dice @ d6 if dice < 2 else d6.highest(dice)
    hurt = highest.map(lambda face: injured(warrior, wounds, face))
    return (d6 >= cases.SAVE).map({True: warrior, False: hurt}) if wounds.save else hurt


def of_blast() -> list[Contender]:
    graded, harmed = blast_parts()
    return [
        Contender("icepool, documented idiom", lambda: [blast(*blast_parts())], chances),
        Contender("icepool, all objects kept", lambda: [blast(graded, harmed)], chances),
    ]


def blast_parts() -> tuple[Die[int], Dice]:
    """The grade of the attack, and the state after no damage, plain damage, that of a raise."""
    wild = icepool.d(cases.WILD_DIE).explode(depth=cases.MOST_ACES)
    trait = icepool.d(cases.TRAIT).explode(depth=cases.MOST_ACES)
    ordinary = cases.DAMAGE_DICE @ wild
    harmed = [Die([0]), ordinary.map(state), (ordinary + wild).map(state)]
    return icepool.highest(trait, wild).map(grade), harmed


def blast(graded: Die[int], harmed: Dice) -> Die[int]:
    return graded.map(lambda reached: harmed[reached])


def documented() -> Dice:
    hit, miss = d6 >= cases.CHAIN_DIFFICULTY, d6 < cases.CHAIN_DIFFICULTY

    @cache
    def total(left: int, place: int) -> Die[int]:
        if place == len(cases.PROTECTIONS):
            return Die([0])
        protection = cases.PROTECTIONS[place]
        return (left @ hit).map(lambda hits: total(left - hits, place + 1) + loss(hits, protection))

    left, losses = Die([cases.CHAIN_DICE]), []
    for protection in cases.PROTECTIONS:
        losses.append((left @ hit).map(loss, protection))
        left = left @ miss
    return [*losses, total(cases.CHAIN_DICE, 0)]


def kept() -> Callable[[], Dice]:
    """Kept: the hits on each target, and each strike by the dice left. Timed: the rest."""
    hit, miss = d6 >= cases.CHAIN_DIFFICULTY, d6 < cases.CHAIN_DIFFICULTY
    left, pairs = Die([cases.CHAIN_DICE]), []
    for protection in cases.PROTECTIONS:
        pairs.append((left @ hit, protection))
        left = left @ miss
    strikes = [
        [struck(left @ hit, left, protection) for left in range(cases.CHAIN_DICE + 1)]
        for protection in cases.PROTECTIONS
    ]

    def run() -> Dice:
        state = Die([(cases.CHAIN_DICE, 0)])
        for strike in strikes:
            state = icepool.map(
                lambda left, lost, strike=strike: strike[left].map(after, lost), state, star=True
            )
        return [*(hits.map(loss, protection) for hits, protection in pairs), state.marginals[1]]

    return run


def struck(hits: Die[int], left: int, protection: int) -> Die[tuple[int, int]]:
    return hits.map(lambda count: (left - count, loss(count, protection)))


def after(strike: tuple[int, int], lost: int) -> tuple[int, int]:
    return strike[0], strike[1] + lost
