"""What wears figures away that have a sheet: entries known, hits with a law, rolls on a table.

A game that has such figures describes here what its views offer; the fields are those of its
circumstances: ``wounds``, ``hits`` with ``severity``, ``shots`` with ``wound_table``, ``test``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.document import Document


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a blow may come to: its id, its words (marked), the letter that types it.

    ``cost``: the points it takes. ``short``: to stand in a cell.
    """

    id: str
    label: str
    short: str
    key: str
    cost: int


@dataclass(frozen=True, slots=True)
class Mark:
    """One of a few values with its words, marked for translation."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Wear:
    """The words and bounds of what wears figures away.

    ``outcomes``: from the least on, with that which is none last. ``sources``: where a wound may
    come from; ``repairers``: who repairs; the first of each is the usual one. ``repair_key``: the
    letter of a repair. ``bands``: what each row of the table is for; it has ``columns`` columns.
    ``editions``: those with a text of their own, by their id. ``table_file``: the document in which
    a table of the players' own is kept, one per edition.
    """

    outcomes: tuple[Outcome, ...]
    sources: tuple[Mark, ...]
    repairers: tuple[Mark, ...]
    repair_key: str
    most_hits: int
    most_repair: int
    bands: tuple[str, ...]
    columns: int
    editions: Mapping[str, str]
    table_file: type[Document]

    @property
    def wounds(self) -> tuple[Outcome, ...]:
        """The outcomes that are wounds."""
        return self.outcomes[:-1]

    def empty_table(self) -> list[list[str | None]]:
        """A table with nothing filled in."""
        return [[None] * self.columns for _ in self.bands]

    def outcome(self, name: Any) -> Outcome | None:
        """An outcome by its id."""
        return next((one for one in self.outcomes if one.id == name), None)
