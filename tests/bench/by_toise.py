"""The cases as Toise computes them, the program of the attack made anew in every run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.law import Law
from rules.readings import Measure, joint, marginals
from rules.resolution import Account, Course, Resolver, course_of
from rules.systems.hell_dorado.program import AreaAttack, Fighter, damage_of
from rules.systems.hell_dorado.steps import Aim
from rules.throws import Successes
from tests.bench import cases
from tests.bench.cases import Chances, Contender

FROM_NOTHING = "Toise, from nothing"
SHARED = "Toise, its resolver shared"
KEPT = "Toise, its course kept"

Laws = list[Law[int]]


def one() -> AreaAttack:
    """T1: five dice against one target."""
    target = Fighter(cases.PROTECTION)
    return AreaAttack((target,), ((0,),), difficulty=cases.DIFFICULTY, power=1)


def chain(
    dice: int = cases.CHAIN_DICE, protections: Sequence[int] = cases.PROTECTIONS
) -> AreaAttack:
    """T2: dice through targets, the nearest first."""
    return AreaAttack(
        tuple(Fighter(protection) for protection in protections),
        tuple((place,) for place in range(len(protections))),
        shared=dice,
        difficulty=cases.CHAIN_DIFFICULTY,
        power=cases.CHAIN_POWER,
    )


def explosion(protections: Sequence[int]) -> AreaAttack:
    """An attack roll that all share, then five dice against each."""
    return AreaAttack(
        tuple(Fighter(protection) for protection in protections),
        tuple((place,) for place in range(len(protections))),
        aim=Aim(Successes(4, 4)),
        difficulty=cases.CHAIN_DIFFICULTY,
        power=cases.CHAIN_POWER,
    )


def accounts(attack: AreaAttack) -> list[Account]:
    """The damage of each target."""
    return [damage_of(place) for place in range(len(attack.fighters))]


def damages(attack: AreaAttack, course: Course) -> Laws:
    """The law of damage of each target."""
    return list(marginals(course, accounts(attack)).values())


def total(attack: AreaAttack, course: Course) -> Law[int]:
    """The law of what all lose together, however many states that takes."""
    caps = dict.fromkeys(accounts(attack), cases.HIT_POINTS)
    law = joint(course, Measure(caps, lambda _, value: value), None)
    assert law is not None
    return law


def losses_and_total(attack: AreaAttack, course: Course) -> Laws:
    """The law of each target's loss, then that of the total."""
    laws = damages(attack, course)
    capped = [law.map(lambda value: min(value, cases.HIT_POINTS)) for law in laws]
    return [*capped, total(attack, course)]


def chances(laws: object) -> list[Chances]:
    return [dict(law.items()) for law in cast("Laws", laws)]


def of_one() -> list[Contender]:
    """T1: from nothing, with remembered trees, and read again from the same course."""
    shared, told = Resolver(), one()
    kept = course_of(told, Resolver())

    def run(resolver: Resolver) -> Laws:
        attack = one()
        return damages(attack, course_of(attack, resolver))

    return [
        Contender(FROM_NOTHING, lambda: run(Resolver()), chances),
        Contender(SHARED, lambda: run(shared), chances),
        Contender(KEPT, lambda: damages(told, kept), chances),
    ]


def of_chain() -> list[Contender]:
    """T2: from nothing, with remembered trees, and read again from the same course."""
    shared, told = Resolver(), chain()
    kept = course_of(told, Resolver())

    def run(resolver: Resolver) -> Laws:
        attack = chain()
        return losses_and_total(attack, course_of(attack, resolver))

    return [
        Contender(FROM_NOTHING, lambda: run(Resolver()), chances),
        Contender(SHARED, lambda: run(shared), chances),
        Contender(KEPT, lambda: losses_and_total(told, kept), chances),
    ]
