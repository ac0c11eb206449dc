"""The JSON schemas of the public documents, made from the models that read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.document import Document
from rules.hints import hint_of
from rules.json_reading import Json
from rules.roster import roster_model, target_model, whole_target
from rules.systems import GameSystem

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FILLED = ("rules", "circumstances", "attacker")
"""The parts of an engagement that may be left out: read as empty."""


def schemas(games: Iterable[GameSystem]) -> dict[str, Json]:
    """Every schema by the name of its file; an engagement and a roster for each game."""
    made: dict[str, Json] = {}
    for game in games:
        made[f"engagement-{game.id}.json"] = engagement_schema(game)
        made[f"roster-{game.id}.json"] = roster_schema(game)
    return made


def engagement_schema(game: GameSystem) -> Json:
    """What an engagement file of this game may hold; a weapon may be its notation."""
    schema = _of_game(game.engagement.model_json_schema(), game)
    _admit_lone(schema["$defs"]["Target"], whole_target(game))
    every_part = [schema, *schema["$defs"].values()]
    for part in every_part:
        if "weapon" in part.get("properties", {}):
            part["properties"]["weapon"] = _or_notation(part["properties"]["weapon"])
    optional = {*FILLED, "weapon"} if "weapons" in schema["properties"] else set(FILLED)
    required = (name for name in schema["required"] if name not in optional)
    schema["required"] = ["toise", "version", *required]
    return schema


def roster_schema(game: GameSystem) -> Json:
    """What a roster file of this game may hold."""
    schema = _of_game(roster_model(game).model_json_schema(), game)
    target = target_model(game)
    _admit_lone(schema["$defs"][target.__name__], target)
    weapon: Json = {"anyOf": [{"type": "string"}, {"type": "object"}]}
    schema["$defs"]["Carried"]["properties"]["weapon"] = weapon
    return schema


def _of_game(schema: Json, game: GameSystem) -> Json:
    schema["properties"]["system"] = {"const": game.id}
    return {"$schema": DIALECT, **schema}


def _admit_lone(part: Json, model: type[Document]) -> None:
    """Let a number stand for a list of one where the model's hint says so."""
    for name, schema in part.get("properties", {}).items():
        if hint_of(model, name).lone:
            whole = dict(schema)
            several = next(one for one in [whole, *whole.get("anyOf", [])] if "items" in one)
            schema.clear()
            schema["anyOf"] = [several["items"], whole]


def _or_notation(weapon: Any) -> Json:
    notation = {"type": "string", "description": "The weapon as its card prints it."}
    return {"anyOf": [notation, weapon]}
