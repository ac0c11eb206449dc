"""Many laws joined in a process of their own.

Their last products are single steps of a second for Python, which lets no window in meanwhile.
"""

from __future__ import annotations

import marshal
import subprocess
import sys
from collections.abc import Sequence

from rules.convolution import convolved
from rules.law import Law
from rules.resolution import StoppedError

WORD = "--join-laws"
FEW = 40
"""Up to so many laws are joined at once: that takes less than starting a process."""


class Joiner:
    """Joins laws; ``stop`` ends what is being joined, and everything that would be."""

    def __init__(self) -> None:
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None

    def joined(self, laws: Sequence[Law[int]]) -> Law[int]:
        """The law of their sum; StoppedError where it is not wanted any more.

        Where no process can be had, the window waits.
        """
        if self._stopped:
            raise StoppedError
        found = self._elsewhere(laws) if len(laws) > FEW else None
        return convolved(laws) if found is None else found

    def stop(self) -> None:
        """Give up."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def _elsewhere(self, laws: Sequence[Law[int]]) -> Law[int] | None:
        try:
            pipe = subprocess.PIPE
            with subprocess.Popen(_command(), stdin=pipe, stdout=pipe) as process:  # noqa: S603
                self._process = process
                said, _ = process.communicate(marshal.dumps([law.weights for law in laws]))
        except OSError:
            return None
        finally:
            self._process = None
        if self._stopped:
            raise StoppedError
        return Law(marshal.loads(said)) if process.returncode == 0 else None  # noqa: S302


def serve() -> int:
    """Join the laws on standard input, as the process that was started for it."""
    laws = [Law[int](weights) for weights in marshal.load(sys.stdin.buffer)]  # noqa: S302
    sys.stdout.buffer.write(marshal.dumps(convolved(laws).weights))
    return 0


def _command() -> list[str]:
    """This program again: what is bundled starts by itself."""
    bundled = getattr(sys, "frozen", False)
    return [sys.executable, *(() if bundled else ("-m", "desktop")), WORD]
