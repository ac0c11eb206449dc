"""Timing: medians of runs that take turns, so that a busy moment slows all alike.

Contenders are timed by the processor time they take: what else runs on the machine then counts for
nobody. Nor does what the collector of reference cycles does of what others left: it waits for the
end of a turn, as in timeit. Whole programs are timed by the clock on the wall.
"""

from __future__ import annotations

import gc
import subprocess
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import perf_counter, process_time

ROUNDS, LONG_ROUNDS = 11, 5
TURN_SECONDS = 0.02
LONG_RUN_SECONDS = 1.0

Run = Callable[[], object]


def seconds(run: Run, times: int = 1, now: Callable[[], float] = perf_counter) -> float:
    """How long one run takes, on average over ``times``."""
    gc.collect()
    gc.disable()
    try:
        start = now()
        for _ in range(times):
            run()
        return (now() - start) / times
    finally:
        gc.enable()


def taking_turns(runs: Sequence[Run]) -> list[float]:
    """The median of each run, in seconds."""
    times = [_times(run) for run in runs]
    rounds = [
        [seconds(run, n, process_time) for run, n in zip(runs, times, strict=True)]
        for _ in range(ROUNDS)
    ]
    return [median(turns) for turns in zip(*rounds, strict=True)]


def _times(run: Run) -> int:
    """How many runs fill a turn; a single one, the first of all, would tell nothing of the rest."""
    times = 1
    while (turn := seconds(run, times) * times) < TURN_SECONDS / 2:
        times *= 2
    return max(1, round(times * TURN_SECONDS / turn))


def slow_in_turns(runs: Sequence[Run]) -> list[float]:
    """The median of each of several long runs, in seconds."""
    rounds = [[seconds(run, now=process_time) for run in runs] for _ in range(LONG_ROUNDS)]
    return [median(turns) for turns in zip(*rounds, strict=True)]


def slow(run: Run) -> float:
    """The median of up to five runs, in seconds; fewer where they are long."""
    turns: list[float] = []
    while len(turns) < 5 and sum(turns) < LONG_RUN_SECONDS:
        turns.append(seconds(run))
    return median(turns)


def process(command: Sequence[str], environ: Mapping[str, str]) -> float:
    """The median of seven starts of a program, in seconds."""

    def start() -> None:
        subprocess.run(command, check=True, env=environ, stdout=subprocess.DEVNULL)

    start()
    return median(seconds(start) for _ in range(7))
