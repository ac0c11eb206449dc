"""The base of every public document: strict, frozen, and keeping the fields it does not know."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Document(BaseModel):
    """A part of a public document; unknown fields are kept and named, never read."""

    model_config = ConfigDict(strict=True, frozen=True, extra="allow", allow_inf_nan=False)
