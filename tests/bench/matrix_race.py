"""The rows of T5a and T5b, and how a matrix grows: ``python -m tests.bench.matrix_race``."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

from dyce.lifecycle import ExperimentalWarning

from tests.bench import by_toise, clock, matrices, matrix_peers, table
from tests.bench.cases import Contender
from tests.bench.table import Row

ROOT = Path(__file__).parents[2]
SIZES = (50, 100, 200)
GROWN = """
import resource, sys
from time import perf_counter
from rules.matrix import Attack, Mark, Matrix
from rules.resolution import Resolver
from rules.systems import load

size = int(sys.argv[1])
attacks = [Attack(str(n), {"attacker": {"shooting": 1 + n // 28},
                           "weapon": f"souffle percutant (puissance {2 + n % 4}/{1 + n // 4 % 7})"})
           for n in range(size)]
marks = [Mark(str(n), {"protection": n % 20, "hit_points": 1 + n // 20}) for n in range(size)]
matrix = Matrix(load()["hell_dorado"], attacks, marks, Resolver())
start = perf_counter()
cells = [row for row in matrix.rows()]
print(perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def races() -> Iterator[list[Row]]:
    """Both matrices against the peers."""
    yield race("T5a 30 × 40 explosions", [
        *matrices.of_toise("hell_dorado", matrices.explosions()),
        *matrix_peers.icepool_of_explosions(),
        *matrix_peers.dyce_of_explosions(),
    ])  # fmt: skip
    yield race("T5b 30 × 40 in melee", [
        *matrices.of_toise("mordheim", matrices.blades()),
        *matrix_peers.icepool_of_blades(),
        *matrix_peers.dyce_of_blades(),
    ])  # fmt: skip


def growing() -> list[Row]:
    """How a matrix grows."""
    return [row for size in SIZES for row in growth(size)]


def race(case: str, contenders: Sequence[Contender]) -> list[Row]:
    """The rows of one case; each is long, so that few runs are enough."""
    first, *others = contenders
    truth = first.read(first.run())
    for other in others:
        if other.read(other.run()) != truth:
            msg = f"{other.name} differs from {first.name}"
            raise ValueError(msg)
    medians = clock.slow_in_turns([contender.run for contender in contenders])
    toise = dict(zip([contender.name for contender in contenders], medians, strict=True))
    cold, warm = toise[by_toise.FROM_NOTHING], toise[by_toise.SHARED]
    return [Row(case, name, time, time / cold, time / warm) for name, time in toise.items()]


def growth(size: int) -> list[Row]:
    """A matrix of piercing blasts, all cells different, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", GROWN, str(size)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, kilobytes = done.stdout.split()
    name = f"{size} × {size} piercing blasts"
    return [Row(name, f"{int(kilobytes) // 1024} MB at most", float(seconds))]


def main() -> None:
    """Measure and print."""
    warnings.simplefilter("ignore", ExperimentalWarning)
    table.head()
    for rows in (*races(), growing()):
        table.show(rows)


if __name__ == "__main__":
    main()
