"""The value in a cell of a table: read as its field wants it, written as it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import cast

from pydantic import TypeAdapter, ValidationError

from rules.folding import folded

DASHES = str.maketrans("−–‑", "---")
SPACES = re.compile(r"[\s\u00a0\u202f\u2009\u2007]")
NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")
YES = {"oui", "yes", "true", "vrai", "x", "1"}
NO = {"non", "no", "false", "faux", "0"}
EDGE = "|"
LONGEST_NUMBER = 15


def number_of(text: str) -> int | float | None:
    """A number with a decimal point or comma, or None (``1.234,5`` could be two)."""
    bare = SPACES.sub("", text).translate(DASHES)
    if not NUMBER.fullmatch(bare) or len(bare) > LONGEST_NUMBER:
        return None
    value = float(bare.replace(",", "."))
    return value if "." in bare or "," in bare else int(bare)


def value_of(
    text: str, adapter: TypeAdapter[object] | None, labels: Mapping[str, object]
) -> object:
    """What a cell says of a field: the first reading that the field takes, else the likeliest.

    ``labels``: the values of a choice by their folded words. Without an adapter nothing is known
    of the field: a number is one, anything else is text.
    """
    number = number_of(text)
    likeliest = text if number is None else number
    if adapter is None:
        return likeliest
    for value in _readings(text, labels):
        try:
            adapter.validate_python(value)
        except ValidationError:
            continue
        return value
    return likeliest


def _readings(text: str, labels: Mapping[str, object]) -> Iterator[object]:
    number, word = number_of(text), folded(text)
    if word in labels:
        yield labels[word]
    if number is not None:
        yield number
    if isinstance(number, float) and number.is_integer():
        yield int(number)
    if word in YES | NO:
        yield word in YES
    yield text
    parts = split_edges(text)
    numbers = [number_of(part) for part in parts]
    if None not in numbers:
        yield numbers
    yield parts


def cell_of(value: object, point: str) -> str:
    """A value as a cell holds it; what no cell can hold is empty."""
    match value:
        case bool():
            return "true" if value else "false"
        case float():
            return repr(value).removesuffix(".0").replace(".", point)
        case int():
            return str(value)
        case str():
            return value
        case list():
            return join_edges([cell_of(item, point) for item in cast("list[object]", value)])
        case _:
            return ""


def split_edges(text: str) -> list[str]:
    r"""The parts between ``|``; ``\|`` is one that belongs to a part."""
    found = re.findall(r"(?:\\.|[^|\\])+|\\$", text, re.DOTALL)
    return [part for one in found if (part := re.sub(r"\\(.)", r"\1", one).strip())]


def join_edges(parts: list[str]) -> str:
    """The parts with ``|`` between them."""
    return EDGE.join(part.replace("\\", "\\\\").replace(EDGE, f"\\{EDGE}") for part in parts)
