"""Hell Dorado in a battle: points lost, states inflicted, out without points."""

from __future__ import annotations

from rules.battle.game import BattleGame, Change, Condition, Told, clamped, sum_of
from rules.json_reading import Json
from rules.systems.hell_dorado.program import damage_of
from rules.text import mark

OUT = "out"


def points_of(target: Json) -> int | None:
    """The full hit points."""
    return target.get("hit_points")


def take(target: Json, before: Condition, change: Change) -> Condition:
    """Who has no point left is out; who has one again is not, unless he was put out by hand."""
    points = points_of(target)
    after = clamped(before, change, points)
    if points is not None and after.lost >= points:
        return Condition(after.lost, after.states | {OUT})
    if points is not None and before.lost >= points:
        return Condition(after.lost, after.states - {OUT})
    return after


def stands(target: Json, condition: Condition) -> Json:
    """The points he has left; one without is named by the engagement itself."""
    points = points_of(target)
    return {} if points is None else {"hit_points": points - condition.lost}


def change_of(told: Told, _: Json, before: Condition) -> Change:
    """Points really lost, and the states inflicted."""
    states = tuple(state for state in told.entry.get("states", ()) if state not in before.states)
    return Change(told.entry.get("loss", 0), states)


BATTLE = BattleGame(
    unit="points",
    points=points_of,
    begin=Condition(),
    take=take,
    stands=stands,
    change=change_of,
    score=lambda entry, _: entry.get("loss", 0),
    merit=sum_of(damage_of, lambda target: target.hit_points),
    out=frozenset({OUT}),
    labels={OUT: mark("out of action")},
)
