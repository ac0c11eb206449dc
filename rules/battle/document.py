"""What a battle comes to, as ``toise battle --json`` prints it (files.md § Battle)."""

from __future__ import annotations

from rules.battle.board import Board, Standing, board_of
from rules.battle.chances import luck_of
from rules.battle.timeline import Timeline
from rules.json_reading import Json
from rules.resolution import Resolver


def battle_document(timeline: Timeline, resolver: Resolver) -> Json:
    """The state of a battle after its live entries, with the chance of each side."""
    board = board_of(timeline)
    return {
        "toise": "battle_state",
        "version": 1,
        "turn": board.turn,
        "entries": len(timeline.live),
        "sides": [
            {
                "id": side.id,
                "name": side.name,
                "figures": _figures(board, side.id),
                "chance": luck and luck.document(),
            }
            for side in timeline.head.sides
            for luck in [luck_of(timeline, side.id, resolver)]
        ],
    }


def _figures(board: Board, side: str) -> list[Json]:
    return [_figure(standing) for standing in board.side(side)]


def _figure(standing: Standing) -> Json:
    return {
        "id": standing.id,
        "name": standing.name,
        "left": standing.left,
        "lost": standing.condition.lost,
        "states": standing.states,
        "played": standing.played,
        "penalty": standing.penalty,
    }
