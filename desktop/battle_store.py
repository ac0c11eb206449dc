"""Battles on disk: one journal each, a line added at a time and never rewritten."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.files import write_whole
from desktop.roster_library import TroubleError, random_id
from desktop.trash import Trash, Trashed, unused
from rules.battle.entries import Entry
from rules.battle.head import read_head
from rules.battle.journal import Journal, entry_line, line_of, read_journal
from rules.engagement import InvalidError
from rules.folding import folded, slug
from rules.systems import GameSystem
from rules.text import InputError, Text

Json = dict[str, Any]
ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class ShelvedBattle:
    """A battle of the list: its file, its name and game, or why it can't be read."""

    path: Path
    name: str
    system: GameSystem | None = None
    trouble: TroubleError | None = None


@dataclass(slots=True)
class OpenBattle:
    """A battle whose file is read: ``size`` bytes of it are acknowledged.

    ``torn``: where a last line that was not written to its end was put.
    """

    path: Path
    journal: Journal
    size: int
    torn: Path | None = None


class BattleStore:
    """Battles in a folder; ``samples`` are copied when it is made."""

    def __init__(
        self, folder: Path, samples: Path | None = None, new_id: Callable[[], str] = random_id
    ) -> None:
        self.folder = folder
        self.backups = folder.parent / "backups"
        self._trash = Trash(folder.parent / "trash", ENDING, lambda path: _shelved(path).name)
        self.new_id = new_id
        self._samples = samples

    def open_folder(self) -> None:
        """Make the folder, with its samples, at the first start."""
        try:
            if self.folder.is_dir():
                return
            self.folder.mkdir(parents=True)
            for sample in sorted(self._samples.glob("*.jsonl")) if self._samples else ():
                write_whole(self.folder / sample.name, sample.read_bytes())
        except OSError as error:
            raise TroubleError(self.folder, error) from None

    def shelf(self) -> list[ShelvedBattle]:
        """Every battle by its name; those that can't be read under the name of their file."""
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == ENDING]
        except OSError as error:
            raise TroubleError(self.folder, error) from None
        return sorted(map(_shelved, paths), key=lambda one: (folded(one.name), one.path.name))

    def latest(self) -> Path | None:
        """The battle that was written last."""
        readable = [one.path for one in self.shelf() if one.trouble is None]
        return max(readable, key=lambda path: path.stat().st_mtime_ns, default=None)

    def read(self, path: Path, *, mend: bool = True) -> OpenBattle:
        """Read a battle; ``mend``: a last line that was torn is moved to the backups."""
        try:
            journal = read_journal(path.read_bytes())
            torn = self._set_aside(path, journal) if journal.torn and mend else None
        except OSError as error:
            raise TroubleError(path, error) from None
        except InvalidError as invalid:
            raise TroubleError(path, invalid.problems[0]) from None
        return OpenBattle(path, journal, journal.whole, torn)

    def create(self, head: Json) -> Path:
        """A new battle without entries, on disk; InvalidError where its head can't be."""
        read_head(head)
        path = self._free(f"{slug(head['name'])}-{slug(head['id'])[:8]}")
        try:
            write_whole(path, line_of(head))
        except OSError as error:
            raise TroubleError(path, error) from None
        return path

    def delete(self, path: Path) -> Path:
        """Move a battle to the trash as it is; the path it has there."""
        try:
            return self._trash.put(path)
        except OSError as error:
            raise TroubleError(path, error) from None

    def trashed(self) -> list[Trashed]:
        """The battles in the trash, the newest first."""
        return self._trash.files()

    def restore(self, place: Path) -> Path:
        """Take a battle back from the trash; the path it has now."""
        try:
            return self._trash.take(place, self.folder)
        except OSError as error:
            raise TroubleError(place, error) from None

    def append(self, battle: OpenBattle, entry: Entry) -> None:
        """Add an entry; once this returns it is on the disk, whatever happens then."""
        line = entry_line(entry)
        try:
            if battle.path.stat().st_size != battle.size:
                text = Text("another program has written to this battle since it was opened")
                raise TroubleError(battle.path, InputError(text))
            self._write(battle, line)
        except OSError as error:
            raise TroubleError(battle.path, error) from None
        battle.size += len(line)

    def _write(self, battle: OpenBattle, line: bytes) -> None:
        """Add a line whole; what a full disk took of it is taken away again."""
        with battle.path.open("r+b") as file:
            file.seek(battle.size)
            try:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                os.ftruncate(file.fileno(), battle.size)
                raise

    def _set_aside(self, path: Path, journal: Journal) -> Path | None:
        """Keep the torn bytes elsewhere, then end the file after its last whole line."""
        if journal.read_only:
            return None
        self.backups.mkdir(parents=True, exist_ok=True)
        place = unused(self.backups, f"{path.stem}-torn", ENDING)
        write_whole(place, journal.torn)
        with path.open("r+b") as file:
            file.truncate(journal.whole)
            os.fsync(file.fileno())
        return place

    def _free(self, stem: str) -> Path:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return unused(self.folder, stem, ENDING)
        except OSError as error:
            raise TroubleError(self.folder, error) from None


def _shelved(path: Path) -> ShelvedBattle:
    """A battle's line in the list, from its first line only."""
    try:
        with path.open("rb") as file:
            system, head = read_head(file.readline())
        return ShelvedBattle(path, head.name, system)
    except OSError as error:
        return ShelvedBattle(path, path.name, trouble=TroubleError(path, error))
    except InvalidError as invalid:
        trouble = TroubleError(path, invalid.problems[0])
        return ShelvedBattle(path, path.name, trouble=trouble)
