"""A weapon turned into one with the other template: the same facts, laid otherwise."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from desktop.table.sight import template_in
from desktop.views.attack.game import game_of
from rules.json_reading import Json
from rules.template import Blast, Spray
from rules.text import InputError


def switched(document: Json, wanted: type[Blast | Spray]) -> list[Json]:
    """The engagement with each weapon that differs in one choice and has the wanted template."""
    game = game_of(document)
    weapon = None if game is None else game.weapon(document.get("weapon"))
    if game is None or weapon is None:
        return []
    found: list[Json] = []
    for name, info in type(weapon).model_fields.items():
        if get_origin(info.annotation) is not Literal:
            continue
        for option in get_args(info.annotation):
            other = weapon.model_copy(update={name: option})
            try:
                edited = document | {"weapon": game.system.write(other)}
            except InputError:
                continue
            if isinstance(template_in(edited, game.system), wanted):
                found.append(edited)
    return found
