"""Anything that profiles may be imported from: bytes of a table, of a roster, or pasted text."""

from __future__ import annotations

from dataclasses import replace

from rules.json_reading import Json
from rules.roster import NewId
from rules.roster_columns import Columns
from rules.roster_import import Entry, Readout, Remark
from rules.roster_lines import read_lines
from rules.roster_reading import RosterReading, read_roster
from rules.roster_rows import delimiter_of, read_rows
from rules.text import InputError, InvalidError, Text

UTF_16 = (b"\xff\xfe", b"\xfe\xff")
BOM = "\ufeff"


def decoded(raw: bytes) -> tuple[str, Text | None]:
    """The text in a file, and what to tell of it: UTF-8, else as Windows writes western text."""
    if raw.startswith(UTF_16):
        return raw.decode("utf-16", "replace"), None
    try:
        text, notice = raw.decode("utf-8").removeprefix(BOM), None
    except UnicodeDecodeError:
        notice = Text("not UTF-8: read as Windows-1252; look at the accents")
        try:
            text = raw.decode("cp1252")
        except UnicodeDecodeError as error:
            raise InputError(Text("not UTF-8 text, at byte {byte}", byte=error.start)) from None
    if "\0" in text:
        raise InputError(Text("holds zero bytes: this is no text"))
    return text, notice


def read_table(raw: bytes, columns: Columns, delimiter: str | None = None) -> Readout:
    """The profiles of a table; ``delimiter``: what cuts its cells, where it is known.

    InputError where it can't be read, or where nothing is said and it is not clear.
    """
    text, notice = decoded(raw)
    sign = delimiter or delimiter_of(text)
    if sign is None and text.strip() and "\n" not in text.strip():
        sign = ";"
    if sign is None:
        raise InputError(Text("it is not clear what separates the cells"), where="1")
    read = read_rows(text, columns, sign)
    told = [] if notice is None else [Remark(0, notice)]
    return replace(read, notices=[*told, *read.notices])


def read_document(document: Json | bytes, columns: Columns, new_id: NewId) -> Readout:
    """The profiles of another roster of the same game; InvalidError where it can't be read."""
    reading = read_roster(document, new_id)
    if reading.system is not columns.system:
        said = Text("a roster of another game ({game})", game=reading.system.id)
        raise InvalidError([InputError(said, where="system")])
    groups = {one["id"]: one["name"] for one in reading.document["groups"]}
    profiles = enumerate(reading.document["profiles"], 1)
    entries = [_entry(number, profile, groups) for number, profile in profiles]
    return Readout(entries, [], _notices(reading))


def read_text(text: str, columns: Columns) -> Readout:
    """The profiles of a pasted text; InputError where it is a table without names."""
    return read_lines(text.removeprefix(BOM), columns)


def _entry(number: int, profile: Json, groups: dict[str, str]) -> Entry:
    parts = ("attacker", "target")
    own = {name: value for name, value in profile.items()
           if name not in (*parts, "id", "group", "weapons")}  # fmt: skip
    values = {("", name): value for name, value in own.items()}
    values |= {(part, name): value for part in parts for name, value in profile[part].items()}
    group = groups.get(profile["group"] or "", "")
    return Entry(number, profile["id"], values, profile["weapons"], group, whole=True)


def _notices(reading: RosterReading) -> list[Remark]:
    return [
        Remark(0, Text("{place}: {problem}", place=notice.where, problem=notice.text))
        for notice in reading.notices
    ]
