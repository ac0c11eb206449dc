"""Reading a battle's file: what was acknowledged counts, a torn last line is set aside."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from rules.battle.entries import Entry, entry_document, read_entry
from rules.battle.head import VERSION, Head, read_head
from rules.battle.timeline import Timeline
from rules.engagement import InvalidError, UnknownField, unknown_fields
from rules.json_reading import Json, parse_json
from rules.kinds import KINDS, of_another_kind
from rules.systems import GameSystem
from rules.text import InputError, Text


@dataclass(frozen=True, slots=True)
class Journal:
    """A battle as its file tells it.

    ``torn``: the bytes after the last line break, which nobody acknowledged. ``whole``: how many
    bytes stand before them. ``broken``: the first line that can't be read, after which nothing
    counts. ``newer``: a newer version of the program wrote it.
    """

    system: GameSystem
    head: Head
    timeline: Timeline
    torn: bytes
    whole: int
    broken: InputError | None
    unknown: tuple[UnknownField, ...]

    @property
    def newer(self) -> bool:
        """Whether a newer version of the program wrote the file."""
        return self.head.version > VERSION

    @property
    def read_only(self) -> bool:
        """Whether nothing may be added."""
        return self.newer or self.broken is not None


def read_journal(raw: bytes) -> Journal:
    """Read a battle, or raise InvalidError where not even its first line can be read."""
    whole = raw.rfind(b"\n") + 1
    first, *rest = raw[:whole].split(b"\n")[:-1] or [b""]
    if not whole:
        _refuse_one_document(raw)
        raise InvalidError([InputError(Text("no line of this file was written to its end"))])
    try:
        system, head = read_head(first)
    except InvalidError as invalid:
        _refuse_one_document(raw)
        raise InvalidError([_at_line(1, problem) for problem in invalid.problems]) from None
    timeline = Timeline(system, head)
    broken = _read_entries(timeline, rest)
    unknown = (*unknown_fields(head), *_unknown_in(timeline))
    return Journal(system, head, timeline, raw[whole:], whole, broken, unknown)


def _refuse_one_document(raw: bytes) -> None:
    """Say of what kind a document is that stands on many lines, or on none that ends."""
    try:
        document = parse_json(raw)
    except InputError:
        return
    if document.get("toise") in KINDS.keys() - {"battle"}:
        raise InvalidError([of_another_kind(document, Text("not a battle of Toise"))])


def _read_entries(timeline: Timeline, lines: list[bytes]) -> InputError | None:
    """Take the entries up to the first that can't be read; that one's error, or None."""
    for number, line in enumerate(lines, 2):
        try:
            timeline.add(read_entry(parse_json(line)))
        except InvalidError as invalid:
            return _at_line(number, invalid.problems[0])
        except InputError as error:
            return _at_line(number, error)
    return None


def _at_line(number: int, error: InputError) -> InputError:
    where = f", {error.where}" if error.where else ""
    text = Text("line {number}{where}: {problem}", number=number, where=where, problem=error.text)
    return InputError(text, suggestion=error.suggestion)


def _unknown_in(timeline: Timeline) -> Iterator[UnknownField]:
    """The fields of entries that nothing reads, each name once."""
    seen: set[str] = set()
    for entry in timeline.entries:
        for field in unknown_fields(entry, f"{entry.kind}."):
            if field.field not in seen:
                seen.add(field.field)
                yield field


def entry_line(entry: Entry) -> bytes:
    """The line of an entry, with its line break."""
    return line_of(entry_document(entry))


def line_of(document: Json) -> bytes:
    """A document on one line, with its line break."""
    return json.dumps(document, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"
