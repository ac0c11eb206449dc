"""Files of one kind in a folder of the person's data, and the trash beside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar
from uuid import uuid4

from desktop.files import write_whole
from desktop.trash import Trash, Trashed, unused
from desktop.trouble import TroubleError, trouble_with
from rules.folding import folded, slug
from rules.systems import GameSystem


def random_id() -> str:
    """A new identity."""
    return str(uuid4())


@dataclass(frozen=True, slots=True)
class Shelved:
    """A file in the list: its name and game, or why it can't be read."""

    path: Path
    name: str
    system: GameSystem | None = None
    trouble: TroubleError | None = None


class Store(ABC):
    """The files of one ending in a folder; what goes wrong with them is a TroubleError.

    ``samples``: a folder of files that are copied when the store's own is made.
    """

    ending: ClassVar[str]

    def __init__(
        self, folder: Path, samples: Path | None = None, new_id: Callable[[], str] = random_id
    ) -> None:
        self.folder = folder
        self.trash = folder.parent / "trash"
        self.new_id = new_id
        self._trash = Trash(self.trash, self.ending, lambda path: self.shelved(path).name)
        self._samples = samples

    @abstractmethod
    def shelved(self, path: Path) -> Shelved:
        """A file's line in the list, from as little of it as that takes."""

    def open_folder(self) -> None:
        """Make the folder, with its samples, at the first start."""
        with trouble_with(self.folder):
            if self.folder.is_dir():
                return
            self.folder.mkdir(parents=True)
            for sample in self._files(self._samples) if self._samples else ():
                write_whole(self.folder / sample.name, sample.read_bytes())

    def shelf(self) -> list[Shelved]:
        """Every file by its name; those that can't be read under the name of their file."""
        with trouble_with(self.folder):
            paths = self._files(self.folder)
        return sorted(map(self.shelved, paths), key=lambda one: (folded(one.name), one.path.name))

    def delete(self, path: Path) -> Path:
        """Move a file to the trash as it is; the path it has there."""
        with trouble_with(path):
            return self._trash.put(path)

    def trashed(self) -> list[Trashed]:
        """The files in the trash, the newest first."""
        return self._trash.files()

    def restore(self, place: Path) -> Path:
        """Take a file back from the trash; the path it has now."""
        with trouble_with(place):
            return self._trash.take(place, self.folder)

    def _free(self, name: str, identity: str) -> Path:
        """A path for a new file, named after what it holds."""
        with trouble_with(self.folder):
            return unused(self.folder, f"{slug(name)}-{slug(identity)[:8]}", self.ending)

    def _files(self, folder: Path) -> list[Path]:
        return sorted(path for path in folder.iterdir() if path.suffix == self.ending)
