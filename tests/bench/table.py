"""The table: medians, and how many times longer than Toise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

HEAD = ("case", "who", "median", "/ from nothing", "/ shared")
WIDTHS = (34, 28, 10, 15, 9)


class Row(NamedTuple):
    """A median in seconds, and its ratios to two of Toise's where there are some."""

    case: str
    who: str
    median: float
    to_from_nothing: float | None = None
    to_shared: float | None = None


def show(rows: Sequence[Row]) -> None:
    """Print rows, the name of a case only where it begins."""
    shown = ""
    for row in rows:
        case, shown = "" if row.case == shown else row.case, row.case
        ratios = (_ratio(row.to_from_nothing), _ratio(row.to_shared))
        _line((case, row.who, duration(row.median), *ratios))


def head() -> None:
    _line(HEAD)
    _line(tuple("-" * (width - 1) for width in WIDTHS))


def _line(cells: Sequence[str]) -> None:
    named = "".join(cell.ljust(width) for cell, width in zip(cells[:2], WIDTHS[:2], strict=True))
    counted = "".join(cell.rjust(width) for cell, width in zip(cells[2:], WIDTHS[2:], strict=True))
    print((named + counted).rstrip(), flush=True)


def _ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"


def duration(seconds: float) -> str:
    """A time as it is printed."""
    if seconds >= 1:
        return f"{seconds:.3g} s"
    return f"{seconds * 1e3:.3g} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.3g} µs"
