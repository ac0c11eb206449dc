"""What is told of a crash: a report to copy, and the trace of one that ended the process."""

from __future__ import annotations

import faulthandler
import json
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, TextIO

from desktop.versions import UNKNOWN, version_of
from rules.json_reading import Json, parse_json
from rules.text import InputError

PARTS = ("toise", "PySide6-Essentials", "pydantic", "pyqtgraph", "numpy")


def report(trace: str, document: Json | None, seed: int | None) -> str:
    """The whole report, in plain English for whoever mends the program.

    Versions, the seed of the last roll, the engagement that was open (None: not known), then where
    it broke.
    """
    return "\n".join(
        [
            versions(),
            f"seed: {UNKNOWN if seed is None else seed}",
            "",
            f"engagement: {UNKNOWN}" if document is None else _written(document),
            "",
            trace.strip(),
            "",
        ]
    )


def _written(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2)


def versions() -> str:
    """The program, what it stands on, and the system."""
    # Asked only once something broke: the start shall not wait for it.
    import platform

    parts = [f"{part} {version_of(part)}" for part in PARTS]
    return "\n".join([*parts, f"Python {platform.python_version()}", platform.platform()])


class Alarm:
    """Takes the errors nobody caught: printed as ever, and the first of them shown.

    ``last``: the engagement and the seed of now. ``show`` takes the report.
    """

    def __init__(
        self, last: Callable[[], tuple[Json, int | None]], show: Callable[[str], object]
    ) -> None:
        self._last = last
        self._show = show
        self._rung = False

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if self._rung or issubclass(kind, KeyboardInterrupt):
            return
        # Showing may fail too, and must not ring again.
        self._rung = True
        told = "".join(traceback.format_exception(kind, error, trace))
        self._show(report(told, *self._last()))
        self._rung = False


class Ended(NamedTuple):
    """A run that ended all of a sudden: its trace, the engagement and the seed it had then."""

    trace: str
    document: Json | None = None
    seed: int | None = None


class BlackBox:
    """A file that outlives a crash of the process itself, until the next start reads it.

    Its first line is what was at hand, what follows the trace of a crash.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: TextIO | None = None

    def open(self) -> Ended | None:
        """Begin to watch; how the last run ended, None where it was not all of a sudden."""
        try:
            left = self._path.read_text(encoding="utf-8", errors="replace")
            self._path.write_text("", encoding="utf-8")
        except OSError:
            left = ""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("a", encoding="utf-8")
            faulthandler.enable(self._file)
        return _ended(left)

    def note(self, document: Json, seed: int | None) -> None:
        """Keep what is at hand, in place of what was."""
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(0)
                self._file.write(json.dumps({"engagement": document, "seed": seed}) + "\n")
                self._file.flush()

    def close(self) -> None:
        """The run ended well: there is nothing to leave behind."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return


def _ended(left: str) -> Ended | None:
    """What a run left behind; one that left no trace was killed, or lost its power."""
    first, _, rest = left.partition("\n")
    try:
        head = parse_json(first)
    except InputError:
        return Ended(left.strip()) if left.strip() else None
    return Ended(rest.strip(), head.get("engagement"), head.get("seed")) if rest.strip() else None
