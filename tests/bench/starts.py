"""How long it takes until something is there: the command line, the engine, Python itself."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.bench import clock
from tests.bench.table import Row

SAMPLES = Path(__file__).parents[2] / "resources" / "samples" / "hell_dorado"


def rows() -> list[Row]:
    sample = min(SAMPLES.glob("*.json"))
    commands = {
        "toise resolve FILE --json": ["-m", "desktop", "resolve", str(sample), "--json"],
        "import rules.resolution": ["-c", "import rules.resolution"],
        "Python alone": ["-c", ""],
    }
    return [
        Row("start", name, clock.process([sys.executable, *arguments]))
        for name, arguments in commands.items()
    ]
