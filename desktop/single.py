"""One window for one person: a second start hands its wish to the first, and ends.

A lock says that a window stands; the lock of one that died counts for nothing. The wish is a file
which the first window watches for, and which is gone once it was taken.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QFileSystemWatcher, QObject

from desktop.data_lock import DataLock
from desktop.files import write_whole

LOCK, WISH = "window.lock", "window.wish"
PATIENCE, NAP = 3.0, 0.02
"""Seconds within which a window that is alive takes a wish, and between two looks."""
ACTIVATION = "XDG_ACTIVATION_TOKEN"


@dataclass(frozen=True, slots=True)
class Wish:
    """The file that a second start was given, if any, and its right to raise a window."""

    file: str = ""
    token: str = ""

    def use_token(self) -> None:
        """Let the desktop know in whose name the window is raised."""
        if self.token:
            os.environ[ACTIVATION] = self.token


class SingleWindow:
    """The lock and the wish of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / WISH
        self._lock = DataLock(folder, LOCK)

    def take(self) -> bool:
        """Whether this is the only window; a wish that nobody took is then forgotten."""
        if not self._lock.take():
            return False
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        return True

    def release(self) -> None:
        """The window is gone."""
        self._lock.release()

    def ask(self, file: Path | None, patience: float = PATIENCE) -> bool:
        """Wish for the first window to come forward with a file; whether it answered.

        One that hangs does not, and must not keep its owner from another.
        """
        named = "" if file is None else str(file.absolute())
        wish = Wish(named, os.environ.get(ACTIVATION, ""))
        try:
            write_whole(self._path, json.dumps(asdict(wish)).encode())
        except OSError:
            return False
        latest = monotonic() + patience
        while monotonic() < latest:
            if not self._path.exists():
                return True
            sleep(NAP)
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        return False

    def hear(self) -> Wish | None:
        """The wish that waits, which is thereby taken."""
        taken = self._path.with_suffix(".taken")
        try:
            # Moved first: another wish that comes meanwhile is not lost with this one.
            self._path.replace(taken)
            said = json.loads(taken.read_bytes())
            taken.unlink()
            return Wish(str(said["file"]), str(said["token"]))
        except (OSError, ValueError, LookupError, TypeError):
            return None

    def watch(self, parent: QObject, heard: Callable[[Wish], object]) -> None:
        """Tell each wish from now on, as long as ``parent`` lives."""
        watcher = QFileSystemWatcher(parent)

        def look() -> None:
            wish = self.hear()
            if wish is not None:
                heard(wish)

        watcher.directoryChanged.connect(lambda *_: look())
        watcher.addPath(str(self._folder))
        look()
