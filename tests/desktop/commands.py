"""Commands of the program, run here or in a process of their own."""

import json
import os
import subprocess
import sys
from pathlib import Path

from desktop.cli import run

ROOT = Path(__file__).parents[2]
SEED = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "attacker": {"name": "Frondeuse", "shooting": 2},
    "weapon": "explosion (puissance 3/1)",
    "circumstances": {"range": "long"},
    "targets": [{"name": "Sorcier", "protection": 1, "hit_points": 6}],
}


def write(folder, content=SEED, **parts):
    """Write an engagement (or any bytes) to a file and give its path."""
    if isinstance(content, dict):
        content = json.dumps(content | parts, ensure_ascii=False).encode()
    file = folder / "engagement.json"
    file.write_bytes(content)
    return str(file)


def succeed(capsys, *arguments):
    """Run a command that succeeds; what it printed, and what it complained of."""
    assert run(arguments) == 0
    return capsys.readouterr()


def refuse(capsys, *arguments):
    """Run a command that is refused; the one line it says, and nothing else printed."""
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("toise: ")
    assert len(printed.err.splitlines()) == 1
    return printed.err.removeprefix("toise: ").rstrip("\n")


def started(*arguments, stdin=b"", **environment):
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "desktop", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        check=False,
        env=os.environ | environment,
        timeout=60,
    )
