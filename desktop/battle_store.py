"""Battles on disk: one journal each, a line added at a time and never rewritten."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from desktop.files import write_whole
from desktop.store import Shelved, Store, random_id
from desktop.trash import unused
from desktop.trouble import TroubleError, trouble_with
from rules.battle.entries import Entry
from rules.battle.head import read_head
from rules.battle.journal import Journal, entry_line, line_of, read_journal
from rules.json_reading import Json
from rules.text import InputError, Text


@dataclass(slots=True)
class OpenBattle:
    """A battle whose file is read: ``size`` bytes of it are acknowledged.

    ``torn``: where a last line that was not written to its end was put.
    """

    path: Path
    journal: Journal
    size: int
    torn: Path | None = None


class BattleStore(Store):
    """Battles in a folder: what is acknowledged stays, what is torn is set aside."""

    ending = ".jsonl"

    def __init__(
        self, folder: Path, samples: Path | None = None, new_id: Callable[[], str] = random_id
    ) -> None:
        super().__init__(folder, samples, new_id)
        self.backups = folder.parent / "backups"

    def shelved(self, path: Path) -> Shelved:
        """A battle's line in the list, from its first line only."""
        try:
            with trouble_with(path), path.open("rb") as file:
                system, head = read_head(file.readline())
        except TroubleError as trouble:
            return Shelved(path, path.name, trouble=trouble)
        return Shelved(path, head.name, system)

    def latest(self) -> Path | None:
        """The battle that was written last."""
        readable = [one.path for one in self.shelf() if one.trouble is None]
        return max(readable, key=lambda path: path.stat().st_mtime_ns, default=None)

    def read(self, path: Path, *, mend: bool = True) -> OpenBattle:
        """Read a battle; ``mend``: a last line that was torn is moved to the backups."""
        with trouble_with(path):
            journal = read_journal(path.read_bytes())
            torn = self._set_aside(path, journal) if journal.torn and mend else None
        return OpenBattle(path, journal, journal.whole, torn)

    def create(self, head: Json) -> Path:
        """A new battle without entries, on disk; InvalidError where its head can't be."""
        read_head(head)
        with trouble_with(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
        path = self._free(head["name"], head["id"])
        with trouble_with(path):
            write_whole(path, line_of(head))
        return path

    def append(self, battle: OpenBattle, entry: Entry) -> None:
        """Add an entry; once this returns it is on the disk, whatever happens then."""
        line = entry_line(entry)
        with trouble_with(battle.path):
            if battle.path.stat().st_size != battle.size:
                text = Text("another program has written to this battle since it was opened")
                raise InputError(text)
            self._write(battle, line)
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
        place = unused(self.backups, f"{path.stem}-torn", self.ending)
        write_whole(place, journal.torn)
        with path.open("r+b") as file:
            file.truncate(journal.whole)
            os.fsync(file.fileno())
        return place
