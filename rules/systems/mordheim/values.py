"""The values in a Mordheim bracket: a Strength, changes to a die, wounds, inches."""

from __future__ import annotations

import re

from rules.notation import MisreadError, Part, Source, short, within
from rules.notation_pieces import Piece
from rules.systems.mordheim.patterns import hits_named, table_named
from rules.text import Text

LEAST_WOUNDS = 1
MOST_WOUNDS = 10
MOST_RANGE = 120
_NUMBER = re.compile(r"[-+]? *[0-9]+")
_DICE = re.compile(r"([0-9]*)d([0-9]+)")


def strength_in(source: Source, piece: Piece) -> int | str:
    """A Strength from 1 to 10, or a change to the attacker's, sign included."""
    part, number = _number(source, piece.part)
    if number[0] not in "+-":
        return within(number, part, 1, 10, Text("the Strength must be from 1 to 10, read {value}",
                                                 value=short(number)))  # fmt: skip
    text = Text("the Strength may change by 10 at most, read {value}", value=short(number))
    change = within(number, part, -10, 10, text)
    return f"{number[0]}{abs(change)}"


def piercing_in(source: Source, piece: Piece) -> int:
    """What a weapon takes from a save beyond its Strength: ``svg -1`` takes 1."""
    part, number = _number(source, piece.part)
    text = Text("the save may change by -6 to +2, read {value}", value=short(number))
    return -within(number, part, -6, 2, text)


def enemy_bonus_in(source: Source, piece: Piece) -> int:
    """What a weapon adds to the enemy's save."""
    part, number = _number(source, piece.part)
    if number[0] == "-":
        text = Text("the enemy's save can only gain here: “svg -1” takes from it")
        raise MisreadError(text, piece.part, f"svg {number}")
    text = Text("the enemy's save may gain 6 at most, read {value}", value=short(number))
    return within(number, part, 0, 6, text)


def hit_bonus_in(source: Source, piece: Piece) -> int:
    """What is added to the die to hit."""
    part, number = _number(source, piece.part)
    text = Text("the die to hit may change by -6 to +6, read {value}", value=short(number))
    return within(number, part, -6, 6, text)


def wound_bonus_in(source: Source, piece: Piece) -> int:
    """What is added to the die to wound."""
    part, number = _number(source, piece.part)
    text = Text("the die to wound may change by -3 to +3, read {value}", value=short(number))
    return within(number, part, -3, 3, text)


def wounds_in(source: Source, piece: Piece) -> int | str:
    """The wounds of a hit: a number, or 1d3."""
    dice = _DICE.search(source.folded, *piece.part)
    part, number = _number(source, piece.part)
    value = short(dice.group() if dice else number)
    text = Text("a hit makes from 1 to 10 wounds, or 1d3, read {value}", value=value)
    if dice is None:
        return within(number, part, LEAST_WOUNDS, MOST_WOUNDS, text)
    if dice[1] not in {"", "1"} or dice[2] != "3":
        raise MisreadError(text, Part(*dice.span()))
    return "1d3"


def range_in(source: Source, piece: Piece) -> int:
    """The range of a shooting weapon in inches."""
    part, number = _number(source, piece.part)
    text = Text("the range must be from 1 to 120 inches, read {value}", value=short(number))
    return within(number, part, 1, MOST_RANGE, text)


def height_in(source: Source, piece: Piece) -> int:
    """How far someone falls, in inches."""
    part, number = _number(source, piece.part)
    text = Text("the height must be from 1 to 10 inches, read {value}", value=short(number))
    return within(number, part, 1, 10, text)


def table_in(source: Source, piece: Piece) -> str | None:
    """The critical table a field names."""
    return table_named(_words_in(source, piece))


def hits_in(source: Source, piece: Piece) -> str | None:
    """What the hits of a weapon are: without a die, or harmless."""
    return hits_named(_words_in(source, piece))


def _words_in(source: Source, piece: Piece) -> str:
    return " ".join(source.folded[slice(*piece.part)].split())


def _number(source: Source, part: Part) -> tuple[Part, str]:
    """The number in a field, without spaces, and where it stands."""
    match = _NUMBER.search(source.folded, *part)
    assert match is not None
    at = source.trimmed(Part(*match.span()), " ")
    return at, match.group().replace(" ", "")
