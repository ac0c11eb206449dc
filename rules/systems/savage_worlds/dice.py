"""Dice as the game writes them: a trait (``d8``, ``d12+1``) and damage (``2d6+1d10-1``)."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, LiteralString, NamedTuple

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from rules.text import mark

TRAITS = ("d4", "d6", "d8", "d10", "d12")
MOST_DICE = 60
MOST_SIDES = 100
MOST_FLAT = 99
TRAIT_EXPECTED = mark("{value} is not a trait die: d4, d6, d8, d10, d12, or d12+1 and so on")
DAMAGE_EXPECTED = mark("{value} is not dice as in 3d6 or 2d6+1d10-1")
SIDES_EXPECTED = mark("{value}: a die has from 2 to 100 sides")
FEWER_DICE = mark("{value}: 60 dice at most")
SMALLER_BONUS = mark("{value}: from -99 to +99 can be added")

_TRAIT = re.compile(r"d(4|6|8|10|12|12\+[1-9][0-9]?)")
_DAMAGE = re.compile(r"[0-9]*d[0-9]+(?:\+[0-9]*d[0-9]+)*(?:[-+][0-9]+)?")
_DICE = re.compile(r"([0-9]*)d([0-9]+)")
_FLAT = re.compile(r"[-+][0-9]+$")


class Trait(NamedTuple):
    """A trait die; ``bonus``: what a trait beyond d12 adds to the roll."""

    sides: int
    bonus: int = 0


class Damage(NamedTuple):
    """Damage dice, each as its number of sides, in the order written, and what is added."""

    dice: tuple[int, ...]
    flat: int = 0


@cache
def trait_of(text: str) -> Trait:
    """The trait die that a valid text tells."""
    sides, _, bonus = text.removeprefix("d").partition("+")
    return Trait(int(sides), int(bonus or 0))


@cache
def damage_of(text: str) -> Damage:
    """The damage dice that a valid text tells."""
    flat = _FLAT.search(text)
    written = text[: flat.start()] if flat and "d" not in flat.group() else text
    dice = tuple(
        int(sides) for count, sides in _DICE.findall(written) for _ in range(int(count or 1))
    )
    return Damage(dice, int(flat.group()) if flat else 0)


def dice_problem(text: str) -> LiteralString | None:
    """Why a text tells no damage dice, marked for translation, or None."""
    if len(text) > 200 or not _DAMAGE.fullmatch(text):
        return DAMAGE_EXPECTED
    groups = [(int(count or 1), int(sides)) for count, sides in _DICE.findall(text)]
    if any(not 2 <= sides <= MOST_SIDES for _, sides in groups):
        return SIDES_EXPECTED
    if any(not count for count, _ in groups):
        return DAMAGE_EXPECTED
    if sum(count for count, _ in groups) > MOST_DICE:
        return FEWER_DICE
    flat = _FLAT.search(text)
    return SMALLER_BONUS if flat and abs(int(flat.group())) > MOST_FLAT else None


def _trait(text: str) -> str:
    if not _TRAIT.fullmatch(text):
        raise PydanticCustomError("trait", TRAIT_EXPECTED)
    return text


def _damage(text: str) -> str:
    why = dice_problem(text)
    if why:
        raise PydanticCustomError("damage", why)
    return text


TraitText = Annotated[str, AfterValidator(_trait)]
"""``d4``, ``d6``, ``d8``, ``d10``, ``d12``, or ``d12+1``, ``d12+2``…"""

DamageText = Annotated[str, AfterValidator(_damage)]
"""Dice and what is added to them: ``3d6``, ``2d6+1d10-1``."""
