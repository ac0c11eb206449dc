"""Why a figure of Mordheim ends as he does: the moments that decide it, in words."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.mordheim.program import EDGE, FALLING, HITS, Scene, loss_of, state_of
from rules.systems.mordheim.reckoning import RANKS, Reckoning
from rules.systems.mordheim.shares import arms
from rules.systems.mordheim.steps import Blow
from rules.systems.mordheim.tables import NEVER, OUT, UNHARMED
from rules.systems.mordheim.words import state_words
from rules.text import Percent, Text
from rules.total_why import Loser, total_why
from rules.why import Origin, never, origins, together

if TYPE_CHECKING:
    from rules.resolution import Course
    from rules.systems.mordheim.case import MordheimCase


def why(case: MordheimCase, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """The need in a sentence, then each hit that may be the last with its chances."""
    holds: Callable[[int], bool] = (lambda v: v == floor) if exactly else (lambda v: v >= floor)
    account = state_of(figure)
    rows: dict[Text, Origin] = {}
    for origin in origins(course, account, holds):
        where = _where(origin.state)
        rows[where] = together(rows[where], origin) if where in rows else origin
    grounds = tuple(Ground(where, row.chance, row.given) for where, row in rows.items())
    told = sum((ground.chance * ground.given for ground in grounds), Fraction(0))
    rest = never(course, account, holds)
    return Why(
        question=Text("Why {chance}?", chance=Percent(told + rest)),
        need=_need(case, figure, floor, exactly=exactly),
        grounds=grounds,
        chance=told + rest,
        rest=rest,
        rule=f"mordheim/{case.engagement.weapon.kind}",
    )


def why_total(case: MordheimCase, course: Course, floor: int, *, exactly: bool) -> Why | None:
    """The likeliest combinations of losses that make a total; the others are the rest."""
    losers = [
        Loser(target.name, loss_of(place), target.hit_points)
        for place, target in enumerate(case.targets)
        if RANKS[target.state] == UNHARMED
    ]
    rule = f"mordheim/{case.engagement.weapon.kind}"
    return total_why(course, losers, floor, rule, exactly=exactly)


def _where(state: Scene) -> Text:
    if state.stage == EDGE:
        return Text("at the edge, {state}", state=state_words(state.reached))
    if state.stage == FALLING:
        return Text("falling, %n hit(s) to come", None, sum(map(sum, state.hits)))
    if state.stage != HITS:
        return Text("the attack")
    left = Text("%n hit(s) to come", None, sum(map(sum, state.hits)))
    points = Text("%n HP", None, state.points)
    if state.spent:
        return Text("{hits}, {points}, the critical spent", hits=left, points=points)
    if state.reached:
        reached = state_words(state.reached)
        return Text("{hits}, {points}, {state}", hits=left, points=points, state=reached)
    return Text("{hits}, {points}", hits=left, points=points)


def _need(case: MordheimCase, figure: int, floor: int, *, exactly: bool) -> Text:
    target = case.targets[figure]
    state = state_words(min(floor, OUT))
    what = state if exactly or floor >= OUT else Text("{state} or worse", state=state)
    blow = _blow(case, figure)
    if blow is None:
        return Text("{name}: {what}.", name=target.name, what=what)
    wound = Text("never") if blow.need >= NEVER else Text("on {need}+", need=max(blow.need, 1))
    if blow.save >= NEVER:
        return Text(
            "{name}, {points}: {what}. A hit wounds {wound}, without a save.",
            name=target.name,
            points=Text("%n HP", None, target.hit_points),
            what=what,
            wound=wound,
        )
    return Text(
        "{name}, {points}: {what}. A hit wounds {wound}, saved on {save}+.",
        name=target.name,
        points=Text("%n HP", None, target.hit_points),
        what=what,
        wound=wound,
        save=blow.save,
    )


def _blow(case: MordheimCase, figure: int) -> Blow | None:
    """A hit of the first weapon of the last who attacks the figure."""
    name = case.targets[figure].name
    for engagement in reversed(case.engagements):
        for target in engagement.targets:
            if target.name == name:
                return Reckoning(engagement, target).blow(arms(engagement)[0][0])
    return None
