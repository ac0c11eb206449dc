"""Why a figure of Hell Dorado loses so many points: the states that can give it, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.hell_dorado.program import FRESH_DICE, SPILL, Scene, damage_of
from rules.systems.hell_dorado.steps import table_damage
from rules.systems.hell_dorado.words import (
    dice_words,
    hits_words,
    looked_up,
    points_words,
    written_out,
)
from rules.text import Text
from rules.total_why import Loser, total_why
from rules.why import Origin, never, origins, together

if TYPE_CHECKING:
    from rules.resolution import Course
    from rules.systems.hell_dorado.case import HellDoradoCase


def why(case: HellDoradoCase, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """The need in a sentence, then each state of a last strike with its chances."""
    holds: Callable[[int], bool] = (lambda v: v == floor) if exactly else (lambda v: v >= floor)
    found = origins(course, damage_of(figure), holds)
    grounds = tuple(
        Ground(
            where(case, origin.state, origin.before),
            origin.chance,
            origin.given,
            arithmetic(case, figure, floor - origin.before),
        )
        for origin in _merged(found)
    )
    rest = never(course, damage_of(figure), holds)
    return Why.of(
        need(case, figure, floor, exactly=exactly),
        grounds,
        rest,
        f"hell_dorado/{case.engagement.weapon.kind}",
    )


def why_total(case: HellDoradoCase, course: Course, floor: int, *, exactly: bool) -> Why | None:
    """The likeliest combinations of losses that make a total; the others are the rest."""
    losers = [
        Loser(target.name, damage_of(place), target.hit_points)
        for place, target in enumerate(case.engagement.targets)
    ]
    rule = f"hell_dorado/{case.engagement.weapon.kind}"
    return total_why(course, losers, floor, rule, exactly=exactly)


def _merged(found: list[Origin]) -> list[Origin]:
    """Origins that differ only in what the sentence does not say are one row."""
    rows: dict[tuple[object, ...], Origin] = {}
    for origin in found:
        key = row(origin.state, origin.before)
        rows[key] = together(rows[key], origin) if key in rows else origin
    return [rows[key] for key in sorted(rows, key=str, reverse=True)]


def row(state: Scene | int, before: int) -> tuple[object, ...]:
    """What the sentence of a row says of a state."""
    if not isinstance(state, Scene):
        return (before,)
    spilled = state.struck if state.stage == SPILL else -1
    return f"{state.pool:03}", spilled, before


def where(case: HellDoradoCase, state: Scene | int, before: int) -> Text:
    """Where the course stood, a figure having lost so many points before."""
    dice = _dice(case, state) if isinstance(state, Scene) else Text("the attack roll")
    if before:
        return Text("{dice}, after {points}", dice=dice, points=points_words(before))
    return dice


def _dice(case: HellDoradoCase, state: Scene) -> Text:
    left = Text("%n dice left", None, state.pool)
    dice = left if case.engagement.weapon.chained else dice_words(FRESH_DICE)
    if state.stage == SPILL:
        name = case.engagement.targets[state.struck].name
        dice = Text("through {name}, {dice}", name=name, dice=dice)
    return dice


def arithmetic(case: HellDoradoCase, figure: int, floor: int) -> Text | None:
    """How the fewest hits that give so many points become them; None where none is needed."""
    weapon, protection = case.engagement.weapon, case.protection(figure)
    if floor <= 0:
        return None
    if weapon.power is not None:
        hits = -(-(floor + protection) // weapon.power)
        loss = points_words(hits * weapon.power - protection)
        return written_out(hits, weapon.power, protection, loss)
    table = tuple(weapon.damage_table or ())
    damages = ((hits, table_damage(table, hits)) for hits in range(1, len(table) + 1))
    enough = (found for found in damages if found[1] - protection >= floor)
    return next((looked_up(*found, protection) for found in enough), None)


def need(case: HellDoradoCase, figure: int, floor: int, *, exactly: bool) -> Text:
    """What it takes that a figure loses so many points, in a sentence."""
    target, weapon = case.engagement.targets[figure], case.engagement.weapon
    protection = case.protection(figure)
    if weapon.is_ordinary or weapon.power is None or target.immune:
        return Text(
            "{name} has {points}, {protection} of Protection.",
            name=target.name,
            points=points_words(target.hit_points),
            protection=protection,
        )
    hits = -(-(floor + protection) // weapon.power)
    if exactly and hits * weapon.power - protection == floor and floor:
        return Text(
            "{name}: {sum}.",
            name=target.name,
            sum=written_out(hits, weapon.power, protection, points_words(floor)),
        )
    if not floor:
        most = protection // weapon.power
        return Text(
            "{name} has {protection} of Protection: he loses nothing up to {hits}.",
            name=target.name,
            protection=protection,
            hits=hits_words(most),
        )
    return Text(
        "{name} has {points}, {protection} of Protection: {hits} of {power} are needed.",
        name=target.name,
        points=points_words(target.hit_points),
        protection=protection,
        hits=hits_words(hits),
        power=weapon.power,
    )
