"""The rosters on disk: one JSON file each in a folder, a trash and earlier versions beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import uuid4

from desktop.files import document_bytes, write_whole
from desktop.roster_backups import Backup, Backups, Clock, utc_now
from desktop.roster_text import RosterText
from desktop.trash import Trash, Trashed, unused
from rules.folding import folded, slug
from rules.json_reading import parse_json
from rules.roster import new_roster
from rules.roster_reading import RosterReading, read_roster, roster_system
from rules.systems import GameSystem
from rules.text import InputError, InvalidError

Json = dict[str, Any]
BETWEEN_BACKUPS = timedelta(minutes=10)


def random_id() -> str:
    """A new identity."""
    return str(uuid4())


class TroubleError(Exception):
    """A roster or the folder can't be read or written; ``error`` says why, ``path`` which."""

    def __init__(self, path: Path, error: InputError | OSError) -> None:
        super().__init__(str(path))
        self.path = path
        self.error = error


@dataclass(frozen=True, slots=True)
class Shelved:
    """A roster of the list: its file, its name and game, or why it can't be read."""

    path: Path
    name: str
    system: GameSystem | None = None
    trouble: TroubleError | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A roster with the state of its file when it was last read or written.

    ``content``: the file's bytes; ``backed_up``: when a version was last set aside.
    ``set_aside``: where in the trash another program's version of the file was put.
    """

    path: Path
    reading: RosterReading
    stamp: tuple[int, int]
    content: bytes = b""
    backed_up: datetime | None = None
    set_aside: Path | None = None


class Library:
    """Rosters in a folder; nothing is written over that was not read, nothing is destroyed.

    ``samples``: rosters copied when the folder is made. Troubles are raised as ``TroubleError``.
    """

    def __init__(
        self,
        folder: Path,
        samples: Path | None = None,
        new_id: Callable[[], str] = random_id,
        clock: Clock = utc_now,
    ) -> None:
        self.folder = folder
        self.trash = folder.parent / "trash"
        self._trash = Trash(self.trash, ".json", lambda path: shelved(path).name)
        self.backups = Backups(folder.parent / "backups", folder, clock)
        self.new_id = new_id
        self._text = RosterText()
        self._samples = samples

    def open_folder(self) -> None:
        """Make the folder with its samples at the first start; sweep it at the others."""
        try:
            if self.folder.is_dir():
                for folder in (self.folder, self.trash, self.backups.folder):
                    _sweep(folder)
                return
            self.folder.mkdir(parents=True)
            for sample in sorted(self._samples.glob("*.json")) if self._samples else ():
                write_whole(self.folder / sample.name, sample.read_bytes())
        except OSError as error:
            raise TroubleError(self.folder, error) from None

    def shelf(self) -> list[Shelved]:
        """Every roster by its name; those that can't be read under the name of their file."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == ".json"]
        except OSError as error:
            raise TroubleError(self.folder, error) from None
        return sorted(map(shelved, paths), key=lambda one: (folded(one.name), one.path.name))

    def read(self, path: Path) -> Opened:
        """Read a roster whole."""
        try:
            stamp, content = _stamp(path), path.read_bytes()
            return Opened(path, read_roster(content, self.new_id), stamp, content)
        except OSError as error:
            raise TroubleError(path, error) from None
        except InvalidError as invalid:
            raise TroubleError(path, invalid.problems[0]) from None

    def create(self, system: GameSystem, name: str) -> Path:
        """A new roster without profiles, on disk."""
        return self.add(new_roster(system, name, self.new_id))

    def add(self, document: Json) -> Path:
        """Put a roster into a file of its own, named after it."""
        path = self._free(f"{slug(document['name'])}-{slug(document['id'])[:8]}")
        _write(path, document_bytes(document))
        return path

    def save(self, opened: Opened, document: Json) -> Opened:
        """Write a roster; the version that was read, and then one every ten minutes, are kept.

        A copy of what another program made of its file goes to the trash.
        """
        path = opened.path
        set_aside, backed_up = self._set_aside(opened), self._back_up(opened)
        content = self._text.of(document)
        _write(path, content)
        kept = RosterReading(opened.reading.system, document, unknown=opened.reading.unknown)
        return Opened(path, kept, _stamp(path), content, backed_up, set_aside)

    def delete(self, path: Path) -> Path:
        """Move a file to the trash as it is; the path it has there."""
        try:
            return self._trash.put(path)
        except OSError as error:
            raise TroubleError(path, error) from None

    def trashed(self) -> list[Trashed]:
        """The rosters in the trash, the newest first."""
        return self._trash.files()

    def restore(self, place: Path) -> Path:
        """Take a roster back from the trash; the path it has now."""
        try:
            return self._trash.take(place, self.folder)
        except OSError as error:
            raise TroubleError(place, error) from None

    def last_good(self, path: Path) -> Backup | None:
        """The newest earlier version of a file that can be read."""
        try:
            found = self.backups.of(path)
        except OSError:
            return None
        return next((one for one in found if self._is_good(one.path)), None)

    def restore_backup(self, path: Path, backup: Backup) -> None:
        """Put an earlier version in a file's place.

        What stands there is kept: as an earlier version where it can be read, else in the trash.
        """
        try:
            content = backup.path.read_bytes()
            if path.exists() and self._is_good(path):
                self.backups.keep(path, path.read_bytes())
            elif path.exists():
                self.delete(path)
            write_whole(path, content)
        except OSError as error:
            raise TroubleError(path, error) from None

    def _is_good(self, path: Path) -> bool:
        try:
            self.read(path)
        except TroubleError:
            return False
        return True

    def _back_up(self, opened: Opened) -> datetime:
        now = self.backups.now()
        if opened.backed_up is not None and now - opened.backed_up < BETWEEN_BACKUPS:
            return opened.backed_up
        try:
            self.backups.keep(opened.path, opened.content)
        except OSError as error:
            raise TroubleError(self.backups.folder, error) from None
        return now

    def _set_aside(self, opened: Opened) -> Path | None:
        path = opened.path
        try:
            if not path.exists() or _stamp(path) == opened.stamp:
                return None
            self.trash.mkdir(parents=True, exist_ok=True)
            place = unused(self.trash, path.stem, ".json")
            write_whole(place, path.read_bytes())
        except OSError as error:
            raise TroubleError(path, error) from None
        return place

    def _free(self, stem: str) -> Path:
        try:
            return unused(self.folder, stem, ".json")
        except OSError as error:
            raise TroubleError(self.folder, error) from None


def shelved(path: Path) -> Shelved:
    """A roster's line in the list, from the head of its document only."""
    try:
        document = parse_json(path.read_bytes())
        system = roster_system(document)
        name = document.get("name")
        return Shelved(path, name if isinstance(name, str) and name else path.name, system)
    except (InputError, OSError) as error:
        return Shelved(path, path.name, trouble=TroubleError(path, error))


def _write(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise TroubleError(path, error) from None


def _sweep(folder: Path) -> None:
    """Take away what a program that was killed left half written."""
    for left in folder.glob(".*.tmp"):
        left.unlink(missing_ok=True)


def _stamp(path: Path) -> tuple[int, int]:
    """What changes when a file is written: its time and its size."""
    state = path.stat()
    return state.st_mtime_ns, state.st_size
