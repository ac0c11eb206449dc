"""Savage Worlds in a battle: wounds borne, Shaken, and who is out.

Wounds are what a figure loses, of the three that a Wild Card bears; they are states beside it.
"""

from __future__ import annotations

from rules.battle.game import BattleGame, Change, Condition, Told, sum_of
from rules.json_reading import Json
from rules.systems.savage_worlds.ladder import BROKEN, STATE_LABELS
from rules.systems.savage_worlds.program import state_of
from rules.systems.savage_worlds.reckoning import BORNE
from rules.systems.savage_worlds.steps import OUT, SHAKEN, STATES
from rules.text import mark

WOUNDS = {STATES[SHAKEN + wounds]: wounds for wounds in range(1, OUT - SHAKEN)}
INCAPACITATED, SHAKEN_STATE = STATES[OUT], STATES[SHAKEN]


def bears(target: Json) -> int:
    """The wounds he may bear without going out of action."""
    return BORNE if target.get("wild_card") else 0


def points_of(target: Json) -> int | None:
    """The wounds a Wild Card bears; an Extra has no points."""
    return bears(target) or None


def take(target: Json, before: Condition, change: Change) -> Condition:
    """Wounds add up; one more than he bears takes him out, one taken back brings him in again.

    New wounds are a number, or the state by which a result names them. Who is taken out bears all
    that he can.
    """
    named = [WOUNDS[state] for state in change.add if state in WOUNDS]
    healed = [WOUNDS[state] for state in change.remove if state in WOUNDS]
    wounds = max(0, before.lost + max(named, default=change.lost) - max(healed, default=0))
    out = {BROKEN if target.get("kind") == "object" else INCAPACITATED}
    states = (before.states - set(change.remove)) | set(change.add)
    if wounds > bears(target):
        states = states | out
    elif wounds < before.lost:
        states = states - out
    taken_out = not out.isdisjoint(change.add)
    wounds = bears(target) if taken_out else min(wounds, bears(target))
    borne = {STATES[SHAKEN + wounds]} if wounds else set[str]()
    return Condition(wounds, frozenset((states - WOUNDS.keys()) | borne))


def stands(_: Json, condition: Condition) -> Json:
    """Whether he is Shaken, and his wounds."""
    return {"shaken": SHAKEN_STATE in condition.states, "wounds": condition.lost}


def change_of(told: Told, target: Json, before: Condition) -> Change:
    """New wounds, Shaken with them; who soaks them all is Shaken no more."""
    states: list[str] = told.entry.get("states", [])
    if not {INCAPACITATED, BROKEN}.isdisjoint(states):
        return Change(0, tuple(state for state in states if state in (INCAPACITATED, BROKEN)))
    wounds = max((WOUNDS.get(state, 0) for state in states), default=0)
    shaken = SHAKEN_STATE in before.states
    if wounds or SHAKEN_STATE in states:
        able = target.get("kind", "character") == "character" and not shaken
        return Change(wounds, (SHAKEN_STATE,) if able else ())
    soaked = any(throw["id"] == f"soak:{told.entry['name']}" for throw in told.throws)
    return Change(0, (), (SHAKEN_STATE,)) if soaked and shaken else Change()


def rank_of(entry: Json, _: Json) -> int:
    """The steps from no effect to the worst that an attack did to him."""
    states = entry.get("states", ())
    if BROKEN in states:
        return OUT
    return max((STATES.index(state) for state in states if state in STATES), default=0)


BATTLE = BattleGame(
    unit="steps",
    points=points_of,
    begin=Condition(),
    take=take,
    stands=stands,
    change=change_of,
    score=rank_of,
    merit=sum_of(state_of, lambda _: OUT),
    out=frozenset({INCAPACITATED, BROKEN}),
    labels={**STATE_LABELS, "out_of_control": mark("out of control")},
    counted=mark("wounds to bear"),
)
