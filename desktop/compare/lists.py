"""The comparisons that come with the program: attacks to begin with, lists of targets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from desktop.compare.board import Board
from resources import locate
from rules.matrix import Attack, Mark

Json = dict[str, Any]


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


def shipped(system: str) -> Shipped:
    """What comes with the program for a game."""
    path = locate("comparisons", f"{system}.json")
    if not path.is_file():
        return Shipped()
    document: Json = json.loads(path.read_text("utf-8"))
    return Shipped(
        tuple(Attack(one["name"], one["parts"]) for one in document["attacks"]),
        tuple(TargetList(one["name"], marks_of(one["targets"])) for one in document["lists"]),
    )


def marks_of(targets: list[Json]) -> tuple[Mark, ...]:
    """Targets as columns, under their own names."""
    return tuple(
        Mark(target["name"], {key: value for key, value in target.items() if key != "name"})
        for target in targets
    )
