"""The cases in dyce, in the idiom of its documentation and with every object kept.

Of the ways that its pages show, the quickest was taken: ``apply`` where one histogram is enough,
``expand`` where a die decides what follows, the total remembered by ``functools.cache``.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, reduce
from typing import Any, cast

from dyce import H, HResult, expand, explode_n

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

Histograms = list[H[int]]
# Without it expand drops what is unlikely, and with it alone a remembered law stands for itself.
EXACT: dict[str, Any] = {"min_path_probability": Fraction(0), "reset_path_probability": True}


def chances(laws: object) -> list[Chances]:
    return [
        {int(value): Fraction(n, law.total) for value, n in law.items() if n}
        for law in cast("Histograms", laws)
    ]


def of_one() -> list[Contender]:
    kept = cases.DICE @ H(6).ge(cases.DIFFICULTY)
    return [
        Contender(
            "dyce, documented idiom",
            lambda: [(cases.DICE @ H(6).ge(cases.DIFFICULTY)).apply(damage)],
            chances,
        ),
        Contender("dyce, all objects kept", lambda: [kept.apply(damage)], chances),
    ]


def of_chain() -> list[Contender]:
    return [
        Contender("dyce, documented idiom", documented, chances),
        Contender("dyce, all objects kept", kept(), chances),
    ]


def of_duel() -> list[Contender]:
    made = {warrior: attacked(warrior) for warrior in met(attacked)}
    return [
        Contender("dyce, documented idiom", lambda: duel(cache(attacked)), chances),
        Contender("dyce, all objects kept", lambda: duel(made.__getitem__), chances),
    ]


def met(attack: Callable[[Warrior], H[Warrior]]) -> set[Warrior]:
    """Every warrior that attacks may leave before the last."""
    found, new = {Warrior()}, {Warrior()}
    for _ in range(cases.ATTACKS - 1):
        new = {after for warrior in new for after in attack(warrior)} - found
        found |= new
    return found


def duel(attack: Callable[[Warrior], H[Warrior]]) -> Histograms:
    warrior = H({Warrior(): 1})
    for _ in range(cases.ATTACKS):
        warrior = expand(lambda now: attack(now.outcome), warrior, **EXACT)
    lost = warrior.apply(lambda now: cases.POINTS - now.points)
    return [lost, warrior.apply(lambda now: now.worst)]


def attacked(warrior: Warrior) -> H[Warrior]:
    if warrior.worst == cases.OUT:
        return H({warrior: 1})
    struck = hit(warrior)
    return expand(lambda hits: struck if hits.outcome else warrior, H(6).ge(cases.TO_HIT), **EXACT)


def hit(warrior: Warrior) -> H[Warrior]:
    def to_wound(die: HResult[int]) -> H[Warrior] | Warrior:
        if die.outcome < cases.TO_WOUND:
            return warrior
        if die.outcome < 6 or warrior.spent:
            return saved(warrior, Wounds())
        spent = warrior._replace(spent=True)
        return expand(lambda cell: saved(spent, critical(cell.outcome)), H(6), **EXACT)

    return expand(to_wound, H(6), **EXACT)


def saved(warrior: Warrior, wounds: Wounds) -> H[Warrior]:
    dice = injury_dice(warrior, wounds)
    highest = reduce(lambda most, die: most.apply(max, die), [H(6)] * dice, H({0: 1}))
    hurt = highest.apply(lambda face: injured(warrior, wounds, face))
    if not wounds.save:
        return hurt
    return expand(lambda save: warrior if save.outcome else hurt, H(6).ge(cases.SAVE), **EXACT)


def of_blast() -> list[Contender]:
    graded, harmed = blast_parts()
    return [
        Contender("dyce, documented idiom", lambda: [blast(*blast_parts())], chances),
        Contender("dyce, all objects kept", lambda: [blast(graded, harmed)], chances),
    ]


def blast_parts() -> tuple[H[int], Histograms]:
    """The grade of the attack, and the state after no damage, plain damage, that of a raise."""
    wild = explode_n(H(cases.WILD_DIE), n=cases.MOST_ACES)
    trait = explode_n(H(cases.TRAIT), n=cases.MOST_ACES)
    ordinary = cases.DAMAGE_DICE @ wild
    harmed = [H({0: 1}), ordinary.apply(state), (ordinary + wild).apply(state)]
    return trait.apply(max, wild).apply(grade), harmed


def blast(graded: H[int], harmed: Histograms) -> H[int]:
    return expand(lambda reached: harmed[reached.outcome], graded, **EXACT)


def thrown(dice: int, die: H[bool]) -> H[int]:
    """``dice @ die``, but no die is a sum of 0 and not an impossible one."""
    return dice @ die if dice else H({0: 1})


def documented() -> Histograms:
    hit, miss = H(6).ge(cases.CHAIN_DIFFICULTY), H(6).lt(cases.CHAIN_DIFFICULTY)

    @cache
    def total(left: int, place: int) -> H[int]:
        if place == len(cases.PROTECTIONS):
            return H({0: 1})
        protection = cases.PROTECTIONS[place]

        def strike(hits: HResult[int]) -> H[int]:
            rest = total(left - hits.outcome, place + 1)
            return rest + loss(hits.outcome, protection)

        return expand(strike, thrown(left, hit), **EXACT)

    left, losses = H({cases.CHAIN_DICE: 1}), []
    for protection in cases.PROTECTIONS:
        hits = expand(lambda dice: thrown(dice.outcome, hit), left, **EXACT)
        losses.append(hits.apply(loss, protection))
        left = expand(lambda dice: thrown(dice.outcome, miss), left, **EXACT)
    return [*losses, total(cases.CHAIN_DICE, 0)]


def kept() -> Callable[[], Histograms]:
    """Kept: the hits on each target, and each strike by the dice left. Timed: the rest."""
    hit, miss = H(6).ge(cases.CHAIN_DIFFICULTY), H(6).lt(cases.CHAIN_DIFFICULTY)
    left, pairs = H({cases.CHAIN_DICE: 1}), []
    for protection in cases.PROTECTIONS:
        hits = expand(lambda dice: thrown(dice.outcome, hit), left, **EXACT)
        pairs.append((hits, protection))
        left = expand(lambda dice: thrown(dice.outcome, miss), left, **EXACT)
    strikes = [
        [struck(thrown(left, hit), left, protection) for left in range(cases.CHAIN_DICE + 1)]
        for protection in cases.PROTECTIONS
    ]

    def run() -> Histograms:
        state = H({(cases.CHAIN_DICE, 0): 1})
        for strike in strikes:
            state = expand(
                lambda at, strike=strike: strike[at.outcome[0]].apply(after, at.outcome[1]),
                state,
                **EXACT,
            )
        total = state.apply(lambda at: at[1])
        return [*(hits.apply(loss, protection) for hits, protection in pairs), total]

    return run


def struck(hits: H[int], left: int, protection: int) -> H[tuple[int, int]]:
    return hits.apply(lambda count: (left - count, loss(count, protection)))


def after(strike: tuple[int, int], lost: int) -> tuple[int, int]:
    return strike[0], strike[1] + lost
