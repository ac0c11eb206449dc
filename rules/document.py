"""The base of every public document: strict, frozen, and keeping the fields it does not know."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints
from pydantic_core import PydanticCustomError

from rules.naming import LONGEST_NAME
from rules.text import mark

BREAKS = {"Cc", "Zl", "Zp"}
UNSEEN = {*BREAKS, "Cf", "Zs"}
"""Unicode's categories of what breaks a line or steers a device, and of all that shows nothing."""

NO_BREAK = mark("may not hold line breaks or control characters")
NOTHING_SEEN = mark("needs a character that can be seen")


def _legible(name: str) -> str:
    """A name stands in one line of every list, record and report."""
    kinds = {unicodedata.category(char) for char in name}
    if kinds & BREAKS:
        raise PydanticCustomError("name", NO_BREAK)
    if kinds <= UNSEEN:
        raise PydanticCustomError("name", NOTHING_SEEN)
    return name


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_NAME), AfterValidator(_legible)
]


class Document(BaseModel):
    """A part of a public document; unknown fields are kept and named, never read."""

    model_config = ConfigDict(strict=True, frozen=True, extra="allow", allow_inf_nan=False)
