"""Earlier versions of rosters: one file each, the newest and one of each of the last days kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from desktop.files import write_whole
from rules.folding import slug

STAMP = "%Y%m%dT%H%M%S%fZ"
NAMED = re.compile(r"(?P<key>.+)\.(?P<stamp>\d{8}T\d{12}Z)\.json")
NEWEST, DAYS = 10, 14

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Backup:
    """An earlier version: its file, and when it was set aside."""

    path: Path
    at: datetime


class Backups:
    """A folder of earlier versions; ``home``: the folder whose files need no more than a name."""

    def __init__(self, folder: Path, home: Path, clock: Clock = utc_now) -> None:
        self.folder = folder
        self._home = home
        self._clock = clock

    def now(self) -> datetime:
        """The present moment."""
        return self._clock()

    def of(self, path: Path) -> list[Backup]:
        """The earlier versions of a file, the newest first."""
        key = self._key(path)
        found = [backup for name, backup in self._all() if name == key]
        return sorted(found, key=lambda one: one.at, reverse=True)

    def keep(self, path: Path, content: bytes) -> None:
        """Set a version of a file aside, unless the newest is the same; old ones go."""
        kept = self.of(path)
        if kept and kept[0].path.read_bytes() == content:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        stamp = self._clock().astimezone(UTC).strftime(STAMP)
        write_whole(self.folder / f"{self._key(path)}.{stamp}.json", content)
        kept = self.of(path)
        for old in set(kept) - set(worth_keeping(kept)):
            old.path.unlink(missing_ok=True)

    def _key(self, path: Path) -> str:
        if path.parent == self._home:
            return path.stem
        return f"{slug(path.stem)}-{sha256(str(path).encode()).hexdigest()[:8]}"

    def _all(self) -> Iterable[tuple[str, Backup]]:
        if not self.folder.is_dir():
            return
        for path in self.folder.glob("*.json"):
            named = NAMED.fullmatch(path.name)
            if named:
                at = datetime.strptime(named["stamp"], STAMP).replace(tzinfo=UTC)
                yield named["key"], Backup(path, at)


def worth_keeping(backups: list[Backup]) -> list[Backup]:
    """Of versions from new to old: the newest, and the last of each of the last days."""
    last_of_day: dict[object, Backup] = {}
    for backup in backups:
        last_of_day.setdefault(backup.at.date(), backup)
    days = list(last_of_day.values())[:DAYS]
    return [one for one in backups if one in backups[:NEWEST] or one in days]
