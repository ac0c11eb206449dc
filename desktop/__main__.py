"""The program's start: the command line, which opens the window when no command is given."""

from __future__ import annotations

import sys

from desktop.cli import run


def main() -> int:
    """Run with the arguments of the process; the exit code."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
