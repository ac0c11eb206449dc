"""The rosters on disk: one JSON file each in a folder, a trash and earlier versions beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from desktop.files import document_bytes, write_whole
from desktop.roster_backups import Backup, Backups, Clock, utc_now
from desktop.roster_text import RosterText
from desktop.store import Shelved, Store, random_id
from desktop.trash import unused
from desktop.trouble import TroubleError, trouble_with
from rules.json_reading import Json, parse_json
from rules.roster import new_roster
from rules.roster_reading import RosterReading, read_roster, roster_system
from rules.systems import GameSystem
from rules.text import InputError

BETWEEN_BACKUPS = timedelta(minutes=10)


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


class Library(Store):
    """Rosters in a folder; nothing is written over that was not read, nothing is destroyed."""

    ending = ".json"

    def __init__(
        self,
        folder: Path,
        samples: Path | None = None,
        new_id: Callable[[], str] = random_id,
        clock: Clock = utc_now,
    ) -> None:
        super().__init__(folder, samples, new_id)
        self.backups = Backups(folder.parent / "backups", folder, clock)
        self._text = RosterText()
        self._lines: dict[Path, tuple[tuple[int, int, int], Shelved]] = {}

    def open_folder(self) -> None:
        """Make the folder with its samples at the first start; sweep it at the others."""
        with trouble_with(self.folder):
            for folder in (self.folder, self.trash, self.backups.folder):
                _sweep(folder)
        super().open_folder()

    def shelved(self, path: Path) -> Shelved:
        """A roster's line in the list, read once for each state of its file."""
        try:
            state = path.stat()
        except OSError:
            return _line_of(path)
        stamp = state.st_mtime_ns, state.st_size, state.st_ino
        before, line = self._lines.get(path, (None, None))
        if line is None or line.trouble is not None or before != stamp:
            line = _line_of(path)
            self._lines[path] = stamp, line
        return line

    def rosters_of(self, system: GameSystem) -> list[Shelved]:
        """The rosters of a game; at the first use of any those that come with the program."""
        if not self.folder.exists():
            self.open_folder()
        return [one for one in self.shelf() if one.system is system]

    def read(self, path: Path) -> Opened:
        """Read a roster whole."""
        with trouble_with(path):
            stamp, content = _stamp(path), path.read_bytes()
            return Opened(path, read_roster(content, self.new_id), stamp, content)

    def create(self, system: GameSystem, name: str) -> Path:
        """A new roster without profiles, on disk."""
        return self.add(new_roster(system, name, self.new_id))

    def add(self, document: Json) -> Path:
        """Put a roster into a file of its own, named after it."""
        path = self._free(document["name"], document["id"])
        with trouble_with(path):
            write_whole(path, document_bytes(document))
        return path

    def save(self, opened: Opened, document: Json) -> Opened:
        """Write a roster; the version that was read, and then one every ten minutes, are kept.

        A copy of what another program made of its file goes to the trash.
        """
        path = opened.path
        set_aside, backed_up = self._set_aside(opened), self._back_up(opened)
        content = self._text.of(document)
        with trouble_with(path):
            write_whole(path, content)
        kept = RosterReading(opened.reading.system, document, unknown=opened.reading.unknown)
        return Opened(path, kept, _stamp(path), content, backed_up, set_aside)

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
        with trouble_with(path):
            content = backup.path.read_bytes()
            if path.exists() and self._is_good(path):
                self.backups.keep(path, path.read_bytes())
            elif path.exists():
                self.delete(path)
            write_whole(path, content)

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
        with trouble_with(self.backups.folder):
            self.backups.keep(opened.path, opened.content)
        return now

    def _set_aside(self, opened: Opened) -> Path | None:
        path = opened.path
        with trouble_with(path):
            if not path.exists() or _stamp(path) == opened.stamp:
                return None
            self.trash.mkdir(parents=True, exist_ok=True)
            place = unused(self.trash, path.stem, self.ending)
            write_whole(place, path.read_bytes())
        return place


def _line_of(path: Path) -> Shelved:
    """A roster's line in the list, from the head of its document only."""
    try:
        document = parse_json(path.read_bytes())
        system = roster_system(document)
    except (InputError, OSError) as error:
        return Shelved(path, path.name, trouble=TroubleError(path, error))
    name = document.get("name")
    return Shelved(path, name if isinstance(name, str) and name else path.name, system)


def _sweep(folder: Path) -> None:
    """Take away what a program that was killed left half written."""
    for left in folder.glob(".*.tmp"):
        left.unlink(missing_ok=True)


def _stamp(path: Path) -> tuple[int, int]:
    """What changes when a file is written: its time and its size."""
    state = path.stat()
    return state.st_mtime_ns, state.st_size
