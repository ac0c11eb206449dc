"""What was put away and can be had back: files of one kind in the trash beside their folder."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Trashed:
    """A file in the trash: where it lies, its name, and when it was last written."""

    path: Path
    name: str
    at: datetime


class Trash:
    """The files of one ending in a folder where other kinds lie too; OSError is the caller's.

    ``name``: what a file is called, from what it holds.
    """

    def __init__(self, folder: Path, ending: str, name: Callable[[Path], str]) -> None:
        self.folder = folder
        self._ending = ending
        self._name = name

    def put(self, path: Path) -> Path:
        """Move a file here as it is; the path it has now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        place = unused(self.folder, path.stem, self._ending)
        shutil.move(path, place)
        return place

    def take(self, place: Path, folder: Path) -> Path:
        """Move a file from here into a folder; the path it has now."""
        path = unused(folder, place.stem, self._ending)
        shutil.move(place, path)
        return path

    def files(self) -> list[Trashed]:
        """What lies here, the newest first."""
        found: list[Trashed] = []
        with suppress(OSError):
            for path in self.folder.glob(f"*{self._ending}"):
                at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                found.append(Trashed(path, self._name(path), at))
        return sorted(found, key=lambda one: one.at, reverse=True)


def unused(folder: Path, stem: str, ending: str) -> Path:
    """A path in the folder that no file has."""
    path, number = folder / f"{stem}{ending}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ending}", number + 1
    return path
