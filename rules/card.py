"""What a card's lines give: fields of a figure, and what nothing reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Card:
    """Fields of a target as a document holds them; ``besides``: words no computation reads."""

    fields: Mapping[str, Any]
    besides: tuple[str, ...] = ()
