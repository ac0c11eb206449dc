"""Comparisons on disk, one file for each game: found at the next start as they were left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import Field

from desktop.compare.board import MOST_LINES, Board, Column, Row
from desktop.files import write_document
from desktop.kept_documents import read_kept
from rules.document import Document
from rules.gauges import AtLeast, Gauge, MeanLoss, Nothing, OrWorse, Out
from rules.json_reading import Json
from rules.matrix import Attack, Mark


class KeptAttack(Document):
    """A row: ``parts`` of an engagement, without its targets."""

    name: str
    parts: Json
    pinned: bool = False


class KeptTarget(Document):
    """A column: ``target`` as an engagement has it, without its name."""

    name: str
    target: Json


class KeptMeasure(Document):
    """What is measured; ``points`` of « at least », ``states`` of « or worse »."""

    kind: Literal["mean_loss", "out", "nothing", "at_least", "or_worse"]
    points: int = Field(default=1, ge=1)
    states: list[str] = Field(default_factory=list[str])

    def gauge(self) -> Gauge | None:
        """The measure; None where it says too little."""
        known = {"mean_loss": MeanLoss(), "out": Out(), "nothing": Nothing()}
        if self.kind == "at_least":
            return AtLeast(self.points)
        if self.kind == "or_worse":
            return OrWorse(tuple(self.states)) if self.states else None
        return known[self.kind]


class KeptBoard(Document):
    """A comparison in its file; rows and columns are named by their places from 0 on."""

    toise: Literal["comparison"]
    version: Literal[1]
    system: str
    attacks: list[KeptAttack] = Field(max_length=MOST_LINES)
    targets: list[KeptTarget] = Field(max_length=MOST_LINES)
    measure: KeptMeasure | None = None
    by_target: int | None = None
    by_attack: int | None = None
    reference: int | None = None

    def board(self) -> Board:
        """The comparison; places where nothing stands count as none."""
        attacks = [Attack(one.name, one.parts) for one in self.attacks]
        marks = [Mark(one.name, one.target) for one in self.targets]
        board = Board(
            self.system, gauge=None if self.measure is None else self.measure.gauge()
        ).with_attacks(attacks).with_marks(marks)  # fmt: skip
        for row, kept in zip(board.rows, self.attacks, strict=True):
            board = board.with_pin(row.id) if kept.pinned else board
        return board.shown_by(
            by_column=_id_at(board.columns, self.by_target),
            by_row=_id_at(board.rows, self.by_attack),
            reference=_id_at(board.rows, self.reference),
        )


@dataclass(frozen=True, slots=True)
class BoardShelf:
    """The folder ``comparisons`` of the person's data.

    ``folder``: where it is now. ``may_write``: whether no other window writes there.
    """

    folder: Callable[[], Path]
    may_write: Callable[[], bool]

    def read(self, system: str) -> Board | None:
        """The comparison of a game, None where none is kept; InputError where it can't be read."""
        path = self._path(system)
        if not path.exists():
            return None
        return read_kept(KeptBoard, path).board()

    def write(self, board: Board) -> None:
        """Keep a comparison; OSError leaves the one before untouched."""
        path = self._path(board.system)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_document(path, document_of_board(board))

    def _path(self, system: str) -> Path:
        return self.folder() / f"{system}.json"


def document_of_board(board: Board) -> Json:
    """A comparison as its file has it."""
    rows, columns = board.rows, board.columns
    return {
        "toise": "comparison",
        "version": 1,
        "system": board.system,
        "attacks": [
            {"name": row.attack.name, "parts": row.attack.parts, "pinned": row.pinned}
            for row in rows
        ],
        "targets": [{"name": one.mark.name, "target": one.mark.target} for one in columns],
        "measure": _measure(board.gauge),
        "by_target": _place_of(columns, board.by_column),
        "by_attack": _place_of(rows, board.by_row),
        "reference": _place_of(rows, board.reference),
    }


def _measure(gauge: Gauge | None) -> Json | None:
    match gauge:
        case MeanLoss():
            return {"kind": "mean_loss"}
        case Out():
            return {"kind": "out"}
        case Nothing():
            return {"kind": "nothing"}
        case AtLeast(points):
            return {"kind": "at_least", "points": points}
        case OrWorse(states):
            return {"kind": "or_worse", "states": list(states)}
        case _:
            return None


def _place_of(lines: Sequence[Row | Column], identity: int | None) -> int | None:
    return next((at for at, line in enumerate(lines) if line.id == identity), None)


def _id_at(lines: Sequence[Row | Column], place: int | None) -> int | None:
    return lines[place].id if place is not None and 0 <= place < len(lines) else None
