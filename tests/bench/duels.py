"""T3: four attacks of Mordheim on one warrior, as Toise computes them."""

from __future__ import annotations

from rules.law import Law
from rules.readings import marginals
from rules.resolution import Course, Resolver, course_of
from rules.systems.mordheim.criticals import COMMON
from rules.systems.mordheim.plans import Encounter, Group, Plan
from rules.systems.mordheim.program import Phase, loss_of, state_of
from rules.systems.mordheim.steps import Blow, Body, Strike
from rules.systems.mordheim.tables import UNHARMED
from rules.systems.mordheim.throws import ToHit
from tests.bench import by_toise, cases
from tests.bench.cases import Contender


def duel() -> Phase:
    """The four attacks, whatever state they find the warrior in."""
    blow = Blow(cases.TO_WOUND, cases.SAVE, cases.INJURY_BANDS, COMMON)
    plan = Plan(Body(), (Group(Strike(ToHit(cases.ATTACKS, cases.TO_HIT)), blow),))
    return Phase((Encounter(0, 0, (plan, plan, plan)),), (cases.POINTS,), (UNHARMED,))


def of_duel() -> list[Contender]:
    """T3: from nothing, with remembered trees, and read again from the same course."""
    shared = Resolver()
    kept = course_of(duel(), Resolver())

    def laws(course: Course) -> list[Law[int]]:
        return list(marginals(course, (loss_of(0), state_of(0))).values())

    return [
        Contender(
            by_toise.FROM_NOTHING, lambda: laws(course_of(duel(), Resolver())), by_toise.chances
        ),
        Contender(by_toise.SHARED, lambda: laws(course_of(duel(), shared)), by_toise.chances),
        Contender(by_toise.KEPT, lambda: laws(kept), by_toise.chances),
    ]
