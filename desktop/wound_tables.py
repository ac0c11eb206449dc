"""The players' own tables on disk, one per edition: read whole, written whole or not at all."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.files import write_whole
from desktop.kept_documents import read_kept
from rules.wear import Wear

Cells = list[list[str | None]]


@dataclass(frozen=True, slots=True)
class WoundTables:
    """The folder ``wound_tables`` of the person's data."""

    folder: Path

    def path(self, edition: str) -> Path:
        """The file of an edition."""
        return self.folder / f"{edition}.json"

    def read(self, edition: str, wear: Wear) -> Cells | None:
        """The table of an edition, None where none is kept; InputError where it can't be read."""
        path = self.path(edition)
        return self.read_file(path, wear)[1] if path.exists() else None

    def read_file(self, path: Path, wear: Wear) -> tuple[str, Cells]:
        """The edition and the table of a file; InputError naming the file and the place."""
        found: Any = read_kept(wear.table_file, path)
        return found.edition, [list(row) for row in found.table]

    def write(self, edition: str, cells: Cells) -> None:
        """Keep the table of an edition; OSError leaves the one before untouched."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_table(self.path(edition), edition, cells)


def write_table(path: Path, edition: str, cells: Cells) -> None:
    """Write a table into a file, whole or not at all."""
    document = {"toise": "wound_table", "version": 1, "edition": edition, "table": cells}
    rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in cells)
    head = json.dumps({key: document[key] for key in ("toise", "version", "edition")})
    text = f'{head[:-1]}, "table": [\n  {rows}\n]}}\n'
    write_whole(path, text.encode())
