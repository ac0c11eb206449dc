"""The program's start: the command line, which opens the window when no command is given."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from desktop.joining import WORD, serve


def main() -> int:
    """Run with the arguments of the process, what is printed in UTF-8; the exit code."""
    if sys.argv[1:] == [WORD]:
        return serve()
    from desktop.cli import run

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
