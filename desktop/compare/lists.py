"""The comparisons that come with the program: attacks to begin with, lists of targets."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from desktop.compare.board import Board
from resources import locate
from rules.json_reading import Json
from rules.matrix import Attack, Mark

LANGUAGES = ("en", "fr")


@dataclass(frozen=True, slots=True)
class TargetList:
    """Targets under one name."""

    name: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Shipped:
    """What comes with the program for one game; nothing for a game without."""

    attacks: tuple[Attack, ...] = ()
    lists: tuple[TargetList, ...] = ()

    def board(self, system: str) -> Board:
        """The comparison that a newcomer sees."""
        marks = self.lists[0].marks if self.lists else ()
        return Board(system).with_attacks(self.attacks).with_marks(marks)

    def board_of_all(self, system: str) -> Board:
        """Everything there is, in its order."""
        marks = [mark for one in self.lists for mark in one.marks]
        return Board(system).with_attacks(self.attacks).with_marks(marks)


def shipped(system: str, language: str = "en") -> Shipped:
    """What comes with the program for a game, its names in one of its languages."""
    path = locate("comparisons", f"{system}.json")
    if not path.is_file():
        return Shipped()
    document: Json = json.loads(path.read_text("utf-8"))
    return Shipped(
        tuple(Attack(_said(one["name"], language), one["parts"]) for one in document["attacks"]),
        tuple(_list(one, language) for one in document["lists"]),
    )


def translated(board: Board, language: str) -> Board:
    """A comparison whose lines have the names of another language, where the program gave them."""
    told, spoken = {}, shipped(board.system, language).board_of_all(board.system)
    for other in LANGUAGES:
        lines = shipped(board.system, other).board_of_all(board.system)
        for one, own in zip(lines.rows, spoken.rows, strict=True):
            told[one.attack.name, one.key] = own.attack.name
        for one, own in zip(lines.columns, spoken.columns, strict=True):
            told[one.mark.name, one.key] = own.mark.name
    for row in board.rows:
        name = told.get((row.attack.name, row.key), row.attack.name)
        if name != row.attack.name:
            board = board.with_attack(row.id, replace(row.attack, name=name))
    for column in board.columns:
        name = told.get((column.mark.name, column.key), column.mark.name)
        if name != column.mark.name:
            board = board.with_mark(column.id, replace(column.mark, name=name))
    return board


def marks_of(targets: list[Json]) -> tuple[Mark, ...]:
    """Targets as columns, under their own names."""
    return tuple(
        Mark(target["name"], {key: value for key, value in target.items() if key != "name"})
        for target in targets
    )


def _list(one: Json, language: str) -> TargetList:
    targets = [target | {"name": _said(target["name"], language)} for target in one["targets"]]
    return TargetList(_said(one["name"], language), marks_of(targets))


def _said(name: str | dict[str, str], language: str) -> str:
    """A name that is the same in every language, or that of one of them."""
    return name if isinstance(name, str) else name[language]
