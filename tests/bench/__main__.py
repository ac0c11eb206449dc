"""Speed beside the exact dice libraries: ``python -m tests.bench``.

Medians of one run; results are compared as fractions before anything is timed. Ratios are how many
times longer a row takes than Toise from nothing, and than Toise with a resolver that has met the
steps before, as the window's has. A summary with what is asked stands at the end. No number is
asserted: what matters is their ratios on one machine.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence

from dyce.lifecycle import ExperimentalWarning

from tests.bench import (
    battles,
    blasts,
    by_dyce,
    by_icepool,
    by_toise,
    clock,
    deviation_peers,
    deviations,
    duels,
    growth,
    matrix_race,
    rosters,
    rough,
    starts,
    stutter,
    summary,
    sweeps,
    table,
    windows,
)
from tests.bench.cases import Contender
from tests.bench.table import Row


def check(contenders: Sequence[Contender]) -> None:
    """Raise unless all come to the same fractions."""
    first, *others = contenders
    truth = first.read(first.run())
    for other in others:
        if other.read(other.run()) != truth:
            msg = f"{other.name} differs from {first.name}"
            raise ValueError(msg)


def race(case: str, contenders: Sequence[Contender]) -> list[Row]:
    """The rows of one case, with their ratios to Toise from nothing and with a shared resolver."""
    check(contenders)
    medians = clock.taking_turns([contender.run for contender in contenders])
    toise = dict(zip([contender.name for contender in contenders], medians, strict=True))
    cold, warm = toise[by_toise.FROM_NOTHING], toise[by_toise.SHARED]
    return [Row(case, name, time, time / cold, time / warm) for name, time in toise.items()]


def main() -> None:
    """Measure and print, case by case."""
    warnings.simplefilter("ignore", ExperimentalWarning)
    table.head()
    races = [_told(rows) for rows in _races()]
    table.show(matrix_race.growing())
    table.show(blasts.rows())
    table.show(sweeps.rows())
    table.show(battles.rows())
    grown = _told(growth.rows())
    table.show(rough.rows())
    timed = [*grown, *_told(starts.rows()), *_told(windows.rows())]
    table.show(stutter.rows())
    table.show(rosters.rows())
    print()
    summary.show(races)
    print()
    summary.show_limits(timed)


def _races() -> Iterator[list[Row]]:
    """Every case against the exact dice libraries."""
    peers = (by_toise, by_icepool, by_dyce)
    yield race("T1 5d6 against one", [c for peer in peers for c in peer.of_one()])
    yield race("T2 12 dice through six", [c for peer in peers for c in peer.of_chain()])
    peers = (duels, by_icepool, by_dyce)
    yield race("T3 four attacks, one critical", [c for peer in peers for c in peer.of_duel()])
    peers = (blasts, by_icepool, by_dyce)
    yield race("T4 d8 and Wild Die, 3d6 against 7", [c for peer in peers for c in peer.of_blast()])
    yield from matrix_race.races()
    peers = (deviations.of_toise, deviation_peers.of_icepool, deviation_peers.of_dyce)
    yield race("T6 blast × 8 figures", [c for peer in peers for c in peer()])


def _told(rows: list[Row]) -> list[Row]:
    table.show(rows)
    return rows


if __name__ == "__main__":
    main()
