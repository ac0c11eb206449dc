"""One window at a time writes into the data folder; the others only show what is there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

NAME = "toise.lock"
FREE_ERRORS = (QLockFile.LockError.NoError, QLockFile.LockError.PermissionError,
               QLockFile.LockError.UnknownError)  # fmt: skip


class DataLock:
    """A lock on a folder; that of an owner who died is taken over.

    A folder that can't be written has no owner: whoever saves there is told so by the saving.
    """

    def __init__(self, folder: Path, name: str = NAME) -> None:
        self._folder = folder
        self._file = QLockFile(str(folder / name))
        self._file.setStaleLockTime(0)

    def take(self) -> bool:
        """Whether nobody else has it; from then on it is held, where the folder can hold it."""
        if self._file.isLocked():
            return True
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        return self._file.tryLock(0) or self._file.error() in FREE_ERRORS

    def release(self) -> None:
        """Leave the folder to others."""
        self._file.unlock()
