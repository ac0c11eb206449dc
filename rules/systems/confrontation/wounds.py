"""The severities of a wound, what they cost, and the table on which a roll is read."""

from __future__ import annotations

from typing import Literal

from rules.text import mark

Severity = Literal["stunned", "light", "serious", "critical", "killed"]
Cell = Literal["none", "stunned", "light", "serious", "critical", "killed"]

SEVERITIES: tuple[Severity, ...] = ("stunned", "light", "serious", "critical", "killed")
OUTCOMES: tuple[Cell, ...] = (*SEVERITIES, "none")
"""The outcomes of a hit in the order in which a die reads them."""

LOSS: dict[str, int] = {
    "none": 0,
    "stunned": 0,
    "light": 1,
    "serious": 2,
    "critical": 3,
    "killed": 4,
}
"""Structure points lost; the same in every edition."""

SEVERITY_LABELS: dict[str, str] = {
    "none": mark("no wound"),
    "stunned": mark("Stunned"),
    "light": mark("Light wound"),
    "serious": mark("Serious wound"),
    "critical": mark("Critical wound"),
    "killed": mark("Killed outright"),
}
SHORT_LABELS: dict[str, str] = {
    "none": mark("none"),
    "stunned": mark("stunned"),
    "light": mark("light"),
    "serious": mark("serious"),
    "critical": mark("critical"),
    "killed": mark("killed"),
}

ROWS, COLUMNS = 11, 6
BANDS = ("< 0", "0/1", "2/3", "4/5", "6/7", "8/9", "10/11", "12/13", "14/15", "16/17", "18+")
"""The results that each row of the table is for."""

Table = tuple[tuple[Cell | None, ...], ...]
"""The players' own table, row by row; None where it is not filled in."""


def row_of(high: int, strength: int, resistance: int) -> int:
    """The row on which a roll is read: the higher die, plus FOR, less RES."""
    result = high + strength - resistance
    return 0 if result < 0 else min(result // 2, ROWS - 2) + 1
