"""The values in a Savage Worlds bracket: dice, ranges, what pierces armour."""

from __future__ import annotations

import re
from itertools import islice

from rules.notation import MisreadError, Part, Source, bounded, short, within
from rules.notation_pieces import Piece, spaced
from rules.systems.savage_worlds.dice import MOST_DICE, MOST_FLAT, MOST_SIDES, dice_problem
from rules.systems.savage_worlds.patterns import DIE
from rules.systems.savage_worlds.weapon import MOST_PIERCING, MOST_RANGE, RISING
from rules.text import Text

_DICE = re.compile(spaced(DIE))
_TERM = re.compile(rf"(?P<sign>[-+]?) *(?P<term>(?P<dice>{_DICE.pattern})|[0-9]+)")
_MOST_TERMS = 150
"""More would be longer than damage may be written."""

_NUMBER = re.compile(r"[-+]?[0-9]+")


def dice_expected(value: str) -> Text:
    """What damage looks like."""
    return Text("expected dice as in “3d6” or “2d6+1d10-1”, read {value}", value=short(value))


def damage_in(source: Source, piece: Piece) -> str:
    """The dice of a field as a document holds them, without spaces."""
    dice = _DICE.search(source.folded, *piece.part)
    assert dice is not None
    part = Part(dice.start(), piece.part.end)
    terms = list(islice(_TERM.finditer(source.folded, *part), _MOST_TERMS))
    count = 0
    for term in terms:
        count = _counted(term, count) if term["dice"] else _refuse_great(term, count)
    damage = source.folded[slice(*part)].replace(" ", "")
    if dice_problem(damage):
        mend = _in_order(terms) if len(terms) < _MOST_TERMS else None
        raise MisreadError(dice_expected(source.read(part)), part, mend)
    return damage


def _counted(term: re.Match[str], before: int) -> int:
    """The dice so far, with those of a term."""
    part, dice = Part(*term.span("term")), term["term"].replace(" ", "")
    value = short(dice)
    if term["sign"] == "-":
        raise MisreadError(Text("dice can be added, not taken away: {value}", value=value), part)
    number, _, sides = dice.partition("d")
    if sides.lstrip("0") == "1":
        text = Text("a die with one side would ace for ever, read {value}", value=value)
        raise MisreadError(text, part)
    if bounded(sides, 2, MOST_SIDES) is None:
        text = Text("a die has from 2 to {bound} sides, read {value}", bound=MOST_SIDES,
                    value=value)  # fmt: skip
        raise MisreadError(text, part)
    counted = bounded(number or "1", 1, MOST_DICE - before)
    if counted is None:
        text = Text("from 1 to {bound} dice in all are thrown, read {value}", bound=MOST_DICE,
                    value=value)  # fmt: skip
        raise MisreadError(text, part)
    return before + counted


def _refuse_great(term: re.Match[str], count: int) -> int:
    """Refuse too great an addition to the dice; their count is unchanged."""
    text = Text("{bound} at most can be added to the dice or taken from them, read {value}",
                bound=MOST_FLAT, value=short(term["term"]))  # fmt: skip
    within(term["term"], Part(*term.span("term")), 0, MOST_FLAT, text)
    return count


def _in_order(terms: list[re.Match[str]]) -> str:
    """The same dice, then the sum of all that is added to them."""
    dice = "+".join(term["term"].replace(" ", "") for term in terms if term["dice"])
    flat = sum(int(f"{term['sign']}{term['term']}") for term in terms if not term["dice"])
    return f"{dice}{flat:+d}" if flat else dice


def ranges_in(source: Source, piece: Piece) -> list[int]:
    """Short, medium and long range in squares."""
    numbers = list(_NUMBER.finditer(source.folded, *piece.part))
    ranges = [_range(number) for number in numbers]
    if sorted(set(ranges)) != ranges:
        mend = "/".join(map(str, sorted(ranges)))
        raise MisreadError(Text(RISING), piece.part, mend)
    return ranges


def _range(number: re.Match[str]) -> int:
    text = Text("a range is from 1 to {bound} squares, read {value}", bound=MOST_RANGE,
                value=short(number.group()))  # fmt: skip
    return within(number.group(), Part(*number.span()), 1, MOST_RANGE, text)


def piercing_in(source: Source, piece: Piece) -> int:
    """What a weapon takes from armour: « PA 9 »."""
    number = _NUMBER.search(source.folded, *piece.part)
    assert number is not None
    text = Text("AP is from 0 to {bound}, read {value}", bound=MOST_PIERCING,
                value=short(number.group()))  # fmt: skip
    return within(number.group(), Part(*number.span()), 0, MOST_PIERCING, text)
