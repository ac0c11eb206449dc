"""Why a figure of Mordheim ends as he does: the moments that decide it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.mordheim.attack_words import joined
from rules.systems.mordheim.program import (
    EDGE,
    FALLING,
    FINISH,
    HITS,
    Phase,
    Scene,
    loss_of,
    state_of,
)
from rules.systems.mordheim.reckoning import RANKS, Reckoning, name_of
from rules.systems.mordheim.shares import arms, shares
from rules.systems.mordheim.tables import KNOCKED_DOWN, NEVER, OUT, UNHARMED
from rules.systems.mordheim.words import state_words
from rules.text import Text
from rules.total_why import Loser, total_why
from rules.why import Origin, never, origins, together

if TYPE_CHECKING:
    from rules.resolution import Course
    from rules.systems.mordheim.case import MordheimCase
    from rules.systems.mordheim.weapon import Weapon


def why(case: MordheimCase, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """The need in a sentence, then each hit that may be the last with its chances."""
    holds: Callable[[int], bool] = (lambda v: v == floor) if exactly else (lambda v: v >= floor)
    account = state_of(figure)
    rows: dict[Text, Origin] = {}
    for origin in origins(course, account, holds):
        where = _place(case, course, origin.state)
        rows[where] = together(rows[where], origin) if where in rows else origin
    grounds = tuple(Ground(where, row.chance, row.given) for where, row in rows.items())
    rest = never(course, account, holds)
    return Why.of(
        _need(case, figure, floor, exactly=exactly),
        grounds,
        rest,
        f"mordheim/{case.engagement.weapon.kind}",
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


def _place(case: MordheimCase, course: Course, state: Scene) -> Text:
    """Where the course stood; in a row, under which attacker."""
    where, phase = _where(state), course.program
    if len(case.engagements) == 1 or not isinstance(phase, Phase):
        return where
    if state.stage == HITS and phase.began(state) == KNOCKED_DOWN:
        where = Text("{what}, down before", what=where)
    return Text("{name} – {what}", name=case.called(phase.encounter(state).attacker), what=where)


def _where(state: Scene) -> Text:
    if state.stage == FINISH:
        return Text("stunned already, no die")
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
    points = Text("%n HP", None, target.hit_points)
    blows = _blows(case, figure)
    needs = list(dict.fromkeys(blows.values()))
    if not needs:
        return Text("{name}: {what}.", name=target.name, what=what)
    if len(needs) > 1:
        told = joined(_told(striker, *need) for striker, need in blows.items())
        return Text("{name}, {points}: {what}. {blows}.",
                    name=target.name, points=points, what=what, blows=told)  # fmt: skip
    wound, save = needs[0]
    if save >= NEVER:
        return Text(
            "{name}, {points}: {what}. A hit wounds {wound}, without a save.",
            name=target.name,
            points=points,
            what=what,
            wound=_wounds(wound),
        )
    return Text(
        "{name}, {points}: {what}. A hit wounds {wound}, saved on {save}+.",
        name=target.name,
        points=points,
        what=what,
        wound=_wounds(wound),
        save=save,
    )


def _wounds(need: int) -> Text:
    return Text("never") if need >= NEVER else Text("on {need}+", need=max(need, 1))


def _told(striker: Text | str, wound: int, save: int) -> Text:
    """What a hit of one of several is."""
    if save >= NEVER:
        return Text("{striker} wounds {wound}, without a save",
                    striker=striker, wound=_wounds(wound))  # fmt: skip
    return Text("{striker} wounds {wound}, saved on {save}+",
                striker=striker, wound=_wounds(wound), save=save)  # fmt: skip


def _blows(case: MordheimCase, figure: int) -> dict[Text | str, tuple[int, int]]:
    """What a hit on the figure needs to wound and to be saved, by who strikes with what."""
    name = case.targets[figure].name
    found: dict[Text | str, tuple[int, int]] = {}
    for attacker, engagement in enumerate(case.engagements):
        for target, share in zip(engagement.targets, shares(engagement), strict=True):
            for weapon, _ in share if target.name == name else ():
                blow = Reckoning(engagement, target).blow(weapon)
                found[_striker(case, attacker, weapon)] = blow.need, blow.save
    return found


def _striker(case: MordheimCase, attacker: int, weapon: Weapon) -> Text | str:
    """Who strikes, with what, as far as it tells one from another."""
    armed = len(arms(case.engagements[attacker])) > 1
    if len(case.engagements) == 1:
        return name_of(weapon)
    name = case.called(attacker)
    return Text("{name}, {weapon},", name=name, weapon=name_of(weapon)) if armed else name
