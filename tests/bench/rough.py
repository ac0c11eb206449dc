"""What is not exact, for scale: 100,000 throws in numpy as calculators do, and a loop in C.

The loop is the floor: doubles, no rule in it but these two. It is left out where no compiler is.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tests.bench import cases, clock
from tests.bench.table import Row

THROWS = 100_000
C_RUNS = 2_000
SOURCE = Path(__file__).with_name("floor.c")


@dataclass(frozen=True)
class Blast:
    """One pool of dice through figures of so many points, the nearest first."""

    case: str
    dice: int
    difficulty: int
    power: int
    points: int
    protections: Sequence[int]


BLASTS = (
    Blast("T1 5d6 against one", cases.DICE, cases.DIFFICULTY, 1, cases.DICE, [cases.PROTECTION]),
    Blast(
        "T2 12 dice through six", cases.CHAIN_DICE, cases.CHAIN_DIFFICULTY, cases.CHAIN_POWER,
        cases.HIT_POINTS, cases.PROTECTIONS,
    ),
)  # fmt: skip


def rows() -> list[Row]:
    """Both cases by throws, then by the loop where there is a compiler."""
    thrown = [
        Row(blast.case, "100,000 throws in numpy", clock.slow(lambda blast=blast: means(blast)))
        for blast in BLASTS
    ]
    return sorted([*thrown, *_floors()], key=lambda row: row.case)


def means(blast: Blast) -> list[float]:
    """The mean loss of each figure, then of all, as the throws have it."""
    random = np.random.default_rng(1)
    left = np.full(THROWS, blast.dice)
    losses: list[np.ndarray] = []
    for protection in blast.protections:
        faces = random.integers(1, 7, (THROWS, blast.dice))
        thrown = np.arange(blast.dice) < left[:, None]
        hits = ((faces >= blast.difficulty) & thrown).sum(1)
        losses.append(np.clip(hits * blast.power - protection, 0, blast.points))
        left = left - hits
    laws = [np.bincount(loss) / THROWS for loss in (*losses, sum(losses))]
    return [float(law @ np.arange(len(law))) for law in laws]


def _floors() -> Iterator[Row]:
    compiler = shutil.which("cc")
    if compiler is None:
        return
    with TemporaryDirectory() as folder:
        program = Path(folder) / "floor"
        subprocess.run([compiler, "-O2", "-o", program, SOURCE], check=True)
        for blast in BLASTS:
            yield Row(blast.case, "a loop in C", _timed(program, blast))


def _timed(program: Path, blast: Blast) -> float:
    """The seconds of one run; ValueError where its mean is not that of the throws."""
    numbers = (C_RUNS, blast.dice, blast.difficulty, blast.power, blast.points, *blast.protections)
    done = subprocess.run([program, *map(str, numbers)], check=True, capture_output=True, text=True)
    seconds, mean = map(float, done.stdout.split())
    if abs(mean - means(blast)[-1]) > 0.05:
        msg = f"{blast.case}: the loop in C says {mean}"
        raise ValueError(msg)
    return seconds
