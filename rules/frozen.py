"""Facts that are set once: what throws and steps are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[C]) -> type[C]:
    """A dataclass whose fields nobody sets again, compared and hashed by what it holds.

    That they are not set is held by the type checker. ``dataclass(frozen=True)`` holds it at run
    time, for four times as long a making; of throws and steps thousands are made for one law.
    """
    return dataclass(unsafe_hash=True, slots=True)(cls)
