"""Why a figure comes to a state: the attack's grades, and the damage it takes, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.savage_worlds.ladder import STATE_LABELS, ranks, state_name
from rules.systems.savage_worlds.program import Scene, state_of
from rules.systems.savage_worlds.steps import NO_EFFECT, OUT, RAISE, SHAKEN
from rules.text import Text
from rules.why import Origin, never, origins, together

if TYPE_CHECKING:
    from rules.resolution import Course
    from rules.systems.savage_worlds.case import SavageWorldsCase


def why(case: SavageWorldsCase, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """The need in a sentence, then what may come of the attack with its chances."""
    target = case.targets[figure]
    wanted = ranks(target)[floor]
    holds: Callable[[int], bool] = (lambda v: v == wanted) if exactly else (lambda v: v >= wanted)
    rows: dict[Text, Origin] = {}
    for origin in origins(course, state_of(figure), holds):
        where = _where(origin.state)
        rows[where] = together(rows[where], origin) if where in rows else origin
    grounds = tuple(Ground(where, row.chance, row.given) for where, row in rows.items())
    rest = never(course, state_of(figure), holds)
    return Why.of(
        _need(case, figure, wanted, exactly=exactly),
        grounds,
        rest,
        f"savage_worlds/{'blast' if case.engagement.weapon.is_blast else 'cone'}",
    )


def _where(state: Scene) -> Text:
    if state.deviated:
        return Text("under the deviated blast")
    return Text("a raise on the attack") if state.raised else Text("a success on the attack")


def _need(case: SavageWorldsCase, figure: int, rank: int, *, exactly: bool) -> Text:
    target, one = case.targets[figure], case.reckoned[figure]
    state: Text = Text(STATE_LABELS[state_name(target, rank)])
    if not exactly and rank not in (NO_EFFECT, OUT):
        state = Text("{state} or worse", state=state)
    if one.is_proof:
        return Text("{name}: heavy armour, only a heavy weapon harms it.", name=target.name)
    if rank == NO_EFFECT:
        need = one.need(target.cover_bonus)
        return Text("{name}: nothing happens below {damage} damage.", name=target.name, damage=need)
    return Text(
        "{name}: {state} from {damage} damage on.",
        name=target.name,
        state=state,
        damage=_damage(case, figure, rank),
    )


def _damage(case: SavageWorldsCase, figure: int, rank: int) -> int:
    """The least damage that brings a figure to a rank, behind his own cover."""
    target, one = case.targets[figure], case.reckoned[figure]
    need = one.need(target.cover_bonus)
    if one.is_object or rank == SHAKEN:
        return need
    body = one.body()
    wounds = body.bears + 1 if rank == OUT else rank - SHAKEN
    return need if body.shaken and wounds == 1 else need + RAISE * wounds
