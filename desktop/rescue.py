"""Unsaved engagements kept aside, so that a crash or a lost screen does not take them along.

Each window keeps its own in a file beside which a lock lies: a file whose lock is free was left
by a window that is gone, and can be offered. Nobody's own file is ever written here.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from os import urandom
from pathlib import Path

from desktop.attacks import Filed
from desktop.data_lock import DataLock
from desktop.files import document_bytes, write_whole
from rules.json_reading import Json, parse_json
from rules.text import InputError

Unsaved = tuple[Json, Filed]
"""An engagement, and where it came from as it stands there."""
KIND, VERSION = "unsaved", 1


@dataclass(frozen=True, slots=True)
class Left:
    """What a window that is gone left unsaved: engagements in a row, ``place``: of the one in hand.

    ``at``: when it was kept.
    """

    file: Path
    row: tuple[Unsaved, ...]
    place: int
    at: datetime

    @property
    def in_hand(self) -> Unsaved:
        """The engagement that was shown."""
        return self.row[self.place]


class Rescue:
    """The folder of what is kept aside, as one window sees it; without a folder nothing is kept.

    A folder that can't be written keeps nothing, and nobody is held up by that.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._own = urandom(8).hex()
        self._kept: bytes | None = None
        self._locks: dict[str, DataLock] = {}

    def keep(self, row: Sequence[Unsaved], place: int) -> None:
        """Keep a row in place of what this window kept before."""
        content = _content(row, place)
        if content != self._kept and self._write(self._own, content):
            self._kept = content

    def clear(self) -> None:
        """Keep nothing of this window: it was saved, or given up."""
        if self._kept is not None:
            self._drop(self._own)
            self._kept = None

    def left(self) -> list[Left]:
        """What windows that are gone left behind, the newest first; no other window offers it."""
        if self._folder is None:
            return []
        stems = {path.stem for kind in ("*.lock", "*.json") for path in self._folder.glob(kind)}
        claimed = [stem for stem in sorted(stems - {self._own}) if self._take(stem)]
        found = [left for stem in claimed if (left := self._read(stem)) is not None]
        return sorted(found, key=lambda one: one.at, reverse=True)

    def discard(self, left: Left) -> None:
        """Throw away what was left."""
        self._drop(left.file.stem)

    def put_back(self, left: Left) -> None:
        """Keep again what was thrown away."""
        self._write(left.file.stem, _content(left.row, left.place))

    def close(self) -> None:
        """End in peace: what was not decided about is offered at the next start."""
        self.clear()
        for lock in self._locks.values():
            lock.release()
        self._locks.clear()

    def _write(self, stem: str, content: bytes) -> bool:
        if self._folder is None or not self._take(stem):
            return False
        try:
            write_whole(self._folder / f"{stem}.json", content)
        except OSError:
            return False
        return True

    def _take(self, stem: str) -> bool:
        """Whether no other window has this file; from then on it is ours."""
        assert self._folder is not None
        lock = self._locks.get(stem) or DataLock(self._folder, f"{stem}.lock")
        if lock.take():
            self._locks[stem] = lock
            return True
        return False

    def _read(self, stem: str) -> Left | None:
        """What a file of ours holds; where it holds nothing, its lock goes too."""
        assert self._folder is not None
        path = self._folder / f"{stem}.json"
        if not path.exists():
            self._drop(stem)
            return None
        try:
            at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            told = parse_json(path.read_bytes())
            if told["toise"] != KIND or told["version"] != VERSION:
                return None
            row = tuple(_heard(one) for one in told["row"])
            return Left(path, row, range(len(row))[told["place"]], at)
        except (OSError, InputError, LookupError, TypeError):
            return None

    def _drop(self, stem: str) -> None:
        """Take a file away, with what a write that was cut off left of it, then its lock."""
        if self._folder is None:
            return
        with suppress(OSError):
            (self._folder / f"{stem}.json").unlink(missing_ok=True)
            for part in self._folder.glob(f".{stem}.json.*.tmp"):
                part.unlink(missing_ok=True)
        lock = self._locks.pop(stem, None)
        if lock is not None:
            lock.release()


def _content(row: Sequence[Unsaved], place: int) -> bytes:
    told = [_told(document, filed) for document, filed in row]
    return document_bytes({"toise": KIND, "version": VERSION, "place": place, "row": told})


def _told(document: Json, filed: Filed) -> Json:
    path = None if filed.path is None else str(filed.path)
    return {"document": document, "path": path, "title": filed.title, "kept": filed.kept}


def _heard(told: Json) -> Unsaved:
    """An engagement as it was kept; TypeError or LookupError where it is none."""
    document, path, title, kept = (told[name] for name in ("document", "path", "title", "kept"))
    if document["toise"] != "engagement" or not isinstance(title, str):
        raise TypeError
    return document, Filed(None if path is None else Path(path), title, kept)
