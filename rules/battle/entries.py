"""What a battle's journal holds: one entry per line, each of a kind (files.md § Battle)."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from fractions import Fraction
from math import lcm
from typing import Any, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from rules.battle.head import Fighter
from rules.document import Document
from rules.engagement import validated
from rules.json_reading import Json
from rules.law import Law
from rules.text import InputError, Text, mark
from rules.wording import shown

LONGEST_NOTE = 4000
MOST_POINTS = 999
FigureId = str
States = list[str]

NO_LAW = mark("not a law: probabilities as fractions that sum to 1")


class Entry(Document):
    """What every entry holds: its number, when it was written, the turn it was written in."""

    kind: str
    n: int = Field(ge=1)
    at: str = Field(default="", max_length=64)
    turn: int = Field(default=1, ge=0)


class Applied(Document):
    """What the players took over for one figure."""

    figure: FigureId
    lost: int = Field(default=0, ge=-MOST_POINTS, le=MOST_POINTS)
    add: States = Field(default_factory=list[str])
    remove: States = Field(default_factory=list[str])


class Chance(Document):
    """How an attack did, and the law of how it might have done."""

    side: Literal["ally", "foe"]
    unit: Literal["points", "steps"]
    score: int = Field(ge=0)
    law: dict[str, str]

    @field_validator("law")
    @classmethod
    def _is_law(cls, law: dict[str, str]) -> dict[str, str]:
        read_law(law)
        return law

    def exact(self) -> Law[int]:
        """The law with exact weights."""
        return read_law(self.law)


def read_law(chances: Mapping[str, str]) -> Law[int]:
    """A law from reduced fractions as a document holds them."""
    try:
        parts = {int(score): _parts_of(chance) for score, chance in chances.items()}
    except (ValueError, ZeroDivisionError):
        parts = {}
    common = lcm(*(below for _, below in parts.values()))
    weights = {score: parts[score][0] * (common // parts[score][1]) for score in sorted(parts)}
    if sum(weights.values()) != common or min(weights) < 0 or min(weights.values()) < 0:
        raise PydanticCustomError("law", NO_LAW)
    return Law(weights)


def _parts_of(chance: str) -> tuple[int, int]:
    """Numerator and denominator; ValueError or ZeroDivisionError where it is no number."""
    above, _, below = chance.partition("/")
    if above.isdecimal() and below.isdecimal() and int(below):
        return int(above), int(below)
    return Fraction(chance).as_integer_ratio()


class Attack(Entry):
    """An attack that was resolved, and what the players took over of it."""

    kind: str = "attack"
    by: FigureId | None = None
    engagement: dict[str, Any]
    source: Literal["roll", "dice", "typed"]
    result: dict[str, Any] | None = None
    applied: list[Applied] = Field(default_factory=list[Applied])
    edited: bool = False
    plays: bool = True
    chance: Chance | None = None

    @property
    def chance_is_told(self) -> bool:
        """Whether the entry says what the chance was, or that it is not counted."""
        return "chance" in self.model_fields_set


class Points(Entry):
    """Points lost, or given back where negative, by hand."""

    kind: str = "points"
    figure: FigureId
    lost: int = Field(ge=-MOST_POINTS, le=MOST_POINTS)


class Wound(Entry):
    """A wound by hand, where the game knows wounds by their gravity."""

    kind: str = "wound"
    figure: FigureId
    wound: Literal["stunned", "light", "serious", "critical", "killed"]
    source: Literal["roll", "direct"] = "roll"
    refused: str | None = None


class Repair(Entry):
    """Points repaired by hand."""

    kind: str = "repair"
    figure: FigureId
    repair: int = Field(ge=1, le=MOST_POINTS)
    source: Literal["mecanicien", "other"] = "mecanicien"
    refused: str | None = None


class State(Entry):
    """States that came and went by hand."""

    kind: str = "state"
    figure: FigureId
    add: States = Field(default_factory=list[str])
    remove: States = Field(default_factory=list[str])


class Contact(Entry):
    """Two figures came to blows, or parted."""

    kind: str = "contact"
    figures: list[FigureId] = Field(min_length=2, max_length=2)
    engaged: bool


class Played(Entry):
    """A figure has played, or has not after all."""

    kind: str = "played"
    figure: FigureId
    played: bool


class Turn(Entry):
    """The next turn."""

    kind: str = "turn"


class Join(Entry):
    """A figure that comes in later."""

    kind: str = "join"
    side: Literal["ally", "foe"]
    figure: Fighter


class Leave(Entry):
    """A figure that leaves the table."""

    kind: str = "leave"
    figure: FigureId


class Injury(Entry):
    """An injury of the campaign, told with dice."""

    kind: str = "injury"
    figure: FigureId
    table: Literal["hero", "henchman"]
    dice: list[int]
    outcome: str
    source: Literal["roll", "dice", "typed"] = "dice"


class Note(Entry):
    """A remark of the players."""

    kind: str = "note"
    text: str = Field(min_length=1, max_length=LONGEST_NOTE)
    figures: list[FigureId] = Field(default_factory=list[str])


class End(Entry):
    """The end of the battle."""

    kind: str = "end"
    winner: Literal["ally", "foe", "draw"] | None = None


class Undo(Entry):
    """The last live entry is taken back, with all its effects."""

    kind: str = "undo"
    of: int = Field(ge=1)


class Redo(Entry):
    """The last entry taken back stands again."""

    kind: str = "redo"
    of: int = Field(ge=1)


MODELS: dict[str, type[Entry]] = {
    model.model_fields["kind"].default: model
    for model in (
        *(Attack, Points, Wound, Repair, State, Contact, Played, Turn),
        *(Join, Leave, Injury, Note, End, Undo, Redo),
    )
}


def read_entry(document: Json) -> Entry:
    """The entry a line holds; InputError or InvalidError where it can't be used."""
    kind = document.get("kind")
    model = MODELS.get(kind) if isinstance(kind, str) else None
    if model is None:
        near = get_close_matches(str(kind), MODELS, 1)
        text = Text("{kind} is not a kind of entry", kind=shown(kind))
        raise InputError(text, where="kind", suggestion=near[0] if near else None)
    return validated(model, document)


def entry_document(entry: Entry) -> Json:
    """The entry as its line holds it: number, time, turn and kind first, nothing that is unset."""
    said = entry.model_dump(mode="json", exclude_unset=True)
    first = {"n": entry.n, "at": entry.at, "turn": entry.turn, "kind": entry.kind}
    return first | said


def figures_of(entry: Entry) -> list[FigureId]:
    """The ids of all figures an entry speaks of."""
    match entry:
        case Attack():
            named = [] if entry.by is None else [entry.by]
            return named + [applied.figure for applied in entry.applied]
        case Contact() | Note():
            return list(entry.figures)
        case Points() | Wound() | Repair() | State() | Played() | Leave() | Injury():
            return [entry.figure]
        case _:
            return []
