"""How many times quicker Toise is than the better of the exact dice libraries, and what is asked.

Toise from nothing, and with a resolver made once and passed in, as the program has it, against
their documented idiom; with everything kept against all their objects kept. Of a matrix Toise then
keeps its resolver alone: the cells would be the answer. What is asked in seconds stands below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.bench import by_toise
from tests.bench.table import Row, duration

HEAD = ("quicker than the better library", "asked", "from nothing", "shared", "asked", "all kept")
WIDTHS = (34, 7, 14, 9, 7, 10)
DOCUMENTED, KEPT = "documented idiom", "all objects kept"


class Asked(NamedTuple):
    """What is asked of a case: times their documented idiom, times all of theirs kept."""

    documented: float
    kept: float | None


ASKED: Mapping[str, Asked] = {
    "T1": Asked(5, 1),
    "T2": Asked(10, 3),
    "T3": Asked(10, 1.5),
    "T4": Asked(10, 3),
    "T5a": Asked(10, 3),
    "T5b": Asked(10, 3),
    "T6": Asked(10, None),
}
LIMITS: Mapping[tuple[str, str], float] = {
    ("percutant 60 dice × 15 targets", "marginals, from nothing"): 0.1,
    ("percutant 60 dice × 15 targets", "then the total"): 1.0,
    ("start", "first paint of the window"): 0.3,
    ("window", "a dragged frame, 10 figures"): 0.016,
}
"""How long some things may take at most, in seconds."""


def show(races: Sequence[Sequence[Row]]) -> None:
    """Print a line for each case that was raced."""
    _line(HEAD)
    _line(tuple("-" * (width - 1) for width in WIDTHS))
    for race in races:
        _line(_cells(race[0].case, {row.who: row.median for row in race}))


def show_limits(rows: Sequence[Row]) -> None:
    """Print a line for each thing that may take so long at most."""
    took = {(row.case, row.who): row.median for row in rows}
    for (case, who), most in LIMITS.items():
        told = f"asked {duration(most)} at most, took {duration(took[case, who])}"
        print(f"{case}, {who}: {told}", flush=True)


def _cells(case: str, medians: Mapping[str, float]) -> Sequence[str]:
    asked = ASKED[case.split(maxsplit=1)[0]]
    documented, kept = (_better(medians, idiom) for idiom in (DOCUMENTED, KEPT))
    ours = medians.get(by_toise.KEPT, medians[by_toise.SHARED])
    return (
        case,
        f"{asked.documented:g}",
        f"{documented / medians[by_toise.FROM_NOTHING]:.1f}",
        f"{documented / medians[by_toise.SHARED]:.1f}",
        "" if asked.kept is None else f"{asked.kept:g}",
        f"{kept / ours:.1f}",
    )


def _better(medians: Mapping[str, float], idiom: str) -> float:
    return min(time for who, time in medians.items() if who.endswith(idiom))


def _line(cells: Sequence[str]) -> None:
    first, *others = zip(cells, WIDTHS, strict=True)
    counted = "".join(cell.rjust(width) for cell, width in others)
    print(f"{first[0].ljust(first[1])}{counted}", flush=True)
