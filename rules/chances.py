"""Chances as people write them: a fraction, a decimal, per cent."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Annotated

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

from rules.text import mark

LONGEST = 24
_NUMBER = r"[0-9]+(?:[.,][0-9]+)?"
_FRACTION = re.compile(r"([0-9]+) *[/⁄∕] *([0-9]+)")
_DECIMAL = re.compile(rf"({_NUMBER})( *%)?")
_SPACES = re.compile(r"\s")

EXPECTED = mark("expected a chance as in 1/3, 0.25 or 25 %")
TOO_LARGE = mark("a chance is 1 at most")


def chance_of(text: str) -> Fraction:
    """The exact chance a text writes; ValueError where it writes none, OverflowError above 1."""
    plain = _SPACES.sub(" ", text).strip()
    fraction, decimal = _FRACTION.fullmatch(plain), _DECIMAL.fullmatch(plain)
    if fraction and int(fraction[2]):
        chance = Fraction(int(fraction[1]), int(fraction[2]))
    elif decimal:
        chance = Fraction(decimal[1].replace(",", ".")) / (100 if decimal[2] else 1)
    else:
        raise ValueError(EXPECTED)
    if chance > 1:
        raise OverflowError(TOO_LARGE)
    return chance


def _checked(text: str) -> str:
    try:
        chance_of(text)
    except ValueError:
        raise PydanticCustomError("chance", EXPECTED) from None
    except OverflowError:
        raise PydanticCustomError("chance", TOO_LARGE) from None
    return text


Chance = Annotated[str, StringConstraints(max_length=LONGEST), AfterValidator(_checked)]
