"""How long it takes until something is there: the window, the command line, Python itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import clock
from tests.bench.table import Row

SAMPLES = Path(__file__).parents[2] / "resources" / "samples" / "hell_dorado"


def rows() -> list[Row]:
    """Whole processes, from the start of Python on; without a display the window is not shown."""
    sample = min(SAMPLES.glob("*.json"))
    with TemporaryDirectory() as home:
        commands = {
            "first paint of the window": ["-m", "tests.bench.first_paint", home],
            "toise resolve FILE --json": ["-m", "desktop", "resolve", str(sample), "--json"],
            "import rules.resolution": ["-c", "import rules.resolution"],
            "Python alone": ["-c", ""],
        }
        return [_row(name, arguments) for name, arguments in commands.items()]


def _row(name: str, arguments: list[str]) -> Row:
    seen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux"
    shown = {} if seen else {"QT_QPA_PLATFORM": "offscreen"}
    return Row("start", name, clock.process([sys.executable, *arguments], os.environ | shown))
