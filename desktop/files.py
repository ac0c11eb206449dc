"""Documents on disk: read whole, written whole or not at all."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import suppress
from pathlib import Path

from desktop.failures import reason_of
from rules.json_reading import Json, parse_json
from rules.kinds import document_or_head, of_another_kind
from rules.text import InputError, Text

# What desktops know an engagement by (packaging/toise-mime.xml).
SUFFIX = ".toise.json"


def title_of(path: Path) -> str:
    """What a file calls its engagement: its name without the suffixes of its kind."""
    return path.name.removesuffix(SUFFIX) if path.name.endswith(SUFFIX) else path.stem


def read_document(path: Path) -> Json:
    """The engagement in a file, as it stands; InputError when it can't be read."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    document = document_or_head(raw)
    if document.get("toise") != "engagement":
        said = Text("{file} is not an engagement of Toise", file=path.name)
        raise InputError(of_another_kind(document, said).text)
    return document


def unreadable(path: Path, error: OSError) -> InputError:
    """That a file can't be read, and why."""
    reason = reason_of(error)
    return InputError(Text("{file}: can't be read ({reason})", file=path.name, reason=reason))


def is_roster(path: Path) -> bool:
    """Whether a file holds a roster."""
    try:
        return parse_json(path.read_bytes()).get("toise") == "roster"
    except (OSError, InputError):
        return False


def blank_document(system: str) -> Json:
    """An engagement with nothing in it yet."""
    return {
        "toise": "engagement", "version": 1, "system": system, "rules": {}, "attacker": {},
        "weapon": "", "circumstances": {}, "targets": [], "table": None,
    }  # fmt: skip


def document_bytes(document: Json) -> bytes:
    """A document as its file holds it: people can read it, and see what changed in it."""
    text = json.dumps(document, ensure_ascii=False, indent=2) + "\n"
    return text.encode("utf-8", "surrogatepass")


def write_document(path: Path, document: Json) -> None:
    """Write a document whole, or leave the file as it was and raise OSError."""
    write_whole(path, document_bytes(document))


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file by new content at once; OSError leaves the old one untouched.

    A link stays one: what it points to is replaced. The old file's permissions stay.
    """
    path = path.resolve()
    beside = path.with_name(f".{path.name[:40]}.{os.urandom(4).hex()}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.is_file():
            shutil.copymode(path, beside)
        beside.replace(path)
        _settle(path.parent)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise


def _settle(folder: Path) -> None:
    """See to it that the new name itself survives a power cut, where the system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
