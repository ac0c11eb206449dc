"""Every game's weapons in a text; a bracket belongs to the game whose field it holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.hints import hint_of
from rules.notation import Notation
from rules.systems import GameSystem, load
from rules.text import InputError, Names, Text


@dataclass(frozen=True, slots=True)
class FoundWeapon:
    """A notation and the game it belongs to."""

    system: GameSystem
    notation: Notation

    @property
    def text(self) -> str:
        """The weapon's normal form."""
        return self.system.write(self.notation.weapon)

    def document(self) -> dict[str, Any]:
        """The entry of ``toise parse --json``: where it stands, the fields of its kind."""
        weapon = self.notation.weapon
        kind = self.system.kind_of(weapon)
        read = {
            name: value
            for name, value in weapon.model_dump(mode="json", exclude_none=True).items()
            if hint_of(type(weapon), name).read_by(kind)
        }
        place = {"text": self.text, "start": self.notation.start, "end": self.notation.end}
        return {"system": self.system.id} | place | read


def found_in(text: str, system: str | None = None) -> list[FoundWeapon]:
    """Every weapon in a text, in its order, of one game or of all.

    InputError where there is none, or where one is wrong and no other game claims it.
    """
    found: list[FoundWeapon] = []
    wrong: list[InputError] = []
    for game in _games(system):
        try:
            found += [FoundWeapon(game, notation) for notation in game.find(text)]
        except InputError as error:
            wrong.append(error)
    for error in wrong:
        if not any(_covers(weapon.notation, error) for weapon in found):
            raise error
    if not found:
        raise InputError(Text("no weapon was found in this text"))
    return sorted(found, key=lambda weapon: weapon.notation.start)


def _covers(notation: Notation, error: InputError) -> bool:
    return error.column is not None and notation.start <= error.column < notation.end


def _games(system: str | None) -> Iterable[GameSystem]:
    games = load()
    if system is None:
        return games.values()
    if system not in games:
        text = Text(
            "{system} is not a game that Toise knows: {games}",
            system=system,
            games=Names(tuple(games)),
        )
        raise InputError(text, where="--system")
    return [games[system]]
