"""The players' own tables on disk, one per edition: read whole, written whole or not at all."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from desktop.failures import reason_of
from desktop.files import write_whole
from rules.engagement import InvalidError, validated
from rules.json_reading import parse_json
from rules.text import InputError, Text
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
        try:
            found = validated(wear.table_file, parse_json(path.read_bytes()))
        except OSError as error:
            reason = reason_of(error)
            text = Text("{file}: can't be read ({reason})", file=path.name, reason=reason)
            raise InputError(text) from None
        except InputError as error:
            raise InputError(error.text, where=path.name) from None
        except InvalidError as invalid:
            problem = invalid.problems[0]
            raise InputError(problem.text, where=f"{path.name}, {problem.where}") from None
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
