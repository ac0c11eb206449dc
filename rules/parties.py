"""Who attacks and who is attacked, as every game names them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.document import Document, Name
from rules.hints import Hint
from rules.text import mark

Identity = Annotated[str | None, Hint(hidden=True)]
"""Given back in the result, so that others know whom it is about."""


class AnyAttacker(Document):
    """Who attacks, named or not; a game adds what it reads of him."""

    name: Name | None = Field(default=None, title=mark("Attacker"))
    id: Identity = Field(default=None, min_length=1, max_length=64)


class AnyTarget(Document):
    """Who is attacked, and on whose side; a game adds what it reads of him."""

    name: Name = Field(title=mark("Name"))
    id: Identity = Field(default=None, min_length=1, max_length=64)
    side: Annotated[
        Literal["ally", "foe"] | None,
        Hint(labels={"ally": mark("ours"), "foe": mark("theirs")}),
    ] = Field(default=None, title=mark("Side"))
