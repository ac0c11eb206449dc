"""What the views offer for engines: severities, sources, repairs, the players' own wound table."""

from __future__ import annotations

from typing import Literal

from rules.document import Document
from rules.systems.confrontation.editions import EDITIONS
from rules.systems.confrontation.models import (
    MOST_HITS,
    MOST_REPAIR,
    REPAIR_SOURCES,
    WOUND_SOURCES,
    WoundTable,
)
from rules.systems.confrontation.words import REPAIRERS
from rules.systems.confrontation.wounds import (
    BANDS,
    COLUMNS,
    LOSS,
    OUTCOMES,
    SEVERITY_LABELS,
    SHORT_LABELS,
)
from rules.text import mark
from rules.wear import Mark, Outcome, Wear

SOURCE_LABELS = {"roll": mark("by a roll"), "direct": mark("direct")}
KEYS = dict(zip(OUTCOMES, "SLGCTN", strict=True))
"""The letters of the French words: Sonné, Légère, Grave, Critique, Tué net, néant."""


class WoundTableFile(Document):
    """The players' own wound table of one edition (files.md § Confrontation's wound tables)."""

    toise: Literal["wound_table"] = "wound_table"
    version: Literal[1] = 1
    edition: Literal["rooted", "confede", "c3"]
    table: WoundTable


WEAR = Wear(
    outcomes=tuple(
        Outcome(name, SEVERITY_LABELS[name], SHORT_LABELS[name], KEYS[name], LOSS[name])
        for name in OUTCOMES
    ),
    sources=tuple(Mark(source, SOURCE_LABELS[source]) for source in WOUND_SOURCES),
    repairers=tuple(Mark(source, REPAIRERS[source]) for source in REPAIR_SOURCES),
    repair_key="R",
    most_hits=MOST_HITS,
    most_repair=MOST_REPAIR,
    bands=BANDS,
    columns=COLUMNS,
    editions={edition.id: edition.name for edition in EDITIONS.values()},
    table_file=WoundTableFile,
)
