"""T6: a fired blast over eight figures who differ in everything, its deviation and the number out.

Where the template may lie and who is under it there is given to all contenders; what is timed is
the law of each figure's state and that of how many are out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rules.law import Law
from rules.readings import Measure, joint, marginals
from rules.resolution import Account, Course, Resolver, course_of
from rules.service import read_engagement
from rules.systems.savage_worlds.program import Barrage, state_of
from rules.systems.savage_worlds.steps import OUT, Deviate, Strike
from tests.bench import blasts, by_toise
from tests.bench.cases import Contender

FIGURES = 8
Lying = tuple[int, ...]
"""The victims under the template at one place, by their number."""


class Harm(NamedTuple):
    """What damage does to a victim: the figure, and the rank of his state by its total."""

    figure: int
    rank: Callable[[int], int]


class Field(NamedTuple):
    """What the peers are given: who lies where, what befalls each, how far a blast may go."""

    victims: tuple[Harm, ...]
    aim: Lying
    landings: tuple[tuple[Lying, ...], ...]
    deviate: Deviate
    dice: int

    def landed(self, distance: int, hour: int) -> Lying:
        """Who lies where the template comes to rest; ``distance``: the sum of the dice."""
        place = self.deviate.places[distance - self.deviate.dice]
        return self.landings[place][hour - 1]


def told() -> Barrage:
    """The attack, its table read."""
    barrage = read_engagement(blasts.engagement(FIGURES, "fired")).case.computed
    assert isinstance(barrage, Barrage)
    return barrage


def field_of(barrage: Barrage) -> Field:
    """The same for the peers, who know no tables."""
    ground, deviate = barrage.ground, barrage.deviate
    assert deviate is not None
    rows = [tuple(_row(barrage, number)) for number in range(len(ground.rows))]
    plain = ground.victims[0].struck[0]
    assert isinstance(plain, Strike)
    return Field(
        tuple(_harm(victim.figure, victim.struck[0]) for victim in ground.victims),
        rows[ground.aim],
        tuple(tuple(rows[number] for number in hours) for hours in ground.landings),
        deviate,
        len(plain.damage.dice),
    )


def _row(barrage: Barrage, number: int) -> Iterator[int]:
    while number:
        row = barrage.ground.rows[number]
        yield row.victim
        number = row.rest


def _harm(figure: int, strike: object) -> Harm:
    assert isinstance(strike, Strike)
    starts, body, flat = strike.damage.starts, strike.body, strike.damage.flat

    def rank(total: int) -> int:
        reached = sum(total + flat >= start for start in starts)
        return body.rank(reached, body.wounds(reached))

    return Harm(figure, rank)


def of_toise() -> list[Contender]:
    """From nothing, with remembered steps, and read again from the same course."""
    barrage, shared = told(), Resolver()
    kept = course_of(barrage, Resolver())

    def run(resolver: Resolver) -> list[Law[int]]:
        return _laws(course_of(_again(barrage), resolver))

    return [
        Contender(by_toise.FROM_NOTHING, lambda: run(Resolver()), by_toise.chances),
        Contender(by_toise.SHARED, lambda: run(shared), by_toise.chances),
        Contender(by_toise.KEPT, lambda: _laws(kept), by_toise.chances),
    ]


def _again(barrage: Barrage) -> Barrage:
    return Barrage(barrage.attack, barrage.ground, barrage.deviate)


def _laws(course: Course) -> list[Law[int]]:
    worst: dict[Account, int] = {state_of(place): OUT for place in range(FIGURES)}
    out = joint(course, Measure(worst, lambda _, rank: int(rank >= OUT)), None)
    assert out is not None
    return [*marginals(course, list(worst)).values(), out]
