"""The first line of a battle: its game, its two sides, and copies of who takes part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from pydantic import Field

from rules.document import Document, Name
from rules.engagement import InvalidError, validated
from rules.json_reading import Json, parse_json
from rules.kinds import of_another_kind
from rules.roster import profile_model
from rules.systems import GameSystem, game_of, load
from rules.text import InputError, Text, mark
from rules.wording import shown

VERSION = 1
ALLY, FOE = "ally", "foe"
SIDES = (ALLY, FOE)
OTHER = {ALLY: FOE, FOE: ALLY}

NEW_PROFILE: Json = {"attacker": {}, "target": {}}


class Fighter(Document):
    """A figure of the battle, with a copy of its profile as the roster had it."""

    id: str = Field(min_length=1, max_length=64)
    profile_id: str | None = None
    profile: dict[str, Any]
    name: Name = Field(title=mark("Name"))

    @property
    def target(self) -> Json:
        """What the profile says of him as a target."""
        return self.profile.get("target") or {}

    @property
    def attacker(self) -> Json:
        """What the profile says of him as an attacker."""
        return self.profile.get("attacker") or {}


class Side(Document):
    """One of the two sides; ``roster``: the id of the roster it was made from."""

    id: Literal["ally", "foe"]
    name: Name = Field(title=mark("Name"))
    roster: str | None = None
    figures: list[Fighter]


class Head(Document):
    """The first line of a battle's file."""

    toise: Literal["battle"] = "battle"
    version: int = Field(default=VERSION, ge=1)
    id: str = Field(min_length=1, max_length=64)
    system: str
    name: Name = Field(title=mark("Name"))
    rules: dict[str, Any] = Field(default_factory=dict[str, Any])
    sides: list[Side] = Field(min_length=2, max_length=2)


def read_head(line: bytes | str | Json) -> tuple[GameSystem, Head]:
    """The game and the head of a battle, or InvalidError with what is wrong."""
    try:
        document = line if isinstance(line, dict) else parse_json(line)
        system = _system(document)
    except InputError as error:
        raise InvalidError([error]) from None
    head: Head = validated(Head, document)
    problems = list(_problems(system, head))
    if problems:
        raise InvalidError(problems)
    return system, head


def _system(document: Json) -> GameSystem:
    if document.get("toise") != "battle":
        raise of_another_kind(document, Text("not a battle of Toise"))
    wanted = document.get("system")
    system = game_of(wanted) if isinstance(wanted, str) else None
    if system is None:
        text = Text("{system} is not a game that Toise knows", system=shown(wanted))
        raise InputError(text, where="system")
    if system.battle is None:
        games = [name for name, game in load().items() if game.battle is not None]
        text = Text("no battle can be kept in this game yet")
        raise InputError(text, where="system", suggestion=games[0])
    return system


def _problems(system: GameSystem, head: Head) -> Iterator[InputError]:
    if [side.id for side in head.sides] != list(SIDES):
        yield InputError(Text("the two sides are ally and foe, in this order"), where="sides")
    borne: Counter[str] = Counter()
    for number, side in enumerate(head.sides):
        for place, figure in enumerate(side.figures):
            where = f"sides[{number}].figures[{place}]"
            yield from figure_problems(system, figure, where)
            for field, value in (("id", figure.id), ("name", figure.name)):
                borne[f"{field}:{value}"] += 1
                if borne[f"{field}:{value}"] == 2:
                    text = Text("{name} is there already", name=value)
                    yield InputError(text, where=f"{where}.{field}")


def figure_problems(system: GameSystem, figure: Fighter, where: str) -> Iterator[InputError]:
    """What is wrong with the copy of a profile; fields of the roster may be lacking."""
    named = {"id": figure.id, "name": figure.name}
    try:
        validated(profile_model(system), NEW_PROFILE | named | figure.profile)
    except InvalidError as invalid:
        for problem in invalid.problems:
            yield InputError(problem.text, where=f"{where}.profile.{problem.where}")


def head_document(head: Head) -> Json:
    """The head as its line holds it, fields nobody reads included."""
    return head.model_dump(mode="json")
