"""Confrontation in a battle: structure points lost, repaired, and an end that is final."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.battle.game import BattleGame, Change, Condition, Told
from rules.engagement import InvalidError, validated
from rules.json_reading import Json
from rules.readings import Measure
from rules.systems.confrontation.editions import EDITIONS
from rules.systems.confrontation.engine import EXEMPT, STATES, Engine
from rules.systems.confrontation.models import Entry, Target
from rules.systems.confrontation.program import Readings, lost_of
from rules.text import mark

if TYPE_CHECKING:
    from rules.systems.confrontation.case import ConfrontationCase

DESTROYED = STATES[-1]
UNNAMED = {"name": "–"}


def points_of(target: Json) -> int | None:
    """The structure that counts: of several values, the highest."""
    structure: int | list[int] | None = target.get("structure")
    return max(structure, default=None) if isinstance(structure, list) else structure


def engine_of(target: Json) -> Engine | None:
    """The engine of a profile; None where it lacks its structure or an edition with a text."""
    if points_of(target) is None or target.get("edition") not in EDITIONS:
        return None
    try:
        read: Target = validated(Target, UNNAMED | target | UNNAMED)
    except InvalidError:
        return None
    return Engine.of(read)


def take(target: Json, before: Condition, change: Change) -> Condition:
    """Points kept within the structure; once destroyed nothing gives any back."""
    states = (before.states - set(change.remove)) | set(change.add)
    structure = points_of(target)
    if structure is None:
        return Condition(max(0, before.lost + change.lost), states)
    if before.lost >= structure:
        return Condition(structure, states | {DESTROYED})
    lost = max(0, min(structure, before.lost + change.lost))
    if lost < structure and DESTROYED not in states:
        return Condition(lost, states)
    return Condition(structure, states | {DESTROYED})


def mended(target: Json, condition: Condition, entry: Json) -> Change | str:
    """What a wound or a repair does under the engine's edition, or why it is refused."""
    engine = engine_of(target)
    if engine is None:
        return "no_edition"
    known = {name: entry[name] for name in ("wound", "repair", "source") if name in entry}
    lost, refused = engine.after(condition.lost, Entry(**known))
    return Change(lost - condition.lost) if refused is None else refused


def penalty_of(target: Json, condition: Condition) -> str | None:
    """The penalty in the edition's own terms."""
    engine = engine_of(target)
    return None if engine is None else engine.penalty(condition.lost)


def change_of(told: Told, _: Json, before: Condition) -> Change:
    """The points this attack took."""
    return Change(max(0, told.entry.get("lost", before.lost) - told.asked.get("lost", 0)))


def merit(case: ConfrontationCase, targets: Mapping[int, Target]) -> Measure | None:
    """The points engines lose: those that suffer alike lose by the same dice.

    None where the players read the dice on a table of their own.
    """
    if isinstance(case.program, Readings):
        return None
    left: dict[int, list[int]] = {}
    for place in targets:
        remains = case.engines[place].structure - case.lost(place)
        left.setdefault(case.groups[place], []).append(remains)
    needs = {lost_of(group): remains for group, remains in left.items()}
    caps = {account: max(remains) for account, remains in needs.items()}
    return Measure(caps, lambda account, lost: sum(min(lost, one) for one in needs[account]))


BATTLE = BattleGame(
    unit="points",
    points=points_of,
    begin=Condition(),
    take=take,
    stands=lambda _, condition: {"lost": condition.lost},
    change=change_of,
    score=lambda entry, asked: max(0, entry.get("lost", 0) - asked.get("lost", 0)),
    merit=merit,
    out=frozenset({DESTROYED}),
    labels={DESTROYED: mark("destroyed")},
    counted=mark("SP"),
    mended=mended,
    penalty=penalty_of,
    penalties={
        "light": mark("counts as lightly wounded"),
        "serious": mark("counts as seriously wounded"),
        "critical": mark("counts as critically wounded"),
        "-1": mark("−1 to its tests"),
        "-2": mark("−2 to its tests"),
        "-3": mark("−3 to its tests"),
        EXEMPT: mark("no penalty"),
    },
)
