"""What ``toise roster`` prints: a roster with its totals, for people, for programs, for tables."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.views.rosters.sentences import notices, total_words
from desktop.words import Words
from rules.json_reading import Json
from rules.roster import totals
from rules.roster_columns import Columns
from rules.roster_lines import line_of
from rules.roster_reading import RosterReading
from rules.text import Text


def roster_document(reading: RosterReading) -> Json:
    """The roster with its repaired identities, its totals, and what there is to tell of it."""
    found = totals(reading.system, reading.document)
    return reading.document | {
        "totals": [total.document() for total in found],
        "notices": [{"where": notice.where} for notice in reading.notices],
        "warnings": [field.document() for field in reading.unknown],
    }


def roster_lines(reading: RosterReading, words: Words) -> list[str]:
    """Name, totals with their terms, then each group with a line for each profile."""
    document, system = reading.document, reading.system
    title = Text("{name} ({game})", name=document["name"], game=words.label(system.name))
    note = [document["note"]] if document["note"] else []
    sums = [total_words(words, total) for total in totals(system, document)]
    return [words(title), *note, *sums, *_grouped(reading, words)]


def told_lines(reading: RosterReading, words: Words) -> list[str]:
    """What was mended, and what nothing reads."""
    return notices(words, reading)


def _grouped(reading: RosterReading, words: Words) -> Iterator[str]:
    document = reading.document
    columns = Columns(reading.system, [words.label])
    for group in (None, *document["groups"]):
        identity = group["id"] if group else None
        members = [one for one in document["profiles"] if one["group"] == identity]
        if not members and group is None:
            continue
        part = document | {"profiles": members}
        sums = "; ".join(total_words(words, total) for total in totals(reading.system, part))
        yield ""
        if group:
            yield words(Text("{name} – {sums}", name=group["name"], sums=sums))
        yield from (line_of(one, columns, None, words.label) for one in members)
