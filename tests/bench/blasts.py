"""Blasts of Savage Worlds as Toise computes them: one victim, and many with all deviation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.case import resolve
from rules.json_reading import Json
from rules.law import Law
from rules.readings import marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.systems.savage_worlds.program import Barrage, Ground, Row, Victim, state_of
from rules.systems.savage_worlds.rolls import DamageRoll, TraitRoll
from rules.systems.savage_worlds.steps import Attack, Body, Strike, steps_of
from tests.bench import by_toise, cases, clock
from tests.bench import table as printed
from tests.bench.cases import Contender

FIGURES = (8, 40)


def one() -> Barrage:
    """T4: one victim under the template."""
    roll = TraitRoll((cases.TRAIT, cases.WILD_DIE), (4, 8), cases.MODIFIER, critical=True)
    struck = (_strike(cases.DAMAGE_DICE), _strike(cases.DAMAGE_DICE + 1))
    return Barrage(Attack(roll), Ground((Victim(0, 0, struck),), (Row(0, 0, 0), Row(0, 0, 1)), 1))


def _strike(dice: int) -> Strike:
    starts = steps_of(cases.NEED, cases.WOUNDED_OUT)
    return Strike(DamageRoll((6,) * dice, 0, starts), Body(bears=3))


def of_blast() -> list[Contender]:
    """T4: from nothing, with remembered trees, and read again from the same course."""
    shared, told = Resolver(), one()
    kept = course_of(told, Resolver())

    def law(barrage: Barrage, resolver: Resolver) -> list[Law[int]]:
        return list(marginals(course_of(barrage, resolver), [state_of(0)]).values())

    return [
        Contender(by_toise.FROM_NOTHING, lambda: law(one(), Resolver()), by_toise.chances),
        Contender(by_toise.SHARED, lambda: law(one(), shared), by_toise.chances),
        Contender(
            by_toise.KEPT, lambda: list(marginals(kept, [state_of(0)]).values()), by_toise.chances
        ),
    ]


def rows() -> list[printed.Row]:
    """A thrown blast over many different figures, its whole deviation and the number out."""
    return [
        printed.Row(f"T6 blast × {figures} figures", f"{delivery}, all laws", clock.slow(run))
        for figures in FIGURES
        for delivery in ("thrown", "fired")
        for run in [_whole(engagement(figures, delivery))]
    ]


def _whole(document: Json) -> Callable[[], object]:
    return partial(_resolved, document)


def _resolved(document: Json) -> object:
    return resolve(read_engagement(document).case, Resolver())


def engagement(figures: int, delivery: str) -> Json:
    """Figures who differ in everything, crowded about an aim 24 squares off."""
    places = list(_places(figures))
    bases = [{"name": "A", "x": -24, "y": 0}] + [
        {"name": f"T{n}", "x": x, "y": y} for n, (x, y) in enumerate(places)
    ]
    return {
        "toise": "engagement",
        "version": 1,
        "system": "savage_worlds",
        "attacker": {"name": "A", "trait": "d8", "wild_card": True},
        "weapon": {"damage": "3d6", "template": "medium", "delivery": delivery},
        "targets": [target(n) for n in range(figures)],
        "table": {"figures": bases, "attacker": "A", "aim": [0, 0]},
    }


def target(number: int) -> Json:
    """A target like no other."""
    return {
        "name": f"T{number}",
        "toughness": 4 + number,
        "armor": number % 4,
        "wild_card": number % 2 == 1,
        "wounds": number % 3,
    }


def _places(figures: int) -> Sequence[tuple[float, float]]:
    return [(1.1 * (n % 7) - 3.3, 1.1 * (n // 7) - 3.3) for n in range(figures)]
