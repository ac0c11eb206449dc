"""The engagement file: one attack with all that it reads (contract.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Generic, Literal, TypeVar, cast

from pydantic import BaseModel, Field, ValidationError

from rules.document import Document
from rules.json_reading import Json
from rules.table import Table
from rules.text import InvalidError, mark
from rules.wording import input_errors

A = TypeVar("A", bound=Document)
W = TypeVar("W", bound=Document)
C = TypeVar("C", bound=Document)
T = TypeVar("T", bound=Document)
R = TypeVar("R", bound=Document)

MAX_TARGETS = 40


class Engagement(Document, Generic[A, W, C, T, R]):
    """One attack: who, with what, how, on whom, under which rule choices."""

    toise: Literal["engagement"] = "engagement"
    version: Literal[1] = 1
    system: str
    rules: R
    attacker: A
    weapon: W
    circumstances: C
    targets: list[T] = Field(max_length=MAX_TARGETS, title=mark("Targets"))
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class UnknownField:
    """A field that was kept without being read, and the known one it resembles."""

    field: str
    near: str | None

    def document(self) -> Json:
        """The entry of ``warnings`` in a result."""
        return {"id": "unknown_field", "field": self.field, "near": self.near}


def validated(model: type[BaseModel], document: Json) -> Any:
    """The model a document describes, or InvalidError with an error at each field."""
    try:
        return model.model_validate_json(json.dumps(document))
    except ValidationError as error:
        raise InvalidError(input_errors(error)) from None


def unknown_fields(model: BaseModel, path: str = "") -> Iterator[UnknownField]:
    """Every field kept without being read, at every level, with the name it may have meant."""
    known = list(type(model).model_fields)
    for name in model.model_extra or {}:
        near = get_close_matches(name, known, 1)
        yield UnknownField(f"{path}{name}", near[0] if near else None)
    for name in known:
        yield from _unknown_inside(getattr(model, name), f"{path}{name}")


def _unknown_inside(value: object, path: str) -> Iterator[UnknownField]:
    if isinstance(value, BaseModel):
        yield from unknown_fields(value, f"{path}.")
    elif isinstance(value, list):
        for index, item in enumerate(cast("list[object]", value)):
            yield from _unknown_inside(item, f"{path}[{index}]")
