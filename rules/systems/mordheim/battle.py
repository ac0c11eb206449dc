"""Mordheim in a battle: points lost, one state of standing, injuries when it is over."""

from __future__ import annotations

from rules.battle.game import BattleGame, Change, Condition, Told, clamped, sum_of
from rules.json_reading import Json
from rules.systems.mordheim.injuries import INJURIES
from rules.systems.mordheim.program import state_of
from rules.systems.mordheim.tables import KNOCKED_DOWN, OUT, STATES, STUNNED, WOUNDED
from rules.text import mark

STANDING = "standing"
OUT_OF_ACTION = STATES[OUT]
POSITIONS = (STANDING, STATES[KNOCKED_DOWN], STATES[STUNNED], OUT_OF_ACTION)
"""Of which a warrior has one, from the best to the worst."""


def points_of(target: Json) -> int:
    """The wounds on his profile, 1 where it does not say."""
    points = target.get("hit_points")
    return 1 if points is None else points


def take(target: Json, before: Condition, change: Change) -> Condition:
    """Of his positions the last one taken counts; he stands where none is left."""
    after = clamped(before, change, points_of(target))
    taken = [state for state in change.add if state in POSITIONS]
    kept = [state for state in POSITIONS if state in after.states]
    position = (taken or kept or [STANDING])[-1]
    return Condition(after.lost, (after.states - set(POSITIONS)) | {position})


def position_of(condition: Condition) -> str:
    """How he is: standing, down, stunned, out."""
    return next((state for state in POSITIONS if state in condition.states), STANDING)


def stands(target: Json, condition: Condition) -> Json:
    """The wounds he has left and how he is."""
    left = points_of(target) - condition.lost
    return {"hit_points": left, "state": position_of(condition)}


def change_of(told: Told, _: Json, before: Condition) -> Change:
    """Wounds lost, and the worst position he came to where it is worse than his own."""
    reached = [state for state in told.entry.get("states", ()) if state in POSITIONS]
    worse = tuple(state for state in reached if _depth(state) > _depth(position_of(before)))
    return Change(told.entry.get("loss", 0), worse)


def _depth(position: str) -> int:
    return POSITIONS.index(position)


def rank_of(entry: Json, _: Json) -> int:
    """The steps from unharmed to the worst that an attack did to him."""
    return max((STATES.index(state) for state in entry.get("states", ()) if state in STATES),
               default=0)  # fmt: skip


BATTLE = BattleGame(
    unit="steps",
    points=points_of,
    begin=Condition(0, frozenset({STANDING})),
    take=take,
    stands=stands,
    change=change_of,
    score=rank_of,
    merit=sum_of(state_of, lambda _: OUT),
    out=frozenset({OUT_OF_ACTION}),
    labels={
        STANDING: mark("standing"),
        STATES[WOUNDED]: mark("wounded"),
        STATES[KNOCKED_DOWN]: mark("knocked down"),
        STATES[STUNNED]: mark("stunned"),
        OUT_OF_ACTION: mark("out of action"),
    },
    injuries=INJURIES,
)
