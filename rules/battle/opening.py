"""From the board to an engagement: who attacks, with what, whom, as all of them are now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from rules.battle.board import Board, Standing
from rules.battle.entries import Attack
from rules.battle.timeline import Timeline
from rules.json_reading import Json
from rules.roster import COMPUTED, whole_target
from rules.systems import GameSystem


def engagement_of(
    timeline: Timeline,
    board: Board,
    attacker: str | None,
    weapon: object,
    targets: Sequence[str],
) -> Json:
    """The engagement of one figure on others, with the points and states of now.

    ``weapon``: as it is carried, a list of several with the attacks of each, or None where the
    attacker is armed in the window. Who is out is passed over.
    """
    present = [board.standings[one] for one in targets if not board.standings[one].out]
    striker = None if attacker is None else board.standings[attacker]
    document: Json = {
        "toise": "engagement",
        "version": 1,
        "system": timeline.system.id,
        "rules": dict(timeline.head.rules),
        "attacker": {} if striker is None else attacker_of(striker),
    }
    if weapon is not None:
        document["weapons" if isinstance(weapon, list) else "weapon"] = weapon
    return document | {
        "circumstances": {},
        "targets": [target_of(timeline.system, board, one, present) for one in present],
        "table": None,
    }


def attacker_of(standing: Standing) -> Json:
    """A figure as an attacker."""
    return {"name": standing.name, "id": standing.id} | standing.fighter.attacker


def target_of(
    system: GameSystem, board: Board, standing: Standing, present: Sequence[Standing]
) -> Json:
    """A figure as a target among others, in the condition he is in."""
    game = standing.game
    known = whole_target(system).model_fields
    own = {name: v for name, v in standing.fighter.target.items() if name not in COMPUTED}
    said: Json = {"name": standing.name, "id": standing.id}
    if "side" in known:
        said["side"] = standing.side
    said |= own | game.stands(standing.fighter.target, standing.condition)
    if "engaged_with" in known:
        names = {one.id: one.name for one in present}
        fought = [names[one] for one in board.engaged_with(standing.id) if one in names]
        said |= {"engaged_with": fought} if fought else {}
    return said


def again(timeline: Timeline, board: Board) -> Json | None:
    """The engagement of the last attack with the points of now; None where there was none."""
    attack = last_attack(timeline)
    return None if attack is None else of_now(board, attack.engagement)


def of_now(board: Board, engagement: Json) -> Json:
    """An engagement with the points of now.

    Who is out is left out of it, and of the fights of the others.
    """
    kept = list(_kept(board, engagement))
    names = {str(target.get("name")) for target in kept}
    targets = [_among(target, names) for target in kept]
    return engagement | {"targets": targets}


def stands_of(board: Board, engagement: Json) -> dict[str, Json | None]:
    """How each figure among the targets stands now, None for who is out."""
    found = (board.standings.get(target.get("id", "")) for target in _targets(engagement))
    return {
        one.id: None if one.out else one.game.stands(one.fighter.target, one.condition)
        for one in found
        if one is not None
    }


def last_attack(timeline: Timeline) -> Attack | None:
    """The last live attack."""
    attacks = (entry for entry in reversed(timeline.live) if isinstance(entry, Attack))
    return next(attacks, None)


def _kept(board: Board, engagement: Json) -> Iterator[Json]:
    for target in _targets(engagement):
        standing = board.standings.get(target.get("id", ""))
        if standing is None:
            yield target
        elif not standing.out:
            yield target | standing.game.stands(standing.fighter.target, standing.condition)


def _targets(engagement: Json) -> list[Json]:
    return cast("list[Json]", engagement.get("targets", []))


def _among(target: Json, names: set[str]) -> Json:
    """The target without fights against those who are not there."""
    fought = target.get("engaged_with")
    if not fought:
        return target
    return target | {"engaged_with": [name for name in fought if name in names]}
